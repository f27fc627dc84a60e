import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { documentLanguages } from '#core/text/locale.ts'
import { labelsOf } from '#render/bind/labels.ts'
import { invoiceFrom, sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const full = sampleInvoice('full')
const credited = {
  ...full,
  payment_terms: 'Taken off your next payment.',
  items: full.items.map(item => ({ ...item, unit_price: '-10' as Decimal })),
}

function printed(name: string, invoice: RenderableInvoice) {
  const { list } = layOutInvoice(invoice, templateNamed(name), { watermark: null })
  const operations = list.pages.flatMap(({ placed }) => placed.flatMap(({ box }) => box.operations))
  const lines = operations.flatMap(each => (each.kind === 'text' ? [each] : []))
  return {
    title: list.title,
    text: lines.map(({ words }) => words.map(({ text }) => text).join('')).join('\n'),
    headings: lines.flatMap(({ role, words }) =>
      role === 'title' ? [words.map(({ text }) => text).join('')] : [],
    ),
    hasCode: operations.some(({ kind }) => kind === 'code'),
  }
}

describe.each(templateNames)('%s', name => {
  test('titles a document with a negative total as a credit note, also in the metadata', () => {
    const { title, text, headings } = printed(name, credited)
    expect(title).toBe('Credit note 2026-0042')
    expect(headings.join(' ')).toMatch(/^credit note/i)
    expect(text).not.toMatch(/\binvoice\b/i)
  })

  test('titles an overpaid invoice as an invoice', () => {
    const { title, text, hasCode } = printed(name, { ...full, prepaid_amount: '5000' as Decimal })
    expect(title).toBe('Invoice 2026-0042')
    expect(text.replaceAll('\n', ' ')).toContain('Nothing to pay: we owe you')
    expect([hasCode, text.includes('NL02')]).toEqual([false, false])
  })

  test('shows no payment details if everything is paid', () => {
    const { text, hasCode } = printed(name, { ...full, prepaid_amount: full.prepaid_amount && dueOf(full) })
    expect(text).toContain('€0.00')
    expect([hasCode, text.includes('NL02'), text.includes('ABNANL2A')]).toEqual([false, false, false])
  })
})

/** The amount due in the sample: 2,489.03 after a deposit of 500.00. */
const dueOf = ({ prepaid_amount }: RenderableInvoice): Decimal => {
  expect(prepaid_amount).toBe('500')
  return '2989.03' as Decimal
}

test('a draft without amounts shows the account', () => {
  const { prepaid_amount: _, ...unpaid } = full
  const items = [{ description: 'Design', quantity: null, unit_price: null }]
  expect(printed('minimal', { ...unpaid, items }).text).toContain('NL02')
})

test.each(documentLanguages)('a credit note in %s has a title and a number of its own', language => {
  const invoice = invoiceFrom({
    template: 'letterhead',
    invoice_number: 'A1',
    locale: language,
    items: [{ description: 'A', quantity: 1, unit_price: -1 }],
  })
  const { title, text } = printed('letterhead', invoice)
  const { invoice: invoiceWord, invoice_number, credit_note } = labelsOf(language)
  expect(title).toBe(`${credit_note} A1`)
  expect(credit_note).not.toBe(invoiceWord)
  expect(text).not.toContain(invoice_number)
})
