import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../log.ts'
import { download, post } from '../testing/client.ts'
import { numbered } from '../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

const folder = await temporaryFolder()
let service: TestService
let key: string
let today = Date.now()
const log: string[] = []

const start = (port = 0) =>
  startTestService(folder.path, {
    port,
    renderer: standInRenderer(),
    now: () => new Date(today),
    logger: createLogger({ write: line => log.push(line) }),
  })

async function restart(): Promise<void> {
  const port = Number(new URL(service.url).port)
  await service.close()
  service = await start(port)
}

beforeAll(async () => {
  service = await start()
  key = await service.newKey('test')
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

const linkOf = async (number = '2026-0042') =>
  (await post(service.url, key, { body: numbered(number) })).answer().invoiceUrl

test('the link gives the PDF with headers that keep it inert', async () => {
  const response = await fetch(await linkOf())
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="invoice-2026-0042.pdf"; filename*=UTF-8''invoice-2026-0042.pdf`,
  })
  expect(await response.text()).toMatch(/^%PDF-/)
})

test('HEAD tells the same without the PDF', async () => {
  const link = await linkOf()
  const response = await fetch(link, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Number(response.headers.get('content-length'))).toBe((await download(link)).length)
  expect(await response.text()).toBe('')
})

test('the link works after a restart', async () => {
  const link = await linkOf()
  const before = await download(link)
  await restart()
  expect(await download(link)).toEqual(before)
})

test('every other link is answered alike, whatever is wrong with it', async () => {
  const link = new URL(await linkOf())
  const other = new URL(await linkOf())
  const swapped = `${link.pathname}${other.search}`
  const later = `${link.pathname}${link.search.replace(/exp=\d/, 'exp=9')}`
  const wrong = [link.pathname, '/v1/files/', '/v1/files/x.pdf', '/v1/files/%zz.pdf', swapped, later]
  const bodies = []
  for (const path of wrong) {
    const response = await fetch(service.url + path, { headers: { 'x-request-id': 'same' } })
    expect(response.status).toBe(404)
    bodies.push(await response.text())
  }
  expect(new Set(bodies).size).toBe(1)
})

test('a link whose PDF is gone from the disk is a link like any other dead one, and the log tells', async () => {
  const { invoiceUrl, jobId } = (await post(service.url, key)).answer()
  await rm(join(folder.path, 'files'), { recursive: true })
  const before = log.length
  const headers = { 'x-request-id': 'same' }
  const [gone, unknown] = await Promise.all([
    fetch(invoiceUrl, { headers }),
    fetch(`${service.url}/v1/files/x.pdf`, { headers }),
  ])
  expect(gone.status).toBe(404)
  expect(await gone.text()).toBe(await unknown.text())
  const errors = log.slice(before).filter(line => line.includes('"level":50'))
  expect(errors).toEqual([expect.stringContaining(jobId)])
  await restart()
})

test('no mutated link is served', async () => {
  const { pathname, search } = new URL(await linkOf())
  const link = pathname + search
  const mutation = fc
    .record({
      at: fc.nat(link.length - 1),
      cut: fc.nat(2),
      put: fc.string({ maxLength: 3, unit: 'grapheme-ascii' }),
    })
    .map(({ at, cut, put }) => service.url + link.slice(0, at) + put + link.slice(at + cut))
    // what stands behind a # never leaves the client, and some spellings it puts right by itself
    .filter(mutated => !mutated.includes('#') && URL.canParse(mutated))
    .filter(
      mutated => new URL(mutated).origin === service.url && new URL(mutated).href !== service.url + link,
    )
  await fc.assert(
    fc.asyncProperty(mutation, async mutated => {
      expect((await fetch(mutated)).status).toBe(404)
    }),
    { numRuns: 500 },
  )
})

test('the link expires after 30 days', async () => {
  const link = await linkOf()
  today += 30 * 24 * 60 * 60 * 1000 - 2000
  expect((await fetch(link)).status).toBe(200)
  today += 2000
  expect((await fetch(link)).status).toBe(404)
})
