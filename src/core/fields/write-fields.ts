import type { Decimal } from '../decimal.ts'
import { rawNumber } from '../json.ts'
import type { Field, Fields } from './field.ts'

/**
 * A record as JSON has it: its fields in the order of the table, decimals as number literals.
 * @param isWritten which fields; all, where it is absent
 */
export function writeFields(
  record: object,
  fields: Fields,
  isWritten: (field: Field) => boolean = () => true,
): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = Reflect.get(record, name)
    if (value !== undefined && isWritten(field)) written[name] = writeValue(value, field, isWritten)
  }
  return written
}

function writeValue(value: unknown, { kind, fields }: Field, isWritten: (field: Field) => boolean): unknown {
  if (kind === 'decimal') return rawNumber(value as Decimal)
  if (fields === undefined) return value
  return Array.isArray(value)
    ? value.map(each => writeFields(each, fields, isWritten))
    : writeFields(value as object, fields, isWritten)
}
