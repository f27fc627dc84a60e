import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { type Draft, draftSchema, emptyDraft } from './draft.ts'
import { fingerprintOfDraft, serializeDraft } from './draft-text.ts'

const field = fc.option(fc.string({ unit: anyCodePoint, maxLength: 12 }), { nil: undefined })
const item = fc.record({
  description: fc.string({ unit: anyCodePoint, maxLength: 20 }),
  quantity: fc.string({ maxLength: 5 }),
  unit_price: fc.string({ maxLength: 5 }),
  unit: field,
  tax_rate: field,
})
const written: fc.Arbitrary<Draft> = fc.record({
  template: fc.string({ maxLength: 5 }),
  invoice_number: fc.string({ maxLength: 5 }),
  items: fc.array(item, { maxLength: 6 }),
  notes: field,
  seller: fc.option(fc.record({ name: field, address: fc.array(fc.string(), { maxLength: 2 }) }), {
    nil: undefined,
  }),
})

const reverseFields = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).reverse()) as Value

test('serializes a draft without undefined fields', () => {
  fc.assert(
    fc.property(written, draft => {
      expect(JSON.parse(serializeDraft(draft))).toEqual(JSON.parse(JSON.stringify(draft)))
    }),
  )
})

test('text and fingerprint do not depend on the order of fields', () => {
  fc.assert(
    fc.property(written, draft => {
      const { seller } = draft
      const other = reverseFields({
        ...draft,
        items: draft.items.map(reverseFields),
        ...(seller && { seller: reverseFields(seller) }),
      })
      expect(serializeDraft(other)).toBe(serializeDraft(draft))
      const parsed = draftSchema.parse(JSON.parse(JSON.stringify(draft)))
      expect(fingerprintOfDraft(parsed)).toBe(fingerprintOfDraft(draft))
    }),
  )
})

test('different texts have different fingerprints', () => {
  fc.assert(
    fc.property(written, written, (one, other) => {
      const isSame = serializeDraft(one) === serializeDraft(other)
      expect(fingerprintOfDraft(one) === fingerprintOfDraft(other)).toBe(isSame)
    }),
  )
})

test('the fingerprint depends on the order of line items and on their boundaries', () => {
  const line = (description: string) => Object.freeze({ description, quantity: '1', unit_price: '2' })
  const lists = [['oak', 'beech'], ['beech', 'oak'], ['oakb', 'eech'], ['oak'], ['oak', 'oak'], []]
  const fingerprints = lists.map(list => fingerprintOfDraft(emptyDraft({ items: list.map(line) })))
  expect(new Set(fingerprints).size).toBe(lists.length)
})

test('does not cache a line item that is not frozen', () => {
  const open = { description: 'oak', quantity: '1', unit_price: '2' }
  const draft = emptyDraft({ items: [open] })
  const before = fingerprintOfDraft(draft)
  open.description = 'beech'
  expect(fingerprintOfDraft(draft)).not.toBe(before)
  expect(serializeDraft(draft)).toContain('beech')
})
