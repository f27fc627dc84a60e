import { expect, test } from 'vitest'
import { readInvoice } from '../invoice/read-invoice.ts'
import { documentLanguageOf, documentLocales } from '../text/locale.ts'
import { defaultEmailTexts, emailLanguageOf, emailLanguages, emailTextOf } from './email-texts.ts'
import { fillEmail } from './fill-email.ts'

function invoice(fields: Record<string, unknown> = {}) {
  const written = {
    template: 'minimal',
    invoice_number: 'INV-1',
    items: [{ description: 'Work', quantity: 1, unit_price: '1250.50' }],
    currency: 'EUR',
    locale: 'de-DE',
    issue_date: '2026-11-21',
    due_date: '2026-12-05',
    seller: { name: 'Studio Example' },
    buyer: { name: 'Northwind Traders' },
    ...fields,
  }
  const read = readInvoice(JSON.stringify(written))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

test('fills in the values as the document writes them', () => {
  const { subject, body } = fillEmail(defaultEmailTexts.de, invoice(), 'Rechnung')
  expect(subject).toBe('Rechnung INV-1 – Studio Example')
  expect(body.replaceAll('\u00a0', ' ')).toContain('Rechnung INV-1, 1.250,50 €.\nFällig am 05.12.2026.')
})

test('leaves lines without a value out, and fills no value twice', () => {
  const text = { subject: '{customer}', body: 'Dear {customer},\nDue {due}.\n{sender}' }
  const filled = fillEmail(text, invoice({ due_date: undefined, buyer: { name: '{number}' } }), 'Invoice')
  expect(filled).toEqual({ subject: '{number}', body: 'Dear {number},\nStudio Example' })
})

test('a subject is one line', () => {
  const text = { subject: 'Invoice\r\nBcc: thief@example.com {number}', body: '' }
  expect(fillEmail(text, invoice(), 'Invoice').subject).toBe('Invoice Bcc: thief@example.com INV-1')
})

test.each(emailLanguages)('the default text in %s names number, total, due date and sender', language => {
  const { subject, body } = defaultEmailTexts[language]
  for (const name of ['{title}', '{number}', '{sender}']) expect(subject).toContain(name)
  for (const name of ['{title}', '{number}', '{total}', '{due}', '{sender}']) expect(body).toContain(name)
})

test.each(documentLocales.filter(locale => !/^(zh|pt-BR)/.test(locale)))(
  'an e-mail with a document in %s has the text of its language',
  locale => expect(emailLanguageOf(locale)).toBe(documentLanguageOf(locale)),
)

test.each([
  ['zh-CN', 'zh'],
  ['zh', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-Hans-TW', 'zh'],
  ['pt', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['sv-SE', 'en'],
])('an e-mail with a document in %s has the text in %s', (locale, language) => {
  expect(emailLanguageOf(locale)).toBe(language)
})

test('a text that was written for Portuguese is that of Brazil too, until it has its own', () => {
  const [pt, brazil] = [
    { subject: 'A', body: '' },
    { subject: 'B', body: '' },
  ]
  expect(emailTextOf('pt-BR', { pt })).toBe(pt)
  expect(emailTextOf('pt-BR', { pt, 'pt-BR': brazil })).toBe(brazil)
  expect(emailTextOf('pt-BR', {})).toBe(defaultEmailTexts['pt-BR'])
})

test('the traditional Chinese text has no simplified characters', () => {
  const { subject, body } = defaultEmailTexts['zh-Hant']
  expect(body).not.toMatch(/[随发额请]/u)
  expect(fillEmail({ subject, body }, invoice({ locale: 'zh-TW' }), '發票').body).toContain('附上發票 INV-1')
})
