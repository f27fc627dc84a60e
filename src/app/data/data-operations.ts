import { Buffer } from 'node:buffer'
import type { MissingPdf } from '#contract/delivery.ts'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type {
  CopyView,
  ImportCheck,
  ImportedData,
  RecoverySource,
  StoreStatus,
} from '#contract/stored-data.ts'
import type { Draft } from '#core/draft/draft.ts'
import { defaultPdfName, pdfNameOf } from '#core/draft/pdf-name.ts'
import { AppError } from '#core/errors/app-error.ts'
import { csvFile, inertCell } from '#core/text/csv.ts'
import { safeFileStem } from '#core/text/file-name.ts'
import { resetMissingFolder } from '../delivery/pdf-folder.ts'
import type { Events } from '../events.ts'
import { retentionStart } from '../invoices/history.ts'
import type { LongWorks } from '../long-work.ts'
import type { OnRecoveryProgress, Replaced } from '../ports/data-file.ts'
import type { Clock, Files, Log, Renderer, ShellPorts } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import { resetUnknownTemplate, type SettingsOperations } from '../settings.ts'

export interface DataDeps {
  store: Store
  clock: Clock
  files: Files
  shell: ShellPorts
  events: Events
  log: Log
  settings: SettingsOperations
  renderer: Pick<Renderer, 'templates'>
  works: LongWorks
  /** called when the data was replaced */
  onData(): void
}

/** Delayed, so that a backup does not slow down the start. */
export const firstBackupMs = 10_000
/** One backup per day; a failed one is retried after this time. */
const nextBackupMs = 30 * 60_000

/** Status, backups, recovery, export and import of the data. */
export function createDataOperations(deps: DataDeps) {
  const { store, clock, files, shell, events, log, settings, renderer, works, onData } = deps
  const { dataFile } = store
  let hasFailed = false
  let stop = () => {}

  function later(ms: number): void {
    stop = clock.after(ms, () => {
      void backUp().finally(() => later(nextBackupMs))
    })
  }

  async function backUp(): Promise<void> {
    const before = JSON.stringify(storeStatus())
    try {
      await dataFile.backUp(clock.today())
      hasFailed = false
    } catch (error) {
      hasFailed = true
      log.write('warn', 'backup', { error })
    }
    if (JSON.stringify(storeStatus()) !== before) events.emit({ type: 'store-changed' })
    if (!hasFailed) forgetDeleted()
  }

  function emitWhenChecked(): void {
    if (isChecking()) void dataFile.checked().then(() => events.emit({ type: 'store-changed' }))
  }

  function isChecking(): boolean {
    const condition = dataFile.condition()
    return condition.state === 'ready' && condition.isChecking === true
  }

  /** Runs after a backup, so that ten backups still contain the erased invoices. */
  function forgetDeleted(): void {
    if (dataFile.condition().state !== 'ready') return
    try {
      store.invoices.forgetDeleted(retentionStart(clock))
    } catch (error) {
      log.write('warn', 'forget-deleted', { error })
    }
  }

  function storeStatus(): StoreStatus {
    const condition = dataFile.condition()
    if (condition.state !== 'ready') return condition
    const notice = condition.notice ?? (hasFailed ? ('backup_failed' as const) : null)
    return { ...condition, lastBackup: dataFile.backups()[0] ?? null, notice }
  }

  const mayReplace = () => refuseWhileSubmitting(store)

  /** Replaces settings of the new data that name a folder or template which this computer lacks. */
  async function takeOver(replacing: Promise<Replaced>): Promise<ImportedData> {
    const replaced = await replacing
    const missingPdfFolder = replaced.kept === null ? null : await resetMissingFolder({ files, settings })
    const unknownTemplate =
      replaced.kept === null ? null : resetUnknownTemplate(settings, renderer.templates())
    onData()
    return { ...replaced, missingPdfFolder, unknownTemplate }
  }

  const emitProgress: OnRecoveryProgress = progress => events.emit({ type: 'recovery-progress', ...progress })

  return {
    begin(delayMs = firstBackupMs) {
      later(delayMs)
      emitWhenChecked()
    },
    storeStatus,

    async recoverStore({ from }: { from: RecoverySource }): Promise<StoreStatus> {
      await dataFile.recover(from, emitProgress)
      onData()
      return storeStatus()
    },

    async reopenStore(): Promise<StoreStatus> {
      const condition = dataFile.condition()
      if (condition.state === 'ready' && condition.notice === 'damage_found') refuseWhileSubmitting(store)
      await dataFile.reopen()
      emitWhenChecked()
      onData()
      return storeStatus()
    },

    async exportData(): Promise<{ path: string; missing: MissingPdf[] } | null> {
      const path = await shell.chooseSavePath(`Billwright ${clock.today()}.billwright`)
      if (path === null) return null
      return { path, missing: await works.run('export', control => dataFile.exportTo(path, control)) }
    },

    importPart({ offset, bytes }: { offset: number; bytes: string }): void {
      dataFile.receive(offset, Buffer.from(bytes, 'base64'))
    },

    checkImport: (): Promise<ImportCheck> => dataFile.checkReceived(mayReplace),
    discardImport: (): Promise<void> => dataFile.discardReceived(),

    importData: (): Promise<ImportedData> => takeOver(dataFile.importReceived(mayReplace, emitProgress)),

    listCopies: (): Promise<CopyView[]> => dataFile.copies(),
    checkCopy: ({ id }: { id: string }): Promise<ImportCheck> => dataFile.checkCopy(id, mayReplace),
    restoreCopy: ({ id }: { id: string }): Promise<ImportedData> =>
      takeOver(dataFile.restoreCopy(id, mayReplace, emitProgress)),

    async saveElsewhere({ draft }: { draft: Draft }): Promise<{ path: string } | null> {
      const path = await shell.chooseSavePath(
        pdfNameOf(draft, defaultPdfName, 'live').replace(/\.pdf$/, '.json'),
      )
      if (path === null) return null
      await files.write(path, new TextEncoder().encode(`${JSON.stringify(draft, null, 2)}\n`))
      return { path }
    },

    async close(): Promise<void> {
      stop()
      dataFile.stopRecovery()
      await dataFile.settled()
      // A backup that has just ended may have set a new timer.
      stop()
    },
  }
}

/**
 * Refuses to replace data with open submissions, because their outcomes could not be recorded.
 * @throws AppError already_submitting
 */
export function refuseWhileSubmitting(store: Store): void {
  if (store.attempts.open().length > 0)
    throw new AppError('already_submitting', {
      message: { code: 'data.submissions_open' },
    })
}

interface Deps {
  files: Files
  shell: ShellPorts
}

/** Writes CSV (RFC 4180) to a file, or tab-separated values to the clipboard. */
export const createExportTable = ({ files, shell }: Deps) => ({
  async exportTable({ title, rows, to }: ParsedArgumentOf<'exportTable'>): Promise<{ path: string } | null> {
    if (to === 'clipboard') {
      await shell.copyText(rows.map(row => row.map(onOneLine).join('\t')).join('\n'))
      return null
    }
    const path = await shell.chooseSavePath(`${safeFileStem(title)}.csv`)
    if (path === null) return null
    await files.write(path, csvFile(rows))
    return { path }
  },
})

const onOneLine = (cell: string): string => inertCell(cell.replace(/[\t\r\n]+/g, ' '))
