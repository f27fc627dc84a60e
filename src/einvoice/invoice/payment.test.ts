import { expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { paymentOf } from './payment.ts'

const paid = (
  country: string,
  seller: { iban?: string; bic?: string } = {},
  fields: object = {},
  buyer = country,
) => {
  const invoice = invoiceWith({
    ...fields,
    seller: { name: 'Example Ltd', country, ...seller },
    buyer: { name: 'Customer', country: buyer },
  })
  const { means, remittance, accounts: [{ id, provider } = {}] = [] } = paymentOf(invoice)
  return { means, remittance, id, provider }
}

test.each([
  ['an account of every country', 'AT', { iban: '12345678' }, '30', '12345678', undefined],
  ['an IBAN', 'DK', { iban: 'DK50 0040 0440 1162 43' }, '58', 'DK5000400440116243', undefined],
  ['a Danish account without its bank', 'DK', { iban: '0440116243' }, '1', '0440116243', undefined],
  ['a Danish account after its bank', 'DK', { iban: '0040 0440116243' }, '42', '0440116243', '0040'],
  ['a Danish account of 14 digits', 'DK', { iban: '00400440116243' }, '42', '0440116243', '0040'],
  ['a Danish account beside its bank', 'DK', { iban: '0440116243', bic: '0040' }, '42', '0440116243', '0040'],
  ['nothing between Dutch', 'NL', {}, '57', undefined, undefined],
  ['nothing elsewhere', 'BE', {}, '1', undefined, undefined],
  ['Bankgiro', 'SE', { iban: '5050-1055' }, '30', '50501055', 'SE:BANKGIRO'],
  ['Bankgiro by name', 'SE', { iban: 'Bankgiro: 5050-1055' }, '30', '50501055', 'SE:BANKGIRO'],
  [
    'Bankgiro with a stated bank',
    'SE',
    { iban: '5050-1055', bic: 'se:bankgiro' },
    '30',
    '50501055',
    'SE:BANKGIRO',
  ],
  ['Plusgiro', 'SE', { iban: '11 11 11-1' }, '30', '1111111', 'SE:PLUSGIRO'],
  ['a mistyped Bankgiro number', 'SE', { iban: '5050-1056' }, '30', '5050-1056', undefined],
  [
    'a giro number of another bank',
    'SE',
    { iban: '5050-1055', bic: 'SWEDSESS' },
    '30',
    '5050-1055',
    'SWEDSESS',
  ],
  ['an Icelandic account', 'IS', { iban: '0159-26-007654' }, '30', '015926007654', undefined],
  ['a Norwegian account', 'NO', { iban: '8601.11.17947' }, '30', '86011117947', undefined],
] as const)('%s', (_, country, seller, means, id, provider) => {
  expect(paid(country, seller)).toEqual({ means, remittance: 'T-1', id, provider })
})

test('the default is written across borders', () => {
  expect(paid('NL', {}, {}, 'BE').means).toBe('1')
  expect(paid('DK', { iban: '0440116243' }, {}, 'SE').means).toBe('30')
})

test('chosen means stay', () => {
  expect(paid('NL', {}, { payment_means: '1' }).means).toBe('1')
  expect(paid('DK', { iban: '0440116243' }, { payment_means: '30' }).means).toBe('30')
})

const fik = '71#123456789012345'

test.each([
  ['FIK 71 as it is exchanged', { iban: '12345678' }, fik, '93', fik, '12345678'],
  ['FIK 71 as it is printed', {}, '+71<123456789012345+12345678<', '93', fik, '12345678'],
  [
    'printed with an IBAN',
    { iban: 'DK5000400440116243' },
    '+71<123456789012345+12345678<',
    '93',
    fik,
    '12345678',
  ],
  ['FIK 73 without a number', {}, '>73< +12345678<', '93', '73#', '12345678'],
  ['FIK 75', { iban: '12345678' }, '75#1234567890123456', '93', '75#1234567890123456', '12345678'],
  ['giro 01', { iban: '1234567' }, '01#', '50', '01#', '1234567'],
  ['giro 04', {}, '+04<1234567890123456+1234567<', '50', '04#1234567890123456', '1234567'],
  ['FIK 71 with too few digits', { iban: '12345678' }, '71#123', '1', '71#123', '12345678'],
  ['FIK 71 beside an IBAN alone', { iban: 'DK5000400440116243' }, fik, '58', fik, 'DK5000400440116243'],
  [
    'another reference',
    { iban: 'DK5000400440116243' },
    'RF18 5390 0754 7034',
    '58',
    'RF18 5390 0754 7034',
    'DK5000400440116243',
  ],
])('Danish payment slip: %s', (_, seller, payment_reference, means, remittance, id) => {
  expect(paid('DK', seller, { payment_reference })).toMatchObject({ means, remittance, id })
})

test('a payment slip is Danish, and other chosen means leave it as it is', () => {
  expect(paid('AT', { iban: '12345678' }, { payment_reference: fik }).means).toBe('30')
  expect(paid('DK', { iban: '12345678' }, { payment_reference: fik, payment_means: '30' })).toMatchObject({
    means: '30',
    remittance: fik,
  })
  expect(paid('DK', {}, { payment_reference: '+71<123456789012345+12345678<', payment_means: '93' })).toEqual(
    {
      means: '93',
      remittance: fik,
      id: '12345678',
      provider: undefined,
    },
  )
})

test.each(['+++090/9337/55493+++', 'RF18539007547034', '0000123456', '12345678903'])(
  'the structured reference %s is written as it is, with the account',
  payment_reference => {
    expect(paid('BE', { iban: 'BE68539007547034' }, { payment_reference })).toEqual({
      means: '58',
      remittance: payment_reference,
      id: 'BE68539007547034',
      provider: undefined,
    })
  },
)

test('a country that is a line of the address decides too', () => {
  const lines = ['Modelgracht 1', '1015 CN Amsterdam', 'Nederland']
  const invoice = invoiceWith({
    seller: { name: 'Voorbeeld', address: lines },
    buyer: { name: 'Klant', address: lines },
  })
  expect(paymentOf(invoice).means).toBe('57')
})
