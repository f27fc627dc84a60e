import { z } from 'zod'
import { requiredNames } from '../fields/field.ts'
import { draftItemSchema, invoiceFields } from '../fields/invoice-fields.ts'
import { type Draft, type DraftItem, draftSchema } from './draft.ts'

/**
 * What became of a draft since its receiver last saw it. A keystroke in a document of ten thousand lines is one line,
 * not ten thousand.
 */

type HeadField = Exclude<keyof Draft, 'items'>

const headSchema = draftSchema.omit({ items: true })
const headFields = Object.keys(headSchema.shape) as HeadField[]

export const draftChangeSchema = z.strictObject({
  /** fields that have another value now, but for the lines */
  fields: headSchema.partial(),
  /** fields that are gone */
  gone: z.array(z.string().max(64)).max(headFields.length),
  /** lines from `at` on: so many are replaced by these; absent where no line changed */
  lines: z
    .strictObject({
      at: z.int().min(0),
      removed: z.int().min(0),
      inserted: z.array(draftItemSchema).max(10_000),
      /** how many there are then; another number means that sender and receiver began from different drafts */
      count: z.int().min(0).max(10_000),
    })
    .optional(),
})

export type DraftChange = z.output<typeof draftChangeSchema>

/** Told by identity, which an immutable draft keeps in every part that did not change. */
export function changeBetween(before: Draft, after: Draft): DraftChange {
  const changed = headFields.filter(field => before[field] !== after[field])
  const lines = linesBetween(before.items, after.items)
  return {
    fields: Object.fromEntries(
      changed.filter(field => after[field] !== undefined).map(field => [field, after[field]]),
    ),
    gone: changed.filter(field => after[field] === undefined),
    ...(lines && { lines }),
  }
}

function linesBetween(before: readonly DraftItem[], after: readonly DraftItem[]): DraftChange['lines'] {
  if (before === after) return undefined
  const shared = Math.min(before.length, after.length)
  let at = 0
  while (at < shared && before[at] === after[at]) at += 1
  let kept = 0
  while (kept < shared - at && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept += 1
  const removed = before.length - kept - at
  const inserted = after.slice(at, after.length - kept)
  if (removed === 0 && inserted.length === 0) return undefined
  return { at, removed, inserted, count: after.length }
}

const required = requiredNames(invoiceFields)

/** `undefined` where the change cannot have begun from this draft. */
export function applyChange(draft: Draft, { fields, gone, lines }: DraftChange): Draft | undefined {
  const { template = draft.template, invoice_number = draft.invoice_number, ...others } = fields
  const changed: Draft = { ...draft, ...others, template, invoice_number }
  for (const field of gone) if (!required.includes(field)) Reflect.deleteProperty(changed, field)
  if (!lines) return changed
  const { at, removed, inserted, count } = lines
  const isPossible = at + removed <= draft.items.length
  if (!isPossible || draft.items.length - removed + inserted.length !== count) return undefined
  return { ...changed, items: draft.items.toSpliced(at, removed, ...inserted) }
}
