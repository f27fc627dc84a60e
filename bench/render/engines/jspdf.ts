import { GState, jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { InvoiceTexts } from '../../invoice/invoice-texts.ts'
import type { Engine } from '../engine.ts'
import {
  colors,
  columns,
  contentWidth,
  gutter,
  leading,
  markOpacity,
  paper,
  readFonts,
  rowPadding,
  sizes,
  totalsWidth,
} from './paper.ts'

let fonts = { regular: '', semibold: '' }

/** jsPDF with its table plug-in, compressed like the others. */
export const engine: Engine = {
  takes: 'texts',
  async prepare() {
    const { regular, semibold } = readFonts()
    fonts = { regular: regular.toString('base64'), semibold: semibold.toString('base64') }
  },
  render: async texts => write(texts),
}

function write(texts: InvoiceTexts): Uint8Array {
  const { title, number, seller, buyer, facts, head, rows } = texts
  const document = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  document.addFileToVFS('regular.ttf', fonts.regular).addFileToVFS('semibold.ttf', fonts.semibold)
  document.addFont('regular.ttf', 'Inter', 'normal')
  document.addFont('semibold.ttf', 'Inter', 'bold')
  document.setProperties({ title: `${title} ${number}` }).setLineHeightFactor(leading)
  document.setTextColor(colors.ink)
  document.setFont('Inter', 'bold').setFontSize(sizes.title).text(title, paper.left, 80)
  document.setFont('Inter', 'normal').setFontSize(sizes.number).text(number, paper.left, 100)
  document.setFontSize(sizes.body)
  const blocks = [seller, buyer, facts.map(([label, value]) => `${label}: ${value}`)]
  blocks.forEach((block, index) => {
    document.text([...block], paper.left + (index * contentWidth) / 3, 140)
  })
  autoTable(document, {
    startY: 225,
    theme: 'plain',
    margin: { left: paper.left, right: paper.right, top: paper.top, bottom: paper.bottom },
    rowPageBreak: 'avoid',
    head: [[...head]],
    body: rows.map(row => [...row]),
    styles: {
      font: 'Inter',
      fontSize: sizes.body,
      textColor: colors.ink,
      cellPadding: { top: rowPadding, bottom: rowPadding, left: 0, right: gutter },
      lineColor: colors.line,
      lineWidth: { bottom: 0.5 },
    },
    columnStyles: Object.fromEntries(
      columns.map(({ width, align }, index) => [index, { cellWidth: width, halign: align }]),
    ),
  })
  writeTotals(document, texts, document.lastAutoTable.finalY)
  writePages(document, texts)
  return new Uint8Array(document.output('arraybuffer'))
}

function writeTotals(document: jsPDF, { totals, payable, payment, notes }: InvoiceTexts, end: number): void {
  const terms = payment.map(([label, value]) => `${label}: ${value}`)
  const words: string[] = document.splitTextToSize(notes, contentWidth / 2 - gutter)
  const height = (totals.length + 3) * 20 + Math.max(terms.length, words.length) * 14 + 40
  let y = end + 30
  if (y + height > paper.height - paper.bottom) {
    document.addPage()
    y = paper.top + 20
  }
  const right = paper.width - paper.right - gutter
  const pair = ([label, value]: readonly [string, string]) => {
    document.text(label, right - totalsWidth, y).text(value, right, y, { align: 'right' })
    y += 20
  }
  document.setFont('Inter', 'normal').setFontSize(sizes.body).setTextColor(colors.ink)
  for (const total of totals) pair(total)
  document.setFont('Inter', 'bold').setFontSize(sizes.payable)
  pair(payable)
  document.setFont('Inter', 'normal').setFontSize(sizes.body)
  document.text(terms, paper.left, y + 20).text(words, paper.left + contentWidth / 2, y + 20)
}

function writePages(document: jsPDF, texts: InvoiceTexts): void {
  const pages = document.getNumberOfPages()
  const faint = new GState({ opacity: markOpacity })
  const y = paper.height - paper.footer
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page)
    document.setFont('Inter', 'normal').setFontSize(sizes.footer).setTextColor(colors.soft)
    document.text(texts.footer, paper.left, y)
    document.text(`Page ${page} of ${pages}`, paper.width - paper.right, y, { align: 'right' })
    document.saveGraphicsState().setGState(faint)
    document.setTextColor(colors.ink)
    document.setFont('Inter', 'bold').setFontSize(sizes.mark)
    document.text(texts.mark, 200, 650, { angle: 55 })
    document.restoreGraphicsState()
  }
}
