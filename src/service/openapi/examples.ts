/** A JSON Schema with the examples of its parts. */
export interface Exemplified {
  $ref?: string
  examples?: unknown[]
  properties?: Record<string, Exemplified>
  items?: Exemplified
  [keyword: string]: unknown
}

type Schemas = Readonly<Record<string, Exemplified>>

/** Adds examples to lists, objects and references without one, composed of the examples of their parts. */
export function withExamples(schema: Exemplified, schemas: Schemas): Exemplified {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, withExamples(each, schemas)] as const,
  )
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    examples: schema.examples ?? [exampleOf(schema, schemas)],
  }
}

/** @throws Error for a value without parts and without an example */
export function exampleOf(schema: Exemplified, schemas: Schemas): unknown {
  const { $ref, examples, properties, items } = schema
  if (examples) return examples[0]
  const target = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? '']
  if (target) return exampleOf(target, schemas)
  if (items) return [exampleOf(items, schemas)]
  if (!properties) throw new Error(`no example in ${JSON.stringify(schema)}`)
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, exampleOf(each, schemas)]),
  )
}
