import { describe, expect, test } from 'vitest'
import { invoiceWith, linesOf } from '../testing/invoices.ts'
import { totalsOf } from './totals.ts'

const totals = (fields: object) => totalsOf(invoiceWith(fields))

describe('lines', () => {
  test('amounts that floats round wrongly match real invoices', () => {
    const items = linesOf(['5.311', '15'], ['75.3', '2.55'], ['18.7', '2.65'], ['1.005', '1'], ['0.1', '0.2'])
    expect(totals({ items }).lines).toEqual(['79.67', '192.02', '49.56', '1.01', '0.02'])
  })

  test('rounds the line, not the unit price, and adds the rounded lines', () => {
    const items = linesOf(['3', '0.3333'], ['3', '0.3333'], ['1000', '0.00125'])
    expect(totals({ items })).toMatchObject({ lines: ['1.00', '1.00', '1.25'], subtotal: '3.25' })
  })

  test('applies the line discount before rounding', () => {
    const items = linesOf(['1', '0.15', undefined, '10'], ['3', '33.33', undefined, '100'])
    expect(totals({ items })).toMatchObject({ lines: ['0.14', '0.00'], subtotal: '0.14' })
  })

  test('a price for several units is divided before rounding', () => {
    const [line] = linesOf(['250', '12.50'])
    const net = (price_quantity: string) => totals({ items: [{ ...line, price_quantity }] }).lines
    expect(net('100')).toEqual(['31.25'])
    expect(net('3')).toEqual(['1041.67'])
    expect(net('0.5')).toEqual(['6250.00'])
  })

  test('a discounted line for several units at exactly half a cent is rounded up', () => {
    const items = linesOf(['19', '1147', undefined, '2.5']).map(item => ({ ...item, price_quantity: '65' }))
    expect(totals({ items }).lines).toEqual(['326.90'])
  })

  test('ignores a line without a number', () => {
    const invoice = invoiceWith({ items: linesOf(['1', '10', '19'], ['1', '5', '7']) })
    const [first, second] = invoice.items
    const items = [first, { ...second, quantity: null }, { ...second, unit_price: null }]
    const found = totalsOf({ ...invoice, items: items as never })
    expect(found.lines).toEqual(['10.00', null, null])
    expect(found.taxes).toEqual([{ rate: '19', base: '10.00', amount: '1.90' }])
  })

  test('ignores the rate of a line without a number', () => {
    const invoice = invoiceWith({ items: linesOf(['1', '10'], ['1', '5', '7']) })
    const [first, second] = invoice.items
    const items = [first, { ...second, quantity: null }]
    expect(totalsOf({ ...invoice, items: items as never }).taxes).toEqual([])
  })
})

describe('tax', () => {
  test('is computed once for each distinct rate; 19 and 19.00 are one', () => {
    const items = linesOf(['1', '0.03', '19'], ['1', '0.03', '19.00'], ['1', '1', '7'])
    const found = totals({ items })
    expect(found.taxes).toEqual([
      { rate: '7', base: '1.00', amount: '0.07' },
      { rate: '19', base: '0.06', amount: '0.01' },
    ])
    expect(found).toMatchObject({ tax_total: '0.08', total: '1.14', payable: '1.14' })
  })

  test('is absent if no line has a rate', () => {
    expect(totals({})).toMatchObject({ taxes: [], tax_total: '0.00', total: '10.00' })
  })

  test('is 0 for lines without a rate beside lines that have one', () => {
    expect(totals({ items: linesOf(['1', '10'], ['1', '10', '19']) }).taxes).toEqual([
      { rate: '0', base: '10.00', amount: '0.00' },
      { rate: '19', base: '10.00', amount: '1.90' },
    ])
  })

  test('is extracted from prices that include it, per rate', () => {
    const items = linesOf(['3', '9.99', '19'], ['1', '1.00', '7'])
    expect(totals({ items, prices_include_tax: true })).toMatchObject({
      lines: ['29.97', '1.00'],
      subtotal: '30.97',
      taxes: [
        { rate: '7', base: '0.93', amount: '0.07' },
        { rate: '19', base: '25.18', amount: '4.79' },
      ],
      tax_total: '4.86',
      total: '30.97',
    })
  })
})

describe('document discount', () => {
  test('in percent lowers every base proportionally, before tax', () => {
    const items = linesOf(['1', '100', '19'], ['1', '50', '7'])
    expect(totals({ items, discount_percent: '10' })).toMatchObject({
      subtotal: '150.00',
      discount: '15.00',
      taxes: [
        { rate: '7', base: '45.00', amount: '3.15' },
        { rate: '19', base: '90.00', amount: '17.10' },
      ],
      total: '155.25',
    })
  })

  test('as an amount assigns the rounding remainder to the largest base at whatever rate', () => {
    const bases = (...prices: string[]) => {
      const items = prices.flatMap((price, index) => linesOf(['1', price, `${index + 1}`]))
      return totals({ items, discount_amount: '0.10' }).taxes.map(tax => tax.base)
    }
    expect(bases('33.34', '33.33', '33.33')).toEqual(['33.30', '33.30', '33.30'])
    expect(bases('33.33', '33.34', '33.33')).toEqual(['33.30', '33.30', '33.30'])
  })

  test('as an amount assigns the rounding remainder to the largest base', () => {
    const items = linesOf(['1', '33.33', '5'], ['1', '33.33', '10'], ['1', '33.34', '20'])
    const found = totals({ items, discount_amount: '0.10' })
    expect(found.taxes.map(tax => tax.base)).toEqual(['33.30', '33.30', '33.30'])
    expect(found.discount).toBe('0.10')
  })

  test('applies to gross sums if prices include tax', () => {
    const items = linesOf(['1', '119', '19'])
    expect(totals({ items, prices_include_tax: true, discount_percent: '50' })).toMatchObject({
      discount: '59.50',
      taxes: [{ rate: '19', base: '50.00', amount: '9.50' }],
      total: '59.50',
    })
  })

  test('adds up on lines that cancel each other out', () => {
    const items = linesOf(['1', '100', '19'], ['-1', '100', '7'])
    const found = totals({ items, discount_amount: '5' })
    expect(found).toMatchObject({ subtotal: '0.00', discount: '5.00' })
    expect(found.taxes.map(tax => Number(tax.base)).reduce((sum, base) => sum + base, 0)).toBe(-5)
  })
})

describe('the payable amount', () => {
  test('is the total minus the prepaid amount', () => {
    expect(totals({ prepaid_amount: '4' })).toMatchObject({
      total: '10.00',
      prepaid: '4.00',
      payable: '6.00',
    })
  })

  test('is rounded to the cash unit, with the rounding as a separate amount', () => {
    const chf = (price: string) =>
      totals({ currency: 'CHF', cash_rounding: '0.05', items: linesOf(['1', price]) })
    expect(chf('10.02')).toMatchObject({ total: '10.02', rounding: '-0.02', payable: '10.00' })
    expect(chf('10.03')).toMatchObject({ rounding: '0.02', payable: '10.05' })
    expect(chf('10.025')).toMatchObject({ total: '10.03', rounding: '0.02', payable: '10.05' })
    expect(chf('-10.03')).toMatchObject({ rounding: '-0.02', payable: '-10.05' })
    const sek = totals({ currency: 'SEK', cash_rounding: 1, items: linesOf(['1', '99.50']) })
    expect(sek).toMatchObject({ rounding: '0.50', payable: '100.00' })
  })

  test('is never negative zero', () => {
    const found = totals({
      items: linesOf(['-1', '0.001', '19']),
      prepaid_amount: '-0.001',
      cash_rounding: '1',
    })
    expect(JSON.stringify(found)).not.toContain('-0')
  })
})

test('amounts have the decimals of the currency', () => {
  const items = linesOf(['3', '33.33333', '10'])
  expect(totals({ items, currency: 'JPY' })).toMatchObject({ lines: ['100'], tax_total: '10', total: '110' })
  expect(totals({ items, currency: 'KWD' })).toMatchObject({ lines: ['100.000'], total: '110.000' })
  expect(totals({ items, currency: 'CLF' })).toMatchObject({ lines: ['100.0000'], total: '110.0000' })
  expect(totals({ items, currency: 'BHD', discount_amount: '0.0005' }).discount).toBe('0.001')
})

describe('charges', () => {
  const items = [{ description: 'Example', quantity: 3, unit_price: '10.005', tax_rate: 19 }]

  test('one on a line is rounded and added after the discount of the line', () => {
    const [line] = items
    const charged = (fields: object) => totals({ items: [{ ...line, ...fields }] })
    expect(charged({ charge_amount: '2.505' })).toMatchObject({ lines: ['32.53'], subtotal: '32.53' })
    expect(charged({ charge_amount: '2.50', discount_percent: 50 }).lines).toEqual(['17.51'])
    expect(charged({ charge_amount: 0 }).lines).toEqual(['30.02'])
  })

  test('those on the document are taxed at their own rates and not discounted', () => {
    const charges = [
      { reason: 'Freight', amount: '12.505', tax_rate: '19.00' },
      { amount: 5, tax_rate: 7 },
      { amount: 1 },
    ]
    expect(totals({ items, charges, discount_percent: 10 })).toMatchObject({
      subtotal: '30.02',
      discount: '3.00',
      charges: '18.51',
      taxes: [
        { rate: '0', base: '1.00', amount: '0.00' },
        { rate: '7', base: '5.00', amount: '0.35' },
        { rate: '19', base: '39.53', amount: '7.51' },
      ],
      total: '53.39',
    })
  })

  test('those on the document include their tax where prices do', () => {
    const charges = [{ amount: '11.90', tax_rate: 19 }]
    const [line] = items
    const found = totals({ items: [{ ...line, unit_price: '119' }], charges, prices_include_tax: true })
    expect(found).toMatchObject({ charges: '11.90', tax_total: '58.90', total: '368.90' })
  })

  test('those without tax leave an invoice without tax as it is', () => {
    const [line] = items
    const untaxed = { ...line, tax_rate: undefined }
    expect(totals({ items: [untaxed], charges: [{ amount: 5 }] })).toMatchObject({
      taxes: [],
      total: '35.02',
    })
    const taxes = totals({ items: [untaxed], charges: [{ amount: 5, tax_rate: 20 }] }).taxes
    expect(taxes.map(({ rate, base }) => [rate, base])).toEqual([
      ['0', '30.02'],
      ['20', '5.00'],
    ])
  })
})
