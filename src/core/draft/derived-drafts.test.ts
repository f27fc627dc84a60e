import { expect, test } from 'vitest'
import { changeDocumentType } from './derived-drafts.ts'
import { emptyDraft } from './draft.ts'

const defaults = { dueDays: 14, quoteDays: 30 }
const invoice = emptyDraft({
  invoice_number: 'INV-1',
  issue_date: '2026-01-10',
  due_date: '2026-01-20',
  notes: 'A',
})

test('an invoice becomes a quote and a credit note with the dates of its kind, and comes back', () => {
  const quote = changeDocumentType(invoice, 'quote', { ...defaults, invoice_number: 'Q-1' })
  expect(quote).toMatchObject({ type: 'quote', invoice_number: 'Q-1', valid_until: '2026-02-09', notes: 'A' })
  expect(quote).not.toHaveProperty('due_date')
  const credit = changeDocumentType(quote, 'credit_note', defaults)
  expect(credit).toMatchObject({ type: 'credit_note', invoice_number: 'Q-1' })
  expect(credit).not.toHaveProperty('valid_until')
  const again = changeDocumentType(credit, 'invoice', { ...defaults, invoice_number: 'INV-1' })
  expect(again).toEqual({ ...invoice, due_date: '2026-01-24' })
})

test('keeps chosen dates, the reference of a credit note, and unreadable dates', () => {
  expect(changeDocumentType(invoice, 'invoice', defaults)).toEqual(invoice)
  const preceding_invoice = { number: 'INV-0' }
  const credit = { ...invoice, type: 'credit_note', preceding_invoice }
  expect(changeDocumentType(credit, 'invoice', defaults)).toMatchObject({ preceding_invoice })
  expect(changeDocumentType(credit, 'quote', defaults)).not.toHaveProperty('preceding_invoice')
  const undated = emptyDraft({ issue_date: 'soon' })
  expect(changeDocumentType(undated, 'quote', defaults)).toEqual({ ...undated, type: 'quote' })
})
