import type { z } from 'zod'
import type { Issue } from '../errors/issue.ts'
import { requiredNames } from '../fields/field.ts'
import { fieldPathOf, fieldsAt, nearestField, ownerOf } from '../fields/find-field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import { NumberLiteral } from '../json/json.ts'
import { jsonPath } from '../json/json-path.ts'
import { limits } from '../limits.ts'
import type { UnpricedKind } from '../line-kind.ts'
import type { Message } from '../messages/message.ts'
import { messageOfSchema } from '../messages/schema-message.ts'

/** Converts the issues of the schema library to messages for the user. */
export function issuesOfSchema(found: readonly z.core.$ZodIssue[], input: unknown): Issue[] {
  const issues = found.slice(0, limits.issues).flatMap(issue => issuesOf(issue, input))
  const firstOfPath = new Map(issues.map(issue => [issue.path, issue] as const).reverse())
  return issues.filter(issue => firstOfPath.get(issue.path) === issue).slice(0, limits.issues)
}

function issuesOf(issue: z.core.$ZodIssue, input: unknown): Issue[] {
  const number = literalAmong(input, issue.code === 'unrecognized_keys' ? [...issue.path, ''] : issue.path)
  if (number !== undefined) return [error(number, 'wrong_type', wrongType(number, 'object'))]
  const value = valueAt(input, issue.path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, limits.issues).map(key => unknownField(issue.path, key, value))
  if (value === undefined) return [error(issue.path, 'missing', missing(issue.path))]
  if (issue.code === 'invalid_type')
    return [error(issue.path, 'wrong_type', wrongType(issue.path, issue.expected))]
  if (issue.code === 'invalid_union' && typeof value !== 'string')
    return [error(issue.path, 'wrong_type', wrongType(issue.path, 'string'))]
  if (issue.code === 'custom') {
    const isWrongType = issue.params === undefined && issue.message === 'Invalid input'
    if (isWrongType) return [error(issue.path, 'wrong_type', wrongType(issue.path, 'number'))]
    if (value === '') return [error(issue.path, 'missing', missing(issue.path))]
    const code: unknown = issue.params?.code
    return [error(issue.path, typeof code === 'string' ? code : 'invalid_value', messageOfSchema(issue))]
  }
  if (value === '') return [error(issue.path, 'missing', missing(issue.path))]
  const codes: Record<string, string> = { too_big: 'too_long', too_small: 'missing' }
  return [error(issue.path, codes[issue.code] ?? 'invalid_value', messageOfSchema(issue))]
}

const error = (path: readonly PropertyKey[], code: string, message: Message): Issue => ({
  path: jsonPath(path),
  code,
  severity: 'error',
  message,
})

const missing = (path: readonly PropertyKey[]): Message =>
  path.length === 1 && path[0] === 'items'
    ? { code: 'items.missing' }
    : { code: 'field.missing', params: { field: fieldPathOf(path) } }

function wrongType(path: readonly PropertyKey[], expected: string): Message {
  if (path.length === 0)
    return { code: 'invoice.not_object', params: { required: requiredNames(invoiceFields) } }
  const params = { field: fieldPathOf(path) }
  if (expected === 'string') return { code: 'field.not_text', params }
  if (expected === 'number') return { code: 'field.not_number', params }
  if (expected === 'array') return { code: 'field.not_list', params }
  if (expected === 'boolean') return { code: 'field.not_flag', params }
  return path.at(-2) === 'items'
    ? { code: 'item.not_object', params: { required: requiredNames(itemFields) } }
    : { code: 'field.not_object', params }
}

/** @param owner the object that contains the field */
function unknownField(path: readonly PropertyKey[], key: string, owner: unknown): Issue {
  const field = fieldPathOf([...path, key])
  if (field !== null) {
    const { kind } = owner as { kind: UnpricedKind }
    return error([...path, key], 'not_of_kind', {
      code: 'item.field_of_other_kind',
      params: { field, kind },
    })
  }
  const shown = /^\w{1,64}$/.test(key) ? key : JSON.stringify(key.toWellFormed().slice(0, 64))
  const near = nearestField(key, fieldsAt(path)) ?? null
  const params = { name: shown, owner: ownerOf(path), near }
  return error([...path, key], 'unknown_field', { code: 'field.unknown', params })
}

/**
 * Finds a number in place of an object, because the schema library would report the fields of its {@link
 * NumberLiteral}.
 */
function literalAmong(input: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | undefined {
  return path
    .map((_, length) => path.slice(0, length))
    .find(owner => valueAt(input, owner) instanceof NumberLiteral)
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = input
  for (const step of path) {
    if (typeof value !== 'object' || value === null || value instanceof NumberLiteral) return undefined
    if (!Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

/** Reports only the repeated field, because its intended value is unknown. */
export function issueOfRepeated(path: readonly PropertyKey[]): Issue {
  return error(path, 'repeated_field', { code: 'field.repeated', params: { path: jsonPath(path) } })
}

/** The only issue of a text whose list has more entries than an invoice may have lines. */
export const issueOfLongList = (path: readonly PropertyKey[], max: number): Issue =>
  error(path, 'too_long', {
    code: path.length === 1 && path[0] === 'items' ? 'items.too_many' : 'value.too_many_entries',
    params: { max },
  })
