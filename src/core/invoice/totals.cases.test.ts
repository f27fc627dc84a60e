import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { xrechnungCases } from '../testing/xrechnung-cases.ts'
import { readInvoice } from './read-invoice.ts'
import { totalsOf } from './totals.ts'

/** Invoices with the totals printed by their authors. */

const caseSchema = z.object({
  id: z.string(),
  invoice: z.unknown(),
  expected: z.object({
    subtotal: z.string(),
    tax_total: z.string(),
    total: z.string(),
    payable: z.string().optional(),
    payable_before_cash_rounding: z.string().optional(),
  }),
})

/** Amounts that the invoice model cannot represent: this sample adds payments for a third party (BG-DEX-09). */
const outsideTheModel: Record<string, string> = { '05.01a-INVOICE_ubl.xml': '29.96' }

function expectPrintedTotals(text: string) {
  const { id, invoice, expected } = caseSchema.parse(JSON.parse(text))
  const read = readInvoice(JSON.stringify(invoice))
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.issues)}`)
  const { subtotal, tax_total, total, prepaid, payable } = totalsOf(read.invoice)
  expect(Number(subtotal), `${id} subtotal`).toBe(Number(expected.subtotal))
  expect(Number(tax_total), `${id} tax_total`).toBe(Number(expected.tax_total))
  expect(Number(total), `${id} total`).toBe(Number(expected.total))
  if (expected.payable !== undefined) expect(payable, `${id} payable`).toBe(expected.payable)
  if (expected.payable_before_cash_rounding !== undefined) {
    const due = Number(total) - Number(prepaid) + Number(outsideTheModel[id] ?? 0)
    expect(due, `${id} payable`).toBeCloseTo(Number(expected.payable_before_cash_rounding), 6)
  }
}

test('our own cases match totals calculated by hand', () => {
  const cases = JSON.parse(
    readFileSync(new URL('../testing/cases.json', import.meta.url), 'utf8'),
  ) as unknown[]
  expect(cases.length).toBeGreaterThan(4)
  for (const one of cases) expectPrintedTotals(JSON.stringify(one))
})

test('XRechnung test invoices match their printed totals', ({ skip, task }) => {
  const cases = xrechnungCases({ skip, task })
  expect(cases.length).toBeGreaterThanOrEqual(28)
  for (const one of cases) expectPrintedTotals(one)
})
