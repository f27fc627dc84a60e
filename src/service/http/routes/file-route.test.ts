import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { byOperator } from '../../accounts/origins.ts'
import { createLogger } from '../../observability/log.ts'
import { download, post } from '../../testing/client.ts'
import { numbered } from '../../testing/invoices.ts'
import { sendRaw } from '../../testing/raw.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

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

test('HEAD returns the same headers without the PDF', async () => {
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

describe('a link that a person opens', () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const open = async (link: string | URL, headers: Record<string, string> = { accept }) => {
    const response = await fetch(link, { headers })
    const type = response.headers.get('content-type')
    return { status: response.status, type, vary: response.headers.get('vary'), text: await response.text() }
  }
  const page = { type: 'text/html; charset=utf-8', vary: 'Accept, Accept-Language' }

  test('is answered with a page when its time is over, it was revoked or its PDF deleted', async () => {
    const [expired, revoked, deleted] = [await linkOf(), await linkOf(), await linkOf()]
    const jobOf = async (link: string) =>
      (await service.store.findJobOfFile(/files\/(\w+)/.exec(link)?.[1] ?? ''))?.id ?? ''
    const origin = byOperator(new Date(today))
    await service.store.revokeLinks({ id: await jobOf(revoked), account_id: 'default', mode: 'live' }, origin)
    await service.store.markFilesDeleted([await jobOf(deleted)], { at: origin.at, reason: 'retention' })
    const gone = await open(revoked)
    expect(gone).toMatchObject({
      ...page,
      status: 410,
      text: expect.stringContaining('It was replaced by a new one.'),
    })
    expect(await open(deleted)).toMatchObject({
      ...page,
      status: 410,
      text: expect.stringContaining('This PDF was deleted'),
    })
    const before = today
    today += 31 * 24 * 60 * 60 * 1000
    const over = await open(expired)
    today = before
    expect(over).toMatchObject({
      ...page,
      status: 404,
      text: expect.stringContaining('This link is not valid'),
    })
    expect(over.text).not.toContain('Idempotency')
  })

  test('is answered with JSON for programs, and the PDF is the same for both', async () => {
    const wrong = new URL('/v1/files/x.pdf', service.url)
    for (const headers of [
      {},
      { accept: '*/*' },
      { accept: 'application/json' },
      { accept: 'text/html;q=0' },
    ])
      expect(await open(wrong, headers as Record<string, string>)).toMatchObject({
        ...{ status: 404, type: 'application/problem+json', vary: 'Accept, Accept-Language' },
      })
    const link = await linkOf()
    expect((await open(link)).text).toBe((await open(link, {})).text)
  })
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

test('a PDF missing on the disk is not answered as unknown, and is logged', async () => {
  const { invoiceUrl, jobId } = (await post(service.url, key)).answer()
  await rm(join(folder.path, 'files'), { recursive: true })
  const before = log.length
  const ofKey = { 'x-api-key': key }
  const gone = await Promise.all([
    fetch(invoiceUrl),
    fetch(invoiceUrl, { headers: { range: 'bytes=0-3' } }),
    fetch(`${service.url}/v1/jobs/${jobId}/pdf`, { headers: ofKey }),
  ])
  // a 404 would make a client generate, and pay for, the invoice again
  for (const answer of gone)
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'pdf_damaged' }),
    ])
  const errors = log.slice(before).filter(line => line.includes(`"job_id":"${jobId}"`))
  expect(errors).toHaveLength(3)
  await restart()
})

test('a changed PDF is not sent as a whole, however it is asked for', async () => {
  const { invoiceUrl, jobId } = (await post(service.url, key)).answer()
  const id = (await service.store.findJob(jobId, { account_id: 'default', mode: 'test' }))?.file_id ?? ''
  const path = join(folder.path, 'files', id.slice(0, 2), `${id}.pdf`)
  const bytes = await readFile(path)
  bytes[9] = 255 - (bytes[9] ?? 0)
  await writeFile(path, bytes)
  for (const range of ['bytes=0-', `bytes=0-${bytes.length - 1}`, `bytes=-${bytes.length + 5}`, 'lines=0-'])
    expect([range, (await fetch(invoiceUrl, { headers: { range } })).status]).toEqual([range, 500])
})

describe('a part of the PDF', () => {
  const part = (link: string, headers: Record<string, string>, method = 'GET') =>
    fetch(link, { headers, method })

  test.each([
    ['bytes=0-3', 0, 4],
    ['bytes=5-', 5, undefined],
    ['bytes=-6', -6, undefined],
    ['bytes=2-9999999', 2, undefined],
    ['bytes=-9999999', 0, undefined],
  ])('%s is that part', async (range, start, end) => {
    const link = await linkOf()
    const whole = Buffer.from(await download(link))
    const response = await part(link, { range })
    expect(response.status).toBe(206)
    const expected = whole.subarray(start, end)
    const first = start < 0 ? whole.length + start : start
    expect(response.headers.get('content-range')).toBe(
      `bytes ${first}-${first + expected.length - 1}/${whole.length}`,
    )
    expect(Buffer.from(await response.arrayBuffer())).toEqual(expected)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  test.each([['bytes=0-1,5-6'], ['lines=1-2'], ['bytes 0-3'], ['bytes=5-2'], ['bytes=5-2,0-1']])(
    '%s is answered with the whole',
    async range => {
      const response = await part(await linkOf(), { range })
      expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    },
  )

  test('behind the end is answered by 416 and the length', async () => {
    const link = await linkOf()
    const { length } = await download(link)
    const response = await part(link, { range: `bytes=${length}-` })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
    expect(await response.json()).toMatchObject({ code: 'range_not_satisfiable' })
  })

  test('is not what HEAD or If-Range ask for', async () => {
    const link = await linkOf()
    expect((await part(link, { range: 'bytes=0-3' }, 'HEAD')).status).toBe(200)
    expect((await part(link, { range: 'bytes=0-3', 'if-range': '"x"' })).status).toBe(200)
  })

  test('of another link is the same 404 as ever', async () => {
    const response = await part(`${await linkOf()}x`, { range: 'bytes=0-3' })
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([404, null])
  })
})

const mutations = runs(10_000, 2_000)

test(`of ${mutations} mutated links none is served`, async () => {
  const { pathname, search } = new URL(await linkOf())
  const link = pathname + search
  const mutation = fc
    .record({
      at: fc.integer({ min: 1, max: link.length }),
      cut: fc.nat(2),
      put: fc.oneof(
        fc.string({ maxLength: 3, unit: 'grapheme-ascii' }),
        fc.constantFrom('%2e', '%00', '/', '//', '?', '&sig=', '&exp=9', ';', '#', '=', '%73', '../'),
      ),
    })
    .map(({ at, cut, put }) => link.slice(0, at) + put + link.slice(at + cut))
    // sent over a raw socket, because clients would normalise them
    .filter(mutated => mutated !== link && /^[!-~]+$/.test(mutated))
  const mutated = fc.sample(mutation, mutations)
  for (let from = 0; from < mutated.length; from += 500) {
    const requests = mutated.slice(from, from + 500).map(path => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    // the valid link comes last, to prove that the connection stayed usable
    requests.push(`GET ${link} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    const received = await sendRaw(service.url, requests.join(''))
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)
    expect(statuses).toEqual([...Array(requests.length - 1).fill('404'), '200'])
  }
})

test('the link expires after 30 days', async () => {
  const link = await linkOf()
  today += 30 * 24 * 60 * 60 * 1000 - 2000
  expect((await fetch(link)).status).toBe(200)
  today += 2000
  expect((await fetch(link)).status).toBe(404)
})
