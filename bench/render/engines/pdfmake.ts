import pdfmake from 'pdfmake'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'
import type { Engine } from '../engine.ts'
import {
  colors,
  columns,
  fontFiles,
  gutter,
  leading,
  markOpacity,
  paper,
  rowPadding,
  sizes,
  totalsWidth,
} from './paper.ts'

/** pdfmake on a server: a document definition with a table with repeated header, a watermark and a footer. */
export const engine: Engine = {
  takes: 'texts',
  async prepare() {
    const { regular: normal, semibold: bold } = fontFiles
    pdfmake.setFonts({ Inter: { normal, bold } })
    pdfmake.setLocalAccessPolicy(path => path === normal || path === bold)
    pdfmake.setUrlAccessPolicy(() => false)
  },
  render: texts => pdfmake.createPdf(definitionOf(texts)).getBuffer(),
}

const tableLayout = {
  hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => colors.line,
  paddingTop: () => rowPadding,
  paddingBottom: () => rowPadding,
  paddingLeft: () => 0,
  paddingRight: () => gutter,
}

function definitionOf(texts: InvoiceTexts) {
  const { title, number, seller, buyer, facts, head, rows, totals, payable, payment, notes } = texts
  const lines = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([label, value]) => `${label}: ${value}`).join('\n')
  const cells = (texts: readonly string[], bold: boolean) =>
    columns.map(({ align }, index) => ({ text: texts[index] ?? '', alignment: align, bold }))
  return {
    info: { title: `${title} ${number}` },
    pageSize: 'A4',
    pageMargins: [paper.left, paper.top, paper.right, paper.bottom],
    defaultStyle: { font: 'Inter', fontSize: sizes.body, lineHeight: leading / 1.21, color: colors.ink },
    watermark: { text: texts.mark, opacity: markOpacity, bold: true, fontSize: sizes.mark, angle: -55 },
    footer: (page: number, pages: number) => ({
      margin: [paper.left, paper.bottom - paper.footer, paper.right, 0],
      fontSize: sizes.footer,
      color: colors.soft,
      columns: [texts.footer, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
    }),
    content: [
      { text: title, bold: true, fontSize: sizes.title },
      { text: number, fontSize: sizes.number },
      {
        margin: [0, 30],
        columnGap: gutter,
        columns: [seller.join('\n'), buyer.join('\n'), lines(facts)],
      },
      {
        layout: tableLayout,
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: columns.map(({ width }) => width - gutter),
          body: [cells(head, true), ...rows.map(row => cells(row, false))],
        },
      },
      {
        unbreakable: true,
        margin: [paper.width - paper.left - paper.right - gutter - totalsWidth, 14, gutter, 30],
        stack: [
          ...totals.map(([label, value]) => ({ columns: [label, { text: value, alignment: 'right' }] })),
          {
            bold: true,
            fontSize: sizes.payable,
            columns: [payable[0], { text: payable[1], alignment: 'right' }],
          },
        ],
      },
      { unbreakable: true, stack: [{ columnGap: gutter, columns: [lines(payment), notes] }] },
    ],
  }
}
