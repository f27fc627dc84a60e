/** @module-tag extended */

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { openStore } from '../../backends/open-store.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { get, post } from '../../testing/client.ts'
import { bareInvoice } from '../../testing/invoices.ts'
import { sendRaw } from '../../testing/raw.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const folder = await temporaryFolder()
let service: TestService
let browser: Browser
let key: string

beforeAll(async () => {
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  browser = await signedIn(service)
  key = await service.newKey('live')
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

/** Returns the page without the markup for line breaks. */
const page = async (query = '') =>
  (await browser.get(`/dashboard/requests${query}`)).text.replaceAll(
    /<wbr>|<\/?span[^>]*>| class="parts"/g,
    '',
  )
/** The page once it has this request. */
const pageWith = (id: string, query = `?id=${id}`) =>
  vi.waitFor(
    async () => {
      const text = await page(query)
      expect(text).toContain(`<code>${id}</code>`)
      return text
    },
    { timeout: 20_000 },
  )
const sent = (id: string) => ({ 'x-request-id': id, 'x-forwarded-for': '192.0.2.7' })

test('says that there are none', async () => {
  expect(await page()).toContain('There were no requests in the last 7 days.')
  expect(await page('?id=unknown')).toContain('Nothing fits.')
})

test('a request is found by its id, with status, problem code, key, client and duration, and no invoice', async () => {
  const body = {
    ...bareInvoice,
    invoice_number: 'Canary-7f3a',
    notes: 'Canary-7f3a',
    due_date: 'Canary-7f3a',
  }
  await post(service.url, key, { headers: sent('good') })
  await post(service.url, key, { body, headers: sent('wrong') })
  expect(await pageWith('good')).toMatch(/data-column="Status"><div>200<.*live key<.*<div>192\.0\.2\.7</)
  const text = await pageWith('wrong')
  expect(text).toContain('422 <code>invalid_invoice</code>')
  expect(text).toContain('<code>/v1/invoices/generate</code>')
  expect(text).toMatch(/\d ms</)
  expect(text).not.toContain('Canary')
})

test('refused requests are there, also those with a revoked key or none', async () => {
  const made = await createKey(service.store, { mode: 'test', name: 'old', origin: byOperator(new Date()) })
  await service.store.revokeKey(made.stored.id, byOperator(new Date()))
  await get(service.url, '/v1/jobs', made.key, sent('revoked'))
  await get(service.url, '/v1/jobs', undefined, sent('without-key'))
  expect(await pageWith('revoked', '?show=failed')).toMatch(/401 <code>invalid_key<\/code>.*<div>old</)
  const text = await pageWith('without-key')
  expect(text).toContain('<div>none</div>')
  // the account of these requests is unknown
  expect(text).not.toContain('192.0.2.7')
  expect(await page('?show=failed')).not.toContain('without-key')
})

test('requests that no route took are there, with their account where the key is valid', async () => {
  await get(service.url, '/v1/nothing', key, sent('no-path'))
  await fetch(`${service.url}/v1/usage`, {
    method: 'POST',
    headers: { 'x-api-key': key, ...sent('no-method') },
  })
  await get(service.url, `/v1/jobs/${'x'.repeat(300)}`, key, sent('too-long'))
  const expecting = `GET /v1/templates HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\nx-api-key: ${key}`
  await sendRaw(service.url, `${expecting}\r\nx-request-id: expecting\r\nconnection: close\r\n\r\n`)
  expect(await pageWith('no-path')).toMatch(/GET <code>-<\/code>.*404 <code>not_found<.*live key/)
  expect(await pageWith('no-method')).toMatch(/405 <code>method_not_allowed<.*live key/)
  expect(await pageWith('too-long')).toMatch(/404 <code>not_found<.*live key/)
  expect(await pageWith('expecting')).toMatch(/417 <code>expectation_failed<.*live key/)
  await get(service.url, '/v1/%zz', key, sent('unreadable'))
  await get(service.url, '/v1/nothing', 'no key', sent('unknown-key'))
  expect(await pageWith('unreadable')).toMatch(/404 <code>not_found<.*live key/)
  expect(await pageWith('unknown-key')).toContain('<div>none</div>')
  await fetch(`${service.url}/v1/files/x.pdf`, { method: 'POST', headers: sent('of-a-link') })
  await get(service.url, '/elsewhere', key, sent('elsewhere'))
  await get(service.url, '/v1/jobs', key, sent('after-them'))
  await pageWith('after-them')
  for (const id of ['of-a-link', 'elsewhere']) expect(await page(`?id=${id}`)).toContain('Nothing fits.')
})

test('another account sees none of it', async () => {
  await pageWith('good')
  const now = new Date()
  const account = { id: 'acc_other', name: 'Other', created_at: now.toISOString() }
  await service.store.addAccount(account, byOperator(now))
  const other = await createKey(service.store, {
    mode: 'live',
    name: 'other',
    origin: byOperator(now),
    account: 'acc_other',
  })
  await get(service.url, '/v1/jobs', other.key, sent('foreign'))
  await get(service.url, '/v1/jobs', key, sent('own-after'))
  expect(await pageWith('own-after', '')).not.toContain('foreign')
  expect(await page('?id=foreign')).toContain('Nothing fits.')
})

test('come in pages', async () => {
  for (let count = 0; count < 60; count++) await get(service.url, '/v1/templates', key, sent(`page-${count}`))
  await pageWith('page-59', '')
  const first = await page()
  const older = /href="([^"]+)">Older</.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = (await browser.get(older)).text
  const idsOf = (text: string) => [...text.matchAll(/<code>(page-\d+)<\/code>/g)].map(([, id]) => id)
  expect([...idsOf(first), ...idsOf(second)]).toEqual(
    Array.from({ length: 60 }, (_, index) => `page-${59 - index}`),
  )
})

const loggedAt = (at: string) => ({
  ...{ request_id: 'old', method: 'GET', route: '/v1/jobs', status: 200, code: null, milliseconds: 1 },
  ...{ account_id: 'default', key_id: null, client: '192.0.2.7', at },
})

test('are not shown after 7 days, although no later request made the service delete them', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  await service.store.logRequests([loggedAt(new Date(Date.now() - week).toISOString())])
  expect(await page()).not.toContain('<code>old</code>')
  expect(await page('?id=old')).toContain('Nothing fits.')
})

test('are deleted after 7 days, although no later request made the service delete them', async () => {
  const other = await temporaryFolder()
  const store = await openStore(other.path)
  await store.logRequests([loggedAt('2026-11-01T10:00:00.000Z')])
  const started = await startTestService(other.path, {
    renderer: standInRenderer(),
    now: () => new Date('2026-11-21T10:00:00.000Z'),
  })
  const filter = { account_id: 'default', request_id: undefined, isFailed: false, since: '' }
  await vi.waitFor(async () =>
    expect(await store.readRequests(filter, { before: undefined, limit: 1 })).toEqual([]),
  )
  await started.close()
  await store.close()
  await other.remove()
})
