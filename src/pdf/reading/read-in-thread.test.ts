/** @module-tag extended */

import { spawnSync } from 'node:child_process'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderInvoice } from '../document/render-invoice.ts'
import { bareInvoice, manyItems, templateNamed } from '../testing/invoices.ts'
import { readInThread } from './read-in-thread.ts'

const limits = { pages: 1, characters: 1_000_000 }
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const resources = (form = 5) => `/Resources<</Font<</F 4 0 R>>/XObject<</X ${form} 0 R>>>>`

/** A PDF of one page; its content may use the objects from 5 on. It has no cross-reference table. */
function pdfOf(content: Uint8Array | string, entries = '', objects: string[] = []): Uint8Array {
  const plain = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + objects.length} 0 R${resources()}>>`,
    font,
    ...objects,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  const bytes = Buffer.from(content)
  const head = `${5 + objects.length} 0 obj\n<</Length ${bytes.length}${entries}>>\nstream\n`
  const tail = '\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(`%PDF-1.7\n${plain.join('')}${head}`), bytes, Buffer.from(tail)])
}

/** Content that may show the form with this object number. */
const form = (content: string, next: number) =>
  `<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Length ${content.length}${resources(next)}>>\nstream\n${content}\nendstream`

test('a file without a cross-reference table is read', async () => {
  const pdf = pdfOf('BT /F 12 Tf 50 700 Td (Invoice 1) Tj 0 -20 Td (Total 9.00) Tj ET')
  expect(await readInThread(pdf, limits)).toEqual({
    pageCount: 1,
    producer: '',
    attachments: [],
    hasScript: false,
    pages: ['Invoice 1\nTotal 9.00'],
  })
})

test('pdf.js is loaded without a warning', () => {
  const module = JSON.stringify(new URL('./read-pdf.ts', import.meta.url).href)
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await import(${module})`],
    {
      encoding: 'utf8',
    },
  )
  expect([status, stderr]).toEqual([0, ''])
})

test('only the requested pages are read, but all are counted', async () => {
  const { bytes, pageCount } = await renderInvoice(manyItems(60), templateNamed('minimal'), {
    watermark: null,
  })
  const reading = await readInThread(bytes, limits)
  expect(pageCount).toBeGreaterThan(1)
  expect(reading).toMatchObject({ pageCount, pages: [expect.stringContaining('Line 2')] })
})

test('the watermark of our files is extracted as a word', async () => {
  const { bytes } = await renderInvoice(bareInvoice(), templateNamed('bold'), { watermark: 'TEST' })
  expect(await readInThread(bytes, limits)).toMatchObject({ pages: [expect.stringMatching(/\nTEST$/)] })
})

test('a decompression bomb is stopped', async () => {
  const spaces = deflateSync(Buffer.alloc(200_000_000, ' '), { level: 1 })
  const bomb = pdfOf(deflateSync(spaces), '/Filter[/FlateDecode/FlateDecode]')
  expect(await readInThread(bomb, limits, { megabytes: 128 })).toBe('too_much')
})

test('exponentially nested forms are stopped', async () => {
  const forms = Array.from({ length: 30 }, (_, index) => form('/X Do /X Do', 6 + index))
  const endless = pdfOf('/X Do', '', [...forms, form('BT /F 9 Tf 9 9 Td (a) Tj ET', 5)])
  expect(await readInThread(endless, limits, { seconds: 1 })).toBe('too_much')
})

test('text that takes too long is stopped', async () => {
  const long = pdfOf(`BT /F 9 Tf ${'(word) Tj 0 1 Td '.repeat(500_000)} ET`)
  expect(await readInThread(long, limits, { seconds: 0.2 })).toBe('too_much')
})

test('text beyond the limit is refused', async () => {
  const long = pdfOf('BT /F 9 Tf 50 700 Td (Invoice 1) Tj ET')
  expect(await readInThread(long, { pages: 1, characters: 9 })).toMatchObject({ pages: ['Invoice 1'] })
  expect(await readInThread(long, { pages: 1, characters: 8 })).toBe('too_much')
})

test('the bytes of the caller are not transferred', async () => {
  const pdf = pdfOf('')
  const before = Buffer.from(pdf)
  await readInThread(pdf, limits)
  expect(before.equals(pdf)).toBe(true)
})
