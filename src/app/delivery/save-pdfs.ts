import type { SavedPdfs } from '#contract/delivery.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Files, ShellPorts } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import { createKeptPdfs, createPdfNames } from './kept-pdfs.ts'
import { chooseWritableFolder } from './pdf-folder.ts'

interface SavePdfsDeps {
  store: Store
  files: Files
  settings: SettingsOperations
  shell: Pick<ShellPorts, 'chooseFolder'>
}

/** Copies delivered PDFs into a folder, and chooses the folder of future deliveries. */
export function createSavePdfs({ store, files, settings, shell }: SavePdfsDeps) {
  const kept = createKeptPdfs({ store, files })
  const names = createPdfNames(settings)

  const numberOf = (id: string) => store.invoices.find(id)?.draft.invoice_number ?? ''

  return {
    /** Copies the delivered PDFs; an invoice without one is named in the answer and does not stop the others. */
    async savePdfs({ ids }: { ids: string[] }): Promise<SavedPdfs | null> {
      const folder = await chooseWritableFolder(shell, files)
      if (folder === null) return null
      const answer: SavedPdfs = { folder, saved: 0, missing: [] }
      for (const id of new Set(ids)) {
        try {
          await files.writeUnused(folder, names.ofAttempt(kept.attempt(id)), await kept.bytes(id))
          answer.saved += 1
        } catch (error) {
          if (!(error instanceof AppError) || error.code === 'file_unwritable') throw error
          const invoice_number = numberOf(id)
          answer.missing.push({ id, invoice_number, message: error.reason })
        }
      }
      return answer
    },

    /** Chooses the folder of future deliveries; earlier ones stay where they are. */
    async choosePdfFolder({ to }: { to: 'chosen' | 'data' }): Promise<{ pdfFolder: string } | null> {
      const pdfFolder = to === 'data' ? '' : await chooseWritableFolder(shell, files)
      if (pdfFolder === null) return null
      settings.saveSettings({ pdfFolder })
      return { pdfFolder }
    },

    async deliveredPdf({ id }: { id: string }): Promise<{ bytes: Uint8Array }> {
      // A Buffer would cross the bridge of the Chromium shell as a list of numbers, so it is copied to a Uint8Array.
      return { bytes: new Uint8Array(await kept.bytes(id)) }
    },
  }
}
