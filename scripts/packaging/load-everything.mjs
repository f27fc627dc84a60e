// Runs everything in the packaged app that loads files of packages: every script, reading a PDF, the practice
// service, the keychain.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { readInvoice } from '../../src/core/invoice/read-invoice.ts'
import { renderInvoice } from '../../src/pdf/document/render-invoice.ts'
import { readFaceFile } from '../../src/pdf/font/face-files.ts'
import { readPdf } from '../../src/pdf/reading/read-pdf.ts'
import { shippedTemplates } from '../../src/pdf/shipped-templates.ts'
import { createKey } from '../../src/service/accounts/keys.ts'
import { byOperator } from '../../src/service/accounts/origins.ts'
import { openStore } from '../../src/service/backends/open-store.ts'
import { main } from '../../src/service/command-line/program.ts'
import { startService } from '../../src/service/http/serve.ts'

const [dataFolder = ''] = process.argv.slice(2)
const samples = resolve(import.meta.dirname, '..', '..', 'resources', 'samples')
const invoices = readdirSync(samples).map(name => {
  const read = readInvoice(readFileSync(join(samples, name), 'utf8'))
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.issues)}`)
  return read.invoice
})
const sampleTexts = { thai: 'ค่าบริการ', devanagari: 'सेवा शुल्क', korean: '서비스 요금' }
const withDescription = (description, locale) => {
  const [first] = invoices
  return { ...first, locale, items: [{ description, quantity: '1', unit_price: '1.00' }] }
}
// A word wider than any column is hyphenated with the patterns of its language.
const locales = ['de', 'en', 'en-GB', 'es', 'fr', 'it', 'nl', 'pl', 'pt']
const others = [
  ...Object.values(sampleTexts).map(description => withDescription(description, 'en')),
  ...locales.map(locale => withDescription('abcdefghij'.repeat(9), locale)),
]

let pdf = new Uint8Array()
for (const makeTemplate of shippedTemplates.values())
  for (const invoice of [...invoices, ...others]) {
    const rendered = await renderInvoice(invoice, makeTemplate(), { watermark: 'TEST' })
    pdf = rendered.bytes
  }
for (const family of ['sans', 'serif'])
  for (const weight of ['regular', 'medium', 'semibold', 'bold', 'black']) readFaceFile(family, weight)
for (const family of [
  'hebrew',
  'arabic',
  'devanagari',
  'thai',
  'chinese',
  'chineseTraditional',
  'japanese',
  'korean',
])
  for (const weight of ['regular', 'bold']) readFaceFile(family, weight)
await readPdf(pdf, { pages: 1, characters: 10_000 })

createRequire(import.meta.url)('keytar')

const store = await openStore(dataFolder)
const { key } = await createKey(store, { mode: 'test', name: 'practice', origin: byOperator(new Date()) })
store.close()
const service = await startService({ port: 0, host: '127.0.0.1', dataFolder })
await fetch(`${service.url}/metrics`)
const answer = await fetch(`${service.url}/v1/invoices/generate`, {
  method: 'POST',
  headers: { 'x-api-key': key, 'content-type': 'application/json' },
  body: readFileSync(join(samples, 'bare.json')),
})
const { invoiceUrl } = await answer.json()
const file = await fetch(invoiceUrl, { headers: { range: 'bytes=0-9' } })
if (file.status !== 206) throw new Error(`no PDF: ${answer.status}, ${file.status}`)
await service.close()
await main(['keys', 'list', '--data', dataFolder], process)
