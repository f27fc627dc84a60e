import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { amongOtherLines } from '#core/testing/other-lines.ts'
import { runs } from '#core/testing/runs.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'

const items = fc.array(
  fc.record({
    description: fc.constant('Work'),
    quantity: fc.constantFrom('1', '-3', '0.5'),
    unit_price: fc.constantFrom('19.99', '1000', '0.005'),
    tax_rate: fc.constantFrom('7', '19'),
  }),
  { minLength: 1, maxLength: 6 },
)
const others = fc.record(
  {
    discount_percent: fc.constant('2.5'),
    prices_include_tax: fc.boolean(),
    prepaid_amount: fc.constant('5'),
  },
  { requiredKeys: [] },
)

test('headings, texts, subtotals and optional items change no amount of the e-invoice', () => {
  fc.assert(
    fc.property(amongOtherLines(items), others, ({ plain, all }, fields) => {
      const amountsOf = (lines: object[]) => {
        const {
          totals,
          taxes,
          allowances,
          charges,
          lines: own = [],
        } = eInvoiceOf(invoiceWith({ ...fields, items: lines }), 'peppol')
        const ownAmounts = own.map(({ net, quantity, netPrice, taxRate }) => ({
          net,
          quantity,
          netPrice,
          taxRate,
        }))
        return { totals, taxes, allowances, charges, ownAmounts }
      }
      expect(amountsOf(all)).toEqual(amountsOf(plain))
    }),
    { numRuns: runs(200, 50) },
  )
})
