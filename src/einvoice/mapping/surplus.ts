import type { ReadContext } from './fields.ts'
import type { CurrencyAmount } from './scalars.ts'

/**
 * The texts of a value that was read and those that the model holds in their place differ.
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

/** An amount of tax beside those in the currencies of the document and of the tax. */
export const surplusTax = ({ value, currency = '' }: CurrencyAmount): ReadContext['surplus'][number] => ({
  path: 'totals.tax',
  text: `${value} ${currency}`.trim(),
})
