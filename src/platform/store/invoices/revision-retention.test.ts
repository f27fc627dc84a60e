import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RevisionInfo, revisionsToRemove } from './revision-retention.ts'

const second = 1000
const minute = 60 * second

/** Revisions from the intervals between saves, newest first. */
function saved(pauses: readonly number[], change: Partial<RevisionInfo> = {}): RevisionInfo[] {
  let at = Date.UTC(2026, 10, 21, 9)
  return pauses
    .map((pause, index): RevisionInfo => {
      at += pause
      return {
        revision: index + 1,
        savedAt: new Date(at).toISOString(),
        base: null,
        bytes: 1000,
        isSubmitted: false,
        ...change,
      }
    })
    .toReversed()
}

const keptOf = (revisions: RevisionInfo[]): RevisionInfo[] => {
  const forgotten = new Set(revisionsToRemove(revisions))
  return revisions.filter(({ revision }) => !forgotten.has(revision))
}

test('of an hour of typing, the latest revisions stay and the last of each five minutes', () => {
  const revisions = saved(Array.from({ length: 3600 }, () => second))
  expect(keptOf(revisions)).toHaveLength(20 + 11)
})

test('the revision before a pause stays, regardless of later saves', () => {
  const revisions = saved([...Array(100).fill(second), 60 * minute, ...Array(300).fill(second)])
  expect(keptOf(revisions).map(({ revision }) => revision)).toContain(100)
})

test('years of revisions stay within the limits and still reach back to the beginning', () => {
  const revisions = saved(Array.from({ length: 2000 }, () => 6 * 60 * minute))
  const kept = keptOf(revisions)
  expect(kept.length).toBeLessThanOrEqual(200)
  const age = Date.parse(kept[0]?.savedAt ?? '') - Date.parse(kept.at(-1)?.savedAt ?? '')
  expect(age).toBeGreaterThan(450 * 24 * 60 * minute)
})

test('a huge invoice stays within the size limit, except for the latest revisions', () => {
  const huge = { bytes: 1_500_000 }
  const kept = keptOf(saved(Array(300).fill(10 * minute), huge))
  expect(kept.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, index) => 300 - index))
})

test('for any history the latest, the submitted and the base revisions stay, and a second run removes nothing', () => {
  const pause = fc.oneof(
    fc.integer({ min: 0, max: 5 * minute }),
    fc.integer({ min: 0, max: 90 * 24 * 60 * minute }),
  )
  const one = fc.record({
    pause,
    bytes: fc.integer({ min: 1, max: 2_000_000 }),
    isSubmitted: fc.boolean(),
    isWhole: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 300 }), written => {
      let base: number | null = null
      const revisions = saved(written.map(each => each.pause))
        .toReversed()
        .map((each, index): RevisionInfo => {
          const { bytes = 1, isSubmitted = false, isWhole = true } = written[index] ?? {}
          const isDelta = !isWhole && base !== null
          if (!isDelta) base = each.revision
          return { ...each, bytes, isSubmitted, base: isDelta ? base : null }
        })
        .toReversed()
      const kept = keptOf(revisions)
      const numbers = new Set(kept.map(({ revision }) => revision))
      for (const each of revisions.slice(0, 20)) expect(numbers).toContain(each.revision)
      for (const each of revisions.filter(({ isSubmitted }) => isSubmitted))
        expect(numbers).toContain(each.revision)
      for (const each of kept) if (each.base !== null) expect(numbers).toContain(each.base)
      expect(revisionsToRemove(kept)).toEqual([])
    }),
  )
})
