import { describe, expect, test } from 'vitest'
import { documentLanguages } from '#core/text/locale.ts'
import { documentNumbers } from './document-numbers.ts'
import { labelsOf } from './labels.ts'

/** Locales that put the sign after the currency, use U+2212, or add bidi controls. */
const locales = [...documentLanguages, 'de-CH', 'nl-BE', 'sv-SE', 'sl-SI', 'fa-IR', 'ur-PK', 'en-IN', '']

describe.each(locales)('%s', locale => {
  test.each(['EUR', 'JPY', 'SAR', 'X-Y'])(
    'a negative number in %s has one minus sign and no hyphen',
    currency => {
      const { money, amount, unitPrice, quantity, percent } = documentNumbers(
        currency,
        locale,
        labelsOf(locale),
      )
      for (const format of [money, amount, unitPrice, quantity, percent]) {
        const shown = format('-1234.5').replace(currency, '')
        expect([...shown.matchAll(/[\p{Pd}\u2212]/gu)].map(([sign]) => sign)).toEqual(['\u2212'])
        expect(format('1234.5').replace(currency, '')).not.toMatch(/[\p{Pd}\u2212]/u)
      }
    },
  )
})

test('an invalid currency code keeps its hyphen', () => {
  expect(documentNumbers('X-Y', 'en', labelsOf('en')).money('-1')).toMatch(/^\u2212\u20601\.00 X-Y$/)
})
