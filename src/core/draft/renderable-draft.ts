import { memoizeByIdentity } from '../caches.ts'
import { schemasOf } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { RenderableInvoice, RenderableItem } from '../invoice/renderable-invoice.ts'
import { isUnpricedKind } from '../line-kind.ts'
import type { Draft, DraftItem } from './draft.ts'
import { filledFields, parseNumber, trimBlankItems, validAttachments } from './draft-fields.ts'
import { printable, validFields } from './valid-fields.ts'

/** Converts any draft: numbers that cannot be parsed become null, other invalid fields are omitted. */
export function renderableDraft(draft: Draft): RenderableInvoice {
  const { items: _, attachments, ...others } = draft
  const files = attachments && validAttachments(attachments, undefined)
  const fields = files ? others : { ...others, ...(attachments && { attachments }) }
  const filled = filledFields(fields, invoiceFields, draft.locale)
  if (filled.discount_percent !== undefined) delete filled.discount_amount
  const { template: _t, invoice_number: _n, ...optional } = validFields(filled, invoiceSchemas)
  return {
    ...optional,
    ...(files && { attachments: files }),
    template: draft.template.trim(),
    invoice_number: printable(draft.invoice_number)
      .replaceAll(/[\n\r]/g, ' ')
      .trim(),
    items: trimBlankItems(draft.items).map(item => renderableItem(item, draft.locale)),
  }
}

const invoiceSchemas = schemasOf(invoiceFields)
const {
  kind: _k,
  description: _d,
  quantity: _q,
  unit_price: _u,
  ...optionalItemSchemas
} = schemasOf(itemFields)

const renderableItem = memoizeByIdentity((item: DraftItem, locale: string | undefined): RenderableItem => {
  const kind = item.kind?.trim()
  const description = printable(item.description)
  if (kind === 'subtotal' && description.trim() === '') return Object.freeze({ kind })
  if (isUnpricedKind(kind)) return Object.freeze({ kind, description })
  return Object.freeze({
    ...(kind === 'optional' && { kind }),
    ...validFields(filledFields(item, itemFields, locale), optionalItemSchemas),
    description,
    quantity: parseNumber(item.quantity, locale) ?? null,
    unit_price: parseNumber(item.unit_price, locale) ?? null,
  })
})
