import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { byOperator } from '../accounts/origins.ts'
import { english } from '../languages/english.ts'
import type { NewQueuedJob } from '../store/queued-jobs.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { post } from '../testing/client.ts'
import { numbered } from '../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { later } from '../testing/stored-keys.ts'

const evil = `"><img src=x onerror=alert(1)><script>alert('x')</script>`

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let now: Date
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  now = new Date('2026-11-21T10:00:00.000Z')
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => now })
  browser = await signedIn(service, { now })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const keyIn = (text: string) => /value="(svc_(?:live|test)_\w+)"/.exec(text)?.[1] ?? ''

async function newKey(name: string, mode: 'live' | 'test'): Promise<{ key: string; text: string }> {
  await browser.get('/dashboard/keys')
  const { status, text } = await browser.post('/dashboard/keys', { name, mode })
  expect(status).toBe(200)
  return { key: keyIn(text), text }
}

describe('generations', () => {
  test('say what to do when there are none, and when none fits', async () => {
    expect((await browser.get('/dashboard/generations')).text).toContain('Nothing was generated yet.')
    expect((await browser.get('/dashboard/generations?number=7')).text).toContain('Nothing fits.')
  })

  test('are narrowed by kind, template, number and day', async () => {
    const [live, free] = [await service.newKey('live'), await service.newKey('test')]
    await post(service.url, live, { body: numbered('N-1') })
    now = new Date('2026-11-23T23:59:00.000Z')
    await post(service.url, free, { body: { ...numbered('N-2'), template: 'bold' } })
    browser = await signedIn(service, { now })
    const shown = async (query: string) => {
      const { text } = await browser.get(`/dashboard/generations${query}`)
      return [...text.matchAll(/<a href="\/dashboard\/generations\/job_\w+">(N-\d)<\/a>/g)].map(([, n]) => n)
    }
    expect(await shown('')).toEqual(['N-2', 'N-1'])
    expect(await shown('?mode=live')).toEqual(['N-1'])
    expect(await shown('?template=bold')).toEqual(['N-2'])
    expect(await shown('?number=N-1')).toEqual(['N-1'])
    expect(await shown('?number=N')).toEqual([])
    expect(await shown('?from=2026-11-22')).toEqual(['N-2'])
    expect(await shown('?to=2026-11-22')).toEqual(['N-1'])
    expect(await shown('?to=2026-11-23&mode=&template=&number=+N-2+&from=')).toEqual(['N-2'])
    expect(await shown('?mode=live&template=bold')).toEqual([])
  })

  test('name what is queued and what became of it, unless they are narrowed', async () => {
    await service.newKey('live')
    const [key] = await service.store.listKeys()
    const job: Omit<NewQueuedJob, 'created_at'> = {
      ...{ id: 'job_failed', account_id: 'default', key_id: key?.id ?? '', file_id: 'file' },
      mode: 'live',
      ...{ template: 'minimal', invoice_number: '1' },
      ...{ idempotency_key: null, fingerprint: '', body: new Uint8Array(1) },
      ...{ template_version: null, template_text: null },
    }
    const created_at = new Date(now.getTime() - 1000).toISOString()
    await service.store.addQueuedJob({ ...job, created_at })
    const claim = { mode: 'live', now: created_at, leaseUntil: later(1), except: [] } as const
    const claimed = await service.store.claimQueuedJob(claim)
    const problem = JSON.stringify({ title: 'A title', code: 'invalid_invoice' })
    if (claimed)
      await service.store.failQueuedJob(claimed, { at: created_at, code: 'invalid_invoice', problem })
    const { text } = await browser.get('/dashboard/generations')
    expect(text).toContain('<code>job_failed</code>')
    expect(text).toContain(`Failed: ${english({ code: 'invalid_invoice' })}`)
    expect((await browser.get('/dashboard/generations?mode=live')).text).not.toContain('job_failed')
  })

  test('say that a PDF was deleted, and offer no link to it', async () => {
    const { jobId } = (await post(service.url, await service.newKey('test'))).answer()
    await service.store.markFilesDeleted([jobId], { at: now.toISOString(), reason: 'retention' })
    expect((await browser.get('/dashboard/generations')).text).toContain('Deleted<span class="unseen"> ')
    const { text } = await browser.get(`/dashboard/generations/${jobId}`)
    expect(text).toContain('after the time for which such PDFs are kept')
    expect(text).not.toMatch(/\/v1\/files\/|fresh link/)
  })

  test.each(['?mode=gold', '?from=yesterday', '?to=2026-02-30', '?from=2026-11-02&to=2026-11-01'])(
    '%s is answered in words',
    async query => {
      const { status, text } = await browser.get(`/dashboard/generations${query}`)
      expect([status, text.includes('class="notice wrong"')]).toEqual([422, true])
    },
  )

  test('come in pages that leave nothing out and show nothing twice', async () => {
    const key = await service.newKey('test')
    const all = Array.from({ length: 120 }, (_, index) => `P-${index}`)
    // several jobs share a time, so that their order also depends on the id
    for (const [index, number] of all.entries()) {
      if (index % 40 === 0) now = new Date(now.getTime() + 1000)
      expect((await post(service.url, key, { body: numbered(number) })).status).toBe(200)
    }
    const seen: string[] = []
    let path: string | undefined = '/dashboard/generations?mode=test'
    while (path !== undefined) {
      const { text } = await browser.get(path)
      seen.push(...[...text.matchAll(/>(P-\d+)<\/a>/g)].map(([, number]) => number ?? ''))
      path = />Older</.test(text)
        ? /href="([^"]*before=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
        : undefined
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen)).toEqual(new Set(all))
  })

  test('have a link; once it has expired a fresh one is made at a click', async () => {
    const key = await service.newKey('live')
    const { answer } = await post(service.url, key)
    const path = `/dashboard/generations/${answer().jobId}`
    const link = answer().invoiceUrl.replaceAll('&', '&amp;')
    expect((await browser.get('/dashboard/generations')).text).toContain(link)
    expect((await browser.get(path)).text).toContain(link)

    now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
    browser = await signedIn(service, { now })
    expect((await fetch(answer().invoiceUrl)).status).toBe(404)
    expect((await browser.get('/dashboard/generations')).text).toContain('>Expired<')
    expect((await browser.get(path)).text).toContain('Make a fresh link')
    const { text } = await browser.post(`${path}/link`)
    expect(text).toContain('A fresh link was made.')
    const fresh = /href="(http[^"]+\.pdf[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await fetch(fresh)).status).toBe(200)
    expect((await fetch(answer().invoiceUrl)).status).toBe(404)
    expect(await service.ledger()).toHaveLength(1)
  })
})

describe('usage', () => {
  test('is counted by month, and can be taken away as CSV', async () => {
    expect((await browser.get('/dashboard/usage')).text).toContain('Nothing was billed in 2026.')
    const [live, free] = [await service.newKey('live'), await service.newKey('test')]
    now = new Date('2026-10-31T23:59:59.999Z')
    await post(service.url, live, { body: numbered('=1+1') })
    await post(service.url, live, { body: numbered('a "quoted", one') })
    await post(service.url, free, { body: numbered('free') })
    now = new Date('2026-11-01T00:00:00.000Z')
    await post(service.url, live, { body: numbered('next') })
    browser = await signedIn(service, { now })
    const { text } = await browser.get('/dashboard/usage?year=2026')
    expect(text).toContain('2026: 3 billed')
    const counts = [...text.matchAll(/>(\d+)<span class="unseen"> (\w+ \d+)</g)].map(found => found.slice(1))
    expect(counts).toEqual([
      ['1', 'November 2026'],
      ['2', 'October 2026'],
    ])
    expect(text).not.toContain('December')
    expect(text).toContain('aria-label="November 2026: 1 live, 0 test; 1 on the busiest day"')
    const october = (await browser.get('/dashboard/usage?month=2026-10')).text
    expect(october).toContain('<title>31 Oct: 2 live, 1 test</title>')
    expect((await browser.get('/dashboard/usage?month=2027-01')).text).toContain('<h2>November 2026</h2>')

    const csv = await browser.get('/dashboard/usage.csv?month=2026-10')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="usage-2026-10.csv"')
    const [head, first, second, ...rest] = csv.text.split('\r\n')
    expect(head).toBe('created_at,invoice_number,template,job_id,key_id')
    expect(first).toMatch(/^2026-10-31T23:59:59\.999Z,'=1\+1,minimal,job_\w+,key_\w+$/)
    expect(second).toMatch(/^2026-10-31T23:59:59\.999Z,"a ""quoted"", one",minimal,/)
    expect(rest).toEqual([''])
  })

  test.each(['', '?month=2026-13', '?month=..'])('CSV of no month (%s) is not there', async query => {
    const { status, headers } = await browser.get(`/dashboard/usage.csv${query}`)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })
})

test('the reference names every operation and every field of an invoice', async () => {
  const { text } = await browser.get('/dashboard/reference')
  const { paths, components } = z
    .object({
      paths: z.record(z.string(), z.unknown()),
      components: z.object({
        schemas: z.object({ Invoice: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
      }),
    })
    .parse(await (await fetch(`${service.url}/openapi.json`)).json())
  for (const path of Object.keys(paths)) expect(text).toContain(`<code>${path}</code>`)
  for (const name of Object.keys(components.schemas.Invoice.properties)) {
    expect(text).toContain(`<code>${name}</code>`)
  }
  expect(text).toContain('<code>items[].unit_price</code> (required)')
  expect(text).toContain('<div>integer, 1 to 100, default 50</div>')
  expect(text).toContain('aria-label="Answer of List jobs"')
})

test('no two regions of a page have one name', async () => {
  await newKey('Shop', 'test')
  for (const path of ['keys', 'generations', 'usage', 'reference']) {
    const { text } = await browser.get(`/dashboard/${path}`)
    const headings = new Map(
      [...text.matchAll(/<h2 id="([^"]+)">([^<]*)</g)].map(([, id, name]) => [id, name]),
    )
    const sections = [...text.matchAll(/<section aria-labelledby="([^"]+)"/g)].map(([, id]) =>
      headings.get(id),
    )
    const tables = [...text.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, name]) => name)
    const names = [...sections, ...tables]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

describe('the address of the service itself', () => {
  const ask = (url: string, accept: string | undefined, method = 'GET') =>
    fetch(url, { method, redirect: 'manual', headers: accept === undefined ? {} : { accept } })
  const ofBrowser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  test('leads a browser to the dashboard, and from there to the sign-in', async () => {
    const response = await ask(`${service.url}/?from=mail`, ofBrowser)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/dashboard'])
    expect(response.headers.get('vary')).toBe('Accept')
    const page = await fetch(service.url, { headers: { accept: ofBrowser } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Sign in</h1>')])
  })

  test.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0'])(
    'is no address to a program that accepts %s',
    async accept => {
      const response = await ask(service.url, accept)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json',
      ])
      expect(response.headers.get('vary')).toBe('Accept, Accept-Language')
    },
  )

  test('nor is any other address, or any other method, a page', async () => {
    expect((await ask(`${service.url}/v1`, ofBrowser)).status).toBe(404)
    expect((await ask(service.url, ofBrowser, 'POST')).status).toBe(404)
  })

  test('is no page where there is no dashboard', async () => {
    await service.close()
    service = await startTestService(folder.path, { renderer: standInRenderer(), hasDashboard: false })
    expect((await ask(service.url, ofBrowser)).status).toBe(404)
  })
})

describe('what others wrote is text on every page', () => {
  test('names of keys, numbers and templates of invoices', async () => {
    const { key, text } = await newKey(evil, 'test')
    const number = evil.slice(0, 64)
    const { answer } = await post(service.url, key, { body: numbered(number) })
    const job = await service.store.findJobOfAccount(answer().jobId, 'default')
    if (!job) throw new Error('the job must be there')
    const odd = { ...job, id: `job_${'e'.repeat(32)}`, template: evil, file_id: 'odd' }
    await service.store.record({
      job: odd,
      bytes: 0,
      digest: new Uint8Array(32),
      fingerprint: '',
      answer: '',
      idempotency: null,
    })
    const [stored] = await service.store.listKeys()
    const texts = [text]
    for (const path of [
      'keys',
      `keys/${stored?.id}/revoke`,
      'generations',
      `generations?template=${encodeURIComponent(evil)}&number=${encodeURIComponent(evil)}&mode=${encodeURIComponent(evil)}`,
      `generations?from=${encodeURIComponent(evil)}&before=${encodeURIComponent(evil)}`,
      `generations/${odd.id}`,
      `generations/${encodeURIComponent(evil)}`,
    ]) {
      texts.push((await browser.get(`/dashboard/${path}`)).text)
    }
    texts.push((await browser.post('/dashboard/sign-in', { account: evil, password: '' })).text)
    for (const each of texts) {
      expect(each).toMatch(/^<!doctype html>/)
      expect(each).not.toMatch(/<img src=x|<script>|onerror=alert\(1\)>/)
    }
    expect(texts.filter(each => each.includes('&lt;img src=x onerror=alert(1)&gt;')).length).toBeGreaterThan(
      5,
    )
  })

  test('and the policy allows only our own files', async () => {
    for (const path of ['keys', 'generations', 'usage', 'reference', 'sign-in', 'nothing']) {
      const { headers, text } = await browser.get(`/dashboard/${path}`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toContain(
        "default-src 'none'; style-src 'self'; script-src 'self'",
      )
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(text).not.toMatch(/<script(?! src=)|<style| style=| on\w+="/)
    }
  })
})

test('nothing of an account is there for another', async () => {
  await service.store.addAccount(
    { id: 'acc_2', name: 'Second', created_at: now.toISOString() },
    byOperator(new Date()),
  )
  const { key } = await newKey('Secret project', 'live')
  const { answer } = await post(service.url, key, { body: numbered('SECRET-1') })
  const [stored] = await service.store.listKeys()
  const other = await signedIn(service, { account: 'acc_2', now })
  const job = `/dashboard/generations/${answer().jobId}`
  const paths = [
    '/dashboard/keys',
    `/dashboard/keys?revoked=${stored?.id}`,
    '/dashboard/generations',
    '/dashboard/generations?number=SECRET-1',
    `/dashboard/generations?before=${answer().jobId}`,
    '/dashboard/usage',
    '/dashboard/usage.csv?month=2026-11',
  ]
  for (const path of paths) {
    const { status, text } = await other.get(path)
    expect(status).toBe(200)
    expect(text).not.toMatch(/Secret project|<div>SECRET|>SECRET-1<|1 billed/)
  }
  expect((await other.get(job)).status).toBe(404)
  expect((await other.get(`/dashboard/keys/${stored?.id}/revoke`)).status).toBe(404)
  expect((await other.post(`${job}/link`)).status).toBe(404)
  expect((await other.post(`/dashboard/keys/${stored?.id}/revoke`)).status).toBe(404)
  expect((await post(service.url, key)).status).toBe(200)
})

describe('what goes wrong is said in a page', () => {
  test.each([
    ['GET', '/dashboard/nothing', 404],
    ['GET', '/dashboard/%zz', 404],
    ['PUT', '/dashboard/keys', 405],
  ])('%s %s', async (method, path, status) => {
    const response = await fetch(service.url + path, { method })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ])
    expect(await response.text()).toContain('Back to the dashboard')
  })

  test('a form that is too long', async () => {
    const { status, text } = await browser.post('/dashboard/keys', { name: 'x'.repeat(20_000) })
    expect([status, text.includes('<h1>')]).toEqual([413, true])
  })

  test('programs get JSON, even if there is a dashboard', async () => {
    const { headers } = await fetch(`${service.url}/dashboards`)
    expect(headers.get('content-type')).toContain('application/problem+json')
  })
})

test('a service that a program starts for itself has no dashboard', async () => {
  const own = await temporaryFolder()
  const bare = await startTestService(own.path, { renderer: standInRenderer(), hasDashboard: false })
  expect((await fetch(`${bare.url}/dashboard/sign-in`)).status).toBe(404)
  await bare.close()
  await own.remove()
})
