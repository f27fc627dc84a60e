import { referenceNames } from '../fields/reference-fields.ts'
import { mentionNames } from '../france/mentions.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { itemPath } from '../json/json-path.ts'
import { isPriced } from '../line-kind.ts'

interface PrintedText {
  text: string
  /** computed on demand, because building the paths of 10,000 lines takes longer than the rule */
  path(): string
}

interface Billed {
  items: readonly { description?: string | undefined; charge_reason?: string | undefined }[]
  charges?: readonly { reason?: string | undefined }[] | undefined
  tax_note?: string | undefined
  payment_terms?: string | undefined
  notes?: string | undefined
}

/** Texts about the billed items, without names and references. */
export function* billedTexts(invoice: Billed): Generator<PrintedText> {
  const { items, charges = [], tax_note, payment_terms, notes } = invoice
  for (const [index, { description = '', charge_reason }] of items.entries()) {
    yield { text: description, path: () => itemPath({ index, field: 'description' }) }
    if (charge_reason !== undefined)
      yield { text: charge_reason, path: () => itemPath({ index, field: 'charge_reason' }) }
  }
  for (const [index, { reason }] of charges.entries())
    if (reason !== undefined) yield { text: reason, path: () => `charges[${index}].reason` }
  for (const [path, text] of Object.entries({ tax_note, payment_terms, notes }))
    if (text !== undefined) yield { text, path: () => path }
}

const articleTexts = ['seller_item_id', 'buyer_item_id', 'order_line'] as const

/** All printed texts that a person wrote. */
export function* printedTexts(invoice: RenderableInvoice): Generator<PrintedText> {
  yield* billedTexts(invoice)
  const { seller, buyer, payee, payment_reference } = invoice
  for (const [index, item] of invoice.items.entries()) {
    if (!isPriced(item)) continue
    for (const field of articleTexts)
      if (item[field] !== undefined) yield { text: item[field], path: () => itemPath({ index, field }) }
  }
  const single = {
    'seller.name': seller?.name,
    'seller.address': seller?.address?.join('\n'),
    ...Object.fromEntries(mentionNames.map(name => [`seller.${name}`, seller?.[name]])),
    'buyer.name': buyer?.name,
    'buyer.address': buyer?.address?.join('\n'),
    'buyer.reference': buyer?.reference,
    ...Object.fromEntries(referenceNames.map(name => [name, invoice[name]])),
    'payee.name': payee?.name,
    payment_reference,
  }
  for (const [path, text] of Object.entries(single)) if (text !== undefined) yield { text, path: () => path }
}
