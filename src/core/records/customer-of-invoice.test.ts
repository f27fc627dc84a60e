import { describe, expect, test } from 'vitest'
import { emptyDraft, emptyItem } from '../draft/draft.ts'
import { customerSchema } from './customer-fields.ts'
import {
  buyerChangesToKeep,
  customerWithBuyer,
  defaultsOfCustomer,
  draftWithCustomer,
  fieldsUnlikeCustomer,
  type InvoiceDefaults,
} from './customer-of-invoice.ts'

const settings: InvoiceDefaults = {
  currency: 'EUR',
  locale: 'de-DE',
  taxRate: '19',
  dueDays: 14,
  eInvoice: '',
}
const customer = customerSchema.parse({
  name: 'Example Ltd',
  currency: 'USD',
  locale: 'en-US',
  payment_days: 30,
  tax_rate: '0',
})
const untouched = emptyDraft({
  currency: 'EUR',
  locale: 'de-DE',
  issue_date: '2026-11-20',
  due_date: '2026-12-04',
  items: [{ ...emptyItem(), tax_rate: '19' }],
})
const choose = (draft = untouched, before = settings) =>
  draftWithCustomer(draft, customer, { before, after: defaultsOfCustomer(customer, settings) })

describe('a chosen customer', () => {
  test('replaces the defaults of the settings', () => {
    expect(choose()).toMatchObject({
      buyer: { name: 'Example Ltd' },
      currency: 'USD',
      locale: 'en-US',
      due_date: '2026-12-20',
      items: [{ tax_rate: '0' }],
    })
  })

  test('replaces the default rate also in another notation', () => {
    const line = { ...untouched, items: [{ ...emptyItem(), tax_rate: ' 19.00' }] }
    expect(choose(line, { ...settings, taxRate: '19.0' }).items).toMatchObject([{ tax_rate: '0' }])
  })

  test('keeps what was typed on the invoice', () => {
    const typed = {
      ...untouched,
      locale: 'fr-FR',
      due_date: '2026-11-30',
      items: [{ ...emptyItem(), tax_rate: '7' }],
    }
    expect(choose(typed)).toMatchObject({
      locale: 'fr-FR',
      due_date: '2026-11-30',
      items: [{ tax_rate: '7' }],
    })
  })

  test('keeps the currency of entered prices', () => {
    const priced = { ...untouched, items: [{ ...emptyItem(), unit_price: '95.00', tax_rate: '19' }] }
    expect(choose(priced)).toMatchObject({ currency: 'EUR', items: [{ unit_price: '95.00', tax_rate: '0' }] })
  })

  test('is replaced by another one with the defaults of the settings', () => {
    const other = { name: 'Other Ltd' }
    const before = defaultsOfCustomer(customer, settings)
    const again = draftWithCustomer(choose(), other, { before, after: defaultsOfCustomer(other, settings) })
    expect(again).toEqual({ ...untouched, buyer: { name: 'Other Ltd' } })
  })

  test('brings its e-invoice, which the next customer replaces unless it was set by hand', () => {
    const withXml = customerSchema.parse({ name: 'Example GmbH', e_invoice_format: 'factur-x' })
    const other = { name: 'Other Ltd' }
    const own = defaultsOfCustomer(withXml, settings)
    const chosen = draftWithCustomer(untouched, withXml, { before: settings, after: own })
    expect(chosen.e_invoice).toBe('factur-x')
    expect(draftWithCustomer(chosen, other, { before: own, after: settings })).not.toHaveProperty('e_invoice')
    const byHand = { ...untouched, e_invoice: 'factur-x' as const }
    expect(draftWithCustomer(byHand, other, { before: settings, after: settings }).e_invoice).toBe('factur-x')
    const without = { ...chosen, e_invoice: '' }
    expect(draftWithCustomer(without, other, { before: own, after: settings }).e_invoice ?? '').toBe('')
    expect(draftWithCustomer(without, withXml, { before: own, after: own }).e_invoice ?? '').toBe('')
  })

  test('leaves an emptied due date empty', () => {
    expect(choose({ ...untouched, due_date: '' }).due_date).toBe('')
  })
})

describe('the difference of an invoice from its customer', () => {
  const record = { name: 'Example Ltd', street: '1 Example Street', postcode: '01234', city: 'Exampletown' }

  test('ignores the reference, blank lines and space', () => {
    const address = [' 1 Example Street', '01234 Exampletown ', '']
    expect(fieldsUnlikeCustomer(record, { name: 'Example Ltd', address, reference: 'Order 7' })).toEqual([])
  })

  test('names each field, and an update keeps the others', () => {
    const buyer = { name: 'Example Inc', address: ['1 Example Street', '01234 Exampletown'], tax_id: 'DE1' }
    expect(fieldsUnlikeCustomer(record, buyer)).toEqual(['name', 'tax_id'])
    expect(customerWithBuyer(record, buyer)).toEqual({ ...record, name: 'Example Inc', tax_id: 'DE1' })
  })

  test('of the address replaces its structured form', () => {
    expect(customerWithBuyer(record, { name: 'Example Ltd', address: ['Elsewhere'] })).toEqual({
      name: 'Example Ltd',
      address: ['Elsewhere'],
    })
  })

  test('includes parts that were corrected beside the same lines', () => {
    const lines = {
      name: 'Example Ltd',
      address: ['House 4', '1 Example Street', '01234 Exampletown'],
      country: 'DE',
    }
    expect(fieldsUnlikeCustomer(lines, { ...lines, city: 'Exampletown' })).toEqual([])
    const corrected = { ...lines, street: 'House 4' }
    expect(fieldsUnlikeCustomer(lines, corrected)).toEqual(['address'])
    expect(customerWithBuyer(lines, corrected)).toEqual(corrected)
    expect(
      customerWithBuyer(corrected, { ...corrected, address: ['2 Other Road', '01234 Exampletown'] }),
    ).toEqual({
      ...lines,
      address: ['2 Other Road', '01234 Exampletown'],
    })
  })
})

describe('details of the buyer that were filled in on an invoice', () => {
  const before = { name: 'Example Ltd', tax_id: 'DE1', street: '' }

  test('are kept where the record has nothing, or what the invoice had', () => {
    const after = {
      ...before,
      reference: '04011000-12345-03',
      tax_id: 'DE123456789',
      electronic_address: { scheme: 'EM', id: 'a@example.com' },
    }
    expect(buyerChangesToKeep({ name: 'Example Ltd', tax_id: 'DE1' }, before, after)).toEqual({
      reference: '04011000-12345-03',
      tax_id: 'DE123456789',
      electronic_address: 'a@example.com',
      electronic_address_scheme: 'EM',
    })
  })

  test('never replace another value of the record, and an invalid value is omitted', () => {
    const after = { ...before, tax_id: 'DE123456789', electronic_address: { scheme: 'nonsense', id: '' } }
    expect(buyerChangesToKeep({ tax_id: 'DE987654321' }, before, after)).toEqual({})
  })
})
