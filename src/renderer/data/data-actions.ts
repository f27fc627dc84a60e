import type {
  CopyView,
  DocumentChanges,
  ImportCheck,
  ImportedData,
  ReadOnlyReason,
  RecoverySource,
} from '#contract/stored-data.ts'
import { defaultTemplate } from '#core/defaults.ts'
import { deleteCreated } from '../documents/document-actions.ts'
import { formatUnits } from '../i18n/locale.ts'
import { type TextKey, t, textOf } from '../i18n/translate.ts'
import { type App, saveForms } from '../state/app.ts'
import { HostCallError, unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus, openInvoice, openNewInvoice, withErrorNotice } from '../state/invoice-actions.ts'
import { offerImportUndo } from '../state/offer-import-undo.ts'
import { awaitHostWork } from '../state/progress-toast.ts'
import { choosePdfFolder, missingText } from '../submission/delivery-actions.ts'
import { pickFile, toBase64 } from './files.ts'

/** Bytes per call. */
const uploadPartBytes = 1_000_000

export const exportData = (app: App): Promise<void> =>
  withErrorNotice(app, async () => {
    await app.openInvoices.autosave.flushAll()
    const exported = await awaitHostWork(app, 'export', () => t('data.exporting'), app.api.exportData())
    if (!exported) return void app.view.toast(() => t('data.export.cancelled'))
    const saved = exported.value
    if (!saved) return
    app.view.toast(() => t('data.exported', { path: saved.path }))
    const problem = missingText('data.exported.missing', saved.missing)
    if (problem !== null) app.view.notify(problem)
  })

export async function chooseImportFile(app: App): Promise<void> {
  const file = await pickFile('.billwright')
  if (file) app.view.set({ overlay: { kind: 'import', file } })
}

export const showCopies = (app: App): Promise<void> =>
  movingFocus(app, async () => {
    const copies = await unwrap(app.api.listCopies())
    app.view.set({ overlay: { kind: 'copies', copies } })
  })

/** Source that can replace the data: a file, or a copy in the data folder. */
export type ReplacementSource = { kind: 'file'; file: File } | { kind: 'copy'; copy: CopyView }

/** Result of checking a replacement source. */
export type CheckedImport = ({ ok: true } & ImportCheck) | { ok: false; problem: string }

/**
 * Has the host check a replacement source without changing anything. The content of a file is sent to the host.
 * @param onProgress receives the bytes sent so far
 */
export async function checkReplacement(
  app: App,
  source: ReplacementSource,
  onProgress: (sent: number) => void,
): Promise<CheckedImport> {
  if (!(await app.openInvoices.autosave.flushAll())) return { ok: false, problem: t('save.first') }
  try {
    if (source.kind === 'copy')
      return { ok: true, ...(await unwrap(app.api.checkCopy({ id: source.copy.id }))) }
    await upload(app, source.file, onProgress)
    return { ok: true, ...(await unwrap(app.api.checkImport())) }
  } catch (cause) {
    if (!(cause instanceof HostCallError)) throw cause
    return { ok: false, problem: textOf(cause.error.message) }
  }
}

export async function discardReplacement(app: App, source: ReplacementSource): Promise<void> {
  if (source.kind === 'file') await app.api.discardImport()
}

/** Replaces the data with the checked source. */
export const replaceData = (app: App, source: ReplacementSource): Promise<void> =>
  withErrorNotice(app, () =>
    source.kind === 'file' ? importUploaded(app) : restoreCopy(app, source.copy.id),
  )

/** Asks before the data replaced by an import or a restore are put back. */
const askUndoReplacement = (app: App, id: string): Promise<void> =>
  movingFocus(app, async () => {
    const copies = await unwrap(app.api.listCopies())
    const copy = copies.find(each => each.id === id)
    app.view.set({ overlay: copy ? { kind: 'restore', copy } : { kind: 'copies', copies } })
  })

async function restoreCopy(app: App, id: string): Promise<void> {
  app.view.announce(t('data.restoring'))
  await showReplaced(app, await unwrap(app.api.restoreCopy({ id })), 'data.restored')
}

const undoReplacement = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, () =>
    app.view.runExclusive('restore', async () => {
      if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
      await restoreCopy(app, id)
    }),
  )

async function upload(app: App, file: Blob, onProgress: (sent: number) => void): Promise<void> {
  for (let offset = 0; offset === 0 || offset < file.size; offset += uploadPartBytes) {
    const bytes = await toBase64(file.slice(offset, offset + uploadPartBytes))
    await unwrap(app.api.importPart({ offset, bytes }))
    onProgress(Math.min(file.size, offset + uploadPartBytes))
  }
}

async function importUploaded(app: App): Promise<void> {
  app.view.announce(t('data.importing'))
  await showReplaced(app, await unwrap(app.api.importData()), 'data.imported')
}

/** Shows the imported data, summarises the changes, and offers to put the replaced data back. */
async function showReplaced(
  app: App,
  { kept, replacedCopyId, changes, missingPdfFolder, unknownTemplate }: ImportedData,
  done: 'data.imported' | 'data.restored',
): Promise<void> {
  await reloadAll(app)
  if (missingPdfFolder !== null)
    app.view.notify(() => t('data.imported.no-pdf-folder', { folder: missingPdfFolder }), {
      label: () => t('settings.pdf.folder.choose'),
      run: () => void choosePdfFolder(app, 'chosen'),
    })
  if (unknownTemplate !== null)
    app.view.notify(() =>
      t('data.imported.no-template', { template: unknownTemplate, used: defaultTemplate }),
    )
  app.view.set({ undoImport: null })
  if (kept === null) return void app.view.toast(() => t('data.imported.same'))
  if (replacedCopyId === null || changes === null)
    return void app.view.toast(() => t('data.imported.kept', { path: kept }))
  offerImportUndo(
    app,
    () => t(done, { changes: changesText(changes) }),
    () => void undoReplacement(app, replacedCopyId),
    () => void askUndoReplacement(app, replacedCopyId),
  )
}

/** "2 new, 1 replaced, 40 unchanged" */
function changesText({ kept, unchanged, ...changes }: DocumentChanges): string {
  const counts = { ...changes, unchanged: unchanged + kept }
  return formatUnits(
    changeKinds
      .filter(kind => counts[kind] > 0 || kind === 'unchanged')
      .map(kind => t(`data.changes.${kind}`, { count: counts[kind] })),
  )
}

const changeKinds = ['added', 'replaced', 'removed', 'unchanged'] as const

/** Replaces unusable data with an export; returns the error text, because the dialog covers every notice. */
export async function recoverFrom(app: App, file: Blob): Promise<string | null> {
  try {
    await upload(app, file, () => undefined)
    await importUploaded(app)
    app.view.set({ overlay: null })
    return null
  } catch (cause) {
    if (!(cause instanceof HostCallError)) throw cause
    return textOf(cause.error.message)
  } finally {
    app.view.set({ recoveryProgress: null })
  }
}

/** Like `recoverFrom`, with a backup of the data folder or an empty store. */
export async function recoverStore(app: App, from: RecoverySource): Promise<string | null> {
  try {
    await unwrap(app.api.recoverStore({ from }))
    app.view.set({ overlay: null })
    await reloadAll(app)
    if (from !== 'nothing') app.view.toast(() => t('data.recovered'))
    return null
  } catch (cause) {
    if (!(cause instanceof HostCallError)) throw cause
    return textOf(cause.error.message)
  } finally {
    app.view.set({ recoveryProgress: null })
  }
}

const stillReadOnlyTexts = {
  disk_full: 'data.read-only.still.disk-full',
  write_protected: 'data.read-only.still.write-protected',
} as const satisfies Record<ReadOnlyReason, TextKey>

/**
 * Retries failed saves; read-only data are opened for writing first.
 * @returns false if anything is still unsaved
 */
export async function retrySave(app: App): Promise<boolean> {
  if (app.hostStore.store.getState().data?.state === 'read_only')
    await withErrorNotice(app, () => reopenStore(app, 'data.writable'))
  return await app.openInvoices.autosave.flushAll()
}

/** Examines damaged data, as the next start would, and offers the recovery. */
export const recoverNow = (app: App): Promise<void> =>
  withErrorNotice(app, async () => {
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
    await reopenStore(app, 'data.examined')
  })

async function reopenStore(app: App, whenReady: 'data.writable' | 'data.examined'): Promise<void> {
  const status = await unwrap(app.api.reopenStore())
  if (status.state === 'read_only') {
    await app.hostStore.refreshData()
    return app.view.notify(() => t(stillReadOnlyTexts[status.reason]))
  }
  await app.hostStore.load()
  app.view.set({ notice: null })
  if (status.state === 'damaged') app.view.set({ overlay: { kind: 'recover' } })
  if (status.state === 'ready') app.view.toast(() => t(whenReady))
}

/** Saves the current draft as a file elsewhere, if the data folder rejects writes. */
export const saveElsewhere = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    const draft = app.openInvoices.find(id)?.doc.draft
    if (!draft) return
    const saved = await unwrap(app.api.saveElsewhere({ draft }))
    if (saved) app.view.toast(() => t('data.saved-elsewhere', { path: saved.path }))
  })

export async function openInvoiceFile(app: App): Promise<void> {
  const file = await pickFile('.json,application/json')
  if (file) await readInvoiceFile(app, file)
}

/** Creates a draft from an invoice file; the notification offers undo. */
export const readInvoiceFile = (app: App, file: File): Promise<void> =>
  movingFocus(app, async () => {
    const source = app.openInvoices.current()?.id
    if (!(await saveForms(app))) return
    const text = await file.text()
    const invoice = await unwrap(app.api.openInvoiceFile({ text }))
    openNewInvoice(app, invoice)
    const opened = { number: invoice.draft.invoice_number, name: file.name }
    offerImportUndo(
      app,
      () => t('received.used', opened),
      () => void deleteCreated(app, [invoice.id], source),
    )
  })

export const exportDiagnostics = (app: App): Promise<void> =>
  withErrorNotice(app, async () => {
    const saved = await unwrap(app.api.exportDiagnostics())
    if (saved) app.view.toast(() => t('data.diagnostics.exported', { path: saved.path }))
  })

/** Discards the local state and loads everything from the host. */
async function reloadAll(app: App): Promise<void> {
  app.openInvoices.reset()
  app.payments.reset()
  app.records.reset()
  app.hostStore.clearFilter()
  await app.hostStore.load()
  const latest = app.hostStore.store.getState().invoices[0]
  if (latest) await openInvoice(app, latest.id)
}
