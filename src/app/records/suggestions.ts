import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { BuyerSuggestion, CustomerSuggestions, LineSuggestion, OfferedPrice } from '#contract/records.ts'
import { defaultLocale } from '#core/defaults.ts'
import type { DraftItem } from '#core/draft/draft.ts'
import { parseNumber } from '#core/draft/draft-fields.ts'
import { isSummed } from '#core/line-kind.ts'
import type { CatalogueItem } from '#core/records/catalogue-item-fields.ts'
import { customerOfDraft } from '#core/records/customer-of-invoice.ts'
import { foldedText, keyOf, keyOfName, matchRank, searchWords, titleOf } from '#core/records/record-keys.ts'
import type { BuyerMatch, RecentInvoice, StoredRecord } from '../ports/records.ts'
import type { Store } from '../ports/store.ts'
import { viewOf } from './records.ts'

const rowsAtOnce = 8
/** Number of a customer's latest invoices whose prices are read. */
const recentInvoices = 60
/** Limit for the lines of all these invoices together; one invoice may have ten thousand. */
const maxLines = 20_000

export function createSuggestions({ store }: { store: Store }) {
  const { records } = store
  const historyOf = createHistoryCache(store)

  return {
    /**
     * Suggests customers first, then buyers that are not customers yet. A buyer whose whole name is typed is always
     * included.
     */
    suggestCustomers({
      text,
      limit = rowsAtOnce,
    }: ParsedArgumentOf<'suggestCustomers'>): CustomerSuggestions {
      const customers = records.suggest('customers', text, limit)
      const left = limit - customers.length
      const found = left > 0 ? records.buyers(text, left) : buyerNamed(records, text)
      const buyers = found.flatMap(({ id, revision, invoices }): BuyerSuggestion | [] => {
        const draft = store.invoices.revision(id, revision)
        const customer = draft && customerOfDraft(draft)
        return customer ? { customer, invoices, invoiceId: id } : []
      })
      return {
        customers: customers.slice(0, limit - buyers.length).map(stored => viewOf<'customers'>(stored)),
        buyers,
      }
    },

    suggestItems(query: ParsedArgumentOf<'suggestItems'>): LineSuggestion[] {
      const { text, currency, limit = rowsAtOnce } = query
      const words = searchWords(text)
      const customer =
        query.customerId === undefined ? undefined : records.find('customers', query.customerId)
      const key = customer ? keyOf('customers', customer.record) : keyOfName(query.customerName ?? '')
      const recent = records.recentInvoices({ id: query.customerId ?? null, key }, recentInvoices)
      const history = historyOf(recent.filter(({ id }) => id !== query.invoiceId))
      const items = records.suggest('items', text, limit)
      const ofItems = items.map(stored => suggestionOfCatalogueItem(stored, currency, history))
      const keys = new Set(items.map(({ record }) => keyOf('items', record)))
      const ofLines = [...history.values()]
        .filter(line => !keys.has(line.key) && words.every(word => line.folded.includes(word)))
        .map(line => suggestionOfLine(line, currency))
      return inOrder([...ofItems, ...ofLines], foldedText(text)).slice(0, limit)
    },
  }
}

interface BilledLine {
  key: string
  folded: string
  /** line of the newest invoice */
  line: DraftItem
  /** newest price in each currency */
  prices: Map<string, OfferedPrice>
}

/** Keyed by description, newest first. */
type BilledLines = ReadonlyMap<string, BilledLine>

/** Caches the lines of one customer, because every typed letter of a description needs them. */
function createHistoryCache(store: Store) {
  let kept: { of: string; lines: BilledLines } | undefined
  return (invoices: readonly RecentInvoice[]): BilledLines => {
    const of = invoices.map(({ id, revision, updatedAt }) => `${id} ${revision} ${updatedAt}`).join('\n')
    if (kept?.of !== of) kept = { of, lines: billedLines(store, invoices) }
    return kept.lines
  }
}

function billedLines(store: Store, invoices: readonly RecentInvoice[]): BilledLines {
  const lines = new Map<string, BilledLine>()
  let count = 0
  for (const { id, revision, invoice_number, currency } of invoices) {
    const draft = store.invoices.revision(id, revision)
    count += draft?.items.length ?? 0
    if (count > maxLines) break
    for (const line of draft?.items ?? []) {
      if (isSummed(line) && line.description.trim() !== '')
        addLine(lines, line, { locale: draft?.locale ?? '', currency }, invoice_number)
    }
  }
  return lines
}

function addLine(
  lines: Map<string, BilledLine>,
  line: DraftItem,
  { currency, locale }: { currency: string; locale: string },
  invoice_number: string,
): void {
  const key = keyOfName(line.description)
  const known = lines.get(key) ?? { key, folded: foldedText(line.description), line, prices: new Map() }
  lines.set(key, known)
  const price = parseNumber(line.unit_price, locale.trim() || defaultLocale)
  if (price !== undefined && !known.prices.has(currency))
    known.prices.set(currency, { unit_price: price, from: 'customer', invoice_number })
}

function suggestionOfCatalogueItem(
  { id, record }: StoredRecord<'items'>,
  currency: string,
  history: BilledLines,
): LineSuggestion {
  const billed = history.get(keyOf('items', record))?.prices.get(currency)
  const own = ownPrice(record, currency)
  return {
    itemId: id,
    description: record.description,
    unit: record.unit ?? null,
    tax_rate: record.tax_rate ?? null,
    code: record.code ?? null,
    prices: [billed, own].flatMap(price => price ?? []),
  }
}

function ownPrice({ prices = {} }: CatalogueItem, currency: string): OfferedPrice | undefined {
  const unit_price = prices[currency]
  return unit_price === undefined ? undefined : { unit_price, from: 'item', invoice_number: null }
}

function suggestionOfLine({ line, prices }: BilledLine, currency: string): LineSuggestion {
  const price = prices.get(currency)
  return {
    itemId: null,
    description: line.description,
    unit: line.unit?.trim() || null,
    tax_rate: line.tax_rate?.trim() || null,
    code: line.seller_item_id?.trim() || null,
    prices: price ? [price] : [],
  }
}

/** The buyer whose whole name is typed, unless a customer has this name. */
function buyerNamed(records: Store['records'], text: string): BuyerMatch[] {
  const key = keyOfName(text)
  if (key === '' || records.withKey('customers', key).length > 0) return []
  const [newest] = records.recentInvoices({ id: null, key }, 1)
  return newest ? [{ ...newest, invoices: records.invoicesOfBuyer(key).length }] : []
}

/** Sorts by match rank; among equal ranks, items billed to this customer come first. */
function inOrder(suggestions: readonly LineSuggestion[], search: string): LineSuggestion[] {
  const rank = ({ description, prices }: LineSuggestion) =>
    2 * matchRank(foldedText(titleOf('items', { description })), search) +
    (prices[0]?.from === 'customer' ? 0 : 1)
  return suggestions.toSorted((one, other) => rank(one) - rank(other))
}
