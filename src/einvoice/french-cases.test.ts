import { expect, test } from 'vitest'
import {
  countryCases,
  differenceOf,
  expectedOf,
  needCountryCases,
  officialVerdict,
  verdictOf,
} from './testing/country-cases.ts'

/** Official rejections that the writer prevents, by the end of the case id. */
const repaired: Readonly<Record<string, string>> = {
  'no-siren': 'the SIREN is in the VAT number',
  'siren-spaces': 'a SIREN is written without spaces',
  'no-seller-address': 'the address of the directory is the SIREN',
  'no-buyer-address': 'the address of the directory is the SIREN',
  'buyer-tax-id-plain': 'an identifier without its kind is left out in UBL',
  'ubl-mentions-in-note': 'codes that the notes state already are not written again',
  'gross-price-55': 'net prices have six decimals',
}

const reasonOf = (id: string) => Object.entries(repaired).find(([end]) => id.endsWith(`-${end}`))?.[1]

test('the French check agrees with the official rules in each case, or the writer avoids the violation', context => {
  needCountryCases(context)
  const cases = countryCases(['france'])
  expect(cases.length).toBeGreaterThan(0)
  const judged = cases.map(each => {
    const ours = verdictOf(each)
    const difference = differenceOf(ours, officialVerdict(expectedOf(each)))
    return {
      id: each.id,
      difference,
      isRepaired: reasonOf(each.id) !== undefined && ours.verdict === 'accept',
    }
  })
  expect(judged.filter(({ difference, isRepaired }) => difference !== '' && !isRepaired)).toEqual([])
})
