import { z } from 'zod'
import type { Field, FieldTexts } from '../fields/field.ts'
import { currency, decimal, description, line, text } from '../fields/value-schemas.ts'
import { schemaText } from '../messages/schema-message.ts'

/** Formats of a record's values in the cells of a table. */
export type RecordFieldKind =
  | Extract<Field['kind'], 'text' | 'code' | 'decimal' | 'lines'>
  /** an integer of at least 0 */
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

/** Schemas of record fields that an invoice does not have. */

const plainBreaks = (value: string): string => value.replace(/\r\n?/g, '\n')

export const multiline = z.string().transform(plainBreaks).pipe(text())

export const catalogueItemDescription = z.string().transform(plainBreaks).pipe(description)

export const paymentDays = z
  .number({ error: schemaText('value.payment_days') })
  .refine(days => Number.isInteger(days) && days >= 0 && days <= 365, schemaText('value.payment_days'))

/**
 * Rejects characters that need quoting in a mail header (RFC 5322, 3.2.3), because a mail draft could not contain them.
 */
export const isEmail = (address: string): boolean =>
  /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/u.test(address)

export const emailAddresses = line().refine(
  value => value.split(',').every(address => isEmail(address.trim())),
  schemaText('value.email'),
)

/** A table cell cannot hold more. */
const maxPrices = 20

export const prices = z
  .record(currency, decimal)
  .refine(value => Object.keys(value).length <= maxPrices, schemaText('value.too_many_currencies'))
