import { expect, test } from 'vitest'
import {
  hasGs1CheckDigit,
  isAustralianNumber,
  isBelgianNumber,
  isGreekNumber,
  isItalianTaxCode,
  isItalianVatNumber,
  isLuxembourgNumber,
  isLuxembourgVatNumber,
  isNorwegianNumber,
  isSiren,
  isSwedishNumber,
} from './check-digits.ts'

const numbers = {
  hasGs1CheckDigit: [hasGs1CheckDigit, '7300010000001'],
  isNorwegianNumber: [isNorwegianNumber, '923000011'],
  isSwedishNumber: [isSwedishNumber, '5560001116'],
  isBelgianNumber: [isBelgianNumber, '0780000160'],
  isSiren: [isSiren, '732829320'],
  isAustralianNumber: [isAustralianNumber, '51824753556'],
  isItalianVatNumber: [isItalianVatNumber, '12345670785'],
  isGreekNumber: [isGreekNumber, '094000012'],
  isLuxembourgVatNumber: [isLuxembourgVatNumber, '12345613'],
  isLuxembourgNumber: [isLuxembourgNumber, '20002500001'],
} as const

test.each(Object.entries(numbers))(
  '%s accepts a number and no number with another digit',
  (_, [isValid, number]) => {
    expect(isValid(number)).toBe(true)
    const others = [...number].map(
      (digit, index) => number.slice(0, index) + ((Number(digit) + 1) % 10) + number.slice(index + 1),
    )
    expect(others.filter(other => isValid(other))).toEqual([])
    for (const other of [
      `${number}0`,
      number.slice(1),
      ` ${number}`,
      `${number}\n`,
      '',
      'A'.repeat(number.length),
    ])
      expect(isValid(other)).toBe(false)
  },
)

test('a limited company of Luxembourg may have the check digit after the usual one', () => {
  const ending = (number: string) => [...'0123456789'].filter(digit => isLuxembourgNumber(number + digit))
  expect(ending('2000240000')).toHaveLength(2)
  expect(ending('2000250000')).toHaveLength(1)
})

test('an Italian tax code has eleven digits or the sixteen characters of a person', () => {
  for (const code of ['12345670785', 'RSSMRA80A01H501U', 'rssmra80a01h501u'])
    expect(isItalianTaxCode(code)).toBe(true)
  for (const code of ['1234567078', '1234567078512345', 'RSSMRA80A01H501', ''])
    expect(isItalianTaxCode(code)).toBe(false)
})
