import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draft, draftSchema, emptyDraft } from './draft.ts'
import { fingerprintOfDraft, textOfDraft } from './draft-text.ts'

const field = fc.option(fc.string({ unit: 'binary', maxLength: 12 }), { nil: undefined })
const item = fc.record({
  description: fc.string({ unit: 'binary', maxLength: 20 }),
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

const turned = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).reverse()) as Value

test('the text is the draft, without what is undefined', () => {
  fc.assert(
    fc.property(written, draft => {
      expect(JSON.parse(textOfDraft(draft))).toEqual(JSON.parse(JSON.stringify(draft)))
    }),
  )
})

test('the order in which fields were written makes no other text and no other fingerprint', () => {
  fc.assert(
    fc.property(written, draft => {
      const { seller } = draft
      const other = turned({
        ...draft,
        items: draft.items.map(turned),
        ...(seller && { seller: turned(seller) }),
      })
      expect(textOfDraft(other)).toBe(textOfDraft(draft))
      const parsed = draftSchema.parse(JSON.parse(JSON.stringify(draft)))
      expect(fingerprintOfDraft(parsed)).toBe(fingerprintOfDraft(draft))
    }),
  )
})

test('another text has another fingerprint', () => {
  fc.assert(
    fc.property(written, written, (one, other) => {
      const isSame = textOfDraft(one) === textOfDraft(other)
      expect(fingerprintOfDraft(one) === fingerprintOfDraft(other)).toBe(isSame)
    }),
  )
})

test('lines that changed places have another fingerprint, and so has a letter that moved to the next line', () => {
  const line = (description: string) => Object.freeze({ description, quantity: '1', unit_price: '2' })
  const of = (...words: string[]) => fingerprintOfDraft(emptyDraft({ items: words.map(line) }))
  const seen = [of('oak', 'beech'), of('beech', 'oak'), of('oakb', 'eech'), of('oak'), of('oak', 'oak'), of()]
  expect(new Set(seen).size).toBe(seen.length)
})

test('a frozen line is remembered and an open one is looked at again', () => {
  const open = { description: 'oak', quantity: '1', unit_price: '2' }
  const draft = emptyDraft({ items: [open] })
  const before = fingerprintOfDraft(draft)
  open.description = 'beech'
  expect(fingerprintOfDraft(draft)).not.toBe(before)
  expect(textOfDraft(draft)).toContain('beech')
})
