import type { NamedField, NamedOwner } from '../messages/english/field-names.ts'
import type { deliveryAddressFields } from './address-fields.ts'
import type { Field, Fields } from './field.ts'
import type { chargeFields, periodFields, precedingInvoiceFields } from './group-fields.ts'
import { invoiceFields } from './invoice-fields.ts'
import type { itemFields } from './item-fields.ts'
import type { buyerFields, electronicAddressFields, sellerFields } from './party-fields.ts'

type NamesOf<Of extends Fields> = keyof Of & string

/** A path without the positions in lists. Each needs a name in the messages. */
type FieldPath =
  | NamesOf<typeof invoiceFields>
  | `items.${NamesOf<typeof itemFields>}`
  | `charges.${NamesOf<typeof chargeFields>}`
  | `seller.${NamesOf<typeof sellerFields>}`
  | `buyer.${NamesOf<typeof buyerFields>}`
  | `${'seller' | 'buyer'}.electronic_address.${NamesOf<typeof electronicAddressFields>}`
  | `preceding_invoice.${NamesOf<typeof precedingInvoiceFields>}`
  | `period.${NamesOf<typeof periodFields>}`
  | `delivery_address.${NamesOf<typeof deliveryAddressFields>}`

/** Fields that have fields. */
type FieldOwner =
  | 'items'
  | 'charges'
  | 'seller'
  | 'buyer'
  | `${'seller' | 'buyer'}.electronic_address`
  | 'preceding_invoice'
  | 'period'
  | 'delivery_address'

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

type LabelsOf<Of extends Fields> = Of[keyof Of]['label']

/** Label keys; the interface has a text for each of them. */
export type FieldLabel =
  | LabelsOf<typeof invoiceFields>
  | LabelsOf<typeof itemFields>
  | LabelsOf<typeof chargeFields>
  | LabelsOf<typeof sellerFields>
  | LabelsOf<typeof buyerFields>
  | LabelsOf<typeof electronicAddressFields>
  | LabelsOf<typeof precedingInvoiceFields>
  | LabelsOf<typeof periodFields>
  | LabelsOf<typeof deliveryAddressFields>

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
