import type { Draft, DraftItem } from '#core/draft/draft.ts'
import type { EditorDoc } from './editor-doc.ts'

/** Replaces `removed` by `inserted` at an index; reversed when undoing. */
export interface Splice<Value> {
  at: number
  removed: readonly Value[]
  inserted: readonly Value[]
}

type HeadField = Exclude<keyof Draft, 'items'>

/** Reversible difference of two documents; its size depends on the change, not on the documents. */
export interface DocDiff {
  fields: readonly { field: HeadField; before: unknown; after: unknown }[]
  items: Splice<DraftItem> | null
  rowKeys: Splice<string> | null
}

export function diffDocs(before: EditorDoc, after: EditorDoc): DocDiff {
  const names = new Set([...Object.keys(before.draft), ...Object.keys(after.draft)] as (keyof Draft)[])
  const fields = [...names]
    .filter(name => name !== 'items')
    .map(field => ({ field, before: before.draft[field], after: after.draft[field] }))
    .filter(each => !isSame(each.before, each.after))
  return {
    fields,
    items: diffArrays(before.draft.items, after.draft.items),
    rowKeys: diffArrays(before.rowKeys, after.rowKeys),
  }
}

export const isEmptyDiff = ({ fields, items, rowKeys }: DocDiff): boolean =>
  fields.length === 0 && items === null && rowKeys === null

/** Approximate size in characters. */
export function diffSize({ fields, items, rowKeys }: DocDiff): number {
  const held = [...(items?.removed ?? []), ...(items?.inserted ?? [])]
  const keys = (rowKeys?.removed.length ?? 0) + (rowKeys?.inserted.length ?? 0)
  return (
    fields.reduce((sum, { before, after }) => sum + textSize(before) + textSize(after), 100) +
    held.reduce((sum, { description }) => sum + 100 + description.length, 0) +
    keys * 10
  )
}

const textSize = (value: unknown): number =>
  typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0)

/** Applies a diff to its first document (`forward`) or reverts it from the second (`backward`). */
export function applyDiff(
  doc: EditorDoc,
  { fields, items, rowKeys }: DocDiff,
  direction: 'forward' | 'backward',
): EditorDoc {
  const draft: Draft = { ...doc.draft }
  for (const each of fields) {
    const value = direction === 'forward' ? each.after : each.before
    if (value === undefined) Reflect.deleteProperty(draft, each.field)
    else Reflect.set(draft, each.field, value)
  }
  if (items) draft.items = applySplice(draft.items, items, direction)
  return { draft, rowKeys: rowKeys ? applySplice(doc.rowKeys, rowKeys, direction) : doc.rowKeys }
}

function applySplice<Value>(
  values: Value[],
  { at, removed, inserted }: Splice<Value>,
  direction: 'forward' | 'backward',
): Value[] {
  return direction === 'forward'
    ? values.toSpliced(at, removed.length, ...inserted)
    : values.toSpliced(at, inserted.length, ...removed)
}

/** Compares by identity first, then by content. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other))

function diffArrays<Value>(before: readonly Value[], after: readonly Value[]): Splice<Value> | null {
  if (before === after) return null
  const shared = Math.min(before.length, after.length)
  let at = 0
  while (at < shared && isSame(before[at], after[at])) at += 1
  let suffix = 0
  while (suffix < shared - at && isSame(before.at(-1 - suffix), after.at(-1 - suffix))) suffix += 1
  const removed = before.slice(at, before.length - suffix)
  const inserted = after.slice(at, after.length - suffix)
  return removed.length === 0 && inserted.length === 0 ? null : { at, removed, inserted }
}
