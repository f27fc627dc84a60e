// Renders the sample invoices in every template to pictures, so that a change of layout can be looked at.
// Needs pdftoppm (Debian: poppler-utils). Run with: node scripts/contact-sheet.mjs [pixels per inch]
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readInvoice } from '../src/core/read-invoice.ts'
import { renderInvoice } from '../src/pdf/render-invoice.ts'
import { loadTemplates } from '../src/pdf/templates.ts'

const root = join(import.meta.dirname, '..')
const samples = join(root, 'resources', 'samples')
const target = join(root, '.cache', 'contact-sheet')
const resolution = process.argv[2] ?? '60'
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })

const invoices = readdirSync(samples).map(file => {
  const read = readInvoice(readFileSync(join(samples, file), 'utf8'))
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.issues)}`)
  return { name: file.replace('.json', ''), invoice: read.invoice }
})
const long = invoices.find(({ name }) => name === 'long')?.invoice
if (long) {
  const items = Array.from({ length: 300 }, (_, index) => long.items[index % long.items.length])
  invoices.push({ name: 'very-long', invoice: { ...long, items } })
  invoices.push({ name: 'single', invoice: { ...long, items: long.items.slice(0, 1), locale: 'de-DE' } })
}

for (const template of loadTemplates().values()) {
  for (const { name, invoice } of invoices) {
    const { bytes, pageCount, warnings } = await renderInvoice(invoice, template, { mark: 'TEST' })
    const file = join(target, `${template.name}-${name}`)
    writeFileSync(`${file}.pdf`, bytes)
    const pages = pageCount > 4 ? [['-f', `${pageCount}`]] : [[]]
    for (const range of pages)
      execFileSync('pdftoppm', ['-r', resolution, '-png', ...range, `${file}.pdf`, file])
    process.stdout.write(
      `${template.name} ${name}: ${pageCount} pages, ${bytes.length} bytes, ${warnings.length} warnings\n`,
    )
  }
}
process.stdout.write(`${target}\n`)
