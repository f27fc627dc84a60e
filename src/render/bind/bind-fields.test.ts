import { describe, expect, test } from 'vitest'
import { lawfulMentions } from '#core/france/mentions.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { documentLanguages } from '#core/text/locale.ts'
import { bindFields } from './bind-fields.ts'

const item = { description: 'Example', quantity: 250, unit_price: '12.50', price_quantity: 100 }
const bind = (fields: object) => bindFields(invoiceWith(fields) as Invoice)

describe('fields of e-invoices', () => {
  test('an address in parts is printed with the country, a written one in its place', () => {
    const parts = { street: '1 Example Street', postcode: '01234', city: 'Exampletown', country: 'DE' }
    const linesOf = (buyer: object) => bind({ buyer }).buyer?.address.map(({ text }) => text)
    expect(linesOf(parts)).toEqual(['1 Example Street', '01234 Exampletown', 'Germany'])
    expect(linesOf({ ...parts, address: ['PO Box 1'] })).toEqual(['PO Box 1', 'Germany'])
  })

  test('numbers and the contact of the seller stand beside its address', () => {
    const seller = { tax_number: '12/345/67890', registration_id: 'HRB 1', contact_name: 'Accounts' }
    expect(bind({ seller }).seller?.details.map(({ text }) => text)).toEqual([
      'Tax no. 12/345/67890',
      'Reg. no. HRB 1',
      'Contact Accounts',
    ])
  })

  test('a period and a delivery address stand with the delivery date', () => {
    const factsOf = (fields: object) =>
      bind(fields).facts.delivery_date.map(({ label, value }) => `${label}: ${value.text}`)
    expect(
      factsOf({
        locale: 'de-DE',
        period: { start: '2026-11-01', end: '2026-11-30' },
        delivery_address: { name: 'Lager', city: 'Exampletown', country: 'DE' },
      }),
    ).toEqual(['Leistungszeitraum: 01.11.2026 – 30.11.2026', 'Geliefert an: Lager, Exampletown, Deutschland'])
    expect(factsOf({ period: { end: '2026-11-30' } })).toEqual(['Period: – Nov 30, 2026'])
    expect(factsOf({ period: {} })).toEqual([])
  })

  test('the account has the holder and the reference that are stated, else the seller and the number', () => {
    const rowsOf = (seller: object, fields: object = {}) =>
      bind({ items: [item], seller: { name: 'A', iban: '12345', ...seller }, ...fields }).payment.map(
        ({ value }) => [value.path, value.text],
      )
    const [number] = rowsOf({}).slice(-1)
    expect(rowsOf({})).toEqual([['seller.name', 'A'], ['seller.iban', '12345'], number])
    expect(number?.[0]).toBe('invoice_number')
    expect(rowsOf({ account_holder: 'Example Factoring' }, { payment_reference: 'K-1' })).toEqual([
      ['seller.account_holder', 'Example Factoring'],
      ['seller.iban', '12345'],
      ['payment_reference', 'K-1'],
    ])
  })

  test('an account or bank code of another kind is not called IBAN and BIC', () => {
    const labelsOf = (seller: object) => bind({ seller }).payment.map(({ label }) => label)
    expect(labelsOf({ iban: 'de89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' })).toEqual(
      expect.arrayContaining(['IBAN', 'BIC']),
    )
    expect(labelsOf({ iban: '000123456789', bic: '021000021' })).toEqual(
      expect.arrayContaining(['Account number', 'Bank code']),
    )
  })

  test('article numbers are below the description, other fields in their usual positions', () => {
    const article = { seller_item_id: 'A-1', buyer_item_id: 'M-7\u202e', order_line: '10' }
    const described = (fields: object) => bind({ items: [{ ...item, ...fields }] }).cell('description', 0)
    expect(described({ ...article, standard_item_id: '4006381333931', charge_amount: 1 })).toBe(
      'Example\nArticle no.\u00a0A-1 · Your article no.\u00a0M-7 · GTIN\u00a04006381333931 · Order line\u00a010\nCharge: 1.00',
    )
    expect(described({ standard_item_id: '4006381333931', standard_item_scheme: '0088' })).toBe(
      'Example\nStandard no.\u00a04006381333931',
    )
    const bound = bind({
      contract_reference: 'C-7',
      seller: { name: 'A Ltd', trading_name: 'Shop', identifier: 'L-1', iban: '12345' },
      buyer: { name: 'B', trading_name: 'B', identifier: '4000001000005', identifier_scheme: '0088' },
      payee: { name: 'Factor', registration_id: 'HRB 9' },
      tax_representative: { name: 'Rep', city: 'Paris', country: 'FR', tax_id: 'FR1' },
    })
    const texts = (fields: readonly { text: string }[] = []) => fields.map(({ text }) => text)
    expect(texts(bound.seller?.details)).toEqual([
      'Trading as Shop',
      'Supplier no. L-1',
      'Tax representative Rep, Paris, France, VAT ID FR1',
    ])
    expect(texts(bound.buyer?.details)).toEqual(['GLN 4000001000005'])
    expect(bound.facts.purchase_order.map(({ label, value }) => [label, value.text])).toEqual([
      ['Contract', 'C-7'],
    ])
    expect(bound.payment.map(({ label, value }) => [label, value.path]).slice(0, 2)).toEqual([
      ['Payee', 'payee'],
      ['Account number', 'seller.iban'],
    ])
  })

  test('the VAT of an invoice in another currency is stated in that of the seller, with the rate', () => {
    const taxed = { currency: 'USD', items: [{ ...item, tax_rate: 19 }], locale: 'en' }
    const rowsOf = (fields: object) =>
      bind({ ...taxed, ...fields }).totals.map(({ label, value }) => [label, value.text])
    const stated = { tax_currency: 'EUR', tax_exchange_rate: '0.9' }
    expect(rowsOf(stated)).toContainEqual(['VAT in EUR (1 USD = 0.9 EUR)', '€5.35'])
    expect(rowsOf({ seller: { country: 'SE' }, tax_exchange_rate: '10' })).toContainEqual([
      'VAT in SEK (1 USD = 10 SEK)',
      expect.stringContaining('59.40'),
    ])
    for (const other of [{ ...stated, tax_currency: 'USD' }, { tax_currency: 'EUR' }, {}])
      expect(rowsOf(other)).toHaveLength(3)
  })

  test('a final invoice names each deposit invoice with its tax below the total', () => {
    const preceding_invoices = [
      { number: '2026-1', issue_date: '2026-10-01', deducted_amount: '11.90', tax_rate: '19' },
      { number: '2026-2', deducted_amount: '2' },
      { number: '2026-3' },
    ]
    const bound = bind({ items: [{ ...item, tax_rate: 19 }], preceding_invoices, locale: 'en' })
    const plain = (text: string) => text.replace('\u2212\u2060', '-')
    expect(bound.totals.map(({ label, value }) => [label, plain(value.text)]).slice(2)).toEqual([
      ['Total', '€37.19'],
      ['Less invoice 2026-1, Oct 1, 2026', '-€11.90'],
      ['Includes VAT 19% on €10.00', '-€1.90'],
      ['Less invoice 2026-2', '-€2.00'],
      ['Amount due', '€23.29'],
    ])
    expect(bound.facts.issue_date.map(({ value }) => value.text)).toEqual(['2026-3'])
    expect(bind({ type: 'deposit' }).title).toMatch(/^Deposit invoice/)
  })

  test('a domestic invoice of the United States prints no country', () => {
    const printed = (from: string, to: string) => {
      const { seller, buyer } = bind({
        seller: { name: 'A', country: from },
        buyer: { name: 'B', country: to },
      })
      return [seller, buyer].flatMap(party => party?.address.map(({ text }) => text))
    }
    expect(printed('US', 'US')).toEqual([])
    expect(printed('US', 'CA')).toEqual(['United States', 'Canada'])
    const delivered = (country: string) =>
      bind({
        seller: { name: 'A', country: 'US' },
        buyer: { name: 'B', country: 'US' },
        delivery_address: { city: 'Springfield', country },
      }).facts.delivery_date.map(({ value }) => value.text)
    expect(delivered('US')).toEqual(['Springfield'])
    expect(delivered('CA')).toEqual(['Springfield, Canada'])
  })

  test('tax of 0 % is a row only where a line or a charge states it', () => {
    const untaxed = { description: 'Untaxed', quantity: 1, unit_price: 5 }
    const rows = (...items: object[]) => bind({ items }).totals.map(({ label }) => label)
    expect(rows({ ...item, tax_rate: 7 }, untaxed)).toEqual([
      'Subtotal',
      expect.stringContaining('7%'),
      'Total',
    ])
    expect(rows({ ...item, tax_rate: 7 }, { ...untaxed, tax_rate: '0.0' })).toContainEqual(
      expect.stringContaining('0%'),
    )
  })

  test('a price for several units says how many', () => {
    expect(bind({ items: [item] }).cell('unit_price', 0)).toBe('12.50 / 100')
    expect(bind({ items: [item] }).cell('amount', 0)).toBe('31.25')
  })

  test('charges are named on their line and among the totals', () => {
    const fields = {
      items: [{ ...item, charge_amount: '2.505', charge_reason: 'Packaging' }],
      charges: [{ reason: 'Freight\u202e', amount: 12.5, tax_rate: 19 }, { amount: 1 }],
    }
    const bound = bind(fields)
    expect(bound.cell('description', 0)).toBe('Example\nPackaging: 2.51')
    expect(bound.cell('amount', 0)).toBe('33.76')
    expect(bound.totals.map(({ label, value }) => [label, value.text, value.path]).slice(0, 3)).toEqual([
      ['Subtotal', '€33.76', null],
      ['Freight', '€12.50', 'charges[0].amount'],
      ['Charge', '€1.00', 'charges[1].amount'],
    ])
    expect(bind({ ...fields, locale: 'de-DE' }).totals[2]?.label).toBe('Zuschlag')
  })

  test('French statutory texts are printed below it, where the seller or the e-invoice states them', () => {
    const noteOf = (fields: object) => bind(fields).values.tax_note
    const seller = { late_payment: 'Pénalités : 12 %' }
    const { recovery_costs, early_payment } = lawfulMentions
    const all = [recovery_costs, seller.late_payment, early_payment].join('\n')
    expect(noteOf({ seller })).toEqual({ text: all, path: 'seller.recovery_costs' })
    expect(noteOf({ seller, tax_note: 'Exempt' })).toEqual({ text: `Exempt\n${all}`, path: 'tax_note' })
    expect(noteOf({ e_invoice: 'france-factur-x' })?.text).toBe(Object.values(lawfulMentions).join('\n'))
    expect(noteOf({ e_invoice: 'factur-x', seller: { country: 'FR' } })).toBeUndefined()
    expect(noteOf({ seller, type: 'quote' })).toBeUndefined()
  })

  test.each(documentLanguages)('why lines are not taxed is printed in %s, once for each category', locale => {
    const noteOf = (fields: object) => bind({ locale, ...fields }).values.tax_note?.text
    const of = (...categories: string[]) => ({
      items: categories.map(tax_category => ({ ...item, tax_category })),
    })
    const [reverse, outside] = [noteOf(of('AE')), noteOf(of('O'))]
    expect(reverse).toBeTruthy()
    expect(noteOf(of('O', 'AE', 'AE'))).toBe(`${reverse} ${outside}`)
    expect(noteOf({ ...of('AE'), tax_note: 'As agreed' })).toBe('As agreed')
    expect(noteOf(of('S', 'Z', 'E'))).toBeUndefined()
  })
})
