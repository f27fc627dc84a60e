import type { Draft } from '#core/draft/draft.ts'
import { pdfNameOf } from '#core/draft/pdf-name.ts'
import type { Attempt } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import { invoiceOfPayload } from '../submission/outbox/sent-fields.ts'

/** File names of PDFs by the pattern of the settings. */
export const createPdfNames = (settings: Pick<SettingsOperations, 'settings'>) => ({
  /** from the submitted payload; after a test the draft may differ from it */
  ofAttempt: ({ payload, mode }: Attempt): string =>
    pdfNameOf(invoiceOfPayload(payload), settings.settings().pdfName, mode),
  ofDelivery: (draft: Draft): string => pdfNameOf(draft, settings.settings().pdfName, 'live'),
  ofPreview: (draft: Draft): string => pdfNameOf(draft, settings.settings().pdfName, 'test'),
})
