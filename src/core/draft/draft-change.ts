import { z } from 'zod'
import { requiredNames } from '../fields/field.ts'
import { draftItemSchema, invoiceFields } from '../fields/invoice-fields.ts'
import { type Draft, type DraftItem, draftSchema } from './draft.ts'

/** The difference between two drafts, so that a keystroke sends one line item instead of ten thousand. */

type HeadField = Exclude<keyof Draft, 'items'>

const headSchema = draftSchema.omit({ items: true })
const headFields = Object.keys(headSchema.shape) as HeadField[]

export const draftChangeSchema = z.strictObject({
  /** new and changed fields except the line items */
  fields: headSchema.partial(),
  /** names of removed fields */
  gone: z.array(z.string().max(64)).max(headFields.length),
  /** replaces `removed` line items from index `at` by `inserted`; absent if none changed */
  lines: z
    .strictObject({
      at: z.int().min(0),
      removed: z.int().min(0),
      inserted: z.array(draftItemSchema).max(10_000),
      /**
       * number of line items after the change; a different number shows that sender and receiver had different drafts
       */
      count: z.int().min(0).max(10_000),
    })
    .optional(),
})

export type DraftChange = z.output<typeof draftChangeSchema>

/** Compares by identity: an immutable draft keeps the objects that did not change. */
export function diffDrafts(before: Draft, after: Draft): DraftChange {
  const changed = headFields.filter(field => before[field] !== after[field])
  const lines = diffItems(before.items, after.items)
  return {
    fields: Object.fromEntries(
      changed.filter(field => after[field] !== undefined).map(field => [field, after[field]]),
    ),
    gone: changed.filter(field => after[field] === undefined),
    ...(lines && { lines }),
  }
}

function diffItems(before: readonly DraftItem[], after: readonly DraftItem[]): DraftChange['lines'] {
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

/** @returns `undefined` if the change belongs to another draft */
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

/** `revision` is the sender's base revision. */
const saved = { id: z.uuid(), revision: z.int().min(1) }

/**
 * Saves a whole draft, or its change since the base revision. The fingerprint of the changed draft detects a receiver
 * with another base.
 */
export const saveRequestSchema = z.union([
  z.strictObject({ ...saved, draft: draftSchema }),
  z.strictObject({ ...saved, change: draftChangeSchema, fingerprint: z.string().max(32) }),
])
