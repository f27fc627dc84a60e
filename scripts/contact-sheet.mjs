// Renders each template with many sample invoices to PNG files, to review a layout change. Needs pdftoppm
// (Debian: poppler-utils). Run with: node scripts/contact-sheet.mjs [pixels per inch] [template ...]
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readInvoice } from '../src/core/invoice/read-invoice.ts'
import { renderInvoice } from '../src/pdf/document/render-invoice.ts'
import { loadTemplates } from '../src/pdf/templates.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, '.cache', 'contact-sheet')
const [resolution = '60', ...wanted] = process.argv.slice(2)
/** Of a long document, only the first, second and last page are rendered. */
const maxPages = 4
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })

const sample = name => {
  const read = readInvoice(readFileSync(join(root, 'resources/samples', `${name}.json`), 'utf8'))
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.issues)}`)
  return read.invoice
}
const [bare, full, long, sections] = ['bare', 'full', 'long', 'sections'].map(sample)
const repeated = (items, count) => Array.from({ length: count }, (_, index) => items[index % items.length])
const sentence = 'We thank you for your order and css forward to the next one.'
const everything = {
  ...full,
  cash_rounding: '0.05',
  tax_note: 'Reverse charge: the buyer accounts for the tax.',
  seller: { ...full.seller, phone: '+31 20 555 0100', registration_id: '00000000' },
}
const account = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
const { due_date: _due, prepaid_amount: _prepaid, ...undue } = everything
const creditNote = {
  ...undue,
  type: 'credit_note',
  invoice_number: 'CN-2026-0003',
  preceding_invoice: { number: 'INV-2026-0042', issue_date: '2026-10-01' },
}
const quote = { ...undue, type: 'quote', invoice_number: 'Q-2026-0007', valid_until: '2026-12-21' }
const rates = ['0', '4', '5.5', '7', '9', '10', '19', '21']

const invoices = {
  'bare-1': { ...bare, items: bare.items.slice(0, 1) },
  'bare-8': { ...bare, items: repeated(bare.items, 8) },
  'bare-30': { ...bare, items: repeated(bare.items, 30) },
  'full-1': { ...everything, items: full.items.slice(0, 1) },
  'full-8': { ...everything, items: repeated(full.items, 8) },
  'full-12': { ...everything, items: repeated(full.items, 12) },
  'full-30': { ...everything, items: repeated(full.items, 30) },
  'long-300': { ...long, items: repeated(long.items, 300) },
  letter: { ...everything, paper: 'Letter' },
  'letter-30': { ...everything, paper: 'Letter', items: repeated(full.items, 30) },
  accent: { ...everything, accent_color: '#e8a200', locale: 'de-DE' },
  serif: { ...everything, typeface: 'serif', accent_color: '#8a1c4a' },
  sans: { ...everything, typeface: 'sans', locale: 'pl' },
  'long-name': {
    ...everything,
    seller: {
      ...everything.seller,
      name: 'Gesellschaft für angewandte Typografie, Buchgestaltung und Druckvorstufe mit beschränkter Haftung',
    },
    buyer: {
      ...full.buyer,
      name: 'International Association of Independent Distributors of Printed Matter, Section North',
      address: Array.from({ length: 8 }, (_, index) => `Line ${index + 1} of a very long address`),
    },
  },
  amounts: {
    ...everything,
    items: full.items.map(item => ({ ...item, unit_price: '123456789012.34', quantity: '1' })),
    prepaid_amount: '123456789012.34',
  },
  rates: {
    ...everything,
    items: repeated(full.items, 8).map((item, index) => ({ ...item, tax_rate: rates[index] })),
  },
  'credit-note': { ...creditNote, items: full.items.slice(0, 3) },
  'credit-note-30': { ...creditNote, items: repeated(full.items, 30) },
  quote: { ...quote, items: full.items.slice(0, 3) },
  sections,
  'sections-30': { ...sections, items: repeated(sections.items, 30) },
  'sections-300': { ...sections, items: repeated(sections.items, 300) },
  ...Object.fromEntries(
    [
      'de-DE',
      'de-CH',
      'fr-FR',
      'es-ES',
      'it-IT',
      'nl-NL',
      'pl-PL',
      'pt-PT',
      'ar',
      'he',
      'ja',
      'zh',
      'zh-TW',
    ].flatMap(locale => [
      [`credit-note-${locale}`, { ...creditNote, locale }],
      [`quote-${locale}`, { ...quote, locale }],
      [`sections-${locale}`, { ...sections, locale }],
    ]),
  ),
  notes: {
    ...everything,
    notes: Array.from({ length: 40 }, () => sentence)
      .join('\n')
      .slice(0, 2000),
  },
  ...Object.fromEntries(
    ['de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pl-PL', 'pt-PT'].map(locale => [
      locale,
      { ...everything, locale, seller: { ...everything.seller, ...account } },
    ]),
  ),
  ...Object.fromEntries(['arabic', 'hebrew', 'japanese', 'chinese'].map(name => [name, sample(name)])),
}

const rows = []
for (const template of loadTemplates().values()) {
  if (wanted.length > 0 && !wanted.includes(template.name)) continue
  const pictures = []
  for (const [name, invoice] of Object.entries(invoices)) {
    const { bytes, pageCount, warnings } = await renderInvoice(invoice, template, { watermark: 'TEST' })
    const stem = `${template.name}-${name}`
    writeFileSync(join(target, `${stem}.pdf`), bytes)
    const all = Array.from({ length: pageCount }, (_, index) => index + 1)
    const pages = pageCount > maxPages ? [1, 2, pageCount] : all
    for (const page of pages) {
      const picture = ['-r', resolution, '-png', '-singlefile', '-f', `${page}`, '-l', `${page}`]
      execFileSync('pdftoppm', [...picture, join(target, `${stem}.pdf`), join(target, `${stem}-${page}`)])
      pictures.push(`${stem}-${page}.png`)
    }
    const notes = warnings.map(({ message }) => `, ${message}`).join('')
    process.stdout.write(`${stem}: ${pageCount} pages, ${bytes.length} bytes${notes}\n`)
  }
  const figures = pictures.map(file => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`)
  rows.push(`<h1>${template.title}</h1><div>${figures.join('')}</div>`)
}
const css = 'body{background:#777;font:12px sans-serif}div{display:flex;flex-wrap:wrap}figure{margin:6px}'
writeFileSync(
  join(target, 'index.html'),
  `<!doctype html><title>Templates</title><style>${css}</style>${rows.join('')}`,
)
process.stdout.write(`${readdirSync(target).length} files in ${target}, all pictures in index.html\n`)
