import { expect, test } from 'vitest'
import { documentTypes } from '#core/document-type.ts'
import { host, withFaultyService } from '../testing/faulty-service.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

withFaultyService()

const year = new Date().getFullYear()
const created = async (type: (typeof documentTypes)[number]) =>
  (await host.call('createInvoice', { type })).draft.invoice_number

test('each kind counts by its own pattern, and a changed pattern counts on at once', async () => {
  for (const type of documentTypes) await created(type)
  expect(await Promise.all(documentTypes.map(created))).toEqual([
    `INV-${year}-0002`,
    `CN-${year}-0002`,
    `Q-${year}-0002`,
  ])
  await host.call('saveSettings', { numberPatterns: { quote: 'AN{YY}{###}' } })
  const { numberPatterns } = await host.call('settings', undefined)
  expect(numberPatterns).toEqual({
    invoice: 'INV-{YYYY}-{####}',
    credit_note: 'CN-{YYYY}-{####}',
    quote: 'AN{YY}{###}',
  })
  expect(await created('quote')).toBe(`AN${String(year).slice(2)}001`)
  expect(await created('credit_note')).toBe(`CN-${year}-0003`)
})

test('a pattern shared by two kinds gives no number twice', async () => {
  await host.call('saveSettings', { numberPatterns: { credit_note: 'INV-{YYYY}-{####}' } })
  expect([await created('invoice'), await created('credit_note'), await created('invoice')]).toEqual([
    `INV-${year}-0001`,
    `INV-${year}-0002`,
    `INV-${year}-0003`,
  ])
})

test('proposes the next number of a pattern that is not saved', async () => {
  expect(await host.call('nextNumber', { pattern: 'R{YYYY}/{##}' })).toBe(`R${year}/01`)
  await writeInvoice(host, { invoice_number: `R${year}/41` })
  expect(await host.call('nextNumber', { pattern: 'R{YYYY}/{##}' })).toBe(`R${year}/42`)
})

test('a new year starts again at 1', async () => {
  await writeInvoice(host, { type: 'credit_note', invoice_number: `CN-${year - 1}-0041` })
  expect(await created('credit_note')).toBe(`CN-${year}-0001`)
})

test('a free number follows the pattern of the kind', async () => {
  const { id } = await host.call('createInvoice', { type: 'quote' })
  const lookUp = { id, invoice_number: '', issueDate: '2031-02-03' }
  expect((await host.call('lookUpNumber', { ...lookUp, type: 'quote' })).free).toBe('Q-2031-0001')
  expect((await host.call('lookUpNumber', lookUp)).free).toBe('INV-2031-0001')
})

test('the number pattern of an earlier version applies to invoices only', async () => {
  host.ports.store.settings.save('settings', { numberPattern: 'R-{####}' })
  const patterns = async () => (await host.call('settings', undefined)).numberPatterns
  const migrated = { invoice: 'R-{####}', credit_note: 'CN-{YYYY}-{####}', quote: 'Q-{YYYY}-{####}' }
  expect(await patterns()).toEqual(migrated)
  expect(await created('invoice')).toBe('R-0001')
  await host.call('saveSettings', { numberPatterns: { invoice: 'S-{####}' } })
  expect(await patterns()).toEqual({ ...migrated, invoice: 'S-{####}' })
})
