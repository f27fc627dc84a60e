import type { InvoiceCounts, InvoiceSort, InvoiceSummary } from '#contract/invoice-list.ts'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import { nameOfSender, type SenderProfile } from '#contract/settings.ts'
import { searchable } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import { createSettings } from '../settings.ts'

const byName = new Intl.Collator('en', { numeric: true })

/** More rows than a window shows. */
const maxRows = 200

/** Reads the list of invoices. */
export function createInvoiceList({ store, clock }: { store: Store; clock: Pick<Clock, 'today'> }) {
  const withToday = <Filter extends { search?: string | undefined }>({ search = '', ...filter }: Filter) => ({
    ...filter,
    search: searchable(search).replaceAll('\n', ' ').trim(),
    today: clock.today(),
  })

  /** Ids of senders sorted by name; removed profiles come last. */
  function sendersByName(): string[] {
    const { senders, formerSenders } = createSettings(store).settings()
    const sorted = (profiles: readonly SenderProfile[]) =>
      profiles.toSorted((one, other) => byName.compare(nameOfSender(one), nameOfSender(other)))
    return [...sorted(senders), ...sorted(formerSenders)].map(({ id }) => id)
  }

  const inOrder = <Query extends { sort?: InvoiceSort | undefined }>({ sort, ...query }: Query) => ({
    ...query,
    ...(sort && { sort: { ...sort, ...(sort.by === 'sender' && { senders: sendersByName() }) } }),
  })

  return {
    listInvoices: ({ limit = maxRows, ...query }: ParsedArgumentOf<'listInvoices'>): InvoiceSummary[] =>
      store.invoices.list({ ...withToday(inOrder(query)), limit }),

    invoiceSummary({ id }: { id: string }): InvoiceSummary {
      const found = store.invoices.summary(id, clock.today())
      if (!found) throw new AppError('no_such_invoice')
      return found
    },

    countInvoices: (query: ParsedArgumentOf<'countInvoices'>): InvoiceCounts =>
      store.invoices.counts(withToday(query)),

    listInvoiceIds: (query: ParsedArgumentOf<'listInvoiceIds'>): string[] =>
      store.invoices.ids(withToday(inOrder(query))),
  }
}
