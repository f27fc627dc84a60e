import { describe, expect, test } from 'vitest'
import { names } from '#languages/en/messages/names.ts'
import { draftOfInvoice, draftSchema } from '../draft/draft.ts'
import { invoiceOfDraft } from '../draft/read-draft.ts'
import { renderableDraft } from '../draft/renderable-draft.ts'
import type { Issue } from '../errors/issue.ts'
import { readInvoice, writeInvoice } from '../invoice/read-invoice.ts'
import { textOf } from '../testing/english-text.ts'
import type { Field, Fields } from './field.ts'
import { fieldAt, nearestField } from './find-field.ts'
import { invoiceFields } from './invoice-fields.ts'

type Path = (string | number)[]

const isList = ({ kind }: Field) => kind === 'items' || kind === 'list'

/** Each field with its path, including those of objects and of the first entry of a list. */
function* fieldsIn(fields: Fields = invoiceFields, before: Path = []): Generator<[Path, Field]> {
  for (const [name, field] of Object.entries(fields)) {
    const path = [...before, name]
    yield [path, field]
    if (field.fields) yield* fieldsIn(field.fields, isList(field) ? [...path, 0] : path)
  }
}

const allFields = [...fieldsIn()].map(([path, field]) => ({
  text: path.join('.'),
  path,
  field,
  name: path.filter(step => step !== 0).join('.'),
}))
const values = allFields.filter(({ field }) => field.fields === undefined)

const minimal = {
  template: 'minimal',
  invoice_number: '1',
  items: [{ description: 'Work', quantity: 1, unit_price: 1 }],
}

/** The minimal request with another value at a path; `undefined` removes the field. */
function withValue(path: Path, value: unknown): object {
  const invoice = structuredClone(minimal)
  let owner: object = invoice
  for (const [at, step] of path.slice(0, -1).entries()) {
    const isInList = path[at + 1] === 0
    if (!Reflect.has(owner, step)) Reflect.set(owner, step, isInList ? [] : { ...requiredOf(path, at) })
    owner = Reflect.get(owner, step)
  }
  Reflect.set(owner, path.at(-1) ?? '', value)
  return invoice
}

/** Examples for the required fields that the entry of a list at this path needs. A link has no file. */
const requiredOf = (path: Path, at: number): object =>
  Object.fromEntries(
    Object.entries(fieldAt(path.slice(0, at + 1))?.fields ?? {}).flatMap(([name, { isRequired, example }]) =>
      path[at] === 0 && (isRequired || (name === 'data' && path.at(-1) !== 'url')) ? [[name, example]] : [],
    ),
  )

function issueAt(path: Path, value: unknown): Issue | undefined {
  const read = readInvoice(JSON.stringify(withValue(path, value)))
  return read.ok ? undefined : read.issues[0]
}

test('finds each field by its path', () => {
  expect(allFields.length).toBeGreaterThanOrEqual(44)
  for (const { path, field } of allFields) expect(fieldAt(path)).toBe(field)
  for (const path of [['colour'], ['seller', 'colour'], ['toString'], ['notes', 'x'], []])
    expect(fieldAt(path)).toBeUndefined()
})

test.each(allFields)(
  'a wrong type of $text is answered with a message that names the field',
  ({ path, field, name }) => {
    const wrong = field.kind === 'decimal' || field.kind === 'flag' ? {} : 5
    const found = issueAt(path, wrong)
    expect(found && textOf(found.message)).toContain(names['@field'][name as 'items'])
  },
)

test.each(values.filter(({ field }) => field.isRequired))(
  'a missing $text is reported by name',
  ({ path, name }) => {
    expect(issueAt(path, undefined)?.message).toEqual({ code: 'field.missing', params: { field: name } })
  },
)

test.each(values.filter(({ field }) => field.example !== undefined))(
  'the example of $text is accepted, written, and kept in a draft',
  ({ path, field }) => {
    const read = readInvoice(JSON.stringify(withValue(path, field.example)))
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    expect(readInvoice(writeInvoice(read.invoice))).toEqual(read)
    const draft = draftOfInvoice(read.invoice)
    expect(draftSchema.parse(draft)).toEqual(draft)
    expect(invoiceOfDraft(draft)).toEqual(read)
    expect(renderableDraft(draft)).toEqual(read.invoice)
  },
)

describe('a draft', () => {
  const drafted = values.filter(({ field }) => ['text', 'code', 'decimal', 'image'].includes(field.kind))

  test.each(drafted)('keeps any text as $text', ({ path }) => {
    const draft = withValue(path, '\u0000 half written')
    const strings = JSON.parse(JSON.stringify(draft), (_key, value) =>
      typeof value === 'number' ? String(value) : value,
    )
    expect(draftSchema.safeParse(strings).success).toBe(true)
  })
})

test('an alias applies only to fields of the same object', () => {
  expect(nearestField('vat', invoiceFields.items.fields)).toBe('tax_rate')
  expect(nearestField('vat_id', invoiceFields.seller.fields)).toBe('tax_id')
  expect(nearestField('vat_id', invoiceFields)).toBeUndefined()
})
