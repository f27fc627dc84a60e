/** @module-tag extended */

import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { answerClientError } from '../http/client-error.ts'
import { english } from '../languages/english.ts'
import type { KeyRestrictions } from '../store/store.ts'
import { templateLimits } from '../store/templates.ts'
import { deleted, get, post, putTemplate } from '../testing/client.ts'
import { bareInvoice, numbered } from '../testing/invoices.ts'
import { partsOf, sendRaw } from '../testing/raw.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { planOf } from '../testing/stored-keys.ts'
import { studioTemplate } from '../testing/templates.ts'
import { problemTypes, type ServiceErrorCode } from './problem-guide.ts'
import { problemAnswerSchema } from './problem-schema.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let key: string
/** rejection of the next render */
let failure: Error | undefined

beforeEach(async () => {
  folder = await temporaryFolder()
  failure = undefined
  const renderer = standInRenderer(async () => {
    if (failure) throw failure
  })
  service = await startTestService(folder.path, { renderer, rateLimits: { requests: 3 } })
  key = await service.newKey('live')
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

interface Answered {
  status: number
  text: string
  retryAfter?: string | null
}

async function posted(sent: Parameters<typeof post>[2]): Promise<Answered> {
  const { status, text, headers } = await post(service.url, key, sent)
  return { status, text, retryAfter: headers.get('retry-after') }
}

async function raw(...lines: string[]): Promise<Answered> {
  const { status, body } = partsOf(await sendRaw(service.url, `${lines.join('\r\n')}\r\n\r\n`))
  return { status, text: body }
}

function failing(error: Error): Promise<Answered> {
  failure = error
  return posted({})
}

const limitedKey = async (restrictions: Partial<KeyRestrictions>) =>
  (
    await createKey(service.store, {
      mode: 'test',
      name: 'limited',
      origin: byOperator(new Date()),
      ...restrictions,
    })
  ).key

async function put(name: string, body: string, headers: Record<string, string> = {}): Promise<Answered> {
  const owner = await limitedKey({ scopes: ['templates'] })
  return putTemplate(service.url, owner, { name, body, headers })
}

/** A way to cause each error. A new code without an entry does not compile. */
const waysTo: Record<ServiceErrorCode, () => Promise<Answered>> = {
  invalid_request: () => raw('HELLO'),
  invalid_json: () => posted({ body: '{' }),
  invalid_template: async () => put('minimal', '{}'),
  template_limit_reached: async () => {
    // uses up the names of an account
    const text = studioTemplate()
    for (let index = 0; index < templateLimits.names; index++)
      await service.store.publishTemplate(
        {
          ...{ account_id: 'default', name: `t-${index}`, title: 'T', description: 'T', text: '{}' },
          ...{ sha256: `${index}`, bytes: 2, created_at: '2026-11-21T12:00:00.000Z' },
        },
        { sha256: undefined, limits: templateLimits },
        byOperator(new Date()),
      )
    return put('studio', text)
  },
  precondition_failed: () => put('studio', studioTemplate(), { 'if-match': '"another"' }),
  invalid_query: () => get(service.url, '/v1/usage?colour=red', key),
  invalid_idempotency_key: () => posted({ headers: { 'idempotency-key': '' } }),
  invalid_key: () => post(service.url, undefined),
  expired_key: async () => post(service.url, await limitedKey({ expires_at: '2026-01-01T00:00:00.000Z' })),
  missing_scope: async () => post(service.url, await limitedKey({ scopes: ['read'] })),
  address_not_allowed: async () => post(service.url, await limitedKey({ addresses: ['192.0.2.0/24'] })),
  live_key_required: async () => get(service.url, '/v1/usage', await service.newKey('test')),
  account_suspended: async () => {
    await service.store.suspendAccount('default', 'keep', byOperator(new Date()))
    return posted({})
  },
  monthly_limit_reached: async () => {
    const origin = byOperator(new Date())
    await service.store.addPlan(planOf('trial', { monthly_cap: 0 }), origin)
    await service.store.setPlan('default', 'trial', origin)
    return posted({})
  },
  storage_limit_reached: async () => {
    const origin = byOperator(new Date())
    await service.store.addPlan(planOf('full', { stored_bytes: 0 }), origin)
    await service.store.setPlan('default', 'full', origin)
    return posted({})
  },
  not_found: () => get(service.url, '/v1/files/x.pdf'),
  pdf_deleted: async () => {
    const testKey = await service.newKey('test')
    const { jobId } = (await post(service.url, testKey)).answer()
    await service.store.markFilesDeleted([jobId], { at: '2026-12-21T12:00:00.000Z', reason: 'retention' })
    return get(service.url, `/v1/jobs/${jobId}/pdf`, testKey)
  },
  pdf_damaged: async () => {
    const testKey = await service.newKey('test')
    const { jobId } = (await post(service.url, testKey)).answer()
    const job = await service.store.findJob(jobId, { account_id: 'default', mode: 'test' })
    const id = job?.file_id ?? ''
    await writeFile(join(folder.path, 'files', id.slice(0, 2), `${id}.pdf`), 'changed')
    return get(service.url, `/v1/jobs/${jobId}/pdf`, testKey)
  },
  job_deleted: async () => {
    const testKey = await service.newKey('test')
    const { jobId } = (await post(service.url, testKey)).answer()
    await deleted(service.url, `/v1/jobs/${jobId}`, testKey)
    return get(service.url, `/v1/jobs/${jobId}`, testKey)
  },
  link_revoked: async () => {
    const { invoiceUrl, jobId } = (await post(service.url, await service.newKey('test'))).answer()
    await service.store.revokeLinks(
      { id: jobId, account_id: 'default', mode: 'test' },
      byOperator(new Date()),
    )
    const { pathname, search } = new URL(invoiceUrl)
    return get(service.url, pathname + search)
  },
  method_not_allowed: () => get(service.url, '/v1/generate'),
  request_timeout: async () => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const deps = { baseUrl: service.url, metrics: { failed: () => undefined }, record: () => undefined }
    const server = createServer(socket => answerClientError(late, socket, deps)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { status, body } = partsOf(await sendRaw(`http://127.0.0.1:${port}`, ''))
    server.close()
    return { status, text: body }
  },
  idempotency_in_flight: () => failing(new AppError('idempotency_in_flight')),
  too_large: () => posted({ body: ' '.repeat(3_000_000) }),
  unsupported_media_type: () => posted({ headers: { 'content-type': 'text/plain' } }),
  range_not_satisfiable: async () => {
    const { invoiceUrl } = (await post(service.url, await service.newKey('test'))).answer()
    const { pathname, search } = new URL(invoiceUrl)
    return get(service.url, pathname + search, undefined, { range: 'bytes=9999999-' })
  },
  misdirected_request: async () => {
    await service.close()
    service = await startTestService(folder.path, { forLoopback: true })
    return raw('GET /healthz HTTP/1.1', 'host: evil.example', 'connection: close')
  },
  expectation_failed: () => raw('GET /healthz HTTP/1.1', 'host: x', 'expect: a-miracle', 'connection: close'),
  invalid_invoice: () => posted({ body: {} }),
  unknown_template: () => posted({ body: { ...bareInvoice, template: 'baroque' } }),
  idempotency_mismatch: async () => {
    const headers = { 'idempotency-key': 'order-1' }
    await posted({ headers })
    return posted({ headers, body: numbered('another') })
  },
  rate_limited: async () => {
    for (let count = 0; count < 3; count++) await posted({})
    return posted({})
  },
  headers_too_large: () => raw('GET / HTTP/1.1', 'host: x', `x: ${'a'.repeat(20_000)}`),
  recording_unknown: () => failing(new AppError('recording_unknown')),
  internal: () => failing(new Error('a bug, with a secret in it')),
  overloaded: () => failing(new AppError('overloaded')),
  render_timeout: () => failing(new AppError('render_timeout')),
  render_failed: () => failing(new AppError('render_failed')),
  storage_unavailable: async () => {
    // a file instead of the folder fails like a full or read-only disk, also for root
    const incoming = join(folder.path, 'files', 'incoming')
    await rename(incoming, `${incoming}-away`)
    await writeFile(incoming, '')
    return posted({})
  },
}

const afterSuccess: ErrorCode[] = ['idempotency_mismatch', 'rate_limited']

test.each(problemTypes(english))(
  '$status $code is answered as the table has it',
  async ({ code, status, title }) => {
    const answer = await waysTo[code]()
    expect(answer.status).toBe(status)
    const body = problemAnswerSchema.parse(JSON.parse(answer.text))
    expect(body).toMatchObject({ code, status, title, type: `${service.url}/errors#${code}` })
    expect(answer.text).not.toMatch(/secret|node_modules|\.ts:|\n\s*at /)
    if ([409, 429, 503].includes(status)) expect(Number(answer.retryAfter ?? 'none')).toBeGreaterThan(0)
    // no error is billed; two codes require a successful invoice before
    if (!afterSuccess.includes(code)) expect(await service.ledger()).toEqual([])
  },
)
