import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { say, type WordKey } from '../i18n/translate.ts'
import { attempt, openInvoice, showNew } from '../invoice-list/list-actions.ts'
import type { Page } from '../state/app.ts'
import { CallFailure, hostValue } from '../state/host/unwrap-answer.ts'
import { pickFile } from './pick-file.ts'

/** Bytes of one call to the host. */
const partBytes = 1_000_000

export const exportData = (page: Page): Promise<void> =>
  attempt(page, async () => {
    await page.documents.autosave.flushAll()
    const saved = await hostValue(page.api.exportData())
    if (saved) page.view.toast(say('data.exported', { path: saved.path }))
  })

export async function askToImport(page: Page): Promise<void> {
  const file = await pickFile('.billwright')
  if (file) page.view.set({ overlay: { kind: 'import', file } })
}

export const importData = (page: Page, file: Blob): Promise<void> =>
  attempt(page, async () => {
    if (!(await page.documents.autosave.flushAll())) return page.view.notify(say('save.first'))
    await takeFrom(page, file)
  })

async function takeFrom(page: Page, file: Blob): Promise<void> {
  page.view.announce(say('data.importing'))
  for (let offset = 0; offset === 0 || offset < file.size; offset += partBytes) {
    const bytes = await base64Of(file.slice(offset, offset + partBytes))
    await hostValue(page.api.importPart({ offset, bytes }))
  }
  const { kept } = await hostValue(page.api.importData())
  await startOver(page)
  page.view.toast(kept === null ? say('data.imported.same') : say('data.imported', { path: kept }))
}

/** In place of data that cannot be used; answers why it could not be, for the question stands over every banner. */
export async function recoverFrom(page: Page, file: Blob): Promise<string | null> {
  try {
    await takeFrom(page, file)
    page.view.set({ overlay: null })
    return null
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause
    return cause.error.message
  } finally {
    page.view.set({ recovering: null })
  }
}

/** As `recoverFrom`, from what is in the data folder. */
export async function recoverStore(page: Page, from: 'backup' | 'nothing'): Promise<string | null> {
  try {
    await hostValue(page.api.recoverStore({ from }))
    page.view.set({ overlay: null })
    await startOver(page)
    if (from === 'backup') page.view.toast(say('data.recovered'))
    return null
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause
    return cause.error.message
  } finally {
    page.view.set({ recovering: null })
  }
}

const stillReadOnly = {
  disk_full: 'data.read-only.still.disk-full',
  write_protected: 'data.read-only.still.write-protected',
} as const satisfies Record<ReadOnlyReason, WordKey>

/** Saves what could not be saved; data that were opened for reading only are opened for writing first. `false`: something is unsaved. */
export async function saveAgain(page: Page): Promise<boolean> {
  if (page.desk.store.getState().data?.state === 'read_only') await attempt(page, () => reopenStore(page))
  return await page.documents.autosave.flushAll()
}

async function reopenStore(page: Page): Promise<void> {
  const status = await hostValue(page.api.reopenStore())
  if (status.state === 'read_only') {
    await page.desk.refreshData()
    return page.view.notify(say(stillReadOnly[status.reason]))
  }
  await page.desk.load()
  page.view.set({ notice: null })
  if (status.state === 'damaged') page.view.set({ overlay: { kind: 'recover' } })
  if (status.state === 'ready') page.view.toast(say('data.writable'))
}

/** For what the disk of the data refuses: the words on the screen, in a file somewhere else. */
export const saveElsewhere = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    const draft = page.documents.find(id)?.doc.draft
    if (!draft) return
    const saved = await hostValue(page.api.saveElsewhere({ draft }))
    if (saved) page.view.toast(say('data.saved-elsewhere', { path: saved.path }))
  })

export const openInvoiceFile = (page: Page): Promise<void> =>
  attempt(page, async () => {
    const file = await pickFile('.json,application/json')
    if (!file) return
    const text = await file.text()
    showNew(page, await hostValue(page.api.openInvoiceFile({ text })))
  })

export const exportDiagnostics = (page: Page): Promise<void> =>
  attempt(page, async () => {
    const saved = await hostValue(page.api.exportDiagnostics())
    if (saved) page.view.toast(say('data.diagnostics.exported', { path: saved.path }))
  })

/** The data are others now: nothing of what this page knew is true any more. */
async function startOver(page: Page): Promise<void> {
  page.documents.forgetAll()
  page.desk.setSearch('')
  await page.desk.load()
  const latest = page.desk.store.getState().invoices[0]
  if (latest) await openInvoice(page, latest.id)
}

async function base64Of(part: Blob): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(part)
  const url = await promise
  return url.slice(url.indexOf(',') + 1)
}
