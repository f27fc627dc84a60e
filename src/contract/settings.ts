import { z } from 'zod'
import { colorPattern, papers, typefaces } from '#core/design-values.ts'
import { type DocumentType, documentTypes } from '#core/document-type.ts'
import { draftSchema } from '#core/draft/draft.ts'
import { xmlFormats } from '#core/einvoice-formats.ts'
import { emailLanguages } from '#core/email/email-texts.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { percent } from '#core/fields/value-schemas.ts'
import { documentStatuses } from '#core/invoice/document-status.ts'
import { limits } from '#core/limits.ts'
import { trimDecimal } from '#core/money/decimal.ts'
import { id, noArgument, numberPatternSchema } from './argument-schemas.ts'
import { invoiceOrders, listPeriodSchema, maxSearchLength } from './invoice-list.ts'
import { operation } from './operation.ts'

/** Columns of the line items that are hidden unless they are used or chosen. */
export const optionalColumns = (Object.keys(itemFields) as (keyof typeof itemFields)[]).filter(isColumn)
export type OptionalColumn = Exclude<
  keyof typeof itemFields,
  'kind' | 'description' | 'quantity' | 'unit_price'
>

function isColumn(name: keyof typeof itemFields): name is OptionalColumn {
  return name !== 'kind' && !itemFields[name].isRequired
}

export const maxDeclinedCustomers = 500

const longText = z.string().max(limits.textLength)

/** Widths in CSS pixels, and whether the preview is shown. */
const panes = z.strictObject({
  sidebarWidth: z.int().min(0).max(10_000),
  /** `null` for the usual share of the window */
  previewWidth: z.int().min(0).max(10_000).nullable(),
  preview: z.boolean(),
})
export type PaneSettings = z.output<typeof panes>

export const places = ['invoices', 'customers', 'overview'] as const
export type Place = (typeof places)[number]

/** Where the user was in the window; `invoice` is the one that was open. */
const navigation = z.strictObject({ place: z.enum(places), invoice: id.nullable() })
export type NavigationSettings = z.output<typeof navigation>

/** A filter of the list of documents that the user named. */
const savedView = z.strictObject({
  name: z.string().trim().min(1).max(60),
  search: z.string().max(maxSearchLength),
  statuses: z.array(z.enum(documentStatuses)).max(documentStatuses.length),
  period: listPeriodSchema,
})
export type SavedView = z.output<typeof savedView>

/** Charts of the overview, each of which can be a table. */
export const charts = ['months', 'ages', 'customers'] as const
export type Chart = (typeof charts)[number]

/** What `saveSettings` changes. */
const changeable = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']),
  seller: draftSchema.shape.seller.unwrap(),
  currency: z.string().max(3),
  template: z.string().max(64),
  /** of new invoices, like the next two; an empty value uses the template's own */
  accentColor: z.union([z.literal(''), z.string().regex(colorPattern)]),
  typeface: z.enum(['', ...typefaces]),
  paper: z.enum(['', ...papers]),
  /** days between issue date and due date */
  dueDays: z.int().min(0).max(365),
  /** days between issue date and end of validity of a quote */
  quoteDays: z.int().min(0).max(365),
  /** tokens YYYY, YY, MM, ####; a change names the types that it changes */
  numberPatterns: z.partialRecord(z.enum(documentTypes), numberPatternSchema),
  /** seconds in which a live submission without a question can be cancelled; 0 for none */
  countdownSeconds: z.int().min(0).max(60),
  /** default of new invoices, like the next five; '' for none; data URL of the picture */
  logo: z.string().max(1_500_000),
  /** '' for the language of the template */
  locale: z.string().max(35),
  taxRate: z.union([z.literal(''), percent.transform(rate => trimDecimal(rate))]),
  paymentTerms: longText,
  taxNote: longText,
  notes: longText,
  /** of the last exported e-invoice; '' for none */
  eInvoiceFormat: z.enum(['', ...xmlFormats]),
  /** optional columns of the line items that are always shown */
  columns: z.array(z.enum(optionalColumns)).max(optionalColumns.length),
  panes,
  navigation,
  views: z.array(savedView).max(30),
  /** columns of the list of documents */
  listColumns: z.array(z.enum(invoiceOrders)).min(1).max(invoiceOrders.length),
  /** charts that are shown as tables */
  chartTables: z.array(z.enum(charts)).max(charts.length),
  /** keys of palette entries, the latest first */
  recentlyUsed: z.array(z.string().max(120)).max(20),
  /** by document language; a language without texts uses the default */
  emailTexts: z.partialRecord(
    z.enum(emailLanguages),
    z.strictObject({ subject: z.string().max(300), body: longText }),
  ),
  /** pattern of the names of PDFs, see `pdfNamePlaceholders` */
  pdfName: z.string().trim().min(1).max(120),
  /** comparable names of buyers who shall not be offered as new customers, newest last */
  declinedCustomers: z.array(z.string().max(400)).max(maxDeclinedCustomers),
})
export const settingsSchema = changeable.partial()

export interface Settings
  extends Omit<z.output<typeof changeable>, 'numberPatterns' | 'panes' | 'navigation' | 'taxRate'> {
  numberPatterns: Record<DocumentType, string>
  /** percent */
  taxRate: string
  /** `null` until the user changes one */
  panes: PaneSettings | null
  /** `null` until a place was shown */
  navigation: NavigationSettings | null
  /** folder for PDFs of live invoices; '' for the data folder; changed by `choosePdfFolder` only */
  pdfFolder: string
}

export const settingsOperations = {
  settings: operation<Settings>()(noArgument),
  saveSettings: operation<Settings>()(settingsSchema),
}
