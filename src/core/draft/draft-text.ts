import { itemFields } from '../fields/item-fields.ts'
import { memoizeByIdentity } from '../memoize-by-identity.ts'
import type { Draft, DraftItem } from './draft.ts'

/**
 * A draft as JSON, the same text for the same words whoever made the object. Of lines that did not change since the
 * last time the text is still there.
 */
export function textOfDraft({ items, ...head }: Draft): string {
  return `${textOfHead(head).slice(0, -1)},"items":[${items.map(textOfItem).join(',')}]}`
}

/** Tells whether two hold the same draft without either sending it. For mistakes, not against malice. */
export function fingerprintOfDraft({ items, ...head }: Draft): string {
  const sums = items.reduce((before, item) => joined(before, sumOfItem(item)), hashOf(textOfHead(head)))
  return sums.map(sum => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}

const itemNames = Object.keys(itemFields)

const ofItem = memoizeByIdentity((item: DraftItem, _: undefined) => {
  const text = JSON.stringify(item, itemNames)
  return { text, sum: hashOf(text) }
})

const textOfItem = (item: DraftItem): string => ofItem(item, undefined).text
const sumOfItem = (item: DraftItem): Sums => ofItem(item, undefined).sum

/** never empty: a draft has a template and a number */
const textOfHead = (head: Omit<Draft, 'items'>): string => JSON.stringify(head, inOrder)

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Two sums of 32 bits that know nothing of each other. */
type Sums = readonly [number, number]

function hashOf(text: string): Sums {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b) + 0x27d4eb2f
    b ^= b >>> 13
  }
  return [a, b]
}

const joined = ([a, b]: Sums, [c, d]: Sums): Sums => [
  Math.imul(a ^ c, 0x01000193) + 0x165667b1,
  Math.imul(b ^ d, 0x85ebca6b) + (b >>> 15),
]
