/** @module-tag extended */

import { expect, test } from 'vitest'
import type { Delivery } from '#contract/delivery.ts'
import { json } from '#platform/testing/fake-service.ts'
import {
  host,
  type Reply,
  service,
  submission,
  submitOne,
  testKey,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { foreignPdf } from '../testing/foreign-pdf.ts'

withFaultyService()

/** Submits a test invoice over 120.00 whose link returns this content. */
async function deliveryOf(reply: Reply): Promise<Delivery | null | undefined> {
  const link = { invoiceUrl: `${service.url}/a.pdf`, jobId: 'job_1' }
  const { id } = await submitOne(testKey, json(200, link), reply)
  await host.until(async () => ['kept', 'failed'].includes((await submission(id))?.delivery?.state ?? ''))
  return (await submission(id))?.delivery
}

const sends =
  (bytes: Uint8Array | string, type = 'application/pdf'): Reply =>
  (_request, response) =>
    response.setHeader('content-type', type).end(bytes)

const words = '120.00 Brand identity'
const failed = (code: string) => ({ state: 'failed', message: { code } })

test.each([
  ['a web page', 'text/html', '<html>Sign in</html>', 'pdf.web_page'],
  ['something else', 'application/pdf', 'GIF89a', 'pdf.other_format'],
  ['half a PDF', 'application/pdf', '%PDF-1.7\n1 0 obj', 'pdf.incomplete'],
])('reports %s instead of a PDF', async (_name, type, body, code) => {
  expect(await deliveryOf(sends(body, type))).toEqual(failed(code))
})

test('rejects a PDF above 50 MB', async () => {
  const large = Buffer.alloc(51 * 1024 * 1024, '%PDF-1.7\n')
  expect(await deliveryOf(sends(large))).toEqual(failed('pdf.truncated'))
})

test.each([
  ['locked', 'encrypted', { password: 'x', pages: [words] }],
  ['empty', 'no_text', { pages: [''] }],
])('keeps a PDF that is %s as not comparable', async (_name, reason, pdf) => {
  expect(await deliveryOf(sends(await foreignPdf(pdf)))).toMatchObject({
    state: 'kept',
    matchesPreview: null,
    findings: [{ kind: 'unreadable', reason }],
  })
})

test('keeps a PDF with a script, another amount and no watermark, and reports all three', async () => {
  const pdf = await foreignPdf({ pages: ['2026-001 Brand identity 130.00'], script: 'app.alert(1)' })
  const delivery = await deliveryOf(sends(pdf))
  expect(delivery).toMatchObject({ state: 'kept', matchesPreview: false })
  const kinds = delivery?.state === 'kept' ? delivery.findings?.map(({ kind }) => kind) : []
  expect(kinds).toEqual(expect.arrayContaining(['script', 'mark_missing', 'value_missing']))
})

test('names the job if an expired link cannot be renewed', async () => {
  expect(await deliveryOf((_request, response) => response.writeHead(410).end())).toEqual({
    state: 'failed',
    message: { code: 'pdf.link_expired', params: { jobId: 'job_1' } },
  })
})
