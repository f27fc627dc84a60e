import type { Decimal } from '#core/money/decimal.ts'
import type { RecordKind, RecordTypes } from '#core/records/record.ts'

/** A customer or a catalogue item. */
export interface StoredRecord<Kind extends RecordKind> {
  id: string
  /** number of committed changes, from 1 */
  revision: number
  updatedAt: string
  archivedAt: string | null
  /** the customer that this one was merged into; a merged customer is not listed any more */
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

/** Changes of records that are committed and undone together. */
export interface RecordChange {
  steps: RecordStep[]
  links: CustomerLink[]
}

export interface RecordQuery {
  /** words as returned by `searchWords`; a record must contain all of them */
  words: readonly string[]
  archived: boolean
  /** id of the last row of the previous page */
  after?: string | undefined
  limit: number
}

export interface RecordStore {
  find<Kind extends RecordKind>(kind: Kind, id: string): StoredRecord<Kind> | undefined
  /** by title, without merged ones */
  list<Kind extends RecordKind>(kind: Kind, query: RecordQuery): StoredRecord<Kind>[]
  /** those that contain all words of a text, in the order of `matchRank`; without archived ones */
  suggest<Kind extends RecordKind>(kind: Kind, text: string, limit: number): StoredRecord<Kind>[]
  /** including merged ones, by title; throws if one is damaged */
  all<Kind extends RecordKind>(kind: Kind): StoredRecord<Kind>[]
  /** records with this key, without merged ones */
  withKey<Kind extends RecordKind>(kind: Kind, key: string): StoredRecord<Kind>[]
  /**
   * all in one commit; returns `false` and changes nothing if a record is not in the revision of its step, or if no
   * record changes and no invoice has the customer that its link starts from
   */
  apply(change: RecordChange): boolean

  /** invoices of a customer, deleted ones too */
  invoicesOf(customerId: string): string[]
  /** invoices without a customer whose buyer has this key, deleted ones too */
  invoicesOfBuyer(key: string): string[]
  /** newest change first; invoices of the customer and of buyers with this key, without deleted ones and samples */
  recentInvoices(customer: { id: string | null; key: string }, limit: number): RecentInvoice[]
  /** amounts of the latest completed live submissions, newest first, selected like `recentInvoices` */
  billedAmounts(customer: { id: string | null; key: string }, limit: number): BilledAmount[]
  /** the same for all customers */
  latestBilledAmounts(limit: number): BilledAmount[]
  /**
   * buyers of invoices without a customer, unless a customer has the same name: first as `suggest` orders them, then
   * newest first
   */
  buyers(text: string, limit: number): BuyerMatch[]
}

export interface RecentInvoice {
  id: string
  revision: number
  invoice_number: string
  /** currency of the billed document, which may differ from that of the draft */
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
