import { expect, test } from 'vitest'
import {
  countryCases,
  differenceOf,
  needCountryCases,
  officialVerdict,
  verdictOf,
} from './testing/country-cases.ts'

/** Cases that the official rules refused when they were made, by what the writer does better since. */
const repaired: Readonly<Record<string, string>> = {}

/** Countries whose rules are complete. */
const complete = 'AU CH CY CZ EE ES FI GB HR HU IE LT LU LV MT PL PT RO SG SI SK'.split(' ')

test.for(complete)('the check says of each case of %s what the official rules say', (country, context) => {
  needCountryCases(context)
  const cases = countryCases([country])
  expect(cases.length).toBeGreaterThan(0)
  const differences = cases
    .filter(({ id }) => repaired[id] === undefined)
    .map(each => ({ id: each.id, difference: differenceOf(verdictOf(each), officialVerdict(each.expected)) }))
  expect(differences.filter(({ difference }) => difference !== '')).toEqual([])
})
