import { type DocumentType, documentTypeOf } from '../document-type.ts'
import { sellerFields } from '../fields/party-fields.ts'
import { withMentions } from '../france/mentions.ts'
import { followsPattern } from '../invoice/split-invoice-number.ts'
import type { Draft } from './draft.ts'
import { filledFields } from './draft-fields.ts'

/** The profile of documents that store none; earlier versions had only this one. */
export const firstSender = 'first'

/** The sender id of a document without a profile, such as one from a file. */
export const noSender = ''

/** The profile that a document was written with; it may have been removed. */
export const senderIdOf = ({ sender }: Pick<Draft, 'sender'>): string => sender ?? firstSender

/** The sender id as drafts store it. */
export const idOnDraft = (id: string): Draft['sender'] => (id === firstSender ? undefined : id)

/** Defaults that a profile gives to new documents, in addition to the details of the sender. */
interface SenderDefaults {
  template: string
  accentColor: string
  typeface: Draft['typeface'] | ''
  paper: Draft['paper'] | ''
  paymentTerms: string
  taxNote: string
  notes: string
}

/** A sender profile; an empty text means no value. */
export interface Sender extends SenderDefaults {
  id: string
  seller: NonNullable<Draft['seller']>
  logo: string
  numberPatterns: Readonly<Record<DocumentType, string>>
}

type SenderFields = Pick<
  Draft,
  | 'sender'
  | 'seller'
  | 'logo'
  | 'accent_color'
  | 'typeface'
  | 'paper'
  | 'payment_terms'
  | 'tax_note'
  | 'notes'
>

/** Fields of a new draft of this sender; `undefined` for those without a value. */
export const fieldsOfSender = (
  sender: Sender,
): { [Name in keyof Required<SenderFields>]: SenderFields[Name] } & Pick<Draft, 'template'> => ({
  ...detailsOfSender(sender),
  sender: idOnDraft(sender.id),
  template: sender.template,
  accent_color: sender.accentColor || undefined,
  typeface: sender.typeface || undefined,
  paper: sender.paper || undefined,
  payment_terms: sender.paymentTerms || undefined,
  tax_note: sender.taxNote || undefined,
  notes: sender.notes || undefined,
})

type SenderDetails = { seller: Draft['seller']; logo: string | undefined }

const detailsOfSender = ({ seller, logo }: Pick<Sender, 'seller' | 'logo'>): SenderDetails => ({
  seller: Object.keys(seller).length > 0 ? withMentions(seller) : undefined,
  logo: logo || undefined,
})

/** Whether the sender's details on a draft differ from those of its profile; false for a profile without details. */
export function hasOtherSenderDetails(draft: Draft, sender: Pick<Sender, 'seller' | 'logo'>): boolean {
  const { seller, logo } = detailsOfSender(sender)
  if (seller === undefined || comparable(seller) === comparable({})) return false
  return (logo ?? '') !== (draft.logo ?? '') || comparable(seller) !== comparable(draft.seller ?? {})
}

const comparable = (seller: NonNullable<Draft['seller']>): string =>
  JSON.stringify(Object.entries(filledFields(seller, sellerFields)).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export const detailsOnDraft = ({ seller, logo }: Draft): SenderDetails => ({ seller, logo })

/** The draft with the present details of its profile. */
export const withSenderDetails = (draft: Draft, sender: Pick<Sender, 'seller' | 'logo'>): Draft =>
  withFields(draft, detailsOfSender(sender))

/** Defaults of a profile that replace those of the former one, unless the draft has another value. */
const replaceable = [
  'template',
  'accent_color',
  'typeface',
  'paper',
  'payment_terms',
  'tax_note',
  'notes',
] as const

/**
 * The draft with another sender: with its details, its number if one is given, and its defaults where the draft still
 * has those of the former sender. Values that were chosen for this draft stay.
 */
export function changeSender(
  draft: Draft,
  { from, to, invoice_number }: { from: Sender | undefined; to: Sender; invoice_number?: string | undefined },
): Draft {
  const [before, after] = [from && fieldsOfSender(from), fieldsOfSender(to)]
  const isCredit = documentTypeOf(draft) === 'credit_note'
  const defaults = replaceable.filter(
    name =>
      before !== undefined &&
      (draft[name] ?? '') === (before[name] ?? '') &&
      !(isCredit && name === 'payment_terms'),
  )
  const { sender, seller, logo } = after
  return withFields(draft, {
    sender,
    seller,
    logo,
    ...Object.fromEntries(defaults.map(name => [name, after[name]])),
    ...(invoice_number !== undefined && { invoice_number }),
  })
}

/** Whether the number follows this sender's pattern, so that another sender may replace it. */
export function hasProposedNumber(draft: Draft, sender: Sender | undefined): boolean {
  const number = draft.invoice_number.trim()
  return (
    number === '' ||
    (sender !== undefined && followsPattern(number, sender.numberPatterns[documentTypeOf(draft)]))
  )
}

/**
 * Number patterns for a new sender, prefixed so that each sender counts separately: with the initials of its name, or
 * with a number if another sender uses these.
 */
export function patternsOfSender(
  name: string,
  patterns: Readonly<Record<DocumentType, string>>,
  used: readonly string[],
): Record<DocumentType, string> {
  const words =
    name
      .normalize('NFKD')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  const initials = words
    .slice(0, 3)
    .map(([letter = '']) => letter)
    .join('')
  const prefixes = [...(initials === '' ? [] : [initials]), ...used.map((_, index) => String(index + 2)), '1']
  const own = prefixes.map(prefix =>
    mapValues(patterns, pattern => `${prefix}-${pattern}`.slice(0, maxPatternLength)),
  )
  const free = own.find(each => !Object.values(each).some(pattern => used.includes(pattern)))
  return free ?? { ...patterns }
}

const maxPatternLength = 64

const mapValues = <Key extends string>(
  record: Readonly<Record<Key, string>>,
  change: (value: string) => string,
) =>
  Object.fromEntries(Object.entries<string>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    string
  >

/** The draft with these fields; fields that are `undefined` are removed. */
export function withFields(draft: Draft, fields: { [Name in keyof Draft]?: Draft[Name] | undefined }): Draft {
  const entries = Object.entries({ ...draft, ...fields }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as Draft
}
