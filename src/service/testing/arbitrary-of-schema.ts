import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that the document uses. */
const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  type: z.string().optional(),
  pattern: z.string().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

/**
 * Values that match a JSON Schema. Each has only a few optional properties, because each may be invalid by
 * finer rules.
 */
export function arbitraryOf(
  schema: unknown,
  components: Readonly<Record<string, unknown>>,
): fc.Arbitrary<unknown> {
  const read = schemaShape.parse(schema)
  if (read.$ref !== undefined) return arbitraryOf(components[read.$ref.split('/').at(-1) ?? ''], components)
  if (read.anyOf) return fc.oneof(...read.anyOf.map(each => arbitraryOf(each, components)))
  if (read.const !== undefined) return fc.constant(read.const)
  if (read.enum) return fc.constantFrom(...read.enum)
  if (read.pattern !== undefined) return fc.stringMatching(new RegExp(read.pattern), { size: 'xsmall' })
  if (read.type === 'string')
    return fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(read.maxLength ?? 40, 40) })
  if (read.type === 'number')
    return fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -100_000, max: 100_000 }) },
      { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
    )
  if (read.type === 'boolean') return fc.boolean()
  if (read.type === 'array')
    return fc.array(arbitraryOf(read.items, components), { minLength: read.minItems ?? 0, maxLength: 4 })
  if (read.type === 'object') return arbitraryObject(read, components)
  throw new Error(`no values for ${JSON.stringify(schema)}`)
}

function arbitraryObject(
  { properties = {}, required = [] }: z.output<typeof schemaShape>,
  components: Readonly<Record<string, unknown>>,
): fc.Arbitrary<unknown> {
  const optional = Object.keys(properties).filter(name => !required.includes(name))
  const values = new Map(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, components)]),
  )
  const some = fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray(optional, { maxLength: Math.min(3, optional.length) }) },
  )
  return some.chain(names =>
    fc.record(
      Object.fromEntries([...required, ...names].map(name => [name, values.get(name) ?? fc.constant(0)])),
    ),
  )
}
