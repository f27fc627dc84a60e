import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { isPriced } from '#core/line-kind.ts'
import type { DisplayList } from '../model/display-list.ts'
import type { ItemField } from '../template/field-names.ts'
import type { Block, Template } from '../template/template.ts'
import { comparable, holds, textsByPath } from './layout-problems.ts'

/** A text of the invoice that its template shows, with its path. */
interface ShownField {
  path: string
  /** `null` for values that are formatted, such as numbers and dates */
  text: string | null
}

/** Returns the fields that are missing from a display list or differ from the invoice. */
export function missingFields(list: DisplayList, template: Template, invoice: RenderableInvoice): string[] {
  const found = textsByPath(list)
  return [
    ...itemFieldsShown(template, invoice),
    ...template.blocks.flatMap(block => fieldsOf(block, invoice)),
  ].flatMap(({ path, text }) => {
    const there = found.get(path)
    if (text !== null && comparable(text) === '') return []
    if (there === undefined) return [`${path} is missing`]
    if (text === null) return []
    return there.some(each => holds(each, text))
      ? []
      : [`${path} is not “${text}” but “${there.join('” and “')}”`]
  })
}

function itemFieldsShown({ blocks }: Template, { items }: RenderableInvoice): ShownField[] {
  const columns = blocks.find(block => block.type === 'items')?.columns ?? []
  return items.flatMap((item, index) =>
    columns.flatMap((field): ShownField[] => {
      const text = itemText(field, item)
      const path = field === 'amount' ? `items[${index}]` : `items[${index}].${field}`
      return text === undefined ? [] : [{ path, text }]
    }),
  )
}

function itemText(field: ItemField, item: RenderableInvoice['items'][number]): string | null | undefined {
  if (!isPriced(item)) {
    if (field === 'description') return item.description
    return field === 'amount' && item.kind === 'subtotal' ? null : undefined
  }
  switch (field) {
    case 'position':
      return undefined
    case 'description':
    case 'unit':
      return item[field]
    case 'amount':
      return item.quantity === null || item.unit_price === null ? undefined : null
    default:
      return item[field] === undefined || item[field] === null ? undefined : null
  }
}

function fieldsOf(block: Block, invoice: RenderableInvoice): ShownField[] {
  switch (block.type) {
    case 'party': {
      const { name, address = [] } = invoice[block.of] ?? {}
      const lines = address.map((text, index) => ({ path: `${block.of}.address[${index}]`, text }))
      return name === undefined ? lines : [{ path: `${block.of}.name`, text: name }, ...lines]
    }
    case 'facts': {
      const { invoice_number, purchase_order } = invoice
      const known = { invoice_number, purchase_order, reference: invoice.buyer?.reference }
      return block.show.flatMap(name => {
        const text = name in known ? known[name as keyof typeof known] : undefined
        return text === undefined ? [] : [{ path: name === 'reference' ? 'buyer.reference' : name, text }]
      })
    }
    case 'text': {
      const [, name] = /^\{(notes|tax_note|payment_terms)\}$/.exec(block.text) ?? []
      const text = name === undefined ? undefined : invoice[name as 'notes' | 'tax_note' | 'payment_terms']
      return name === undefined || text === undefined ? [] : [{ path: name, text }]
    }
    case 'columns':
      return block.columns.flatMap(column => column.blocks.flatMap(each => fieldsOf(each, invoice)))
    case 'band':
      return block.blocks.flatMap(each => fieldsOf(each, invoice))
    case 'stage':
      return block.frames.flatMap(frame => frame.blocks.flatMap(each => fieldsOf(each, invoice)))
    default:
      return []
  }
}
