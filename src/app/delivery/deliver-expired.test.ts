/** @module-tag extended */

import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/host/system-clock.ts'
import { type FakeService, startFakeService } from '#platform/testing/fake-service.ts'
import {
  temporaryFolder as serviceFolder,
  startTestService,
  type TestService,
} from '#service/testing/service.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

/** Links of the real service after their 30 days of validity. */
const days = 24 * 60 * 60 * 1000
let later = 0
const now = () => new Date(Date.now() + later)

const home = await serviceFolder()
let service: TestService
let liveKey: string
let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
let elsewhere: FakeService
const copied: string[] = []

beforeAll(async () => {
  service = await startTestService(home.path, { now })
  liveKey = await service.newKey('live')
  elsewhere = await startFakeService((_request, response) => response.writeHead(404).end())
})
afterAll(async () => {
  await service.close()
  await elsewhere.close()
  await home.remove()
  await closeRenderer()
})
beforeEach(async () => {
  later = 0
  copied.length = 0
  folder = temporaryFolder()
  const shell = { copyText: async (text: string) => void copied.push(text) }
  host = await openTestHost(folder.path, { clock: { ...systemClock, now } }, shell)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})

let count = 0

/** A delivered invoice whose PDF was deleted, a month later. */
async function aMonthAgo() {
  const connectionId = await host.connect(service.url, liveKey)
  const invoice_number = `E-${++count}`
  const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
  const confirmed = { invoice_number, payable: '120.00', currency: 'EUR' }
  const { invoiceUrl, jobId } = await host.call('submit', { id, revision, connectionId, confirmed })
  const deliveryOf = async () => (await host.call('openInvoice', { id })).submission?.delivery
  await host.until(async () => (await deliveryOf())?.state === 'kept')
  rmSync(`${folder.path}/deliveries`, { recursive: true })
  later = 31 * days
  return { id, connectionId, invoiceUrl, jobId }
}

test('downloads the PDF again with a new link, without billing', async () => {
  const { id, invoiceUrl } = await aMonthAgo()
  const billed = (await service.ledger()).length
  const again = await host.call('retryDownload', { id })
  expect(again.delivery).toMatchObject({ state: 'kept', matchesPreview: true })
  expect(again.invoiceUrl).not.toBe(invoiceUrl)
  expect((await service.ledger()).length).toBe(billed)
})

test('keeps the existing PDF if the download fails', async () => {
  const { id, connectionId } = await aMonthAgo()
  const { delivery } = await host.call('retryDownload', { id })
  later = 62 * days
  await host.call('removeKey', { id: connectionId })
  expect((await host.refusal('retryDownload', { id })).message).toEqual({ code: 'pdf.link_needs_key' })
  expect((await host.call('openInvoice', { id })).submission?.delivery).toEqual(delivery)
})

test('copies a valid link', async () => {
  const { id, invoiceUrl } = await aMonthAgo()
  await host.call('copyLink', { id })
  expect(copied[0]).not.toBe(invoiceUrl)
  expect((await fetch(copied[0] ?? '')).status).toBe(200)
  expect((await host.call('openInvoice', { id })).submission?.invoiceUrl).toBe(copied[0])
})

test('asks for a missing key and continues with it', async () => {
  const { id, connectionId } = await aMonthAgo()
  await host.call('removeKey', { id: connectionId })
  const message = { code: 'pdf.link_needs_key' }
  expect((await host.call('retryDownload', { id })).delivery).toEqual({ state: 'failed', message })
  expect(await host.refusal('copyLink', { id })).toMatchObject({ code: 'no_key', message })
  await host.giveKey(connectionId, liveKey)
  expect((await host.call('retryDownload', { id })).delivery).toMatchObject({ state: 'kept' })
})

test('names the job if the key has no access to it', async () => {
  const { id, connectionId, jobId } = await aMonthAgo()
  await host.giveKey(connectionId, await service.newKey('test'))
  const { delivery } = await host.call('retryDownload', { id })
  expect(delivery).toEqual({
    state: 'failed',
    message: { code: 'pdf.link_expired', params: { jobId } },
  })
})

test('sends the key to no other address after the connection changed', async () => {
  const { id, connectionId } = await aMonthAgo()
  await host.call('saveConnection', {
    id: connectionId,
    name: 'Elsewhere',
    baseUrl: elsewhere.url,
    requestFields: 'full',
  })
  expect((await host.call('retryDownload', { id })).delivery).toMatchObject({ state: 'failed' })
  expect((await host.refusal('copyLink', { id })).message.code).toBe('pdf.link_expired')
  expect(elsewhere.received).toEqual([])
})
