import PDFDocument from 'pdfkit'
import { formatAmount, formatMoney, formatQuantity } from '#core/format.ts'
import type { Renderable } from '#core/renderable.ts'
import { totalsOf } from '#core/totals.ts'
import { readFaceFile } from '#pdf/face-files.ts'

const fonts = { regular: readFaceFile('sans', 'regular'), semibold: readFaceFile('sans', 'semibold') }
const left = 60
const columns = [
  { x: left, width: 230, align: 'left' },
  { x: 300, width: 50, align: 'right' },
  { x: 355, width: 70, align: 'right' },
  { x: 430, width: 30, align: 'right' },
  { x: 465, width: 70, align: 'right' },
] as const
const bottom = 770

/** The invoice as most programs write it: pdfkit's own `text()` and `heightOfString()`, the same fonts embedded. */
export function renderPlainly(invoice: Renderable): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 58, info: { CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.registerFont('regular', fonts.regular)
  document.registerFont('semibold', fonts.semibold)
  const totals = totalsOf(invoice)
  const mark = () => {
    document.save().rotate(-55, { origin: [297, 420] })
    document.font('semibold').fontSize(180).fillOpacity(0.1).text('TEST', 60, 330, { lineBreak: false })
    document.restore().fillOpacity(1).font('regular').fontSize(9)
  }

  mark()
  document.font('semibold').fontSize(24).text('Invoice', left, 58)
  document.font('regular').fontSize(12).text(invoice.invoice_number)
  document.fontSize(9).moveDown()
  for (const party of [invoice.seller, invoice.buyer]) {
    document.font('semibold').text(party?.name ?? '')
    document.font('regular')
    for (const line of party?.address ?? []) document.text(line)
    document.moveDown()
  }

  let y = document.y + 20
  const row = (cells: readonly string[]) => {
    const [description = ''] = cells
    const height = document.heightOfString(description, { width: columns[0].width }) + 13
    if (y + height > bottom) {
      document.addPage()
      mark()
      y = 58
    }
    for (const [index, cell] of cells.entries()) {
      const column = columns[index]
      if (column) document.text(cell, column.x, y + 6.5, { width: column.width, align: column.align })
    }
    document
      .moveTo(left, y + height)
      .lineTo(535, y + height)
      .lineWidth(0.5)
      .stroke('#e4e6ea')
    y += height
  }
  row(['Description', 'Quantity', 'Unit price', 'VAT', 'Amount'])
  for (const [index, item] of invoice.items.entries()) {
    row([
      item.description,
      formatQuantity(item.quantity ?? '0', 'en'),
      formatAmount(item.unit_price ?? '0', 2, 'en'),
      `${item.tax_rate}%`,
      formatAmount(totals.lines[index] ?? '0', 2, 'en'),
    ])
  }
  for (const { rate, amount } of totals.taxes)
    row(['', '', `VAT ${rate}%`, '', formatMoney(amount, 'EUR', 'en')])
  row(['', '', 'Total', '', formatMoney(totals.total, 'EUR', 'en')])
  document.text(invoice.notes ?? '', left, y + 20)
  document.end()
  return new Promise(resolve => document.on('end', () => resolve(Buffer.concat(chunks))))
}
