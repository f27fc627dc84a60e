import type { ReadContext } from './fields.ts'
import type { CurrencyAmount } from './scalars.ts'

/**
 * Returns the texts of a parsed value that differ from those kept in the model.
 * @param path of the value in the model; '' for the whole invoice
 */
export function differing(read: object, held: object | undefined, path: string): ReadContext['surplus'] {
  return Object.entries(read).flatMap(([name, value]) => {
    const kept: unknown = held === undefined ? undefined : Reflect.get(held, name)
    const own = path === '' ? name : `${path}.${name}`
    if (typeof value === 'object' && value !== null)
      return differing(value, typeof kept === 'object' && kept !== null ? kept : undefined, own)
    return value === undefined || value === kept ? [] : [{ path: own, text: String(value) }]
  })
}

/** A tax amount in a currency other than those of the document and of VAT. */
export const surplusTax = ({ value, currency = '' }: CurrencyAmount): ReadContext['surplus'][number] => ({
  path: 'totals.tax',
  text: `${value} ${currency}`.trim(),
})
