import type { LineKind } from '#core/line-kind.ts'
import type { Field, LabelledField } from '../model/display-list.ts'
import type { LineContext } from '../model/layout-cache.ts'
import type { FactName, ItemField } from '../template/field-names.ts'
import type { Values } from './fill-placeholders.ts'
import type { Labels } from './labels.ts'

export interface BoundParty {
  label: string
  name: Field | null
  address: Field[]
  details: Field[]
}

export interface BoundTotal extends LabelledField {
  /** whether it is the amount due */
  isPayable: boolean
}

/** An invoice with every value formatted as text in the language of the document; absent fields are blank. */
export interface BoundInvoice {
  locale: string
  labels: Labels
  title: string
  values: Values
  seller: BoundParty | null
  buyer: BoundParty | null
  /** the filled fields that each name of a `facts` block shows */
  facts: Readonly<Record<FactName, readonly LabelledField[]>>
  /** columns filled by at least one item */
  itemFields: ReadonlySet<ItemField>
  /** identities of the items: an unchanged item is the same object as in the previous layout */
  items: readonly object[]
  /** heading, text, subtotal or optional item; `undefined` for an ordinary item */
  lineKind(index: number): LineKind | undefined
  /**
   * values of other lines that the texts of each line depend on: the offset of its number, or its subtotal
   */
  lineContexts: readonly LineContext[]
  /** sum over all descriptions, in UTF-16 units */
  descriptionLength: number
  /** key of everything else that the texts of a line depend on */
  itemContext: string
  /** the text of one cell; `` if it is empty */
  cell(field: ItemField, index: number): string
  totals: BoundTotal[]
  /** shown above totals that start a page without a row */
  carriedForward: LabelledField
  payment: LabelledField[]
  /** the transfer as a QR code; `null` if no code can represent it */
  paymentCode: { payload: string; caption: string; alt: string } | null
}
