import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { CreatedDrafts, DraftProposal } from '#contract/schedules.ts'
import { senderFor } from '#contract/settings.ts'
import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { fieldsOfCustomer } from '#core/records/customer-of-invoice.ts'
import { addDays } from '#core/text/calendar-date.ts'
import { createNewDrafts } from '../invoices/new-drafts.ts'
import type { LongWorks } from '../long-work.ts'
import { newPeriodDraftId } from '../period-draft-id.ts'
import type { Clock } from '../ports/ports.ts'
import type { NewDraft } from '../ports/schedules.ts'
import type { Store } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import { numbersInOrder } from './plan-drafts.ts'
import type { ScheduleChanges } from './schedule-changes.ts'

interface Deps {
  store: Store
  clock: Pick<Clock, 'today'>
  settings: SettingsOperations
  changes: ScheduleChanges
  maintenance: { wake(): void }
  works: Pick<LongWorks, 'run'>
}

type Wanted = ParsedArgumentOf<'reviewCustomerInvoices'>

/** Makes one invoice for each of several customers, with the same text and price. */
export function createCustomerDrafts({ store, clock, settings, changes, maintenance, works }: Deps) {
  const newDrafts = createNewDrafts({ store, clock, settings })

  /** @throws AppError no_such_record */
  function customerOf(id: string): Customer {
    const stored = store.records.find('customers', id)
    if (stored?.mergedInto !== null) throw new AppError('no_such_record')
    return stored.record
  }

  function draftFor(customer: Customer, { item, issueDate, sender }: Wanted): Draft {
    const { dueDays } = senderFor(settings.settings(), sender)
    const draft = { ...newDrafts.blank('invoice', { sender }), ...fieldsOfCustomer(customer) }
    const [line] = draft.items
    // Without an entered tax rate, the line keeps that of the customer or of the settings.
    const { tax_rate, ...others } = item
    return {
      ...draft,
      issue_date: issueDate,
      due_date: addDays(issueDate, customer.payment_days ?? dueDays),
      items: [{ ...line, ...others, ...(tax_rate !== undefined && { tax_rate }) }],
    }
  }

  /**
   * Numbers drafts in the order of the customers. Call it synchronously before the commit, so that no other draft gets
   * the same number.
   */
  function planned(wanted: Wanted, customerIds: readonly string[]): NewDraft[] {
    const propose = numbersInOrder(store)
    const { numberPatterns } = senderFor(settings.settings(), wanted.sender)
    return customerIds.map(customerId => {
      const draft = {
        ...draftFor(customerOf(customerId), wanted),
        invoice_number: propose(numberPatterns.invoice, wanted.issueDate),
      }
      return {
        id: newPeriodDraftId(),
        draft,
        columns: columnsOf(draft),
        customerId,
        madeFor: null,
        replaces: null,
      }
    })
  }

  return {
    reviewCustomerInvoices: (wanted: Wanted): DraftProposal[] =>
      planned(wanted, [...new Set(wanted.customerIds)]).map(({ customerId, columns }) => ({
        sourceId: customerId ?? '',
        madeFor: null,
        sourceNumber: '',
        customer: columns.customer,
        invoice_number: columns.invoice_number,
        issueDate: wanted.issueDate,
        period: '',
        payable: columns.payable,
        currency: columns.currency,
        texts: [],
        unmovedTexts: [],
        problem: null,
      })),

    /** All drafts or none; `undoScheduleChange` undoes them in one step. */
    createCustomerInvoices: async (wanted: Wanted): Promise<CreatedDrafts> => {
      const customerIds = [...new Set(wanted.customerIds)]
      for (const id of customerIds) customerOf(id)
      const created = await works.run('drafts', async () =>
        changes.commitDrafts({
          steps: [],
          subjects: customerIds,
          draftsOf: part => planned(wanted, part),
        }),
      )
      maintenance.wake()
      return created
    },
  }
}
