import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { documentLanguages } from '#core/text/locale.ts'
import { labelsOf } from '#render/bind/labels.ts'
import { sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const { prepaid_amount: _prepaid, ...unpaid } = sampleInvoice('full')
const full = {
  ...unpaid,
  payment_terms: 'Half in advance.',
  seller: { ...unpaid.seller, iban: 'NL02ABNA0123456789', bic: 'ABNANL2A' },
}
const creditNote = {
  ...full,
  type: 'credit_note',
  invoice_number: 'CN-7',
  due_date: '2027-03-04',
  preceding_invoice: { number: 'INV-6', issue_date: '2026-10-01' },
} satisfies RenderableInvoice
const quote = {
  ...full,
  type: 'quote',
  invoice_number: 'Q-7',
  valid_until: '2027-01-31',
} satisfies RenderableInvoice

/** Everything that a document shows, by role. */
function printed(name: string, invoice: RenderableInvoice) {
  const { list } = layOutInvoice(invoice, templateNamed(name), { watermark: null })
  const boxes = list.pages.flatMap(({ placed }) => placed)
  const operations = boxes.flatMap(({ box }) => box.operations)
  const lines = operations.flatMap(each => (each.kind === 'text' ? [each] : []))
  const textOf = (line: (typeof lines)[number]) => line.words.map(({ text }) => text).join('')
  return {
    title: list.title,
    text: lines.map(textOf).join(' '),
    headings: lines
      .filter(({ role }) => role === 'title')
      .map(textOf)
      .join(' '),
    hasCode: operations.some(({ kind }) => kind === 'code'),
  }
}

describe.each(templateNames)('%s', name => {
  test('a credit note names its invoice, its amount and no payment', () => {
    const { title, text, headings, hasCode } = printed(name, creditNote)
    expect(title).toBe('Credit note CN-7')
    expect(headings).toMatch(/^credit note/i)
    expect(text).toMatch(/original invoice INV-6 invoice date 1 Oct 2026/i)
    expect(text).toMatch(/amount credited €2,989\.03/i)
    expect(text).not.toMatch(/amount due|we owe you|\bdue\b|4 Mar 2027|NL02|ABNANL2A/i)
    expect(hasCode).toBe(false)
  })

  test('a corrected invoice names the original, and a self-billed one its kind', () => {
    const { preceding_invoice } = creditNote
    const corrected = printed(name, { ...full, type: 'corrected', preceding_invoice })
    expect(corrected.headings).toMatch(/^corrected invoice/i)
    expect(corrected.text).toMatch(/original\s+invoice INV-6/i)
    expect(corrected.hasCode).toBe(printed(name, full).hasCode)
    expect(printed(name, { ...full, type: 'self_billed' }).headings).toMatch(/^self-billed invoice/i)
    const credit = printed(name, { ...creditNote, type: 'self_billed_credit_note' })
    expect(credit.headings).toMatch(/^self-billed credit note/i)
    expect(credit.text).toMatch(/amount credited/i)
    expect(credit.hasCode).toBe(false)
  })

  test('a quote states its validity and requests no payment', () => {
    const { title, text, headings, hasCode } = printed(name, quote)
    expect(title).toBe('Quote Q-7')
    expect(headings).toMatch(/^quote/i)
    expect(text).toMatch(/valid until 31 Jan 2027/i)
    expect(text).toMatch(/total €2,989\.03/i)
    expect(text).not.toMatch(/\binvoice\b|amount due|\bdue\b|bill to|NL02|ABNANL2A/i)
    expect(hasCode).toBe(false)
  })

  test('an invoice of the explicit type is the invoice without a type', () => {
    expect(printed(name, { ...full, type: 'invoice', valid_until: '2027-01-31' })).toEqual(
      printed(name, full),
    )
  })
})

const locales = [...documentLanguages, 'de-CH', 'en-US', 'es-MX', 'fr-CA', 'nl-BE', 'zh-TW']

test.each(locales)('each kind has its own words in %s', locale => {
  const labels = labelsOf(locale)
  const titles = [labels.invoice, labels.credit_note, labels.quote]
  const numbers = [labels.invoice_number, labels.credit_note_number, labels.quote_number]
  expect(new Set(titles).size).toBe(3)
  expect(new Set(numbers).size).toBe(3)
  expect(new Set([labels.due_date, labels.valid_until, labels.issue_date]).size).toBe(3)
  expect(labels.payable).not.toBe(labels.amount_credited)
  const kinds = { credit_note: creditNote, quote }
  for (const [type, invoice] of Object.entries(kinds)) {
    const { title, text } = printed('letterhead', { ...invoice, locale })
    expect(title).toBe(`${type === 'quote' ? labels.quote : labels.credit_note} ${invoice.invoice_number}`)
    for (const absent of [labels.payable, labels.due_date, labels.bill_to, labels.account_holder])
      if (![labels.quote_to, labels.credit_note_to].includes(absent)) expect(text).not.toContain(absent)
  }
})

test('a deposit and cash rounding leave a remaining amount of a quote and the amount credited of a credit note', () => {
  const paid = { prepaid_amount: '500.00' }
  expect(printed('minimal', { ...quote, ...paid } as RenderableInvoice).text).toMatch(
    /Total €2,989\.03 Already paid -?.*€500\.00 Remaining amount €2,489\.03/,
  )
  expect(printed('minimal', { ...creditNote, ...paid } as RenderableInvoice).text).toMatch(
    /Total €2,989\.03 Already paid -?.*€500\.00 Amount credited €2,489\.03/,
  )
})
