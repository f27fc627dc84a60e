import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Service } from './service.ts'

const program = join(import.meta.dirname, '..', '..', 'src', 'cli', 'index.ts')
const run = promisify(execFile)

/** An invoice of a fictitious supplier that meets every rule of EN 16931. */
export const suppliersInvoice = {
  template: 'minimal',
  invoice_number: 'S-2026-0042',
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  currency: 'EUR',
  seller: {
    name: 'Example Supplies GmbH',
    street: '1 Example Street',
    postcode: '01234',
    city: 'Exampletown',
    country: 'DE',
    tax_id: 'DE123456789',
    email: 'billing@example.com',
  },
  buyer: { name: 'Example Office', postcode: '54321', city: 'Exampleville', country: 'DE' },
  items: [
    { description: 'Paper', quantity: 10, unit: 'h', unit_price: 8, tax_rate: 19, tax_category: 'S' },
    { description: 'Ink', quantity: 2, unit_price: 40, tax_rate: 19, tax_category: 'S' },
  ],
}

/** Writes the invoice with the command line. */
export async function writeXml(format: 'ubl' | 'cii', folder: string): Promise<string> {
  const json = join(folder, 'supplier.json')
  const out = join(folder, `supplier-${format}.xml`)
  await writeFile(json, JSON.stringify(suppliersInvoice))
  await run(process.execPath, [program, 'einvoice', 'export', json, '--format', format, '--out', out])
  return out
}

/** UBL with an attachment and an accounting reference, for which an invoice has no field. */
export async function writeRicherXml(folder: string): Promise<string> {
  const xml = await readFile(await writeXml('ubl', folder), 'utf8')
  const attachment = (name: string) =>
    `<cac:AdditionalDocumentReference><cbc:ID>A-1</cbc:ID><cbc:DocumentDescription>Time sheet</cbc:DocumentDescription><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="${name}">${Buffer.from('hours;4').toString('base64')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`
  const currency = '</cbc:DocumentCurrencyCode>'
  const richer = xml
    .replace('<cac:AccountingSupplierParty>', `${attachment('../hours.csv')}<cac:AccountingSupplierParty>`)
    .replace(currency, `${currency}<cbc:AccountingCost>K-1</cbc:AccountingCost>`)
  const out = join(folder, 'richer.xml')
  await writeFile(out, richer)
  return out
}

/** A PDF with embedded XML, as made with a live key only. */
export async function writeHybridPdf(service: Service & { url: string }, folder: string): Promise<string> {
  const { key } = await service.createKey('live')
  const answer = await fetch(`${service.url}/v1/invoices/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': key, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ ...suppliersInvoice, e_invoice: 'factur-x' }),
  })
  const { invoiceUrl } = (await answer.json()) as { invoiceUrl: string }
  const out = join(folder, 'hybrid.pdf')
  await writeFile(out, Buffer.from(await (await fetch(invoiceUrl)).arrayBuffer()))
  return out
}
