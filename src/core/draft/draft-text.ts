import { memoizeByIdentity } from '../caches.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { Draft, DraftItem } from './draft.ts'

/** Canonical JSON of a draft: fields sorted by name, so equal drafts have equal text. The text of frozen line items is cached. */
export function serializeDraft({ items, ...head }: Draft): string {
  return `${serializeHead(head).slice(0, -1)},"items":[${items.map(serializeItem).join(',')}]}`
}

/** A hash to compare drafts without sending them; not collision-resistant against an attacker. */
export function fingerprintOfDraft({ items, ...head }: Draft): string {
  const sums = items.reduce(
    (before, item) => combineHashes(before, hashOfItem(item)),
    hashOf(serializeHead(head)),
  )
  return sums.map(sum => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}

const itemNames = Object.keys(itemFields)

const serializedItem = memoizeByIdentity((item: DraftItem, _: undefined) => {
  const text = JSON.stringify(item, itemNames)
  return { text, sum: hashOf(text) }
})

const serializeItem = (item: DraftItem): string => serializedItem(item, undefined).text
const hashOfItem = (item: DraftItem): HashPair => serializedItem(item, undefined).sum

/** Never `{}`: a draft has a template and an invoice number. */
const serializeHead = (head: Omit<Draft, 'items'>): string => JSON.stringify(head, sortFields)

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Two independent 32-bit hashes. */
type HashPair = readonly [number, number]

function hashOf(text: string): HashPair {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b) + 0x27d4eb2f
    b ^= b >>> 13
  }
  return [a, b]
}

const combineHashes = ([a, b]: HashPair, [c, d]: HashPair): HashPair => [
  Math.imul(a ^ c, 0x01000193) + 0x165667b1,
  Math.imul(b ^ d, 0x85ebca6b) + (b >>> 15),
]
