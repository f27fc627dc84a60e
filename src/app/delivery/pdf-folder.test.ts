/** @module-tag extended */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import {
  delivered,
  folder,
  host,
  liveKey,
  reopenHost,
  seen,
  service,
  testKey,
  uniqueNumber,
  withRealService,
} from '../testing/real-service.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

await withRealService()

/** Paths that the shell was asked to open. */
const opened: string[] = []
const record = (what: string) => async (value: string) => void opened.push(`${what} ${value}`)
const bills = () => join(folder.path, 'Bills')

async function openWithFolder(openPath = record('open')): Promise<void> {
  opened.length = 0
  mkdirSync(bills(), { recursive: true })
  await reopenHost(
    {},
    {
      chooseFolder: async () => bills(),
      openPath,
      openMailto: record('mailto'),
      showInFolder: record('show'),
    },
  )
}

async function submitLive(buyer = 'Northwind Traders', more = {}): Promise<{ id: string; number: string }> {
  const connectionId = await host.connect(service.url, liveKey)
  const number = uniqueNumber()
  const fields = { invoice_number: number, currency: 'EUR', buyer: { name: buyer }, ...more }
  const { id, revision } = await writeInvoice(host, fields)
  await host.call('submit', { id, revision, connectionId, confirmed: seen(number) })
  await delivered(id)
  return { id, number }
}

const keptAt = async (id: string) => {
  const delivery = await delivered(id)
  if (delivery?.state !== 'kept') throw new Error('not kept')
  return delivery
}

test('live PDFs are kept in the chosen folder by the pattern; earlier ones and tests stay in the data folder', async () => {
  await openWithFolder()
  const before = await submitLive()
  expect(await host.call('choosePdfFolder', { to: 'chosen' })).toEqual({ pdfFolder: bills() })
  await host.call('saveSettings', { pdfName: '{customer} - {number}' })
  const after = await submitLive('Fabrikam')
  const { path } = await keptAt(after.id)
  expect(path).toBe(join(bills(), `Fabrikam - ${after.number}.pdf`))
  expect((await keptAt(before.id)).path).toBe(
    join(folder.path, 'deliveries', `${before.number} Northwind Traders.pdf`),
  )

  const connectionId = await host.connect(service.url, testKey)
  const { id, revision } = await writeInvoice(host, { invoice_number: 'T-1' })
  await host.call('submit', { id, revision, connectionId })
  expect((await keptAt(id)).path).toBe(join(folder.path, 'deliveries', 'T-1 TEST.pdf'))

  await reopenHost()
  expect((await keptAt(after.id)).path).toBe(path)
  expect((await host.call('settings', undefined)).pdfFolder).toBe(bills())
  expect(await host.call('choosePdfFolder', { to: 'data' })).toEqual({ pdfFolder: '' })
  expect((await keptAt((await submitLive()).id)).path).toContain(join(folder.path, 'deliveries'))
})

test('the page cannot name the folder itself', async () => {
  const refusal = await host.refusal('saveSettings', { pdfFolder: '/etc' } as never)
  expect(refusal.code).toBe('invalid_argument')
})

test('a folder that is gone does not lose a PDF, and the reason is stored', async () => {
  await openWithFolder()
  await host.call('choosePdfFolder', { to: 'chosen' })
  rmSync(bills(), { recursive: true })
  const { id, number } = await submitLive()
  expect(await keptAt(id)).toMatchObject({
    path: join(folder.path, 'deliveries', `${number} Northwind Traders.pdf`),
    folderProblem: 'missing',
    matchesPreview: true,
  })
  mkdirSync(bills())
  // Downloading again does not make a second file.
  await host.call('retryDownload', { id })
  expect(readdirSync(join(folder.path, 'deliveries'))).toEqual([`${number} Northwind Traders.pdf`])
})

test('an export holds the PDFs of the chosen folder and names what is missing', async () => {
  await openWithFolder()
  await host.call('choosePdfFolder', { to: 'chosen' })
  const [one, two] = [await submitLive(), await submitLive()]
  const { bytes } = await host.call('deliveredPdf', { id: one.id })
  rmSync((await keptAt(two.id)).path)
  const path = join(folder.path, 'all.billwright')
  await reopenHost({}, { chooseSavePath: async () => path })
  const missing = { id: two.id, invoice_number: two.number, message: { code: 'pdf.file_missing' } }
  expect(await host.call('exportData', undefined)).toEqual({ path, missing: [missing] })

  rmSync(bills(), { recursive: true })
  await host.call('importPart', { offset: 0, bytes: readFileSync(path).toString('base64') })
  await writeInvoice(host, { invoice_number: 'after the export' })
  expect(await host.call('importData', undefined)).toMatchObject({ missingPdfFolder: bills() })
  expect((await host.call('settings', undefined)).pdfFolder).toBe('')
  const imported = await host.call('deliveredPdf', { id: one.id })
  expect(Buffer.from(imported.bytes).equals(Buffer.from(bytes))).toBe(true)
  expect((await keptAt(one.id)).path).toContain(join(folder.path, 'deliveries'))
  expect(await host.refusal('deliveredPdf', { id: two.id })).toMatchObject({
    message: { code: 'pdf.file_missing' },
  })
  expect(await host.call('retryDownload', { id: two.id })).toMatchObject({ delivery: { state: 'kept' } })
})

test('a missing file is distinguished from a changed one, and downloaded again beside the latter', async () => {
  const { id } = await submitLive()
  const { path } = await keptAt(id)
  const { bytes } = await host.call('deliveredPdf', { id })
  expect(bytes.constructor).toBe(Uint8Array)
  expect(Buffer.from(bytes).equals(readFileSync(path))).toBe(true)

  writeFileSync(path, '%PDF-of another invoice')
  for (const refusal of [
    await host.refusal('deliveredPdf', { id }),
    await host.refusal('savePdf', { id, which: 'delivered' }),
  ])
    expect(refusal).toMatchObject({ code: 'nothing_delivered', message: { code: 'pdf.file_changed' } })
  await host.call('retryDownload', { id })
  expect(Buffer.from((await host.call('deliveredPdf', { id })).bytes).equals(Buffer.from(bytes))).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('%PDF-of another invoice')

  rmSync((await keptAt(id)).path)
  expect(await host.refusal('deliveredPdf', { id })).toMatchObject({ message: { code: 'pdf.file_missing' } })
})

test('saves all PDFs of a selection, and names the invoices without one', async () => {
  await openWithFolder()
  await host.call('saveSettings', { pdfName: '{customer}' })
  const [one, two] = [await submitLive('Fabrikam'), await submitLive('Fabrikam')]
  const draft = await writeInvoice(host, { invoice_number: 'D-1' })
  const saved = await host.call('savePdfs', { ids: [one.id, two.id, draft.id, one.id] })
  expect(saved).toEqual({
    folder: bills(),
    saved: 2,
    missing: [{ id: draft.id, invoice_number: 'D-1', message: { code: 'nothing_delivered' } }],
  })
  expect(readdirSync(bills()).sort()).toEqual(['Fabrikam (2).pdf', 'Fabrikam.pdf'])
  expect(readFileSync(join(bills(), 'Fabrikam.pdf')).equals(readFileSync((await keptAt(one.id)).path))).toBe(
    true,
  )
})

test('an e-mail draft has the address of the customer, the text of the settings and the PDF', async () => {
  await openWithFolder()
  const record = { name: 'Northwind Traders', email: 'billing@northwind.example' }
  const { saved } = await host.call('saveCustomer', { record })
  const { id, number } = await submitLive('Northwind Traders', { locale: 'de-DE' })
  await host.call('setInvoiceCustomer', { id, customerId: saved.id })
  await host.call('saveSettings', { emailTexts: { de: { subject: 'Ihre {number}', body: 'Anbei {total}' } } })
  expect(await host.call('emailInvoice', { id, as: 'file' })).toEqual({
    opened: 'file',
    to: 'billing@northwind.example',
  })
  const path = opened[0]?.replace('open ', '') ?? ''
  expect(path).toMatch(new RegExp(`${number} Northwind Traders\\.eml$`))
  const message = readFileSync(path, 'utf8')
  expect(message).toMatch(/^To: billing@northwind\.example\r$/m)
  expect(message).toMatch(new RegExp(`^Subject: Ihre ${number}\\r$`, 'm'))
  const pdf = readFileSync((await keptAt(id)).path)
  expect(message.replaceAll('\r\n', '')).toContain(pdf.toString('base64'))

  const emailedAt = async () => (await host.call('openInvoice', { id })).submission?.emailedAt
  await reopenHost()
  expect(await emailedAt()).toMatch(/^\d{4}-/)
  expect(await host.call('setEmailed', { id, emailedAt: null })).toEqual({ emailedAt: expect.any(String) })
  expect(await emailedAt()).toBeNull()
})

test('without a program for messages, a mailto link opens and the PDF is shown in its folder', async () => {
  await openWithFolder(async () => {
    throw new AppError('file_unreadable')
  })
  const { id, number } = await submitLive('Fabrikam & Co?', { seller: { name: 'Studio' } })
  expect(await host.call('emailInvoice', { id, as: 'file' })).toEqual({ opened: 'link', to: '' })
  const [mailto = '', shown] = opened
  const link = new URL(mailto.replace('mailto ', ''))
  expect(link.searchParams.get('subject')).toBe(`Invoice ${number} – Studio`)
  expect(link.searchParams.get('body')).toContain(`attached: Invoice ${number}, `)
  expect(shown).toBe(`show ${(await keptAt(id)).path}`)
})

test('a computer without a mail program is named, and shows no folder', async () => {
  await openWithFolder()
  const noProgram = async () => {
    throw new AppError('file_unreadable')
  }
  await reopenHost({}, { openPath: noProgram, openMailto: noProgram, showInFolder: record('show') })
  const { id } = await submitLive()
  expect(await host.refusal('emailInvoice', { id, as: 'file' })).toMatchObject({
    code: 'file_unreadable',
    message: { code: 'file.no_mail_program' },
  })
  expect(opened).toEqual([])
})

test('a test PDF is not e-mailed', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const { id, revision } = await writeInvoice(host)
  await host.call('submit', { id, revision, connectionId })
  await keptAt(id)
  expect((await host.refusal('emailInvoice', { id, as: 'file' })).code).toBe('nothing_delivered')
})
