import { expect, test } from 'vitest'
import { codeOf, readCodes, searchCodes } from './code-list.ts'

const list = readCodes(
  `
  EM E-mail address
  9930 Germany: VAT number
  0204 Germany: Leitweg-ID
  0002 France: SIREN
  0154 Czech Republic: business number (IČO)
`,
  (code, ...name) => ({ code, name: name.join(' ') }),
)
const found = (text: string) => searchCodes(list, text).map(({ code }) => code)

test.each([
  ['', ['EM', '9930', '0204', '0002', '0154']],
  ['em', ['EM']],
  ['02', ['0204', '0002']],
  ['german', ['9930', '0204']],
  ['leitweg', ['0204']],
  ['vat german', ['9930']],
  ['ico', ['0154']],
  ['mail', ['EM']],
  ['email', ['EM']],
  ['leitweg id', ['0204']],
  ['leit-weg', ['0204']],
  ['-', ['EM', '0204']],
  ['nothing of this', []],
])('"%s" finds %o', (text, codes) => {
  expect(found(text)).toEqual(codes)
})

test('a typed code or name results in the code', () => {
  expect(codeOf(list, ' em ')).toBe('EM')
  expect(codeOf(list, 'germany: leitweg-id')).toBe('0204')
  expect(codeOf(list, 'Germany')).toBeUndefined()
})

test('marks of direction in a name do not matter', () => {
  const codes = [{ code: '9957', name: '\u2068فرنسا\u2069: \u2068الرقم الضريبي\u2069' }]
  expect(codeOf(codes, 'فرنسا: الرقم الضريبي')).toBe('9957')
  expect(searchCodes(codes, 'فرنسا: الر')).toEqual(codes)
})
