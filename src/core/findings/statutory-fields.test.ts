import { describe, expect, test } from 'vitest'
import { invoiceWith, linesOf } from '../testing/invoices.ts'
import { findingsOf } from './findings-of.ts'

const context = { today: '2026-11-21', history: null }
const dates = {
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  delivery_date: '2026-11-20',
  payment_means: '48',
}
const german = {
  ...dates,
  seller: { name: 'Example GmbH', address: ['Beispielweg 1'], country: 'DE', tax_id: 'DE123456789' },
  buyer: { name: 'Sample', address: ['Musterweg 2'], country: 'DE' },
  items: linesOf(['1', '500', '19']),
}
const findings = (fields: object) => findingsOf(invoiceWith(fields), context)
const paths = (fields: object) => findings(fields).map(({ path }) => path)

describe('addresses and tax IDs', () => {
  const seller = (country: string, rate = '19', total = '500') =>
    paths({
      ...german,
      seller: { name: 'Example', country },
      buyer: { name: 'Sample' },
      items: linesOf(['1', total, rate]),
    })

  test('are asked for in the European Union and the United Kingdom', () => {
    expect(seller('DE')).toEqual(['seller.address', 'buyer.address', 'seller.tax_id'])
    expect(seller('GB', '20')).toEqual(['seller.address', 'buyer.address', 'seller.tax_id'])
  })

  test('are asked for in Switzerland with tax only', () => {
    expect(seller('CH', '8.1')).toEqual(['seller.address', 'buyer.address', 'seller.tax_id'])
    expect(seller('CH', '0')).toEqual([])
  })

  test('a tax ID alone is asked for in Norway and Australia, where a registration number is one', () => {
    expect(seller('NO', '25')).toEqual(['seller.tax_id'])
    expect(seller('AU', '10')).toEqual(['seller.tax_id'])
    const registered = { name: 'Example', country: 'NO', registration_id: 'NO 999 999 999 MVA' }
    const buyer = { name: 'Sample', country: 'NO' }
    expect(paths({ ...german, seller: registered, buyer, items: linesOf(['1', '500', '25']) })).toEqual([])
  })

  test('the tax ID of a tax representative is enough, and a deposit invoice needs no delivery date', () => {
    const { delivery_date: _date, ...undelivered } = german
    const seller = { ...german.seller, tax_id: undefined, tax_number: undefined }
    const represented = { ...german, seller, tax_representative: { tax_id: 'DE987654321' } }
    expect(paths({ ...german, seller })).toEqual(['seller.tax_id'])
    expect(paths(represented)).toEqual([])
    const infos = (fields: object) => findings({ ...undelivered, ...fields }).map(({ path }) => path)
    expect(infos({})).toContain('delivery_date')
    expect(infos({ type: 'deposit' })).not.toContain('delivery_date')
  })

  test('are not asked for elsewhere', () => {
    for (const country of ['US', 'JP', 'CA', 'BR']) expect(seller(country, '10')).toEqual([])
  })

  test('of the customer are left out of small domestic invoices', () => {
    const small = (fields: object, total = '210') =>
      paths({
        ...german,
        buyer: { name: 'Sample' },
        currency: 'EUR',
        items: linesOf(['1', total, '19']),
        ...fields,
      })
    expect(small({})).toEqual([])
    expect(small({}, '211')).toEqual(['buyer.address'])
    expect(small({ buyer: { name: 'Sample', country: 'AT' } })).toEqual(['buyer.address'])
    expect(small({ currency: 'HUF' })).toEqual(['buyer.address'])
  })

  test('the country of a seller without one is that of its VAT number', () => {
    const bySeller = (tax_id: string) => paths({ ...german, seller: { name: 'Example', tax_id } })
    expect(bySeller('DE 123 456 789')).toEqual(['seller.address'])
    expect(bySeller('EL123456789')).toEqual(['seller.address'])
    expect(bySeller('Designers Inc')).toEqual([])
    expect(bySeller('12-3456789')).toEqual([])
  })
})

describe('no tax within the European Union', () => {
  const reverse = { ...german, items: linesOf(['1', '500', '0']), buyer: { ...german.buyer, country: 'NL' } }

  test('asks for a note and both VAT numbers', () => {
    const { tax_id: _, ...seller } = german.seller
    expect(paths({ ...reverse, seller })).toEqual(['seller.tax_id', 'tax_note', 'buyer.tax_id'])
    expect(findings(reverse)[0]?.message.code).toBe('tax_note.reverse_charge')
    const complete = { tax_note: 'Reverse charge', buyer: { ...reverse.buyer, tax_id: 'NL999999999B99' } }
    expect(paths({ ...reverse, ...complete })).toEqual([])
  })

  test.each([
    'Steuerschuldnerschaft des Leistungsempfängers',
    'Btw verlegd',
    'AUTOLIQUIDATION',
    'Innergemeinschaftliche Lieferung',
  ])('with the note "%s" still asks for the VAT number of the customer', note => {
    expect(paths({ ...reverse, tax_note: note })).toEqual(['buyer.tax_id'])
  })

  test('recognises the country of the customer by its VAT number', () => {
    const byNumber = { ...reverse, buyer: { name: 'Sample', address: ['Odos 1'], tax_id: 'EL123456789' } }
    expect(findings(byNumber).map(({ message }) => message.code)).toEqual(['tax_note.reverse_charge'])
  })

  test('asks for the reason of an exemption at home', () => {
    const exempt = { ...german, items: linesOf(['1', '500']) }
    expect(findings(exempt).map(({ message }) => message.code)).toEqual(['tax_note.exemption'])
    expect(paths({ ...exempt, tax_note: '§ 4 Nr. 21 UStG' })).toEqual([])
  })

  test('to a customer abroad asks for a reason only', () => {
    const exported = { ...reverse, buyer: { ...german.buyer, country: 'US' } }
    expect(findings(exported).map(({ message }) => message.code)).toEqual(['tax_note.exemption'])
  })
})

test('a delivery date is a hint', () => {
  const { delivery_date: _, ...undelivered } = german
  expect(findings(undelivered)).toMatchObject([{ path: 'delivery_date', severity: 'info' }])
})

describe('no false alarms', () => {
  const { delivery_date: _, ...usual } = dates
  test.each([
    [
      'in the United States',
      {
        seller: { name: 'Example', country: 'US' },
        buyer: { name: 'Sample', country: 'US' },
        currency: 'USD',
      },
    ],
    [
      'in the United States, with sales tax',
      { seller: { name: 'Example', country: 'US' }, currency: 'USD', items: linesOf(['1', '500', '8.875']) },
    ],
    [
      'in the United Kingdom, not registered for VAT',
      { seller: { name: 'Example', address: ['1 Example Street'], country: 'GB' }, currency: 'GBP' },
    ],
    [
      'in the United Kingdom, with a zero-rated line',
      {
        seller: { name: 'Example', address: ['1 Example Street'], country: 'GB', tax_id: 'GB999999973' },
        currency: 'GBP',
        items: linesOf(['1', '500', '0'], ['1', '100', '20']),
      },
    ],
    [
      'in Switzerland, not registered for VAT',
      { seller: { name: 'Example', country: 'CH' }, currency: 'CHF' },
    ],
    [
      'in Switzerland, with VAT',
      {
        seller: {
          name: 'Example',
          address: ['Beispielgasse 1'],
          country: 'CH',
          tax_id: 'CHE-999.999.996 MWST',
        },
        currency: 'CHF',
        items: linesOf(['1', '500', '8.1']),
      },
    ],
    [
      'in Japan, with consumption tax',
      {
        seller: { name: 'Example', country: 'JP' },
        currency: 'JPY',
        items: linesOf(['1', '5000', '10'], ['1', '100', '8']),
      },
    ],
    ['without a country', { seller: { name: 'Example' } }],
    [
      'exempt as a small enterprise in Germany',
      {
        seller: { name: 'Example', address: ['Beispielweg 1'], country: 'DE' },
        tax_note: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
      },
    ],
    [
      'exempt as a small enterprise in Germany, for a customer in France',
      {
        seller: { name: 'Example', address: ['Beispielweg 1'], country: 'DE' },
        buyer: { name: 'Sample', address: ['1 Rue Exemple'], country: 'FR', tax_id: 'FR99999999999' },
        tax_note: 'Steuerfrei nach § 19 UStG.',
      },
    ],
  ])('for a freelancer %s', (_name, fields) => {
    const freelance = {
      buyer: { name: 'Sample', address: ['2 Example Street'] },
      items: linesOf(['1', '500']),
    }
    expect(findings({ ...usual, ...freelance, ...fields })).toEqual([])
  })
})
