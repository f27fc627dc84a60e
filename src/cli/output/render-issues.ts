import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { templateNamed } from '../input/known-templates.ts'

/** What only shows when the invoice is drawn: a logo that is no picture, characters that no font has. */
export async function renderIssues(invoice: Invoice): Promise<Issue[]> {
  // late, because an invoice with errors is never drawn and fonts take their time to load
  const [{ renderInvoice }, { escalateLogoIssues }] = await Promise.all([
    import('#pdf/document/render-invoice.ts'),
    import('#pdf/document/escalate-logo-issues.ts'),
  ])
  const { warnings } = await renderInvoice(invoice, templateNamed(invoice.template), { watermark: 'TEST' })
  return escalateLogoIssues(warnings)
}
