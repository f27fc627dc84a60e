import type { Draft } from '#core/draft/draft.ts'
import { pdfNameOf } from '#core/draft/pdf-name.ts'
import type { Attempt } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import { invoiceOfPayload } from '../submission/sent-fields.ts'

/** File names of PDFs by the pattern of the settings. */
export const createPdfNames = (settings: Pick<SettingsOperations, 'settings'>) => ({
  /** of what was sent, which the draft may differ from after a test */
  ofAttempt: ({ payload, mode }: Attempt): string =>
    pdfNameOf(invoiceOfPayload(payload), settings.settings().pdfName, mode),
  ofDelivery: (draft: Draft): string => pdfNameOf(draft, settings.settings().pdfName, 'live'),
  ofPreview: (draft: Draft): string => pdfNameOf(draft, settings.settings().pdfName, 'test'),
})
