import type { MissingPdf } from '#contract/delivery.ts'
import type {
  BackupView,
  CopyView,
  ImportCheck,
  ImportedData,
  ReadOnlyReason,
  RecoverySource,
  StoreStatus,
} from '#contract/stored-data.ts'
import type { WorkControl } from './work-control.ts'

export type StoreCondition =
  | {
      state: 'ready'
      /** as in `StoreStatus` */
      notice: Exclude<Extract<StoreStatus, { state: 'ready' }>['notice'], 'backup_failed'>
      /** as in `StoreStatus` */
      unreadInvoices?: number
      /** as in `StoreStatus` */
      isChecking?: true
    }
  /** written by a newer version; readable */
  | { state: 'newer' }
  /** the data folder is not writable; readable */
  | { state: 'read_only'; reason: ReadOnlyReason }
  /** unchanged until the user decides; meanwhile the store is empty and read-only */
  | { state: 'damaged'; reason: 'damaged' | 'missing'; backup: BackupView | null }

/** The result of replacing the data; `kept` is the path of the previous data, `null` if both were equal. */
export type Replaced = Pick<ImportedData, 'kept' | 'replacedCopyId' | 'changes'>

/** Number of invoices of the damaged file that were processed. */
export type OnRecoveryProgress = (progress: { done: number; total: number }) => void

/** Condition, backups, export and import of the data. */
export interface DataFileControl {
  condition(): StoreCondition
  /** resolves when no check of the data runs */
  checked(): Promise<void>
  /** @throws AppError store_unavailable with the reason if the data is opened read-only */
  requireWritable(): void
  /** tries to open read-only data for writing; examines data in which damage was found, as at a start */
  reopen(): Promise<void>
  /** times of the backups, newest first */
  backups(): string[]
  /** moves damaged data aside and replaces it by a valid backup or by empty data */
  recover(from: RecoverySource, onProgress?: OnRecoveryProgress): Promise<void>
  /** makes a verified copy unless there is one of this day (`YYYY-MM-DD`) */
  backUp(day: string): Promise<void>
  /**
   * writes everything atomically into one file, also delivered PDFs in folders of the user's choice; answers the
   * invoices whose PDF cannot be read or was changed
   * @throws AppError work_cancelled; a file at that path is unchanged
   */
  exportTo(path: string, control?: WorkControl): Promise<MissingPdf[]>
  /** receives the next part of an exported file, starting at `offset` 0 */
  receive(offset: number, bytes: Uint8Array): void
  /** checks the received file, and whether `mayReplace` throws, without changing anything */
  checkReceived(mayReplace: () => void): Promise<ImportCheck>
  /** removes the received file */
  discardReceived(): Promise<void>
  /** replaces the data by the received file unless `mayReplace` throws */
  importReceived(mayReplace: () => void, onProgress?: OnRecoveryProgress): Promise<Replaced>
  /** copies in the data folder, newest first */
  copies(): Promise<CopyView[]>
  /** like `checkReceived`, for a copy in the data folder */
  checkCopy(id: string, mayReplace: () => void): Promise<ImportCheck>
  /** like `importReceived`, for a copy in the data folder; connections of this computer are kept */
  restoreCopy(id: string, mayReplace: () => void, onProgress?: OnRecoveryProgress): Promise<Replaced>
  /** whether a copy is in progress, which a write would delay */
  isCopying(): boolean
  /** resolves when no copy is in progress */
  settled(): Promise<void>
  /** aborts a recovery; the data stays damaged until the next start */
  stopRecovery(): void
}
