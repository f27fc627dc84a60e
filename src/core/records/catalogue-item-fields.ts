import type { z } from 'zod'
import { itemFields } from '../fields/item-fields.ts'
import { line } from '../fields/value-schemas.ts'
import { limits } from '../limits.ts'
import {
  catalogueItemDescription,
  optionalField,
  prices,
  recordSchema,
  requiredField,
} from './record-field.ts'

/** Every field of a catalogue item, in the order of JSON and CSV. */
export const catalogueItemFields = {
  code: optionalField('text', line(limits.unitLength), {
    label: 'item.code',
    description: 'Number or short name of the item, unique among items.',
    example: 'A-100',
    aliases: ['sku', 'article', 'article_number', 'item_number', 'product_code'],
  }),
  description: requiredField('text', catalogueItemDescription, {
    label: 'lines.description',
    description: 'What is printed on the invoice: the first line, and further lines with details.',
    example: 'Brand identity',
    aliases: ['name', 'title', 'text', 'item', 'product'],
  }),
  unit: itemFields.unit,
  prices: optionalField('prices', prices, {
    label: 'item.prices',
    description: 'Price of one unit for each currency; the first one is the usual one.',
    example: { EUR: '80.00' },
  }),
  tax_rate: { ...itemFields.tax_rate, example: '19' },
} as const

export const catalogueItemSchema = recordSchema(catalogueItemFields)
export type CatalogueItem = z.output<typeof catalogueItemSchema>
