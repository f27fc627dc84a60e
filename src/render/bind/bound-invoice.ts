import type { Field, LabelledField } from '../field.ts'
import type { ItemField } from '../template/field-names.ts'
import type { Values } from './fill-placeholders.ts'
import type { Labels } from './labels.ts'

export interface BoundParty {
  label: string
  name: Field | null
  address: Field[]
  details: Field[]
}

export interface BoundTotal extends LabelledField {
  /** whether it is the sum that is due */
  isPayable: boolean
}

/** An invoice whose every value is text in the document's language, and absent where there is nothing to say. */
export interface BoundInvoice {
  locale: string
  labels: Labels
  title: string
  values: Values
  seller: BoundParty | null
  buyer: BoundParty | null
  facts: Partial<Record<string, LabelledField>>
  /** the columns that at least one item fills */
  itemFields: ReadonlySet<ItemField>
  /** what tells the items apart: an item that did not change is the same object as before */
  items: readonly object[]
  /** of all descriptions together */
  descriptionLength: number
  /** what the texts of an item follow from beside the item and its place */
  itemContext: string
  /** the text of one cell of the table; `` where there is none */
  cell(field: ItemField, index: number): string
  totals: BoundTotal[]
  /** for the line above totals that stand without a row */
  carriedForward: LabelledField
  payment: LabelledField[]
  /** the transfer as a code to scan; `null` where none could carry it */
  paymentCode: { payload: string; caption: string; alt: string } | null
}
