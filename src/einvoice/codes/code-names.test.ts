import { expect, test } from 'vitest'
import { exemptionNames } from '#core/codes/exemptions.ts'
import { addressKinds, registers } from '#core/codes/identifier-schemes.ts'
import { paymentMeansNames } from '#core/codes/payment-means.ts'
import { unitNames } from '#core/codes/units.ts'
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
  ['means of payment', paymentMeansNames, (code: string) => paymentMeansCodes.has(code)],
  ['exemptions', exemptionNames, isExemptionCode],
  ['units', unitNames, (code: string) => unitCodes.has(code)],
])(
  'every code among the names of %s is one that e-invoices allow, once and with a name of its own',
  (_, list, isAllowed) => {
    expect(codesOf(list).filter(code => !isAllowed(code))).toEqual([])
    expect(new Set(codesOf(list)).size).toBe(list.length)
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  },
)

test('every kind of address and every means of payment that e-invoices allow has a name', () => {
  const named = new Set([...codesOf(addressKinds), ...codesOf(paymentMeansNames)])
  // the source of the names does not contain it yet
  const unnamed = [...electronicAddressSchemes, ...paymentMeansCodes].filter(code => !named.has(code))
  expect(unnamed).toEqual(['0248'])
})

test('kinds that Peppol excludes are kinds of the list', () => {
  expect([...kindsOutsidePeppol].filter(code => !electronicAddressSchemes.has(code))).toEqual([])
})
