import type { FieldTexts } from './field.ts'

// This file does not import the schema library, because layout needs no schema.

/** A single-line text that refers to another document, printed with the purchase order. */
interface Reference extends FieldTexts {
  /**
   * what becomes of it in derived drafts (`draft/derivations.ts`); once: only one document bills a delivery or
   * order; never: each document has its own
   */
  derived: 'copied' | 'once' | 'never'
  /** rarely used; the editor shows it in a collapsed group */
  isRare?: true
}

/** References, in the order of the fields of an invoice and of the editor. */
export const references = {
  purchase_order: {
    label: 'more.purchase-order',
    description: 'Number of the purchase order.',
    example: 'PO-1234',
    derived: 'copied',
  },
  sales_order: {
    label: 'references.sales-order',
    description: 'Number under which the seller keeps the order (EN 16931, BT-14).',
    example: 'SO-77',
    aliases: ['order_confirmation', 'sales_order_number'],
    derived: 'once',
    isRare: true,
  },
  contract_reference: {
    label: 'references.contract',
    description: 'Number of the contract (BT-12).',
    example: 'C-2026-7',
    aliases: ['contract', 'contract_number'],
    derived: 'copied',
    isRare: true,
  },
  project_reference: {
    label: 'references.project',
    description: 'Number or name of the project (BT-11).',
    example: 'P-31',
    aliases: ['project', 'project_number'],
    derived: 'copied',
    isRare: true,
  },
  tender_reference: {
    label: 'references.tender',
    description: 'Number of the call for tenders, or of the lot (BT-17).',
    example: 'LOT-3',
    aliases: ['tender', 'lot'],
    derived: 'copied',
    isRare: true,
  },
  despatch_advice: {
    label: 'references.despatch-advice',
    description: 'Number of the delivery note (BT-16).',
    example: 'DN-902',
    aliases: ['delivery_note', 'despatch_reference'],
    derived: 'once',
    isRare: true,
  },
  receiving_advice: {
    label: 'references.receiving-advice',
    description: 'Number under which the buyer confirmed the receipt of the goods (BT-15).',
    example: 'GR-55',
    aliases: ['goods_receipt', 'receipt_reference'],
    derived: 'once',
    isRare: true,
  },
  mydata_mark: {
    label: 'references.mydata-mark',
    description:
      'Number that the Greek tax office (myDATA) gave the document, its MARK, which e-invoices of Greek sellers state as a supporting document.',
    example: '400001234567890',
    aliases: ['mark'],
    derived: 'never',
    isRare: true,
  },
} as const satisfies Record<string, Reference>

export type ReferenceName = keyof typeof references

export const referenceNames = Object.keys(references) as ReferenceName[]

export const isRareReference = (name: ReferenceName): boolean => 'isRare' in references[name]
