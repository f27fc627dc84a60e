import { expect } from 'vitest'
import type { Decimal } from '#core/money/decimal.ts'
import { textOf } from '#core/testing/english-text.ts'
import { checkFile } from '../check-file.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { writeEInvoice } from '../write-einvoice.ts'

const money = (text: string) => text as Decimal

const party = (name: string) => ({
  name,
  address: { city: 'Town', postcode: '10115', country: 'DE' },
  electronicAddress: { id: `${name.toLowerCase()}@example.com`, scheme: 'EM' },
})

const invoice: EInvoice = {
  specification: formats['xrechnung-ubl'].specification,
  ...(formats['xrechnung-ubl'].process && { process: formats['xrechnung-ubl'].process }),
  number: 'R-1',
  issueDate: '2026-11-21',
  dueDate: '2026-12-05',
  type: '380',
  currency: 'EUR',
  buyerReference: '04011000-12345-34',
  seller: {
    ...party('Seller'),
    vatId: 'DE123456789',
    contact: { name: 'Desk', phone: '+49 30 000000', email: 'seller@example.com' },
  },
  buyer: party('Buyer'),
  payment: { means: '58', remittance: 'R-1', accounts: [{ id: 'DE89370400440532013000' }] },
  taxes: [{ base: money('100.00'), amount: money('19.00'), category: 'S', rate: money('19') }],
  totals: {
    lines: money('100.00'),
    withoutTax: money('100.00'),
    tax: money('19.00'),
    withTax: money('119.00'),
    payable: money('119.00'),
  },
  lines: [
    {
      id: '1',
      name: 'Work',
      quantity: { value: money('1'), unit: 'C62' },
      net: money('100.00'),
      netPrice: money('100.00'),
      taxCategory: 'S',
      taxRate: money('19'),
    },
  ],
}

/**
 * Returns the findings, as rule and text, after replacements in the XML of an invoice; each replacement must
 * match.
 */
export function findings(
  format: FormatName,
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
) {
  let xml = new TextDecoder().decode(writeEInvoice(invoice, formats[format].syntax))
  for (const [from, to] of changes) {
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    xml = changed
  }
  return checkFile(readEInvoice(new TextEncoder().encode(xml)), formats[format]).map(
    ({ rule, severity, message }) => `${severity} ${rule} ${textOf(message).replace(/^Line \d+: /, '')}`,
  )
}

/** Returns the rules that the file breaks after the replacements. */
export const brokenBy = (...changed: Parameters<typeof findings>) =>
  findings(...changed).map(finding => finding.split(' ')[1] ?? '')
