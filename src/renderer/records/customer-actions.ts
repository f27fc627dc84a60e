import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import type { DraftProposal } from '#contract/schedules.ts'
import { maxDrafts } from '#contract/schedules.ts'
import { t } from '../i18n/translate.ts'
import { createDrafts, reviewDuplicatesOf } from '../schedules/schedule-actions.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus } from '../state/invoice-actions.ts'

/** Opens the review of duplicates of each customer's newest invoice. */
export const repeatCustomers = (app: App, customerIds: readonly string[]): Promise<void> =>
  movingFocus(app, async () => {
    const newest = await Promise.all(
      customerIds.map(async customerId => {
        const documents = await unwrap(
          app.api.listInvoices({ customerId, sort: { by: 'issued', descending: true }, limit: 50 }),
        )
        return documents.find(({ type }) => type === 'invoice')?.id
      }),
    )
    const ids = newest.filter(id => id !== undefined)
    if (ids.length === 0) return app.view.notify(() => t('customers.repeat.none'))
    await reviewDuplicatesOf(app, ids)
  })

export type SharedInvoice = Omit<ArgumentOf<'reviewCustomerInvoices'>, 'customerIds'>

export const reviewInvoices = (
  app: App,
  customerIds: readonly string[],
  shared: SharedInvoice,
): Promise<DraftProposal[]> =>
  unwrap(app.api.reviewCustomerInvoices({ customerIds: [...customerIds], ...shared }))

export const makeInvoices = (
  app: App,
  customerIds: readonly string[],
  shared: SharedInvoice,
): Promise<string[]> =>
  createDrafts(app, () => app.api.createCustomerInvoices({ customerIds: [...customerIds], ...shared }))

/** Opens the form that creates one invoice per customer. */
export function invoiceCustomers(app: App, customerIds: readonly string[]): void {
  if (customerIds.length > maxDrafts) app.view.notify(() => t('duplicates.too-many', { count: maxDrafts }))
  else app.view.set({ notice: null, settings: null, overlay: { kind: 'invoice-customers', customerIds } })
}
