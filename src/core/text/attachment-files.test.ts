import { expect, test } from 'vitest'
import { invoiceOfDraft } from '../draft/read-draft.ts'
import { renderableDraft } from '../draft/renderable-draft.ts'
import { readInvoice, writeInvoice } from '../invoice/read-invoice.ts'
import { limits } from '../limits.ts'
import {
  attachmentTypes,
  bytesOfFile,
  extensionsOf,
  isAttachmentName,
  nameOfFile,
  safeAttachmentName,
  typeOfName,
} from './attachment-files.ts'

const contents: Record<string, string> = {
  'application/pdf': '%PDF-1.7\n',
  'image/png': '\u0089PNG\r\n\u001a\n',
  'image/jpeg': '\u00ff\u00d8\u00ff\u00e0',
  'text/csv': 'day;hours\n',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK\u0003\u0004',
  'application/vnd.oasis.opendocument.spreadsheet': 'PK\u0003\u0004',
}
const base64 = (bytes: string | Uint8Array) =>
  (typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes)).toString('base64')
const urlOf = (type: string, content: string | Uint8Array = contents[type] ?? '') =>
  `data:${type};base64,${base64(content)}`
const csv = (bytes = 10) => urlOf('text/csv', 'x'.repeat(bytes))

const invoice = {
  template: 'minimal',
  invoice_number: '1',
  items: [{ description: 'Work', quantity: 1, unit_price: 1 }],
}
const read = (attachments: unknown) => readInvoice(JSON.stringify({ ...invoice, attachments }))
const issuesOf = (attachments: unknown) => {
  const outcome = read(attachments)
  return outcome.ok ? [] : outcome.issues.map(({ path, message }) => [path, message.code])
}

test('a file of every type is read, and written as it was given', () => {
  const attachments = attachmentTypes.map(type => ({
    name: `a.${extensionsOf(type)[0]}`,
    data: urlOf(type),
  }))
  const outcome = read(attachments)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.issues))
  expect(outcome.invoice.attachments).toEqual(attachments)
  expect(JSON.parse(writeInvoice(outcome.invoice)).attachments).toEqual(attachments)
  expect(writeInvoice({ ...outcome.invoice, attachments: undefined })).not.toContain('attachments')
})

test.each(attachmentTypes)('a file that says %s and is none is refused', type => {
  const name = `a.${extensionsOf(type)[0]}`
  for (const other of ['MZ\u0090\u0000\u0003', 'GIF89a\u0000']) {
    const found = [['attachments[0].data', 'attachment.content']]
    expect(issuesOf([{ name, data: urlOf(type, other) }])).toEqual(found)
  }
})

test.each([
  ['another type', 'data:text/html;base64,QUJD'],
  ['a type with a parameter', 'data:text/csv;charset=utf-8;base64,QUJD'],
  ['an empty file', 'data:text/csv;base64,'],
  ['no data URL', 'QUJD'],
  ['no padding', 'data:text/csv;base64,QUI'],
  ['unused bits', 'data:text/csv;base64,QUJDRF=='],
  ['line breaks', 'data:text/csv;base64,QUJD\nQUJD'],
  ['padding inside', 'data:text/csv;base64,QQ==QUJD'],
])('%s is no file', (_, data) => {
  expect(issuesOf([{ name: 'a.csv', data }])).toEqual([['attachments[0].data', 'attachment.kind']])
})

test('names that a system cannot save, or that say a program, are refused', () => {
  const bad = [
    '../a.csv',
    'a/b.csv',
    'a\\b.csv',
    'C:a.csv',
    '.csv',
    'a',
    'factur-x.xml',
    'a.csv.exe',
    'a.csv ',
    ' a.csv',
    'con.csv',
    'a\u202evsc.csv',
    'a\u0000.csv',
    `${'x'.repeat(125)}.csv`,
  ]
  for (const name of bad) expect([name, issuesOf([{ name, data: csv() }]).length]).toEqual([name, 1])
  for (const name of ['a.csv', 'Stunden März.CSV', '請求書.csv', 'a.b.csv'])
    expect([name, issuesOf([{ name, data: csv() }])]).toEqual([name, []])
})

test('files have names of their own, which end as their type says', () => {
  const found = issuesOf([
    { name: 'Käse.csv', data: csv() },
    { name: 'KÄSE.CSV'.normalize('NFD').normalize('NFC'), data: csv() },
    { name: 'b.pdf', data: csv() },
  ])
  expect(found).toEqual([
    ['attachments[1].name', 'attachment.same_name'],
    ['attachments[2].name', 'attachment.name_of_type'],
  ])
})

test('the limit is that of all files, and the file that passes it is named', () => {
  const half = limits.attachmentsBytes / 2
  const files = (last: number) => [
    { name: 'a.csv', data: csv(half) },
    { name: 'b.csv', data: csv(last) },
  ]
  expect(issuesOf(files(half))).toEqual([])
  expect(issuesOf(files(half + 1))).toEqual([['attachments[1].data', 'attachments.too_large']])
  expect(issuesOf([{ name: 'a.csv', data: csv(limits.attachmentsBytes) }])).toEqual([])
  expect(issuesOf([{ name: 'a.csv', data: csv(limits.attachmentsBytes + 1000) }])).toEqual([
    ['attachments[0].data', 'attachments.too_large'],
  ])
  const many = Array.from({ length: limits.attachments + 1 }, (_, index) => ({
    name: `${index}.csv`,
    data: csv(),
  }))
  expect(issuesOf(many)).toEqual([['attachments', 'value.too_many_entries']])
})

test('a draft keeps its files, and has the same issues', () => {
  const attachments = [
    { name: 'a.csv', data: csv() },
    { name: 'a.csv', data: csv(3) },
  ]
  const outcome = invoiceOfDraft({
    ...invoice,
    items: [{ description: 'Work', quantity: '1', unit_price: '1' }],
    attachments,
  })
  expect(outcome).toMatchObject({ ok: false, issues: [{ path: 'attachments[1].name' }] })
})

test('bytes of a file', () => {
  for (const size of [1, 2, 3, 4, 100]) expect(bytesOfFile(csv(size))).toBe(size)
})

test('a safe name of any text is a name that is accepted, and another one beside others', () => {
  for (const stated of ['../../etc/passwd', 'report.exe', 'CON', '', '\u202e\u0000', 'ü'.repeat(500)]) {
    const name = safeAttachmentName(stated, 'pdf')
    expect([name, isAttachmentName(name), typeOfName(name)]).toEqual([name, true, 'application/pdf'])
    const second = nameOfFile(name, 'application/pdf', [name.toUpperCase()])
    expect([second === name, isAttachmentName(second)]).toEqual([false, true])
  }
})

const link = 'https://example.com/report.pdf?year=2026#page=2'

test('a link needs a name, and no file beside it', () => {
  expect(issuesOf([{ name: 'Report 4711', description: 'Hours', url: link }])).toEqual([])
  expect(issuesOf([{ name: 'Report' }])).toEqual([['attachments[0].url', 'attachment.no_file']])
  expect(issuesOf([{ name: 'a.csv', data: csv(), url: link }])).toEqual([
    ['attachments[0].url', 'attachment.file_and_link'],
  ])
  expect(
    issuesOf([
      { name: 'a/b', url: link },
      { name: 'A/B', url: link },
      { name: 'a/b.csv', data: csv() },
    ]),
  ).toEqual([
    ['attachments[1].name', 'attachment.same_name'],
    ['attachments[2].name', 'attachment.name'],
  ])
})

test.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'http://example.com/a.pdf',
  '//example.com/a.pdf',
  'report.pdf',
  'https:///a',
  'https://user:secret@example.com/',
  'https://example.com\\@other.example/',
  'https://exаmple.com/',
  'https://example.com/ä',
  'https://example.com/a b',
  'https://example.com/\u202e',
  'https://example.com/\n',
  '',
])('%j is no link', url => {
  expect(issuesOf([{ name: 'a', url }]).map(([path]) => path)).toEqual(['attachments[0].url'])
})

test('a link has a limit', () => {
  const long = (length: number) => link + 'x'.repeat(length - link.length)
  expect(issuesOf([{ name: 'a', url: long(limits.linkLength) }])).toEqual([])
  expect(issuesOf([{ name: 'a', url: long(10_000) }])).toEqual([['attachments[0].url', 'value.too_long']])
})

test('a draft whose attachments do not change is read as the first time, in each respect', () => {
  const attachments = Object.freeze([{ name: 'a.csv', data: csv() }]) as { name: string; data: string }[]
  const draft = { ...invoice, items: [{ description: 'Work', quantity: '1', unit_price: '1' }], attachments }
  for (const description of ['Work', 'Other', '']) {
    const changed = { ...draft, items: [{ ...draft.items[0], description, quantity: '1', unit_price: '1' }] }
    const outcome = invoiceOfDraft(changed)
    if (description === '')
      expect(outcome).toMatchObject({ ok: false, issues: [{ path: 'items[0].description' }] })
    else expect(outcome).toMatchObject({ ok: true, invoice: { attachments } })
    expect(renderableDraft(changed).attachments).toEqual(attachments)
  }
})
