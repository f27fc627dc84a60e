import { rawNumber } from '../json/json.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Field, Fields } from './field.ts'

type Write = (value: unknown) => unknown

/**
 * Creates a function that converts a record to JSON: fields in the order of the table, decimals as number literals.
 * Created once per table, because an invoice may have a thousand line items.
 */
export function recordWriter(
  fields: Fields,
  isWritten: (field: Field) => boolean,
): (record: object) => Record<string, unknown> {
  const writers = Object.entries(fields)
    .filter(([, field]) => isWritten(field))
    .map(([name, field]) => ({ name, write: valueWriter(field, isWritten) }))
  return record => {
    const written: Record<string, unknown> = {}
    for (const { name, write } of writers) {
      const value = (record as Record<string, unknown>)[name]
      if (value !== undefined) written[name] = write ? write(value) : value
    }
    return written
  }
}

/** @returns `undefined` if JSON can represent the value without conversion */
function valueWriter({ kind, fields }: Field, isWritten: (field: Field) => boolean): Write | undefined {
  if (kind === 'decimal') return value => rawNumber(value as Decimal)
  if (!fields) return undefined
  const write = recordWriter(fields, isWritten)
  return kind === 'object' ? object => write(object as object) : entries => (entries as object[]).map(write)
}
