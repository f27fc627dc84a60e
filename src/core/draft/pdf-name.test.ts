import { expect, test } from 'vitest'
import { defaultPdfName, pdfNameOf } from './pdf-name.ts'

const draft = (invoice_number: string, name: string, issue_date?: string) => ({
  invoice_number,
  buyer: { name },
  ...(issue_date === undefined ? {} : { issue_date }),
})

test('names number and customer, and marks a test', () => {
  const written = draft('INV-2026-0001', 'Northwind Traders')
  expect(pdfNameOf(written, defaultPdfName, 'live')).toBe('INV-2026-0001 Northwind Traders.pdf')
  expect(pdfNameOf(written, defaultPdfName, 'test')).toBe('INV-2026-0001 Northwind Traders TEST.pdf')
})

test('fills every placeholder and leaves others as they are', () => {
  const pattern = '{year}/{month} {date} {customer} - {number} {total}'
  expect(pdfNameOf(draft('A-1', 'Fabrikam', '2026-11-21'), pattern, 'live')).toBe(
    '2026-11 2026-11-21 Fabrikam - A-1 {total}.pdf',
  )
})

test.each([
  ['{number} - {customer}', 'A-1', '', 'A-1.pdf'],
  ['{customer} - {number}', 'A-1', '', 'A-1.pdf'],
  ['{customer}', 'A-1', '', 'A-1.pdf'],
  ['{customer}', '', '...', 'Invoice.pdf'],
  ['{number}', 'NUL', '', '_NUL.pdf'],
  // Placeholders inside a value are not filled.
  ['{customer}', 'A-1', '{number}', '{number}.pdf'],
])('%s of number %j and customer %j is %s', (pattern, number, customer, name) => {
  expect(pdfNameOf(draft(number, customer), pattern, 'live')).toBe(name)
})
