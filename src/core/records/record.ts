import type { z } from 'zod'
import type { names } from '#languages/en/messages/names.ts'
import type { Issue } from '../errors/issue.ts'
import { jsonPath } from '../json/json-path.ts'
import type { Message } from '../messages/message.ts'
import { messageOfSchema } from '../messages/schema-message.ts'
import { type CatalogueItem, catalogueItemFields, catalogueItemSchema } from './catalogue-item-fields.ts'
import { type Customer, customerFields, customerSchema } from './customer-fields.ts'
import type { RecordField, RecordFields } from './record-field.ts'

export const recordKinds = ['customers', 'items'] as const
export type RecordKind = (typeof recordKinds)[number]

export interface RecordTypes {
  customers: Customer
  items: CatalogueItem
}

const fieldsByKind: Record<RecordKind, RecordFields> = {
  customers: customerFields,
  items: catalogueItemFields,
}
const schemas = { customers: customerSchema, items: catalogueItemSchema }

export const fieldsOf = (kind: RecordKind): readonly [string, RecordField][] =>
  Object.entries(fieldsByKind[kind])

/** Validated by {@link parseRecord}; at a boundary only its size is limited. */
export type RawRecord = Record<string, unknown>

export type ParsedRecord<Kind extends RecordKind> =
  | { ok: true; record: RecordTypes[Kind] }
  | { ok: false; issues: Issue[] }

/** Parses a customer or a catalogue item. Blank fields are left out, and space around a value is removed. */
export function parseRecord<Kind extends RecordKind>(kind: Kind, value: RawRecord): ParsedRecord<Kind> {
  const parsed = schemas[kind].safeParse(withoutBlanks(value))
  return parsed.success
    ? { ok: true, record: parsed.data as RecordTypes[Kind] }
    : { ok: false, issues: firstOfEachPath(parsed.error.issues.map(issue => issueOf(kind, issue, value))) }
}

function withoutBlanks(value: RawRecord): RawRecord {
  const trimmed = Object.entries(value).map(([name, field]) => [name, trimmedValue(field)] as const)
  return Object.fromEntries(trimmed.filter(([, field]) => !isBlank(field)))
}

function trimmedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmedValue).filter(each => !isBlank(each))
  return value
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

function issueOf(kind: RecordKind, issue: z.core.$ZodIssue, value: RawRecord): Issue {
  const [first] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path
  const name = String(first)
  const path = jsonPath([name])
  if (!isFieldOf(kind, name))
    return error(path, 'unknown_field', { code: 'record.unknown_field', params: { kind, path } })
  if (isBlank(trimmedValue(value[name])))
    return error(path, 'missing', { code: 'record.missing', params: { field: name } })
  if (issue.message === 'Invalid input' || issue.message.startsWith('Invalid input: expected'))
    return error(path, 'wrong_type', { code: 'record.wrong_kind', params: { field: name } })
  const [inner] = issue.code === 'invalid_key' ? issue.issues : []
  return error(path, 'invalid_value', messageOfSchema(inner ?? issue))
}

const isFieldOf = (kind: RecordKind, name: string): name is keyof (typeof names)['@record_field'] =>
  Object.hasOwn(fieldsByKind[kind], name)

const error = (path: string, code: string, message: Message): Issue => ({
  path,
  code,
  severity: 'error',
  message,
})

const firstOfEachPath = (issues: readonly Issue[]): Issue[] =>
  [...new Map(issues.toReversed().map(issue => [issue.path, issue])).values()].reverse()
