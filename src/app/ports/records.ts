import type { Decimal } from '#core/money/decimal.ts'
import type { RecordKind, RecordTypes } from '#core/records/record.ts'

/** A customer or an item. */
export interface StoredRecord<Kind extends RecordKind> {
  id: string
  /** number of committed changes, from 1 */
  revision: number
  updatedAt: string
  archivedAt: string | null
  /** the customer that took over the invoices of this one; it is not listed any more */
  mergedInto: string | null
  record: RecordTypes[Kind]
}

/** Change of one record; `null`: there is none. */
export type RecordStep = {
  [Kind in RecordKind]: {
    kind: Kind
    id: string
    before: StoredRecord<Kind> | null
    after: StoredRecord<Kind> | null
  }
}[RecordKind]

/** The customer of an invoice. */
export interface CustomerLink {
  invoiceId: string
  before: string | null
  after: string | null
}

/** A change of records that is made as a whole, and can be undone as one. */
export interface RecordChange {
  steps: RecordStep[]
  links: CustomerLink[]
}

export interface RecordQuery {
  /** as `searchWords` leaves them; all of them have to occur */
  words: readonly string[]
  archived: boolean
  /** id of the last row that is known already */
  after?: string | undefined
  limit: number
}

export interface RecordStore {
  find<Kind extends RecordKind>(kind: Kind, id: string): StoredRecord<Kind> | undefined
  /** by title, without merged ones */
  list<Kind extends RecordKind>(kind: Kind, query: RecordQuery): StoredRecord<Kind>[]
  /** those that contain all words of a text, in the order of `matchRank`; without archived ones */
  suggest<Kind extends RecordKind>(kind: Kind, text: string, limit: number): StoredRecord<Kind>[]
  /** with merged ones, by title; throws where one of them is damaged */
  all<Kind extends RecordKind>(kind: Kind): StoredRecord<Kind>[]
  /** of this key, without merged ones */
  withKey<Kind extends RecordKind>(kind: Kind, key: string): StoredRecord<Kind>[]
  /**
   * all in one commit; `false`, and nothing is changed: a record is not in the revision that a step begins with, or no
   * invoice has the customer that its link begins with and no record is changed
   */
  apply(change: RecordChange): boolean

  /** invoices of a customer, deleted ones too */
  invoicesOf(customerId: string): string[]
  /** invoices without a customer whose buyer has this key, deleted ones too */
  invoicesOfBuyer(key: string): string[]
  /** newest change first, of a customer and of the buyer of this key; without deleted ones and samples */
  recentInvoices(customer: { id: string | null; key: string }, limit: number): RecentInvoice[]
  /** amounts of the latest live submissions that were done, newest first, chosen like `recentInvoices` */
  billedAmounts(customer: { id: string | null; key: string }, limit: number): BilledAmount[]
  /** the same of all customers */
  latestBilledAmounts(limit: number): BilledAmount[]
  /** buyers of invoices without a customer, unless they are called as a customer: as `suggest`, then newest first */
  buyers(text: string, limit: number): BuyerMatch[]
}

export interface RecentInvoice {
  id: string
  revision: number
  invoice_number: string
  /** of what was billed, which may not be that of the written draft */
  currency: string
  updatedAt: string
}

/** The amount due of a live invoice, and whether its prices included tax. */
export interface BilledAmount {
  currency: string
  payable: Decimal
  includesTax: boolean
}

/** The newest invoice of a buyer, and how many there are. */
export interface BuyerMatch extends RecentInvoice {
  invoices: number
}
