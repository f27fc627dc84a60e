import type { names } from '#languages/en/messages/names.ts'
import type { Field, Fields } from './field.ts'
import { invoiceFields } from './invoice-fields.ts'

type NamedIn<Table> = Exclude<keyof Table, 'null' | 'other'>

/** Fields with a name in messages. */
type NamedField = NamedIn<(typeof names)['@field']>

/** Fields with subfields that have a name in messages. */
type NamedOwner = NamedIn<(typeof names)['@owner']>

/** Paths of fields without list positions. */
type PathsOf<Of extends Fields> = {
  [Name in keyof Of & string]: Of[Name] extends { fields: infer Parts extends Fields }
    ? Name | `${Name}.${PathsOf<Parts>}`
    : Name
}[keyof Of & string]

/** Paths of fields that have subfields. */
type OwnersOf<Of extends Fields> = {
  [Name in keyof Of & string]: Of[Name] extends { fields: infer Parts extends Fields }
    ? Name | `${Name}.${OwnersOf<Parts>}`
    : never
}[keyof Of & string]

/** A path without list positions; each one needs a name in the messages. */
type FieldPath = PathsOf<typeof invoiceFields>

/** A field that has subfields. */
type FieldOwner = OwnersOf<typeof invoiceFields>

/** The field at a path such as `['items', 1, 'quantity']`; `undefined` if there is none. */
export function fieldAt(path: readonly PropertyKey[]): Field | undefined {
  let fields: Fields | undefined = invoiceFields
  let found: Field | undefined
  for (const step of path) {
    if (typeof step === 'number') continue
    found = fields && Object.hasOwn(fields, step) ? fields[String(step)] : undefined
    fields = found?.fields
  }
  return found
}

/** The path as a {@link FieldPath}; `null` if there is no field at it. */
export const fieldPathOf = (path: readonly PropertyKey[]): NamedField | null =>
  fieldAt(path) === undefined ? null : (path.filter(step => typeof step !== 'number').join('.') as FieldPath)

/** The {@link FieldOwner} at a path; `null` for the invoice itself. */
export const ownerOf = (path: readonly PropertyKey[]): NamedOwner | null =>
  fieldAt(path)?.fields === undefined ? null : (fieldPathOf(path) as FieldOwner)

/** The fields of the object at a path. */
export const fieldsAt = (path: readonly PropertyKey[]): Fields => fieldAt(path)?.fields ?? invoiceFields

type LabelsOf<Of extends Fields> = {
  [Name in keyof Of]:
    | Of[Name]['label']
    | (Of[Name] extends { fields: infer Parts extends Fields } ? LabelsOf<Parts> : never)
}[keyof Of]

/** Label keys; the interface has a text for each of them. */
export type FieldLabel = LabelsOf<typeof invoiceFields>

export const labelAt = (path: readonly PropertyKey[]): FieldLabel | undefined =>
  fieldAt(path)?.label as FieldLabel | undefined

/** The field with the most similar name or alias, if it is similar enough. */
export function nearestField(unknown: string, fields: Fields): string | undefined {
  const plain = unknown
    .slice(0, 40)
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
  const byAlias = Object.entries(fields).find(([, { aliases }]) => aliases?.includes(plain))
  if (byAlias) return byAlias[0]
  const [nearest] = Object.keys(fields)
    .map(name => ({ name, edits: editsBetween(plain, name) }))
    .filter(({ name, edits }) => edits <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return nearest?.name
}

/** Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [index, character] of [...a].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= b.length; column++) {
      const replace = (row[column - 1] ?? 0) + (character === b.charAt(column - 1) ? 0 : 1)
      next.push(Math.min(replace, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
