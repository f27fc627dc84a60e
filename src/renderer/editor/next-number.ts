import { proposeNumber } from '#core/invoice-number.ts'
import type { Page } from '../state/page.ts'
import { todayOf } from './typed-date.ts'

/** The number that the settings' pattern gives next to those in the list. */
export function nextFreeNumber(page: Page): string | undefined {
  const { settings, invoices } = page.desk.store.getState()
  const draft = page.documents.current()?.doc.draft
  if (!settings || !draft) return undefined
  const taken = [...invoices.map(invoice => invoice.invoice_number), draft.invoice_number]
  return proposeNumber(settings.numberPattern, draft.issue_date ?? todayOf(), taken)
}
