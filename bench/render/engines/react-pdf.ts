import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'
import type { Engine } from '../engine.ts'
import {
  colors,
  columns,
  contentWidth,
  fontFiles,
  gutter,
  leading,
  markOpacity,
  paper,
  rowPadding,
  sizes,
  totalsWidth,
} from './paper.ts'

/** @react-pdf/renderer as in its guide: fixed header, watermark and footer, unbreakable rows. */
export const engine: Engine = {
  takes: 'texts',
  async prepare() {
    const { regular, semibold } = fontFiles
    Font.register({
      family: 'Inter',
      fonts: [
        { src: regular, fontWeight: 400 },
        { src: semibold, fontWeight: 600 },
      ],
    })
    Font.registerHyphenationCallback(word => [word])
  },
  render: texts => renderToBuffer(invoicePage(texts)),
}

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Inter',
    fontSize: sizes.body,
    lineHeight: leading,
    color: colors.ink,
    paddingTop: paper.top,
    paddingLeft: paper.left,
    paddingRight: paper.right,
    paddingBottom: paper.bottom,
  },
  mark: {
    position: 'absolute',
    top: paper.height / 2 - sizes.mark,
    left: 0,
    width: paper.width,
    textAlign: 'center',
    fontSize: sizes.mark,
    lineHeight: 1,
    opacity: markOpacity,
    transform: 'rotate(-55deg)',
  },
  title: { fontSize: sizes.title, fontWeight: 600, lineHeight: leading },
  number: { fontSize: sizes.number, lineHeight: leading },
  columns: { flexDirection: 'row', marginTop: 30, marginBottom: 30 },
  third: { width: contentWidth / 3 },
  half: { width: contentWidth / 2 },
  row: {
    flexDirection: 'row',
    paddingTop: rowPadding,
    paddingBottom: rowPadding,
    borderBottom: `0.5 solid ${colors.line}`,
  },
  head: { fontWeight: 600 },
  totals: { alignSelf: 'flex-end', width: totalsWidth, marginTop: 14, marginRight: gutter },
  pair: { flexDirection: 'row', justifyContent: 'space-between' },
  payable: { fontSize: sizes.payable, fontWeight: 600, lineHeight: leading },
  footer: {
    position: 'absolute',
    top: paper.height - paper.footer,
    left: paper.left,
    width: contentWidth,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: sizes.footer,
    color: colors.soft,
  },
})

const cellStyles = columns.map(({ width, align }) => ({ width, paddingRight: gutter, textAlign: align }))

function invoicePage(texts: InvoiceTexts) {
  const { title, number, seller, buyer, facts, head, rows, totals, payable, payment, notes } = texts
  const text = (style: object, words: string) => createElement(Text, { style }, words)
  const row = (cells: readonly string[], props: object) =>
    createElement(
      View,
      { wrap: false, ...props },
      ...cellStyles.map((style, index) => text(style, cells[index] ?? '')),
    )
  const lines = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([label, value]) => `${label}: ${value}`).join('\n')
  const pair = ([label, value]: readonly [string, string], style: object = {}) =>
    createElement(View, { style: [styles.pair, style] }, text({}, label), text({}, value))
  return createElement(
    Document,
    { title: `${title} ${number}` },
    createElement(
      Page,
      { size: 'A4', style: styles.page },
      createElement(View, { fixed: true, style: styles.mark }, text({}, texts.mark)),
      text(styles.title, title),
      text(styles.number, number),
      createElement(
        View,
        { style: styles.columns },
        text(styles.third, seller.join('\n')),
        text(styles.third, buyer.join('\n')),
        text(styles.third, lines(facts)),
      ),
      createElement(
        View,
        {},
        row(head, { style: [styles.row, styles.head], fixed: true }),
        ...rows.map(cells => row(cells, { style: styles.row })),
      ),
      createElement(
        View,
        { style: styles.totals, wrap: false },
        ...totals.map(total => pair(total)),
        pair(payable, styles.payable),
      ),
      createElement(
        View,
        { style: styles.columns, wrap: false },
        text(styles.half, lines(payment)),
        text(styles.half, notes),
      ),
      createElement(
        View,
        { style: styles.footer, fixed: true },
        text({}, texts.footer),
        createElement(Text, {
          render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`,
        }),
      ),
    ),
  )
}
