import { z } from 'zod'

/** The parts of a JSON Schema that the reference shows. */
export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  title?: string | undefined
  description?: string | undefined
  format?: string | undefined
  pattern?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  default?: unknown
  maxLength?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
  }),
)

const content = z.record(
  z.string(),
  z.object({
    schema: schema.optional(),
    examples: z.record(z.string(), z.object({ value: z.unknown().optional() })).optional(),
  }),
)

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.unknown()),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean(),
      description: z.string(),
      schema,
    }),
  ),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
})

const documentSchema = z.object({
  info: z.object({ description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  /** by event name */
  webhooks: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})

export type ReferenceDocument = z.output<typeof documentSchema>
export type ReferenceOperation = z.output<typeof operation>

/** Parses the document of /openapi.json. */
export const readDocument = (document: object): ReferenceDocument => documentSchema.parse(document)

export interface Field {
  /** path such as seller.name or items[].quantity */
  name: string
  type: string
  isRequired: boolean
  description: string
}

/** The alternatives of a body, each with its name; a body without alternatives has no name. */
export const alternativesOf = (schema: Schema): { name: string | undefined; schema: Schema }[] =>
  schema.anyOf?.map(each => ({ name: each.$ref?.split('/').at(-1), schema: each })) ?? [
    { name: undefined, schema },
  ]

/** Returns all fields of a schema, including nested ones. */
export function fieldsOf(document: ReferenceDocument, given: Schema, prefix = ''): Field[] {
  const { properties, items, anyOf, required = [] } = resolve(document, given)
  if (items !== undefined) return fieldsOf(document, items, `${prefix}[]`)
  if (anyOf !== undefined) return mergedFields(anyOf.flatMap(each => fieldsOf(document, each, prefix)))
  return Object.entries(properties ?? {}).flatMap(([name, child]) => {
    const whole = prefix === '' ? name : `${prefix}.${name}`
    const { title, description } = resolve(document, child)
    const field = {
      name: whole,
      type: typeOf(document, child),
      isRequired: required.includes(name),
      description: description ?? title ?? '',
    }
    return [field, ...fieldsOf(document, child, whole)]
  })
}

/** Merges fields of alternatives by name: with the types of all, and required as in the first one. */
const mergedFields = (fields: readonly Field[]): Field[] =>
  [...Map.groupBy(fields, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, type: [...new Set([first, ...others].map(({ type }) => type))].join(' or ') }],
  )

/** Short description of the allowed values. */
export function typeOf(document: ReferenceDocument, given: Schema): string {
  const { type, items, anyOf, ...rest } = resolve(document, given)
  if (given.$ref !== undefined && items === undefined && rest.properties === undefined)
    return nameOfRef(given.$ref)
  if (anyOf !== undefined) return anyOf.map(each => typeOf(document, each)).join(' or ')
  const base =
    items === undefined ? [type ?? 'anything'].flat().join(' or ') : `list of ${typeOf(document, items)}`
  return [base, ...limitsOf(rest)].join(', ')
}

function limitsOf(schema: Schema): string[] {
  const { format, enum: choices, const: only, maxLength, maxItems, minimum, maximum } = schema
  return [
    format === undefined ? '' : format,
    choices === undefined || choices.length > 12 ? '' : choices.join(' | '),
    only === undefined ? '' : String(only),
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    minimum === undefined || maximum === undefined ? '' : rangeOf(minimum, maximum),
    schema.default === undefined ? '' : `default ${schema.default}`,
  ].filter(text => text !== '')
}

/** A maximum of MAX_SAFE_INTEGER is not shown, because it only states the JSON number range. */
const rangeOf = (minimum: number, maximum: number): string =>
  maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`

const nameOfRef = (ref: string) => (ref.split('/').at(-1) ?? '').toLowerCase()

function resolve(document: ReferenceDocument, given: Schema): Schema {
  if (given.$ref === undefined) return given
  const { $ref, ...beside } = given
  const found = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}
  // only keywords next to the reference; absent ones were parsed as `undefined`
  const keywords = Object.entries(beside).filter(([, value]) => value !== undefined)
  return { ...found, ...Object.fromEntries(keywords) }
}
