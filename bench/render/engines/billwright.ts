import { renderInvoice } from '../../../src/pdf/document/render-invoice.ts'
import { shippedTemplates } from '../../../src/pdf/shipped-templates.ts'
import type { Template } from '../../../src/render/template/template.ts'
import type { Engine } from '../engine.ts'

let template: Template | undefined

/** The product's renderer with totals, formatting, tags and watermark. */
export const engine: Engine = {
  takes: 'invoice',
  async prepare() {
    template = shippedTemplates.get('minimal')?.()
  },
  async render(invoice) {
    if (!template) throw new Error('The template minimal is missing')
    return (await renderInvoice(invoice, template, { watermark: 'TEST' })).bytes
  },
}
