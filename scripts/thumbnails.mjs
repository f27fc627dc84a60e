// Renders the thumbnails of the template picker, without a watermark. Needs pdftoppm (Debian: poppler-utils).
// Run after a change of a template or the layout: node scripts/thumbnails.mjs
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readInvoice } from '../src/core/invoice/read-invoice.ts'
import { renderInvoice } from '../src/pdf/document/render-invoice.ts'
import { loadTemplates } from '../src/pdf/templates.ts'

/** Twice the width shown in the picker, for high-density screens. */
const width = 248

const root = join(import.meta.dirname, '..')
const target = join(root, 'resources', 'thumbnails')
mkdirSync(target, { recursive: true })
const read = readInvoice(readFileSync(join(root, 'resources/samples/full.json'), 'utf8'))
if (!read.ok) throw new Error(JSON.stringify(read.issues))

const file = join(tmpdir(), `billwright-thumbnail-${process.pid}.pdf`)
for (const template of loadTemplates().values()) {
  const { bytes } = await renderInvoice(read.invoice, template, { watermark: null })
  writeFileSync(file, bytes)
  const size = ['-singlefile', '-png', '-scale-to-x', `${width}`, '-scale-to-y', '-1']
  execFileSync('pdftoppm', [...size, file, join(target, template.name)])
}
rmSync(file)
process.stdout.write(`${target}\n`)
