import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import type { Attachment } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'

const base64 = (content: string, bytes = content.length) =>
  Buffer.from(content.padEnd(bytes, 'x')).toString('base64')

const attachments = [
  {
    name: 'Stunden März.csv',
    description: 'DOCUMENT_ANNEXE',
    data: `data:text/csv;base64,${base64('Käse;<8>&"')}`,
  },
  { name: 'proof.pdf', data: `data:application/pdf;base64,${base64('%PDF-1.7', 300_000)}` },
  { name: 'Bericht 7', description: 'LISIBLE', url: 'https://example.com/report.pdf?a=1&b=%20#2' },
]

test.each(Object.keys(formats) as FormatName[])(
  'files and links are written and read unchanged as %s',
  name => {
    const { syntax } = formats[name]
    const document = eInvoiceOf(invoiceWith({ attachments }), name)
    const { invoice } = readEInvoice(writeEInvoice(document, syntax))
    expect(invoice.attachments).toEqual(document.attachments)
    const imported = importEInvoice(invoice)
    expect(imported.ok && imported.invoice.attachments).toEqual(attachments)
    expect(imported.omitted.filter(({ path }) => path.startsWith('attachments'))).toEqual([])
  },
)

test('a French e-invoice describes a file by a code of the list', () => {
  const described = (description: string) =>
    eInvoiceOf(invoiceWith({ attachments: [{ ...attachments[0], description }] }), 'france-ubl').attachments
  expect(described('Hours of November')).toMatchObject([{ description: 'DOCUMENT_ANNEXE' }])
  expect(described('LISIBLE')).toMatchObject([{ description: 'LISIBLE' }])
})

const received = (files: Attachment[]) => {
  const imported = importEInvoice({ number: '1', attachments: files })
  if (!imported.ok) throw new Error(JSON.stringify(imported.issues))
  const listed = imported.omitted.filter(({ path }) => path.startsWith('attachments'))
  return { files: imported.invoice.attachments ?? [], listed: listed.map(({ path }) => path) }
}
const csv = (name: string, bytes = 3) => ({
  reference: name,
  file: { name, mimeType: 'text/csv', content: base64('a;b', bytes) },
})

const hostile = [
  'javascript:alert(1)',
  'file:///etc/passwd',
  'report.pdf',
  'https://user@example.com/',
  `https://example.com/${'x'.repeat(10_000)}`,
]

test('unsupported attachments are listed, and the others are taken', () => {
  const { files, listed } = received([
    { reference: 'program', file: { name: 'a.exe', mimeType: 'application/x-msdownload', content: 'TVo=' } },
    { reference: 'disguised', file: { name: 'a.pdf', mimeType: 'application/pdf', content: 'TVo=' } },
    ...hostile.map(url => ({ reference: 'link', url })),
    csv('kept.csv'),
    { reference: 'kept.csv', url: 'https://example.com/kept.csv' },
    { url: 'https://example.com/a' },
  ])
  expect(files.map(({ name }) => name)).toEqual(['kept.csv', 'kept.csv (2)', 'Link'])
  for (const index of [0, 1]) expect(listed).toContain(`attachments[${index}].file.content`)
  for (const index of hostile.keys()) expect(listed).toContain(`attachments[${index + 2}].url`)
  expect(listed).toContain(`attachments[${hostile.length + 3}].reference`)
  expect(listed.some(path => path.startsWith(`attachments[${hostile.length + 4}]`))).toBe(false)
})

test('names become those of files, each once; another stated name is listed', () => {
  const { files, listed } = received([
    csv('../../a.csv'),
    csv('report.exe'),
    csv('B.csv'),
    { ...csv('b.csv'), reference: 'order 7' },
  ])
  expect(files.map(({ name }) => name)).toEqual(['-..-a.csv', 'report.csv', 'B.csv', 'b-2.csv'])
  expect(listed).toEqual([
    'attachments[0].reference',
    'attachments[0].file.name',
    'attachments[1].reference',
    'attachments[1].file.name',
    'attachments[3].reference',
    'attachments[3].file.name',
  ])
})

test('files are taken as long as they are within the limits', () => {
  const { files, listed } = received([
    csv('a.csv', limits.attachmentsBytes - 5),
    csv('b.csv', 6),
    csv('c.csv', 5),
  ])
  expect(files.map(({ name }) => name)).toEqual(['a.csv', 'c.csv'])
  expect(listed).toContain('attachments[1].file.content')
  const many = Array.from({ length: limits.attachments + 1 }, (_, index) => csv(`${index}.csv`))
  expect(received(many).files).toHaveLength(limits.attachments)
  expect(received(many).listed).toContain(`attachments[${limits.attachments}].file.content`)
})
