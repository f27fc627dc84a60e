import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draft, type DraftItem, emptyDraft, emptyItem } from './draft.ts'
import { applyChange, changeBetween, draftChangeSchema } from './draft-change.ts'

const line = (description: string): DraftItem => ({ ...emptyItem(), description })
const sent = (change: unknown) => draftChangeSchema.parse(JSON.parse(JSON.stringify(change)))

test('one key in one of many lines is one line', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => line(`Line ${index}`))
  const before = emptyDraft({ items, notes: 'Thank you' })
  const after = { ...before, items: items.with(7000, line('Line 7000!')) }
  expect(changeBetween(before, after)).toEqual({
    fields: {},
    gone: [],
    lines: { at: 7000, removed: 1, inserted: [line('Line 7000!')], count: 10_000 },
  })
})

test('whatever was changed, the receiver comes to the same draft', () => {
  const text = fc.option(fc.string(), { nil: undefined })
  const edit = fc.record({
    at: fc.nat(9),
    removed: fc.nat(4),
    inserted: fc.array(fc.string().map(line), { maxLength: 4 }),
    head: fc.record({ notes: text, issue_date: text, seller: fc.option(fc.record({ name: fc.string() })) }),
  })
  const change = (
    draft: Draft,
    { at, removed, inserted, head }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
  ) => {
    const { seller, ...texts } = head
    const { seller: _, ...rest } = draft
    return {
      ...rest,
      ...texts,
      ...(seller && { seller }),
      items: draft.items.toSpliced(at, removed, ...inserted),
    } as Draft
  }
  const plain = (draft: Draft | undefined) => JSON.parse(JSON.stringify(draft))
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), edits => {
      let here = emptyDraft()
      let there: Draft | undefined = plain(here)
      for (const each of edits) {
        const next = change(here, each)
        there = there && applyChange(there, sent(changeBetween(here, next)))
        here = next
        expect(plain(there)).toEqual(plain(here))
      }
    }),
  )
})

test('a change that began from another number of lines is refused', () => {
  const before = emptyDraft({ items: [line('a'), line('b')] })
  const change = changeBetween(before, { ...before, items: [line('a'), line('b'), line('c')] })
  expect(applyChange(emptyDraft({ items: [line('a')] }), change)).toBeUndefined()
  expect(applyChange(emptyDraft({ items: ['a', 'b', 'c'].map(line) }), change)).toBeUndefined()
})
