/** @module-tag extended */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import type { EInvoice } from '#einvoice/model/einvoice.ts'
import { formats } from '#einvoice/model/formats.ts'
import { needOfficialRules, readSample, sampleNames } from '#einvoice/testing/official-rules.ts'
import { validEInvoice } from '#einvoice/testing/random-einvoice.ts'
import { withFormat, writeEInvoice } from '#einvoice/write-einvoice.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { readInThread } from '#pdf/reading/read-in-thread.ts'
import { sampleInvoice, templateNamed } from '#pdf/testing/invoices.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
/** file name that was proposed last */
let proposed = ''
let isCancelled = false
beforeEach(async () => {
  folder = temporaryFolder()
  isCancelled = false
  host = await openTestHost(
    folder.path,
    {},
    {
      chooseSavePath: async name => {
        proposed = name
        return isCancelled ? null : join(folder.path, 'saved')
      },
    },
  )
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const [random] = fc.sample(validEInvoice, { numRuns: 1, seed: 16 })
if (!random) throw new Error('no invoice')
const core: EInvoice = {
  ...withFormat(random.invoice, formats.cii),
  number: '2026-0042',
  invoicedObject: { id: 'METER-1' },
  attachments: [
    {
      reference: 'A-1',
      description: 'Time sheet',
      file: { content: Buffer.from('a;b').toString('base64'), mimeType: 'text/csv', name: '../x\\Time.exe' },
    },
    { reference: 'A-2', url: 'https://files.example.com/plan' },
  ],
}
const base64 = (content: string | Uint8Array) => Buffer.from(content as string).toString('base64')
const open = (content: string | Uint8Array) => host.call('openEInvoice', { bytes: base64(content) })

test.each(['ubl', 'cii'] as const)(
  '%s is opened with its facts, and what a draft cannot hold',
  async syntax => {
    const opened = await open(writeEInvoice(core, syntax))
    expect(opened).toMatchObject({
      syntax,
      isPdf: false,
      number: '2026-0042',
      seller: { name: core.seller?.name },
      buyer: { name: core.buyer?.name },
      problems: [],
      attachments: [
        { name: '../x\\Time.exe', description: 'Time sheet', bytes: 3 },
        { name: 'A-2', url: 'https://files.example.com/plan', bytes: null },
      ],
    })
    expect(opened.totals).toContainEqual({ term: 'BT-115', stated: core.totals?.payable, computed: null })
    expect(opened.omitted).toContainEqual({ path: 'invoicedObject.id', term: 'BT-18', text: 'METER-1' })
  },
)

test('pages are marked as received, not as a test', async () => {
  const { id } = await open(writeEInvoice(core, 'cii'))
  const { bytes } = await host.call('eInvoicePages', { id })
  const read = await readInThread(bytes, { pages: 1, characters: 100_000 })
  const text = JSON.stringify(read)
  expect(text).toContain('RECEIVED')
  expect(text).toContain('2026-0042')
  expect(text).not.toMatch(/\bTEST\b/)
})

test('an attachment is saved under a safe name where the user chooses, or nowhere', async () => {
  const { id } = await open(writeEInvoice(core, 'ubl'))
  isCancelled = true
  expect(await host.call('saveEInvoiceAttachment', { id, index: 0 })).toBeNull()
  isCancelled = false
  const path = join(folder.path, 'saved')
  expect(await host.call('saveEInvoiceAttachment', { id, index: 0 })).toEqual({ path })
  expect(proposed).toMatch(/^[^./\\][^/\\]*\.csv$/)
  expect(readFileSync(path, 'utf8')).toBe('a;b')
  expect(await host.refusal('saveEInvoiceAttachment', { id, index: 1 })).toMatchObject({
    message: { code: 'einvoice.no_content' },
  })
})

test('a draft has what an invoice can hold, and is deleted by undo', async () => {
  const { id } = await open(writeEInvoice(core, 'ubl'))
  const record = await host.call('draftOfEInvoice', { id })
  expect(record).toMatchObject({ state: 'draft', draft: { invoice_number: '2026-0042' } })
  expect(record.draft.items.length).toBeGreaterThanOrEqual(core.lines?.length ?? 0)
  await host.call('deleteDrafts', { ids: [record.id] })
  expect(await host.call('listInvoices', {})).toEqual([])
})

test('the e-invoice in a PDF is opened; a PDF without one and hostile files are refused with the reason', async () => {
  const attachment = {
    name: 'factur-x.xml',
    xml: writeEInvoice(core, 'cii'),
    description: 'Invoice as XML',
    conformanceLevel: 'EN 16931',
  } as const
  const template = templateNamed('minimal')
  const hybrid = await renderInvoice(sampleInvoice('full'), template, { watermark: null, attachment })
  expect(await open(hybrid.bytes)).toMatchObject({ isPdf: true, syntax: 'cii', number: '2026-0042' })
  const plain = await renderInvoice(sampleInvoice('full'), template, { watermark: 'TEST' })
  for (const [content, code] of [
    [plain.bytes, 'einvoice.pdf_without_einvoice'],
    [hybrid.bytes.subarray(0, 99), 'einvoice.pdf_damaged'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'einvoice.doctype'],
    ['', 'einvoice.malformed'],
  ] as const)
    expect(await host.refusal('openEInvoice', { bytes: base64(content) })).toMatchObject({
      code: 'file_unreadable',
      message: { code },
    })
})

test('a file that was replaced or closed is gone', async () => {
  const first = await open(writeEInvoice(core, 'ubl'))
  const second = await open(writeEInvoice(core, 'cii'))
  await host.call('closeEInvoice', { id: first.id })
  expect((await host.call('eInvoicePages', { id: second.id })).bytes.length).toBeGreaterThan(0)
  await host.call('closeEInvoice', { id: second.id })
  for (const { id } of [first, second])
    expect(await host.refusal('draftOfEInvoice', { id })).toMatchObject({
      message: { code: 'einvoice.not_open' },
    })
})

test('a specification without rules is shown and said not to be checked', async () => {
  const opened = await open(writeEInvoice({ ...core, specification: 'urn:x' }, 'ubl'))
  expect(opened).toMatchObject({ format: null, findings: [{ code: 'not_checked', severity: 'warning' }] })
})

test('samples of the standard open, and their totals are those of the file or named as different', async context => {
  needOfficialRules(context)
  const names = sampleNames()
  const every = Math.ceil(names.length / runs(names.length, 6))
  for (const name of names.filter((_, index) => index % every === 0)) {
    const opened = await open(readSample(name))
    expect(opened.problems, name).toEqual([])
    expect(
      opened.totals.map(({ term }) => term),
      name,
    ).toContain('BT-115')
    const record = await host.call('draftOfEInvoice', { id: opened.id })
    const row = (await host.call('listInvoices', {})).find(({ id }) => id === record.id)
    const payable = opened.totals.find(({ term }) => term === 'BT-115')
    expect(Number(row?.payable), name).toBe(Number(payable?.stated))
  }
})
