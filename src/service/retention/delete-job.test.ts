import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { signedIn } from '../testing/browser.ts'
import { deleted, get, post } from '../testing/client.ts'
import { numbered } from '../testing/invoices.ts'
import { runInProcess } from '../testing/process.ts'
import { readPdfs } from '../testing/read-records.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let renderer: ReturnType<typeof standInRenderer>
let key: string
beforeEach(async () => {
  folder = await temporaryFolder()
  renderer = standInRenderer()
  service = await startTestService(folder.path, { renderer })
  key = await service.newKey('live')
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const headers = { 'idempotency-key': 'order-1' }
const make = () => post(service.url, key, { headers, body: numbered('R-4711') })
const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

test('a PDF is deleted by its job: the link is gone, the job and its billing stay', async () => {
  const made = await make()
  const { invoiceUrl, jobId } = made.answer()
  const path = `/v1/jobs/${jobId}/pdf`
  const first = await deleted(service.url, path, key)
  expect([first.status, JSON.parse(first.text)]).toEqual([
    200,
    { jobId, deletedAt: expect.stringMatching(/^20/) },
  ])
  expect((await deleted(service.url, path, key)).text).toBe(first.text)
  expect(readPdfs(folder.path)).toEqual([])
  for (const answer of [await get(service.url, pathOf(invoiceUrl)), await get(service.url, path, key)])
    expect(answer.problem()).toMatchObject({
      status: 410,
      code: 'pdf_deleted',
      detail: expect.stringContaining('on request'),
    })
  expect((await make()).text).toBe(made.text)
  expect(await service.ledger()).toMatchObject([{ job_id: jobId, invoice_number: 'R-4711' }])
})

test('a deleted job reveals nothing of its invoice, and its request is not billed again', async () => {
  const made = await make()
  const { jobId } = made.answer()
  expect((await deleted(service.url, `/v1/jobs/${jobId}`, key)).status).toBe(200)
  expect((await get(service.url, `/v1/jobs/${jobId}`, key)).problem().code).toBe('job_deleted')
  expect((await get(service.url, '/v1/jobs', key)).text).toBe('{"jobs":[],"next":null}')
  expect(JSON.parse((await get(service.url, '/v1/usage', key)).text)).toMatchObject({
    billed: 1,
    entries: [{ jobId, template: null, invoiceNumber: null }],
  })
  expect((await make()).text).toBe(made.text)
  expect(renderer.renders).toBe(1)
  expect(await service.ledger()).toHaveLength(1)
  expect(readPdfs(folder.path)).toEqual([])
})

test('only a key with both scopes, of the mode and the account, deletes anything or gets a link', async () => {
  const { jobId } = (await make()).answer()
  const job = `/v1/jobs/${jobId}`
  for (const scope of ['generate', 'read'] as const) {
    const limited = await createKey(service.store, {
      ...{ mode: 'live', name: scope, scopes: [scope], origin: byOperator(new Date()) },
    })
    for (const path of [job, `${job}/pdf`])
      expect((await deleted(service.url, path, limited.key)).problem().code).toBe('missing_scope')
    const link = await post(service.url, limited.key, { path: `${job}/link`, body: '' })
    expect(link.problem().code).toBe('missing_scope')
  }
  for (const path of [job, `${job}/pdf`])
    expect((await deleted(service.url, path, await service.newKey('test'))).status).toBe(404)
  expect(readPdfs(folder.path)).toHaveLength(1)
  expect((await post(service.url, key, { path: `${job}/link`, body: '' })).status).toBe(200)
})

test('the dashboard deletes a PDF and a generation, each after a question', async () => {
  const { jobId } = (await make()).answer()
  const browser = await signedIn(service)
  const page = `/dashboard/generations/${jobId}`
  expect((await browser.get(`${page}/delete-pdf`)).text).toContain('Delete the PDF of R-4711?')
  expect(readPdfs(folder.path)).toHaveLength(1)
  expect((await browser.post(`${page}/delete-pdf`)).location).toMatch(page)
  expect(readPdfs(folder.path)).toEqual([])
  expect((await browser.get(page)).text).toContain('on request')
  expect((await browser.get(`${page}/delete`)).text).toContain('Delete everything about R-4711?')
  const { location } = await browser.post(`${page}/delete`)
  expect((await browser.get(location ?? '')).text).toContain('The invoice was deleted.')
  expect((await browser.get(page)).status).toBe(410)
  const pdf = (await get(service.url, `/v1/jobs/${jobId}/pdf`, key)).problem()
  expect([pdf.code, pdf.detail]).toEqual([
    'pdf_deleted',
    expect.stringContaining('with what was kept of its job'),
  ])
  expect(await service.ledger()).toMatchObject([{ job_id: jobId, invoice_number: '' }])
})

test('the command deletes a PDF, a job, and nothing of another account', async () => {
  const { jobId } = (await make()).answer()
  const command = (...words: string[]) => runInProcess('jobs', 'delete', ...words, '--data', folder.path)
  const foreign = await command(jobId, '--account', 'acc_other')
  expect([foreign.code, foreign.stderr]).toEqual([
    1,
    `The account acc_other has no job with the id ${jobId}.\n`,
  ])
  expect((await command(jobId, '--pdf-only')).code).toBe(0)
  expect(readPdfs(folder.path)).toEqual([])
  expect(await service.ledger()).toMatchObject([{ invoice_number: 'R-4711' }])
  expect((await command(jobId)).stderr).toMatch(/^The job job_\w+ was deleted 20/)
  expect(await service.ledger()).toMatchObject([{ invoice_number: '' }])
})

test('a link is replaced by API, dashboard and command: earlier ones are refused, and nothing else changes', async () => {
  const made = await make()
  const { invoiceUrl, jobId } = made.answer()
  const revoked = [invoiceUrl]
  const linkNow = async () => (await get(service.url, `/v1/jobs/${jobId}`, key)).answer().invoiceUrl

  const replaced = await fetch(`${service.url}/v1/jobs/${jobId}/link`, {
    method: 'POST',
    headers: { 'x-api-key': key },
  })
  revoked.push(await linkNow())
  expect(await replaced.json()).toMatchObject({ jobId, invoiceUrl: revoked[1] })
  expect((await fetch(revoked[1] ?? '')).status).toBe(200)

  const browser = await signedIn(service)
  const page = `/dashboard/generations/${jobId}`
  expect((await browser.get(`${page}/revoke-links`)).text).toContain('Replace the link of R-4711?')
  await browser.post(`${page}/revoke-links`)
  revoked.push(await linkNow())

  expect((await runInProcess('jobs', 'revoke-links', jobId, '--data', folder.path)).code).toBe(0)
  const last = await linkNow()
  expect(new Set([...revoked, last]).size).toBe(4)
  for (const link of revoked)
    expect((await get(service.url, pathOf(link))).problem()).toMatchObject({
      status: 410,
      code: 'link_revoked',
    })
  expect((await fetch(last)).status).toBe(200)
  // the version is signed: a link without it, or with another one, is not found
  for (const changed of [last.replace('&v=3', ''), last.replace('&v=3', '&v=4')])
    expect((await get(service.url, pathOf(changed))).status).toBe(404)
  expect((await make()).text).toBe(made.text)
  expect(readPdfs(folder.path)).toHaveLength(1)
})
