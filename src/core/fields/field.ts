import { z } from 'zod'

/** How the value of a field is written; a draft keeps all but flags, lists and parties as the text that was typed. */
export type FieldKind =
  /** the writer's own words; space around them stays */
  | 'text'
  /** a name or a date, which never has space around it */
  | 'code'
  /** exact; a draft keeps it as typed, JSON as a number */
  | 'decimal'
  | 'flag'
  /** as a data URL */
  | 'image'
  /** texts of one line each, of which blank ones are left out */
  | 'lines'
  | 'party'
  | 'items'

export interface FieldTexts<Label extends string = string> {
  /** as it stands in a sentence: "Enter an issue date." */
  name: string
  /** key of the label in the texts of the interface */
  label: Label
  /** for whoever writes a client of the service */
  description: string
  /** as JSON has it */
  example?: unknown
  /** the text in a new draft, where it is not empty */
  initial?: string
  /** what an invoice without this field means */
  default?: string | boolean
  /** what other tools call it, for the hint at an unknown field */
  aliases?: readonly string[]
  /** format of JSON Schema, in the OpenAPI document */
  format?: 'date'
}

export interface Field<
  Schema extends z.ZodType = z.ZodType,
  DraftSchema extends z.ZodType = z.ZodType,
  Label extends string = string,
> extends FieldTexts<Label> {
  kind: FieldKind
  /** of an invoice */
  schema: Schema
  /** of a draft, which is never refused for what was typed */
  draftSchema: DraftSchema
  /** the minimal request is made of the required fields */
  isRequired: boolean
  /** of a party, or of each line item */
  fields?: Fields
  /** what has these fields, in a sentence: "colour is not a field of the seller." */
  owner?: string
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

export const party = <const Parts extends Fields, const Label extends string>(
  fields: Parts,
  texts: FieldTexts<Label> & { owner: string },
) => ({
  ...texts,
  kind: 'party' as const,
  schema: z.optional(z.strictObject(schemasOf(fields))),
  draftSchema: z.optional(z.strictObject(draftSchemasOf(fields))),
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
