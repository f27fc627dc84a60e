import type { Fields } from '#core/fields/field.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { type EditorDoc, stepsOf } from './editor-doc.ts'

/** First difference of two documents, as an editor key; `null` if they are equal. */
export function changedField(before: EditorDoc, after: EditorDoc): string | null {
  return changedRow(before, after) ?? changedCell(before, after) ?? changedTopLevelField(before, after)
}

/** The inserted or moved row, or the row in place of a removed one. */
function changedRow({ rowKeys: before }: EditorDoc, { rowKeys: after }: EditorDoc): string | null {
  if (before === after) return null
  const first = after.findIndex((key, index) => key !== before[index])
  if (first === -1) return after.length < before.length ? (after.at(-1) ?? null) : null
  const last = after.findLastIndex((key, index) => key !== before[index - after.length + before.length])
  const hasMovedDown = after.length === before.length && before[first] === after[last]
  return after[hasMovedDown ? last : first] ?? null
}

function changedCell(
  { draft: { items: before } }: EditorDoc,
  { draft: { items: after }, rowKeys }: EditorDoc,
): string | null {
  if (before === after) return null
  const row = after.findIndex((item, index) => item !== before[index])
  const field = changedName(before[row] ?? {}, after[row] ?? {})
  if (row === -1 || rowKeys[row] === undefined) return null
  // the kind of a line has no cell
  return `${rowKeys[row]}.${field === null || field === 'kind' ? 'description' : field}`
}

function changedTopLevelField(before: EditorDoc, after: EditorDoc): string | null {
  const { items: _before, ...headBefore } = before.draft
  const { items: _after, ...headAfter } = after.draft
  // a change of the sender also changes its details, so it is reported first
  if (headBefore.sender !== headAfter.sender) return 'sender'
  return changedPath(headBefore, headAfter, invoiceFields)
}

/**
 * Path of the first difference of two records. For an added or removed object, that of its first field; for a list that
 * lost an entry, that of the list.
 */
function changedPath(before: object, after: object, fields: Fields): string | null {
  const name = changedName(before, after)
  const field = name === null ? undefined : fields[name]
  if (name === null || !field?.fields) return name
  const [from, to] = [Reflect.get(before, name) ?? {}, Reflect.get(after, name) ?? {}]
  if (field.kind === 'object')
    return `${name}.${changedPath(from, to, field.fields) ?? firstOf(field.fields)}`
  const index = changedName(from, to) ?? ''
  if (!Object.hasOwn(to, index)) return name
  const part = changedPath(Reflect.get(from, index) ?? {}, Reflect.get(to, index), field.fields)
  return `${name}[${index}].${part ?? firstOf(field.fields)}`
}

const firstOf = (fields: Fields): string => Object.keys(fields)[0] ?? ''

function changedName(before: object, after: object): string | null {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].find(name => Reflect.get(before, name) !== Reflect.get(after, name)) ?? null
}

/** Text of a field; `undefined` if it is no text. */
export function textOf({ draft, rowKeys }: EditorDoc, field: string): string | undefined {
  const names = stepsOf(field)
  const row = rowKeys.indexOf(names[0] ?? '')
  let value: unknown = row !== -1 ? draft.items[row] : draft
  for (const name of row !== -1 ? names.slice(1) : names)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : undefined
}
