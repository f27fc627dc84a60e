import type { Decimal } from '#core/decimal.ts'

/** What the operations say of the data as a whole, and of what was. */

export interface DeletedInvoice {
  id: string
  invoice_number: string
  customer: string
  payable: Decimal | null
  currency: string
  /** ISO 8601 instant */
  deletedAt: string
  /** until then it can be restored */
  keptUntil: string
}

/** What an invoice was before. */
export interface InvoiceVersion {
  revision: number
  /** ISO 8601 instant */
  savedAt: string
  customer: string
  payable: Decimal | null
  currency: string
  lines: number
}

export interface BackupView {
  /** ISO 8601 instant */
  takenAt: string
  /** how many invoices are in it */
  invoices: number
}

/** disk_full: no room for another page; write_protected: a read-only volume, or no permission to write */
export type ReadOnlyReason = 'disk_full' | 'write_protected'

export type StoreStatus =
  | {
      state: 'ready'
      /** when the newest one was taken */
      lastBackup: string | null
      /**
       * log_missing: the last changes before an unexpected end may be gone; damage_found: a start looks closer;
       * journal_rewritten: the journal of live submissions was damaged or missing, and nothing of it is lost;
       * data_outdated: the data file is an older one than the journal, such as a copy that was put back by hand;
       * submissions_missing: what looks unsent after a recovery may have been billed; drafts_missing: what was written
       * last could not all be read
       */
      notice:
        | 'log_missing'
        | 'journal_rewritten'
        | 'data_outdated'
        | 'damage_found'
        | 'submissions_missing'
        | 'drafts_missing'
        | 'backup_failed'
        | null
      /** of so many invoices what was written last could not be read; 0: nobody can count them; absent: of none */
      unreadInvoices?: number
    }
  /** a newer version wrote the data: they can be read, exported and printed, not changed */
  | { state: 'newer' }
  /** the data folder takes no write: they can be read and exported, every write is refused, and nothing is sent */
  | { state: 'read_only'; reason: ReadOnlyReason }
  /** left as they are until a person decides */
  | { state: 'damaged'; reason: 'damaged' | 'missing'; backup: BackupView | null }
