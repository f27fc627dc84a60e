import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { templateNamed } from './known-templates.ts'

/** What only shows when the invoice is drawn: a logo that is no picture, characters that no font has. */
export async function renderIssues(invoice: Invoice): Promise<Issue[]> {
  // late, because an invoice with errors is never drawn and fonts take their time to load
  const [{ renderInvoice }, { asServiceJudges }] = await Promise.all([
    import('#pdf/render-invoice.ts'),
    import('#pdf/as-service-judges.ts'),
  ])
  const { warnings } = await renderInvoice(invoice, templateNamed(invoice.template), { mark: 'TEST' })
  return asServiceJudges(warnings)
}
