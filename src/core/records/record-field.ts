import { z } from 'zod'
import type { Field, FieldTexts } from '../fields/field.ts'

/** How the value of a record's field is written into a cell of a table. */
export type RecordFieldKind =
  | Extract<Field['kind'], 'text' | 'code' | 'decimal' | 'lines'>
  /** a whole number of at least 0 */
  | 'count'
  /** decimals by currency code; the first one is the usual price */
  | 'prices'

export interface RecordField<Schema extends z.ZodType = z.ZodType, Label extends string = string>
  extends FieldTexts<Label> {
  kind: RecordFieldKind
  schema: Schema
  isRequired: boolean
}

export type RecordFields = Readonly<Record<string, RecordField>>

export const requiredField = <Schema extends z.ZodType, const Label extends string>(
  kind: RecordFieldKind,
  schema: Schema,
  texts: FieldTexts<Label>,
) => ({ ...texts, kind, schema, isRequired: true })

export const optionalField = <Schema extends z.ZodType, const Label extends string>(
  kind: RecordFieldKind,
  schema: Schema,
  texts: FieldTexts<Label>,
) => ({ ...texts, kind, schema: z.optional(schema), isRequired: false })

export const recordSchema = <Of extends RecordFields>(fields: Of) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
      [Name in keyof Of]: Of[Name]['schema']
    },
  )
