import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from './document.ts'

/** The parts of a JSON Schema that are checked. */
interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  [keyword: string]: unknown
}

interface Components {
  schemas: Record<string, Schema>
}

const headerSchema = z.looseObject({ description: z.string(), schema: z.looseObject({}) })
const contentSchema = z.record(
  z.string(),
  z.object({
    schema: z.looseObject({}).optional(),
    examples: z
      .record(z.string(), z.object({ $ref: z.string().optional(), value: z.unknown().optional() }))
      .optional(),
  }),
)
const document = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          parameters: z.array(headerSchema.extend({ name: z.string() })),
          requestBody: z.object({ content: contentSchema }).optional(),
          responses: z.record(
            z.string(),
            z.object({ headers: z.record(z.string(), z.unknown()), content: contentSchema }),
          ),
        }),
      ),
    ),
    components: z.object({
      schemas: z.record(z.string(), z.looseObject({})),
      headers: z.record(z.string(), headerSchema),
      examples: z.record(z.string(), z.object({ value: z.unknown() })),
    }),
  })
  .parse(JSON.parse(JSON.stringify(openApiDocument('https://invoices.billwright.test'))))

const targetOf = (components: Components, { $ref }: Schema): Schema =>
  $ref === undefined ? {} : (components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})

/** Returns missing parts of a schema, each with its path. */
function gapsIn(components: Components, name: string, schema: Schema): string[] {
  const { description = targetOf(components, schema).description, examples } = schema
  const gaps = [
    ...(description ? [] : [`${name} has no description`]),
    ...(examples?.length ? [] : [`${name} has no example`]),
  ]
  return [...gaps, ...limitGapsIn(components, name, schema)]
}

function limitGapsIn(components: Components, name: string, schema: Schema): string[] {
  const { $ref, type, properties = {}, items, anyOf, pattern, maxLength } = schema
  if ($ref !== undefined) return []
  if (anyOf) return anyOf.flatMap(each => limitGapsIn(components, name, each))
  const inProperties = Object.entries(properties).flatMap(([part, each]) =>
    gapsIn(components, `${name}.${part}`, each),
  )
  const types = [type].flat()
  if (type === undefined && schema.const === undefined) return [`${name} has no type`, ...inProperties]
  if (types.includes('object')) return inProperties
  if (types.includes('array')) {
    const own = schema.maxItems === undefined ? [`${name} has no maxItems`] : []
    return [...own, ...limitGapsIn(components, `${name}[]`, items ?? {})]
  }
  if (schema.enum || schema.const !== undefined || type === 'boolean' || type === 'null') return []
  if (types.includes('string')) {
    const isLimited = maxLength !== undefined || isBounded(pattern) || schema.format === 'date-time'
    return isLimited ? [] : [`${name} has no maxLength`]
  }
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema
  const isLimited = (minimum ?? exclusiveMinimum) !== undefined && (maximum ?? exclusiveMaximum) !== undefined
  return isLimited ? [] : [`${name} has no limits`]
}

/** Whether a pattern is anchored at both ends and has no unlimited repetition. */
const isBounded = (pattern: string | undefined) =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+](?![^[]*\])|,\}/.test(pattern.replaceAll('\\.', ''))

const everySchema = ({ paths, components }: typeof document): [string, Schema][] => [
  ...Object.entries(components.schemas),
  ...Object.entries(components.headers).map(([name, { description, schema }]): [string, Schema] => [
    `header ${name}`,
    { ...schema, description },
  ]),
  ...Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters }]) => [
      ...parameters.map(({ name, description, schema }): [string, Schema] => [
        `${method} ${path} ${name}`,
        { ...schema, description },
      ]),
    ]),
  ),
]

/** Missing parts of the document. */
const gapsOf = (given: typeof document): string[] =>
  everySchema(given).flatMap(([name, schema]) =>
    name in given.components.schemas
      ? [
          ...limitGapsIn(given.components, name, schema),
          ...(schema.description ? [] : [`${name} has no description`]),
        ]
      : gapsIn(given.components, name, schema),
  )

describe('every parameter, header and property of the document', () => {
  test('has a description, an example, and limits', () => {
    expect(everySchema(document).length).toBeGreaterThan(50)
    expect(gapsOf(document)).toEqual([])
  })

  test.each<[string, (invoice: Schema) => void, string]>([
    [
      'a description',
      ({ properties }) => delete properties?.notes?.description,
      'Invoice.notes has no description',
    ],
    ['an example', ({ properties }) => delete properties?.notes?.examples, 'Invoice.notes has no example'],
    [
      'the length of a text',
      ({ properties }) => delete properties?.notes?.maxLength,
      'Invoice.notes has no maxLength',
    ],
    [
      'the length of a list',
      ({ properties }) => delete properties?.items?.maxItems,
      'Invoice.items has no maxItems',
    ],
    [
      'an example of a part',
      ({ properties }) => delete properties?.seller?.properties?.iban?.examples,
      'Invoice.seller.iban has no example',
    ],
  ])('would be missed without %s', (_what, remove, gap) => {
    const broken = structuredClone(document)
    remove(broken.components.schemas.Invoice ?? {})
    expect(gapsOf(broken)).toEqual([gap])
  })

  test('would be missed without the limits of a number', () => {
    const broken = structuredClone(document)
    broken.components.schemas.Percent = { description: 'A percentage.', type: 'number', minimum: 0 }
    expect(gapsOf(broken)).toEqual(['Percent has no limits'])
  })
})

describe('every example', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'x:', components: document.components })

  function* withExamples(name: string, schema: Schema): Generator<[string, Schema]> {
    if (schema.examples) yield [name, schema]
    for (const [part, each] of Object.entries(schema.properties ?? {}))
      yield* withExamples(`${name}.${part}`, each)
    if (schema.items) yield* withExamples(`${name}[]`, schema.items)
  }

  const contents = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
      [...(requestBody ? [requestBody] : []), ...Object.values(responses)].flatMap(({ content }) =>
        Object.values(content).map(each => ({ name: `${method} ${path}`, ...each })),
      ),
    ),
  )

  const namedExample = ($ref = '') => document.components.examples[$ref.split('/').at(-1) ?? '']?.value

  const validators = new Map<string, ValidateFunction>()
  /** compiles each schema once, which takes longer than any example */
  const validatorOf = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"x:#/components')
    const validator = validators.get(text) ?? ajv.compile(JSON.parse(text))
    validators.set(text, validator)
    return validator
  }

  test('of a parameter, header or property fits its schema', () => {
    const examples = everySchema(document).flatMap(([name, schema]) => [...withExamples(name, schema)])
    expect(examples.length).toBeGreaterThan(150)
    const wrong = examples.flatMap(([name, schema]) =>
      (schema.examples ?? []).flatMap(value => {
        const validate = validatorOf(schema)
        return validate(value) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('of a body fits its schema, and every JSON body has one', () => {
    const json = contents.filter(
      ({ schema }) => schema?.type !== 'string' && schema?.type !== 'object' && schema,
    )
    for (const { name, schema = {}, examples = {} } of json) {
      expect(Object.keys(examples), name).not.toEqual([])
      const validate = validatorOf(schema)
      for (const { $ref, value = namedExample($ref) } of Object.values(examples))
        expect(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true)
    }
  })
})
