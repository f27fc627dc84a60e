import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoizeByIdentity } from './caches.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import { renderableDraft } from './draft/renderable-draft.ts'
import { totalsOf } from './invoice/totals.ts'

test('computes the value of a frozen object once per context', () => {
  let count = 0
  const double = memoizeByIdentity(({ size }: { size: number }, factor: number) => {
    count += 1
    return size * factor
  })
  const frozen = Object.freeze({ size: 2 })
  expect([double(frozen, 2), double(frozen, 2), double(frozen, 5), double(frozen, 2)]).toEqual([4, 4, 10, 4])
  expect(count).toBe(3)
})

test('does not cache the value of an object that is not frozen', () => {
  const size = memoizeByIdentity(({ size }: { size: number }, _: undefined) => size)
  const open = { size: 1 }
  expect(size(open, undefined)).toBe(1)
  open.size = 2
  expect(size(open, undefined)).toBe(2)
})

test('frozen items and their copies have the same totals in any language and currency', () => {
  const number = fc.constantFrom('', '1', '2.5', '1,5', '1.234', 'x', '-3', '0.005')
  const item = fc.record({ description: fc.string(), quantity: number, unit_price: number, tax_rate: number })
  const shown = (draft: Draft) => {
    const renderable = renderableDraft(draft)
    return { renderable, totals: totalsOf(renderable) }
  }
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), items => {
      const frozen = items.map(each => Object.freeze({ ...each }))
      for (const currency of ['EUR', 'JPY', 'EUR', 'KWD']) {
        for (const locale of ['en', 'de']) {
          const fresh = emptyDraft({ currency, locale, items: structuredClone(items) })
          expect(shown(emptyDraft({ currency, locale, items: frozen }))).toEqual(shown(fresh))
        }
      }
    }),
  )
})
