import PDFDocument from 'pdfkit'
import type { Issue } from '#core/issue.ts'
import type { Region } from '#core/region.ts'
import type { Renderable } from '#core/renderable.ts'
import type { Template } from '#render/template.ts'

export interface RenderedInvoice {
  bytes: Uint8Array<ArrayBuffer>
  pageCount: number
  regions: Region[]
  warnings: Issue[]
}

/** First cut: replaced by the pipeline. */
export function renderInvoice(
  invoice: Renderable,
  template: Template,
  options: { mark: 'TEST' | null },
): Promise<RenderedInvoice> {
  return new Promise(resolve => {
    const document = new PDFDocument({
      size: 'A4',
      info: { Title: `Invoice ${invoice.invoice_number}`, CreationDate: new Date(0), Producer: 'Billwright' },
    })
    const chunks: Uint8Array[] = []
    let pageCount = 1
    document.on('pageAdded', () => {
      pageCount += 1
    })
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => {
      const bytes = new Uint8Array(Buffer.concat(chunks))
      resolve({ bytes, pageCount, regions: [], warnings: [] })
    })
    if (options.mark) document.text(options.mark)
    document.fontSize(20).text(`Invoice ${invoice.invoice_number}`).fontSize(10).text(template.title)
    for (const item of invoice.items) {
      document.text(`${item.description}  ${item.quantity ?? ''}  ${item.unit_price ?? ''}`)
    }
    document.end()
  })
}
