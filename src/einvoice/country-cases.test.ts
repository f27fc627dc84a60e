import { expect, test } from 'vitest'
import {
  type CountryCase,
  countryCases,
  differenceOf,
  needCountryCases,
  officialVerdict,
  type Verdict,
  verdictOf,
} from './testing/country-cases.ts'

/**
 * Cases in which the writer now avoids what the official rules rejected when the cases were recorded, with
 * the reason.
 */
const repaired: Readonly<Record<string, string>> = {
  'de-skonto-no-break': 'discount terms end with the line break that the rule demands',
  'dk-buyer-no-scheme': 'the register of the number is that of the country',
  'dk-buyer-tax-id-plain': 'the tax number of the buyer names its register',
  'dk-local-account': 'an account without its bank has means of payment that are not defined',
  'gen-jpy-fraction': 'the line states its rounding',
  'gen-self-billed-be': 'self-billing has identifiers of its own',
  'gen-self-billed-de': 'self-billing has identifiers of its own',
  'gen-two-notes': 'both texts are one note',
  'gen-two-notes-de-at': 'both texts are one note',
  'is-discount': 'the line states its rounding',
  'is-gross': 'the line states its rounding',
  'is-kennitala-no-scheme': 'the register of the number is that of the country',
  'nl-address-lines': 'address lines are read into street, postcode and city',
  'nl-buyer-address-lines': 'address lines are read into street, postcode and city',
  'nl-no-iban': 'without an account the means of payment are agreed',
  'no-foretaksregisteret': 'the text about the Norwegian register is written with the scheme TAX',
  'no-vat-no-mva': 'MVA is added to the VAT number',
  'se-bankgiro-hyphen': 'the number is written as digits',
  'se-plusgiro-hyphen': 'the number is written as digits',
  'xr-cii-jpy-discount': 'the line states its rounding',
  'xr-ubl-jpy-discount': 'the line states its rounding',
}

/** Countries whose national rules are all implemented. */
const complete =
  'AT AU BE BG CH CY CZ DE DK EE ES FI GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SG SI SK'.split(' ')

const differencesOf = (
  cases: readonly CountryCase[],
  expectedOf: (each: CountryCase) => Verdict,
  today: string,
) =>
  cases
    .filter(({ id }) => repaired[id] === undefined)
    .map(each => `${each.id}: ${differenceOf(verdictOf(each, today), officialVerdict(expectedOf(each)))}`)
    .filter(text => !text.endsWith(': '))

test.for(complete)('the check says of each case of %s what the official rules say', (country, context) => {
  needCountryCases(context)
  const cases = countryCases([country])
  expect(cases.length).toBeGreaterThan(0)
  expect(differencesOf(cases, ({ expected }) => expected, '2026-11-26')).toEqual([])
})

test.for(Object.keys(repaired))('%s is written so that nothing refuses it', (id, context) => {
  needCountryCases(context)
  const [of] = countryCases([id])
  expect(of && verdictOf(of, '2026-11-26')).toMatchObject({ verdict: 'accept' })
})

test('from 2027-02-24 the check matches the next release', context => {
  needCountryCases(context)
  const cases = countryCases(complete)
  const changed = cases.filter(each => each.expectedFrom2027 !== undefined)
  expect(changed.length).toBeGreaterThan(5)
  const expectedOf = ({ expected, expectedFrom2027 }: CountryCase) => expectedFrom2027 ?? expected
  expect(differencesOf(cases, expectedOf, '2027-02-24')).toEqual([])
})
