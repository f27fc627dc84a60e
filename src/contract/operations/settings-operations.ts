import { z } from 'zod'
import type { Paper, Typeface } from '#core/design-values.ts'
import type { DocumentType } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { EmailLanguage, EmailText } from '#core/email/email-texts.ts'
import { type OptionalColumn, settingsSchema } from '../argument-schemas.ts'
import { operation } from './operation.ts'

/** Design defaults of new invoices; an empty value uses the template's own. */
export interface Brand {
  accentColor: string
  typeface: '' | Typeface
  paper: '' | Paper
}

export interface Settings extends Brand {
  theme: 'system' | 'light' | 'dark'
  seller: NonNullable<Draft['seller']>
  currency: string
  template: string
  /** seconds in which a live submission without a question can be cancelled; 0 for none */
  countdownSeconds: number
  /** days between issue date and due date */
  dueDays: number
  /** days between issue date and end of validity of a quote */
  quoteDays: number
  /** tokens YYYY, YY, MM, #### */
  numberPatterns: Record<DocumentType, string>
  /** defaults of new invoices; '' for none */
  logo: string
  /** language of new invoices; '' for the one of the template */
  locale: string
  /** percent */
  taxRate: string
  paymentTerms: string
  taxNote: string
  notes: string
  /** optional columns of the line items that are always shown */
  columns: OptionalColumn[]
  /** `null` until the user changes one */
  panes: PaneSettings | null
  /** keys of palette entries, the latest first */
  recentlyUsed: string[]
  /** comparable names of buyers who shall not be offered as new customers, newest last */
  declinedCustomers: string[]
  /** pattern of the names of PDFs, see `pdfNamePlaceholders` */
  pdfName: string
  /** folder for PDFs of live invoices; '' for the data folder; changed by `choosePdfFolder` only */
  pdfFolder: string
  /** e-mail texts by document language; a language without one uses the default */
  emailTexts: Partial<Record<EmailLanguage, EmailText>>
}

/** Widths in CSS pixels, and whether the preview is shown. */
export interface PaneSettings {
  sidebarWidth: number
  /** `null` for the usual share of the window */
  previewWidth: number | null
  preview: boolean
}

export const settingsOperations = {
  settings: operation<Settings>()(z.undefined()),
  saveSettings: operation<Settings>()(settingsSchema),
}
