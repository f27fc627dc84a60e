import { streetIndex } from '../address/street-line.ts'
import { structuredAddress } from '../address/structured-address.ts'
import type { Customer } from './customer-fields.ts'
import type { RawRecord } from './record.ts'

/**
 * Interprets address lines as the street if postcode and city are in other columns, as in tables of many programs.
 * Lines alone would be printed, without the city.
 */
export function withStreetOfCells(record: RawRecord, before: RawRecord): RawRecord {
  const { address, street, street_2, city, postcode } = record as Partial<Customer>
  const lines = (address ?? []).filter(line => line.trim() !== '')
  const isBlank = (text: string | undefined) => (text ?? '').trim() === ''
  const isUnchanged = addressColumns.every(name => isSameCell(record[name], before[name]))
  if (lines.length === 0 || isUnchanged || isBlank(city) || !isBlank(street) || !isBlank(street_2))
    return record
  const text = lines.join('\n').toLowerCase()
  if ([city, postcode].some(part => !isBlank(part) && text.includes((part ?? '').trim().toLowerCase())))
    return record
  const { country } = record as Partial<Customer>
  if (structuredAddress({ address: lines, country }).city !== undefined) return record
  const index = streetIndex(lines)
  const others = lines.filter((_, other) => other !== index).join(', ')
  return { ...record, address: [], street: lines[index], ...(others !== '' && { street_2: others }) }
}

const addressColumns = ['address', 'street', 'street_2', 'postcode', 'city'] as const

/** Compares values as cells of a table, where empty and absent are equal. */
const isSameCell = (one: unknown, other: unknown): boolean => textOfCell(one) === textOfCell(other)

const textOfCell = (value: unknown): string =>
  (Array.isArray(value) ? value.join('\n') : String(value ?? '')).trim()
