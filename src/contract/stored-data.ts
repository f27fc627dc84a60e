import type { Decimal } from '#core/money/decimal.ts'

/** Types of stored data: deleted invoices, versions, backups and the state of the store. */

export interface DeletedInvoice {
  id: string
  invoice_number: string
  customer: string
  payable: Decimal | null
  currency: string
  /** ISO 8601 instant */
  deletedAt: string
  /** the invoice can be restored until then */
  keptUntil: string
}

/** An earlier saved state of an invoice. */
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
  /** number of invoices in it */
  invoices: number
}

/** What an import would do. */
export interface ImportCheck {
  /** documents in the file */
  invoices: number
  /** documents that are replaced, and those of them that stay, because a live key may have submitted them */
  here: { invoices: number; kept: number }
  /** names of connections in the file that get no key of this computer */
  connectionsWithoutKey: string[]
}

/** What an import did. */
export interface ImportedData {
  /** path of the data that were replaced; `null`: they were the same */
  kept: string | null
  /** of the imported settings, if nothing can be written there on this computer */
  missingPdfFolder: string | null
  /** of the imported settings, if it is not on this computer */
  unknownTemplate: string | null
}

/** disk_full: no space left; write_protected: a read-only volume, or no permission to write */
export type ReadOnlyReason = 'disk_full' | 'write_protected'

export type StoreStatus =
  | {
      state: 'ready'
      /** time of the newest backup */
      lastBackup: string | null
      /**
       * log_missing: the last changes before a crash may be lost; damage_found: damage that a recovery or the next start
       * examines; journal_rewritten: the journal of live submissions was damaged or missing and was
       * restored without loss; data_outdated: the data file is older than the journal, such as a copy
       * restored by hand; submissions_missing: invoices that look unsent after a recovery may have been
       * billed; drafts_missing: the latest changes could not all be read; folder_outdated: this computer
       * submitted more than the data folder knows, which was put back from a copy; folder_moved: the data folder
       * was copied or comes from another computer, so nothing that waits is sent by itself; state_unwritable: the
       * same, because what was submitted cannot be noted outside of the data folder
       */
      notice:
        | 'log_missing'
        | 'journal_rewritten'
        | 'data_outdated'
        | 'folder_outdated'
        | 'folder_moved'
        | 'state_unwritable'
        | 'damage_found'
        | 'submissions_missing'
        | 'drafts_missing'
        | 'backup_failed'
        | null
      /**
       * number of invoices whose latest changes could not be read; 0 if it is unknown; absent if there are
       * none
       */
      unreadInvoices?: number
      /** the data are read completely after an unexpected end; absent if not */
      isChecking?: true
    }
  /** written by a newer version: can be read, exported and printed, but not changed */
  | { state: 'newer' }
  /**
   * the data folder is not writable: data can be read and exported, writes are refused and nothing is sent
   */
  | { state: 'read_only'; reason: ReadOnlyReason }
  /** unchanged until the user decides */
  | { state: 'damaged'; reason: 'damaged' | 'missing'; backup: BackupView | null }
