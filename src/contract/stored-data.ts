import { z } from 'zod'
import { draftSchema } from '#core/draft/draft.ts'
import { maxSelected, noArgument } from './argument-schemas.ts'
import type { MissingPdf } from './delivery.ts'
import type { InvoiceView } from './invoices.ts'
import { operation } from './operation.ts'

/** Stored data: backups, the state of the store, export and import. */

export interface BackupView {
  /** ISO 8601 instant */
  takenAt: string
  /** number of invoices in it */
  invoices: number
}

/** A copy of the data in the data folder. */
export interface CopyView {
  /** name in the data folder */
  id: string
  /** a daily backup, one before an update, or data that was replaced by an import or a restore */
  kind: 'daily' | 'update' | 'replaced'
  /** ISO 8601 instant */
  takenAt: string
  bytes: number
  /** number of documents in it; `null` if it cannot be read */
  invoices: number | null
}

/** Number of documents by what happens to them when the data is replaced. */
export interface DocumentChanges {
  /** not in the present data */
  added: number
  /** in both, with different content or state */
  replaced: number
  removed: number
  unchanged: number
  /** would be replaced or removed, but stay because a live key may have submitted them */
  kept: number
}

/** Preview of an import or a restore. */
export interface ImportCheck {
  /** number of documents in the file */
  invoices: number
  /** number of documents in the present data */
  here: number
  changes: DocumentChanges
  /** names of connections in the file for which this computer has no key */
  connectionsWithoutKey: string[]
}

/** What an import did. */
export interface ImportedData {
  /** path of the replaced data; `null` if both were equal */
  kept: string | null
  /** id of the copy that restores the replaced data; `null` if there is none, or if it was damaged */
  replacedCopyId: string | null
  /** `null` if the replaced data could not be read */
  changes: DocumentChanges | null
  /** folder of the imported settings that is not writable on this computer */
  missingPdfFolder: string | null
  /** template of the imported settings that is not on this computer */
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
      /** number of invoices whose latest changes could not be read; 0 if unknown; absent if there are none */
      unreadInvoices?: number
      /** present while the data is read completely after an unexpected end */
      isChecking?: true
    }
  /** written by a newer version: can be read, exported and printed, but not changed */
  | { state: 'newer' }
  /** the data folder is not writable: data can be read and exported, but nothing is written or sent */
  | { state: 'read_only'; reason: ReadOnlyReason }
  /** stays unchanged until the user decides */
  | { state: 'damaged'; reason: 'damaged' | 'missing'; backup: BackupView | null }

/** Id of a copy, as returned by `listCopies`. */
const copyId = z.string().regex(/^[\w.:-]{1,60}$/)
const copyArgument = z.strictObject({ id: copyId })

/** The newest valid backup, nothing, or the backup with this id. */
const recoverySchema = z.union([z.enum(['backup', 'nothing']), z.strictObject({ backup: copyId })])
export type RecoverySource = z.output<typeof recoverySchema>

/** The part of the table of operations that concerns stored data: its state, recovery, export, import and files. */
export const dataOperations = {
  storeStatus: operation<StoreStatus>()(noArgument),
  /** for damaged data: keeps the file and starts from a backup or from nothing */
  recoverStore: operation<StoreStatus>()(z.strictObject({ from: recoverySchema })),
  /** for read-only data: opens it for writing, if that is possible now */
  reopenStore: operation<StoreStatus>()(noArgument),

  /**
   * exports everything to one file; `missing` lists the invoices whose PDF is not included; asks for a path; `null` if
   * cancelled
   */
  exportData: operation<{ path: string; missing: MissingPdf[] } | null>()(noArgument),
  /** part of an exported file as base64, in order from offset 0 */
  importPart: operation<void>()(
    z.strictObject({
      offset: z.int().min(0).max(50_000_000_000),
      bytes: z.base64().max(1_500_000),
    }),
  ),
  /** checks the uploaded parts without changing anything; returns what they would replace */
  checkImport: operation<ImportCheck>()(noArgument),
  /** removes the uploaded parts */
  discardImport: operation<void>()(noArgument),
  /** replaces the data with the uploaded parts; the previous data is kept at `kept`; `null` if both are equal */
  importData: operation<ImportedData>()(noArgument),

  /** copies of the data in the data folder, newest first */
  listCopies: operation<CopyView[]>()(noArgument),
  /** checks a copy without changing anything; returns what restoring it would replace */
  checkCopy: operation<ImportCheck>()(copyArgument),
  /** replaces the data with a copy in the data folder, as an import does */
  restoreCopy: operation<ImportedData>()(copyArgument),

  /**
   * exports a table as displayed, with column titles in its first row; asks for a path if `to` is `file`; `null` if
   * cancelled
   */
  exportTable: operation<{ path: string } | null>()(
    z.strictObject({
      title: z.string().trim().min(1).max(80),
      rows: z
        .array(z.array(z.string().max(500)).max(12))
        .min(1)
        .max(maxSelected + 1),
      to: z.enum(['file', 'clipboard']),
    }),
  ),
  /** saves a draft that cannot be written to the store as a file; asks for a path; `null` if cancelled */
  saveElsewhere: operation<{ path: string } | null>()(z.strictObject({ draft: draftSchema })),
  /** opens such a file, or any invoice as JSON, as a new draft */
  openInvoiceFile: operation<InvoiceView>()(z.strictObject({ text: z.string().max(8_000_000) })),
  /** saves diagnostics as one text without keys, names and invoices; asks for a path; `null` if cancelled */
  exportDiagnostics: operation<{ path: string } | null>()(noArgument),
}
