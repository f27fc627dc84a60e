import type { Draft } from '#core/draft/draft.ts'
import { pdfNameOf } from '#core/draft/pdf-name.ts'
import { AppError } from '#core/errors/app-error.ts'
import { sha256Of } from '#node/sha256.ts'
import { findInvoice } from '../find-invoice.ts'
import type { Files } from '../ports/ports.ts'
import type { Attempt, Store } from '../ports/store.ts'
import { invoiceOfPayload } from '../sent-fields.ts'
import type { SettingsOperations } from '../settings.ts'

export function createKeptPdfs({ store, files }: { store: Store; files: Files }) {
  /** @throws AppError no_such_invoice, nothing_delivered */
  function attempt(id: string): Attempt {
    const found = findInvoice(store, id).attempt
    if (found?.state !== 'done') throw new AppError('nothing_delivered')
    if (found.issuedBy) throw new AppError('nothing_delivered', { message: { code: 'mark.no_pdf' } })
    return found
  }

  function delivery(id: string) {
    const found = attempt(id).delivery
    if (found?.state !== 'kept') throw new AppError('nothing_delivered')
    return found
  }

  /** @throws AppError nothing_delivered */
  async function path(id: string): Promise<string> {
    const found = delivery(id)
    if (!(await files.exists(found.path)))
      throw new AppError('nothing_delivered', { message: { code: 'pdf.file_missing' } })
    return found.path
  }

  return {
    attempt,
    path,

    /**
     * Reads the delivered PDF, and refuses one that another program has changed or replaced.
     * @throws AppError nothing_delivered
     */
    async bytes(id: string): Promise<Uint8Array> {
      const { sha256 } = delivery(id)
      const bytes = await files.read(await path(id))
      if (sha256 !== undefined && sha256 !== sha256Of(bytes))
        throw new AppError('nothing_delivered', { message: { code: 'pdf.file_changed' } })
      return bytes
    },
  }
}

export const createPdfNames = (settings: Pick<SettingsOperations, 'settings'>) => ({
  /** from the submitted payload; after a test the draft may differ from it */
  ofAttempt: ({ payload, mode }: Attempt): string =>
    pdfNameOf(invoiceOfPayload(payload), settings.settings().pdfName, mode),
  ofDelivery: (draft: Draft): string => pdfNameOf(draft, settings.settings().pdfName, 'live'),
  ofPreview: (draft: Draft): string => pdfNameOf(draft, settings.settings().pdfName, 'test'),
})
