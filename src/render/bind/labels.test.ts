import { expect, test } from 'vitest'
import { documentLocales, documentLanguages as languages } from '#core/text/locale.ts'
import { fillLabel, labelsOf, languageOf } from './labels.ts'

test('every document language has all labels', () => {
  expect(languages).toEqual(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar', 'he', 'ja', 'zh'])
  for (const language of languages) {
    for (const label of Object.values(labelsOf(language))) expect(label.trim()).not.toBe('')
  }
})

test('a label has the same placeholders in every language and region', () => {
  const placeholdersOf = (label: string) => (label.match(/\{\w+\}/g) ?? []).sort()
  for (const language of [...languages, ...documentLocales]) {
    for (const [name, label] of Object.entries(labelsOf(language))) {
      expect([name, placeholdersOf(label)]).toEqual([name, placeholdersOf(labelsOf('en')[name as 'total'])])
    }
  }
})

test('a region uses the labels of its language, and unknown locales use English', () => {
  expect(labelsOf('de-AT').invoice).toBe('Rechnung')
  expect(labelsOf('PT-br').invoice).toBe('Fatura')
  expect(labelsOf('zh-TW').invoice).toBe('發票')
  expect(labelsOf('zh-Hant-HK').unit_price).toBe('單價')
  expect(labelsOf('zh-CN').invoice).toBe('发票')
  for (const locale of ['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant'])
    expect(labelsOf(locale).payment_code).toBe('掃描付款')
  for (const locale of ['zh', 'zh-CN', 'zh-Hans-HK']) expect(labelsOf(locale).payment_code).toBe('扫码付款')
  expect(languageOf('fi')).toBe('en')
  expect(languageOf('')).toBe('en')
})

test('tax labels follow the region', () => {
  expect(labelsOf('en-GB')).toMatchObject({ tax: 'VAT', tax_id: 'VAT ID' })
  expect(labelsOf('en-AU')).toMatchObject({ tax: 'GST', tax_id: 'ABN' })
  expect(labelsOf('en-IN').tax_id).toBe('GSTIN')
  expect(labelsOf('pt-BR').tax_id).toBe('CNPJ/CPF')
  expect(labelsOf('es-MX')).toMatchObject({ tax: 'IVA', tax_id: 'RFC' })
  expect(labelsOf('de-Latn-AT').tax_id).toBe('UID-Nr.')
  expect(labelsOf('en').tax).toBe('VAT')
  expect(labelsOf('pt').tax_id).toBe('NIF')
})

test('the Italian subtotal is not labelled as the taxable base, which follows the discount', () => {
  expect(labelsOf('it').subtotal).toBe('Subtotale')
})

test('the label of a carried subtotal says that it comes from the previous page', () => {
  expect(labelsOf('es').carried_forward).toBe('Suma anterior')
  expect(labelsOf('pt').carried_forward).toBe('Transporte')
})

test('placeholders are filled by name', () => {
  expect(fillLabel('Page {page} of {pages}', { page: '2', pages: '3' })).toBe('Page 2 of 3')
})
