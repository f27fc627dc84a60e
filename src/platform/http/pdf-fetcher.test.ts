import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeService, startFakeService } from '../testing/fake-service.ts'
import { createPdfFetcher } from './pdf-fetcher.ts'

const totalMs = 60_000
const pdfs = createPdfFetcher({ totalMs })
const pdf = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'

let service: FakeService | undefined
/** The fetcher's timers advance only when the test does that. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  await service?.close()
  service = undefined
})

async function fetchFrom(answer: (response: ServerResponse) => void) {
  service = await startFakeService((_request, response) => answer(response))
  return await pdfs.fetch(`${service.url}/a.pdf`)
}

test('fetches a complete PDF with a declared length and in chunks', async () => {
  const large = `%PDF-1.7\n${'0123456789abcde\n'.repeat(200_000)}%%EOF\n`
  const declared = { 'content-length': String(large.length) }
  for (const headers of [declared, {}]) {
    const fetched = await fetchFrom(response => response.writeHead(200, headers).end(large))
    expect(fetched.ok && Buffer.from(fetched.bytes).equals(Buffer.from(large))).toBe(true)
    await service?.close()
  }
})

test('returns the bytes and sends nothing but the URL', async () => {
  const fetched = await fetchFrom(response => response.end(pdf))
  expect(fetched.ok && Buffer.from(fetched.bytes).toString()).toBe(pdf)
  expect(Object.keys(service?.received[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
  ])
})

const refusals: [name: string, answer: (response: ServerResponse) => void, message: object][] = [
  ['expired', response => response.writeHead(404).end(), { code: 'pdf.link_gone' }],
  [
    'a redirect',
    response => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    { code: 'pdf.download_status', params: { status: 302 } },
  ],
  ['something else', response => response.end('GIF89a'), { code: 'pdf.other_format' }],
  [
    'HTML',
    response => response.setHeader('content-type', 'text/html; charset=utf-8').end('<html>'),
    { code: 'pdf.web_page' },
  ],
  ['a PDF without its end', response => response.end(pdf.slice(0, 20)), { code: 'pdf.incomplete' }],
  ['more than 50 MB', response => response.end(`${pdf}${' '.repeat(52_500_000)}`), { code: 'pdf.truncated' }],
  ['a reset', response => response.socket?.resetAndDestroy(), { code: 'pdf.download_failed' }],
  ['silence', () => vi.advanceTimersByTime(totalMs), { code: 'pdf.download_failed' }],
]

test.each(refusals)('%s has its own message', async (_name, answer, message) => {
  const fetched = await fetchFrom(answer)
  expect(fetched).toMatchObject({ ok: false, message })
})

test.each([
  'http://192.0.2.1/a.pdf',
  'file:///etc/hosts',
  'javascript:1',
  'https://a:b@example.com/',
  'no link',
])('%s is not requested', async link => {
  expect(await pdfs.fetch(link)).toMatchObject({ ok: false, message: { code: 'pdf.link_insecure' } })
})
