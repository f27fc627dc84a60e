import { z } from 'zod'
import { schemaText } from '../messages/schema-message.ts'

/** The value of a field in JSON; a draft keeps all kinds except flags, lists and objects as typed text. */
export type FieldKind =
  /** free text; surrounding space is kept */
  | 'text'
  /** a name or a date, trimmed */
  | 'code'
  /** exact; as typed in a draft, a number in JSON */
  | 'decimal'
  | 'flag'
  /** data URL of an image or of another file */
  | 'image'
  /** list of single-line texts; blank ones are omitted */
  | 'lines'
  | 'object'
  /** list of objects */
  | 'list'
  | 'items'

export interface FieldTexts<Label extends string = string> {
  /** key of the label among the interface texts */
  label: Label
  /** for the API reference */
  description: string
  /** JSON value */
  example?: unknown
  /** initial text in a new draft, if not empty */
  initial?: string
  /** value that an invoice without this field has */
  default?: string | boolean
  /** names in other programs, used for the hint about an unknown field */
  aliases?: readonly string[]
}

export interface Field<
  Schema extends z.ZodType = z.ZodType,
  DraftSchema extends z.ZodType = z.ZodType,
  Label extends string = string,
> extends FieldTexts<Label> {
  kind: FieldKind
  /** schema of the field in an invoice */
  schema: Schema
  /** schema of the field in a draft, which accepts any typed text */
  draftSchema: DraftSchema
  /** whether the minimal request contains the field */
  isRequired: boolean
  /** fields of the object, or of each entry of the list */
  fields?: Fields
}

export type Fields = Readonly<Record<string, Field>>

const typed = z.string().max(20_000)

const draftSchemas = {
  text: typed,
  code: typed,
  decimal: typed,
  flag: z.boolean(),
  image: z.string().max(2_000_000),
  lines: z.array(typed).max(40),
} as const

type ValueKind = keyof typeof draftSchemas

export const required = <Kind extends ValueKind, Schema extends z.ZodType, const Label extends string>(
  kind: Kind,
  schema: Schema,
  texts: FieldTexts<Label>,
) => ({ ...texts, kind, schema, draftSchema: draftSchemas[kind], isRequired: true })

export const optional = <Kind extends ValueKind, Schema extends z.ZodType, const Label extends string>(
  kind: Kind,
  schema: Schema,
  texts: FieldTexts<Label>,
) => ({
  ...texts,
  kind,
  schema: z.optional(schema),
  draftSchema: z.optional(draftSchemas[kind]),
  isRequired: false,
})

/** An optional object, such as seller and buyer. */
export const object = <const Parts extends Fields, const Label extends string>(
  fields: Parts,
  texts: FieldTexts<Label>,
) => ({
  ...texts,
  kind: 'object' as const,
  schema: z.optional(z.strictObject(schemasOf(fields))),
  draftSchema: z.optional(z.strictObject(draftSchemasOf(fields))),
  isRequired: false,
  fields,
})

/** An optional list of at most `max` objects. */
export const list = <const Parts extends Fields, const Label extends string>(
  fields: Parts,
  max: number,
  texts: FieldTexts<Label>,
) => ({
  ...texts,
  kind: 'list' as const,
  schema: z.optional(
    z.array(z.strictObject(schemasOf(fields))).max(max, schemaText('value.too_many_entries')),
  ),
  draftSchema: z.optional(z.array(z.strictObject(draftSchemasOf(fields))).max(max)),
  isRequired: false,
  fields,
})

export type SchemasOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]['schema'] }
export type DraftSchemasOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]['draftSchema'] }

export const schemasOf = <Of extends Fields>(fields: Of) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as SchemasOf<Of>

export const draftSchemasOf = <Of extends Fields>(fields: Of) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { draftSchema }]) => [name, draftSchema]),
  ) as DraftSchemasOf<Of>

export const requiredNames = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { isRequired }]) => (isRequired ? [name] : []))
