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
import { id, noArgument, numberPatternSchema, senderId } from './argument-schemas.ts'
import { listColumns, listPeriodSchema, maxSearchLength } from './invoice-list.ts'
import { operation } from './operation.ts'

/** Line item columns that are hidden unless they are used or chosen. */
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
  /** `null` for the default share of the window */
  previewWidth: z.int().min(0).max(10_000).nullable(),
  preview: z.boolean(),
})
export type PaneSettings = z.output<typeof panes>

export const places = ['invoices', 'customers', 'overview'] as const
export type Place = (typeof places)[number]

/** The last place in the window; `invoice` is the open one. */
const navigation = z.strictObject({ place: z.enum(places), invoice: id.nullable() })
export type NavigationSettings = z.output<typeof navigation>

/** A named filter of the document list. */
const savedView = z.strictObject({
  name: z.string().trim().min(1).max(60),
  search: z.string().max(maxSearchLength),
  statuses: z.array(z.enum(documentStatuses)).max(documentStatuses.length),
  period: listPeriodSchema,
  sender: z.string().max(64).optional(),
})
export type SavedView = z.output<typeof savedView>

/** Charts of the overview; each can be shown as a table. */
export const charts = ['months', 'ages', 'customers'] as const
export type Chart = (typeof charts)[number]

/** Settings of a sender profile: its details, and the defaults of its new documents. */
export const senderShape = {
  /** '' uses the name of the seller */
  profileName: z.string().trim().max(80),
  seller: draftSchema.shape.seller.unwrap(),
  /** '' for none; data URL of the picture */
  logo: z.string().max(1_500_000),
  /** tokens YYYY, YY, MM, ####; a change contains only the document types that it changes */
  numberPatterns: z.partialRecord(z.enum(documentTypes), numberPatternSchema),
  currency: z.string().max(3),
  template: z.string().max(64),
  /** an empty value uses the template's own; so do the next two */
  accentColor: z.union([z.literal(''), z.string().regex(colorPattern)]),
  typeface: z.enum(['', ...typefaces]),
  paper: z.enum(['', ...papers]),
  /** days between issue date and due date */
  dueDays: z.int().min(0).max(365),
  /** days between issue date and end of validity of a quote */
  quoteDays: z.int().min(0).max(365),
  /** '' for the language of the template */
  locale: z.string().max(35),
  /** '' for none; so do the texts */
  taxRate: z.union([z.literal(''), percent.transform(rate => trimDecimal(rate))]),
  paymentTerms: longText,
  taxNote: longText,
  notes: longText,
}
const senderSchema = z.strictObject(senderShape)

/** Maximum number of profiles, including removed ones that documents still name. */
export const maxSenders = 30

/** Fields of `saveSettings` outside of sender profiles. */
const programSchema = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']),
  /** interface language: a code, or `system`; a code that this version does not have falls back to `system` */
  language: z.string().min(1).max(35),
  /** profile of new documents */
  defaultSender: senderId,
  /** seconds in which a live submission without a question can be cancelled; 0 for none */
  countdownSeconds: z.int().min(0).max(60),
  /** format of the last exported e-invoice; '' for none */
  eInvoiceFormat: z.enum(['', ...xmlFormats]),
  /** optional columns of the line items that are always shown */
  columns: z.array(z.enum(optionalColumns)).max(optionalColumns.length),
  panes,
  navigation,
  views: z.array(savedView).max(30),
  /** columns of the list of documents */
  listColumns: z.array(z.enum(listColumns)).min(1).max(listColumns.length),
  /** charts that are shown as tables */
  chartTables: z.array(z.enum(charts)).max(charts.length),
  /** keys of palette entries, latest first */
  recentlyUsed: z.array(z.string().max(120)).max(20),
  /** by document language; languages without texts use the default */
  emailTexts: z.partialRecord(
    z.enum(emailLanguages),
    z.strictObject({ subject: z.string().max(300), body: longText }),
  ),
  /** pattern for the file names of PDFs, see `pdfNamePlaceholders` */
  pdfName: z.string().trim().min(1).max(120),
  /** comparable names of buyers that are not offered as new customers, newest last */
  declinedCustomers: z.array(z.string().max(400)).max(maxDeclinedCustomers),
})

export const settingsSchema = z
  .strictObject({ ...programSchema.shape, ...senderShape })
  .partial()
  .extend({
    /** the profile that is changed; by default that of new documents */
    sender: senderId.optional(),
  })

export interface SenderSettings extends Omit<z.output<typeof senderSchema>, 'numberPatterns' | 'taxRate'> {
  numberPatterns: Record<DocumentType, string>
  /** percent */
  taxRate: string
}

export interface SenderProfile extends SenderSettings {
  id: string
}

export interface ProgramSettings extends Omit<z.output<typeof programSchema>, 'panes' | 'navigation'> {
  /** `null` until the user changes one */
  panes: PaneSettings | null
  /** `null` until a place was shown */
  navigation: NavigationSettings | null
  /** folder for PDFs of live invoices; '' for the data folder; changed by `choosePdfFolder` only */
  pdfFolder: string
}

/** All settings; the sender fields are those of the profile of new documents. */
export interface Settings extends ProgramSettings, SenderSettings {
  /** at least one, in the order in which they were added */
  senders: SenderProfile[]
  /** removed profiles that documents may still name */
  formerSenders: SenderProfile[]
}

type Senders = Pick<Settings, 'senders' | 'formerSenders' | 'defaultSender'>

/** The profile with this id, including removed ones; `undefined` for a document without a profile. */
export const findSender = ({ senders, formerSenders }: Omit<Senders, 'defaultSender'>, id: string) =>
  [...senders, ...formerSenders].find(sender => sender.id === id)

/**
 * The profile that decides number, details and defaults of a new document: the one with this id, otherwise the default.
 */
export function senderFor(settings: Senders, id: string = settings.defaultSender): SenderProfile {
  const sender = findSender(settings, id) ?? findSender(settings, settings.defaultSender)
  if (!sender) throw new Error('there is no sender profile')
  return sender
}

/** The only profile, if it has no details yet, so that those of a document may be adopted; otherwise `undefined`. */
export function blankSender({
  senders: [only, ...others],
}: Pick<Settings, 'senders'>): SenderProfile | undefined {
  return others.length === 0 && !only?.seller.name ? only : undefined
}

/** Combines the settings of the program and of its profiles. */
export function settingsOf(
  program: ProgramSettings,
  senders: SenderProfile[],
  formerSenders: SenderProfile[],
): Settings {
  const isActive = senders.some(({ id }) => id === program.defaultSender)
  const defaultSender = isActive ? program.defaultSender : (senders[0]?.id ?? program.defaultSender)
  const { id: _id, ...ofNewDocuments } = senderFor({ senders, formerSenders, defaultSender })
  return { ...ofNewDocuments, ...program, senders, formerSenders, defaultSender }
}

type Given<Of> = { [Name in keyof Of]: Exclude<Of[Name], undefined> }

/** Splits a change into the fields of a sender profile and all others. */
export function partsOfChange<Change extends object>(change: Change) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const isOfSender = ([field]: [string, unknown]) => Object.hasOwn(senderShape, field)
  const [ofSender, ofProgram] = [given.filter(isOfSender), given.filter(each => !isOfSender(each))]
  return {
    ofSender: Object.fromEntries(ofSender) as Given<Pick<Change, keyof Change & keyof SenderSettings>>,
    ofProgram: Object.fromEntries(ofProgram) as Given<Omit<Change, keyof SenderSettings>>,
  }
}

/** Display name of a profile: its own name, otherwise that of the seller. */
export const nameOfSender = ({
  profileName,
  seller,
}: Pick<SenderProfile, 'profileName' | 'seller'>): string => profileName || (seller.name ?? '').trim()

export const settingsOperations = {
  settings: operation<Settings>()(noArgument),
  saveSettings: operation<Settings>()(settingsSchema),
  /**
   * adds a profile with this name and its own number patterns; copies the document defaults of `copyOf` or of the
   * default profile, and with `copyOf` also the details
   */
  addSender: operation<{ id: string; settings: Settings }>()(
    z.strictObject({ name: z.string().trim().min(1).max(80), copyOf: senderId.optional() }),
  ),
  /** removes a profile; its documents are not changed; `invalid_argument` for the last one */
  removeSender: operation<Settings>()(z.strictObject({ id: senderId })),
  restoreSender: operation<Settings>()(z.strictObject({ id: senderId })),
}
