import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draft, type DraftItem, emptyDraft, emptyItem } from './draft.ts'
import { applyChange, diffDrafts, draftChangeSchema } from './draft-change.ts'

const line = (description: string): DraftItem => ({ ...emptyItem(), description })
const transmitted = (change: unknown) => draftChangeSchema.parse(JSON.parse(JSON.stringify(change)))

test('a keystroke in one of many line items sends one line item', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => line(`Line ${index}`))
  const before = emptyDraft({ items, notes: 'Thank you' })
  const after = { ...before, items: items.with(7000, line('Line 7000!')) }
  expect(diffDrafts(before, after)).toEqual({
    fields: {},
    gone: [],
    lines: { at: 7000, removed: 1, inserted: [line('Line 7000!')], count: 10_000 },
  })
})

test('the receiver gets the same draft after any changes', () => {
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
      let sender = emptyDraft()
      let received: Draft | undefined = plain(sender)
      for (const each of edits) {
        const next = change(sender, each)
        received = received && applyChange(received, transmitted(diffDrafts(sender, next)))
        sender = next
        expect(plain(received)).toEqual(plain(sender))
      }
    }),
  )
})

test('rejects a change of a draft with another number of line items', () => {
  const before = emptyDraft({ items: [line('a'), line('b')] })
  const change = diffDrafts(before, { ...before, items: [line('a'), line('b'), line('c')] })
  expect(applyChange(emptyDraft({ items: [line('a')] }), change)).toBeUndefined()
  expect(applyChange(emptyDraft({ items: ['a', 'b', 'c'].map(line) }), change)).toBeUndefined()
})
