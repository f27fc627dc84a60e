/** @module-tag extended */

import { expect, test } from 'vitest'
import { formatAmount, formatDate, formatMoney } from '#core/money/format.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import { readEInvoice } from '#einvoice/read-einvoice.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { templateNamed } from '#pdf/testing/invoices.ts'
import { firstAttachmentOf, requireTool, squeezed, textOf } from '#pdf/testing/pdf-tools.ts'

const fields = {
  invoice_number: '2026-0042',
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  delivery_date: '2026-11-20',
  currency: 'EUR',
  seller: {
    name: 'Example GmbH',
    street: 'Beispielweg 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    tax_id: 'DE123456789',
  },
  buyer: {
    name: 'Example Office',
    street: '1 Example Street',
    postcode: '01234',
    city: 'Exampletown',
    country: 'FR',
    reference: 'PO-7',
  },
  discount_percent: 5,
  prepaid_amount: '100.00',
  items: [
    { description: 'Brand identity', quantity: 12, unit: 'h', unit_price: '80.005', tax_rate: 19 },
    { description: 'Handbook', quantity: 250, unit_price: '12.50', price_quantity: 100, tax_rate: 7 },
    { description: 'Returned', quantity: -2, unit_price: '33.33', tax_rate: 19, discount_percent: 10 },
  ],
}

test.each(
  ['classic', 'letterhead', 'modern'].flatMap(template =>
    ['de-DE', 'en', 'fr'].map(locale => [template, locale]),
  ),
)('the e-invoice in a PDF states what the page shows: %s, %s', async (template, locale) => {
  requireTool('pdftotext')
  const invoice = invoiceWith({ ...fields, template, locale })
  const written = invoiceAsXml(invoice, 'factur-x')
  if (!written.ok) throw new Error(JSON.stringify(written.findings))
  const { bytes } = await renderInvoice(invoice, templateNamed(template ?? ''), {
    watermark: null,
    attachment: {
      name: 'factur-x.xml',
      xml: Buffer.from(written.xml),
      description: 'Factur-X',
      conformanceLevel: 'EN 16931',
    },
  })
  // ignores case, because a template may print a name in capitals
  const comparable = (text: string) => squeezed(text).replaceAll('\u2212', '-').toLowerCase()
  const page = comparable(textOf(bytes).join(''))
  const { invoice: read } = readEInvoice(firstAttachmentOf(bytes))
  const { seller, buyer, lines = [], taxes = [], totals } = read
  const money = (amount = '') => formatMoney(amount, 'EUR', locale)
  const stated = [
    read.number,
    ...[read.issueDate, read.dueDate, read.delivery?.date].map(date => formatDate(date ?? '', locale)),
    ...[seller, buyer].flatMap(party => [
      party?.name,
      party?.address?.line1,
      party?.address?.postcode,
      party?.address?.city,
    ]),
    seller?.vatId,
    read.buyerReference,
    ...lines.flatMap(line => [line.name, formatAmount(line.net ?? '', 2, locale)]),
    ...taxes.flatMap(tax => [money(tax.base), money(tax.amount)]),
    money(totals?.withTax),
    money(totals?.payable),
  ]
  for (const text of stated) expect(page).toContain(comparable(text ?? 'absent'))
})
