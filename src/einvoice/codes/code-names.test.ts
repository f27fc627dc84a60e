import { expect, test } from 'vitest'
import { exemptions } from '#core/codes/exemptions.ts'
import { addressKinds, registers } from '#core/codes/identifier-schemes.ts'
import { paymentMeans } from '#core/codes/payment-means.ts'
import { units } from '#core/codes/units.ts'
import { kindsOutsidePeppol } from '#core/identifiers/electronic-address.ts'
import {
  electronicAddressSchemes,
  identifierSchemes,
  isExemptionCode,
  paymentMeansCodes,
} from './code-lists.ts'
import { unitCodes } from './unit-codes.ts'

const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code)

test.each([
  ['kinds of addresses', addressKinds, (code: string) => electronicAddressSchemes.has(code)],
  ['registers', registers, (code: string) => identifierSchemes.has(code)],
  ['means of payment', paymentMeans, (code: string) => paymentMeansCodes.has(code)],
  ['exemptions', exemptions, isExemptionCode],
  ['units', units, (code: string) => unitCodes.has(code)],
])('every code that is offered for %s is one that e-invoices allow, once', (_, list, isAllowed) => {
  expect(codesOf(list).filter(code => !isAllowed(code))).toEqual([])
  expect(new Set(codesOf(list)).size).toBe(list.length)
})

test('every kind of address and every means of payment that e-invoices allow is offered', () => {
  const offered = new Set([...codesOf(addressKinds), ...codesOf(paymentMeans)])
  // the source of the names does not contain it yet
  const missing = [...electronicAddressSchemes, ...paymentMeansCodes].filter(code => !offered.has(code))
  expect(missing).toEqual(['0248'])
})

test('kinds that Peppol excludes are kinds of the list', () => {
  expect([...kindsOutsidePeppol].filter(code => !electronicAddressSchemes.has(code))).toEqual([])
})
