import fc from 'fast-check'
import { z } from 'zod'
import { runs } from '#core/testing/runs.ts'
import { desktopOperations, type OperationName } from '../operations/desktop-api.ts'
import { operationNames } from '../operations/operation-names.ts'

/** Arguments that a compromised renderer could pass. New operations of the contract are included automatically. */

export const anyArgument = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
})

/** JSON with own properties named like properties of Object.prototype. */
export const prototypeArguments: readonly string[] = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"id":{"__proto__":{"polluted":true}},"__proto__":{"id":"00000000-0000-4000-8000-000000000000"}}',
  '{"draft":{"__proto__":{"polluted":true},"items":[{"__proto__":{"polluted":true}}]}}',
  '{"toString":null,"valueOf":null,"hasOwnProperty":null}',
  '["__proto__","constructor","prototype"]',
]

/** Nested so deeply that a recursive parser overflows the stack. */
export const deepText = `${'{"draft":'.repeat(20_000)}1${'}'.repeat(20_000)}`

export const isPolluted = (): boolean => 'polluted' in {}

/** The operation's argument with this text in every text field and in an unknown field. */
export function withTextEverywhere(name: OperationName, text: string): unknown[] {
  const { argument } = desktopOperations[name]
  if (argument instanceof z.ZodUndefined) return [text, { anything: text }]
  const schema = z.toJSONSchema(argument, { unrepresentable: 'any', io: 'input' }) as JsonSchema
  const full = fillSchema(schema, text, 0)
  return [text, { [text]: text }, full, Object.assign({ anything: text }, full)]
}

/**
 * All values in the long run. In the short run each operation gets one of them and each value is used for some
 * operations; for expensive values that every operation processes in the same way.
 */
export const valuesFor = <Value>(name: OperationName, values: readonly Value[]): readonly Value[] => {
  const turn = operationNames.indexOf(name) % values.length
  return runs(
    values,
    values.filter((_, index) => index === turn),
  )
}

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

function fillSchema(schema: JsonSchema, text: string, depth: number): object | string {
  const { properties, items, anyOf } = schema
  if (depth > 4) return text
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, fillSchema(part, text, depth + 1)]),
    )
  if (items) return [fillSchema(items, text, depth + 1)]
  const [first] = anyOf ?? []
  return first ? fillSchema(first, text, depth + 1) : text
}
