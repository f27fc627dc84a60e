import type { invoiceFields } from '#core/fields/invoice-fields.ts'
import type { itemFields } from '#core/fields/item-fields.ts'
import type { EInvoice, Line } from '../model/einvoice.ts'

type TextTerms<Of> = { [Name in keyof Of]-?: NonNullable<Of[Name]> extends string ? Name : never }[keyof Of]

/** Single-line text fields that map to one term each; used for writing, reading and findings. */
export const documentTexts = {
  purchase_order: 'orderReference',
  sales_order: 'salesOrderReference',
  contract_reference: 'contractReference',
  project_reference: 'projectReference',
  tender_reference: 'tenderReference',
  despatch_advice: 'despatchAdviceReference',
  receiving_advice: 'receivingAdviceReference',
} as const satisfies { [Name in keyof typeof invoiceFields]?: TextTerms<EInvoice> }

export const lineTexts = {
  seller_item_id: 'sellerItemId',
  buyer_item_id: 'buyerItemId',
  order_line: 'orderLine',
} as const satisfies { [Name in keyof typeof itemFields]?: TextTerms<Line> }

/** Creates a function that maps the fields of a record to the terms of a table. */
export function termsBy<Field extends string, Term extends string>(
  table: Readonly<Record<Field, Term>>,
): (record: { readonly [Name in Field]?: string | undefined }) => { [Name in Term]?: string } {
  const entries = Object.entries(table) as [Field, Term][]
  return record => {
    const terms: { [Name in Term]?: string } = {}
    for (const [field, term] of entries) {
      const text = record[field]
      if (text !== undefined) terms[term] = text
    }
    return terms
  }
}

/** Creates a function that maps each term of a table to its field by `take`. */
export const fieldsBy =
  <Field extends string, Term extends string>(table: Readonly<Record<Field, Term>>) =>
  <From, To>(terms: Readonly<Record<Term, From>>, take: (term: From) => To): Record<Field, To> =>
    Object.fromEntries(
      (Object.entries(table) as [Field, Term][]).map(([field, term]) => [field, take(terms[term])]),
    ) as Record<Field, To>
