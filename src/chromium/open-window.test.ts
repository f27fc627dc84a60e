/** @module-tag extended */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operationNames } from '#contract/operations/operation-names.ts'
import { contentSecurityPolicy } from '#contract/page-policy.ts'
import { sendEvent } from './bridge.ts'
import { openTestWindow, type TestWindow } from './testing/test-window.ts'

let window: TestWindow

beforeAll(async () => {
  window = await openTestWindow()
})
afterAll(() => window.close())
beforeEach(() => {
  window.calls.length = 0
})

/** Evaluates a script in the page's main world, like its own code or injected code. */
const inPage = <Value>(script: string): Promise<Value> => window.page.evaluate(script)

test('the page has only the named functions of the contract', async () => {
  const names = await inPage<string[]>('Object.keys(billwright)')
  expect(names.sort()).toEqual([...operationNames, 'onEvent'].sort())
  expect(await inPage('Object.isFrozen(billwright)')).toBe(true)
  expect(await inPage('typeof __billwrightCall')).toBe('undefined')
})

test('a call transports argument and answer', async () => {
  window.answer('listInvoices', [{ id: 'a', payable: '12.50' }])
  expect(await inPage("billwright.listInvoices({ search: 'é€' })")).toEqual({
    ok: true,
    value: [{ id: 'a', payable: '12.50' }],
  })
  await inPage('billwright.connections()')
  expect(window.calls).toEqual([
    { operation: 'listInvoices', argument: { search: 'é€' } },
    { operation: 'connections', argument: undefined },
  ])
})

test('a PDF arrives as the same bytes', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256)
  window.answer('preview', { bytes, pageCount: 1 })
  const crossed = await inPage<{
    isBytes: boolean
    length: number
    sum: number
  }>(`billwright.preview({}).then(
    ({ value: { bytes } }) => ({
      isBytes: bytes instanceof Uint8Array,
      length: bytes.length,
      sum: bytes.reduce((sum, byte) => sum + byte, 0),
    }))`)
  expect(crossed).toEqual({ isBytes: true, length: 100_000, sum: bytes.reduce((sum, byte) => sum + byte, 0) })
})

test('the reload shortcuts are disabled', async () => {
  const prevented = await inPage(`['F5', 'r', 'R', 'x'].map(key =>
    !dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: key !== 'F5', cancelable: true })))`)
  expect(prevented).toEqual([true, true, true, false])
})

test('a host event reaches the page', async () => {
  await sendEvent(window.page, { type: 'command', id: 'submit' })
  expect(await inPage('heard')).toContainEqual({ type: 'command', id: 'submit' })
})

test('a frame inside the page has no bridge', async () => {
  const bridges = await inPage(`new Promise(resolve => {
    const frame = document.createElement('iframe')
    frame.onload = () => resolve([typeof frame.contentWindow.billwright, typeof frame.contentWindow.__billwrightCall])
    document.body.append(frame)
  })`)
  expect(bridges).toEqual(['undefined', 'function'])
  // Playwright's binding in the frame answers with a refusal
  const refused = await inPage<string>(
    `document.querySelector('iframe').contentWindow.__billwrightCall('settings')`,
  )
  expect(JSON.parse(refused)).toMatchObject({ ok: false, error: { code: 'forbidden_sender' } })
  expect(window.calls).toEqual([])
  await inPage(`document.querySelector('iframe').remove()`)
})

test("only the page's files are served, with the policy", async () => {
  const fetched =
    await inPage(`Promise.all(['/', '/assets/app.js', '/key-window.html', '/assets/../../secret.js', '/assets/%2e%2e/secret.js']
    .map(path => fetch(path).then(async answer => [answer.status, answer.headers.get('content-security-policy'), (await answer.text()).includes('secret')])))`)
  expect(fetched).toEqual([
    [200, contentSecurityPolicy, false],
    [200, contentSecurityPolicy, false],
    [404, contentSecurityPolicy, false],
    [404, contentSecurityPolicy, false],
    [404, contentSecurityPolicy, false],
  ])
})

test('no request leaves the browser, not even to loopback', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end('hello')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  const outcome = await inPage(`Promise.allSettled([
    fetch('${url}', { mode: 'no-cors' }),
    new Promise((resolve, reject) => Object.assign(new Image(), { onload: resolve, onerror: reject, src: '${url}' })),
    navigator.sendBeacon('${url}', 'x') ? 'sent' : Promise.reject(),
  ]).then(all => all.map(({ status }) => status))`)
  expect(outcome).toEqual(expect.arrayContaining(['rejected', 'rejected']))
  // bypasses the page's policy: a request by the browser itself
  await window.page.evaluate(`location.href = '${url}'`)
  await inPage('new Promise(resolve => setTimeout(resolve, 200))')
  expect(asked).toBe(0)
  expect(window.page.url()).toBe('https://desktop.billwright.localhost/')
  server.close()
})

test.each(['https://example.com/', 'https://key.billwright.localhost/'])(
  'navigation to %s is blocked and the page stays',
  async url => {
    await inPage('window.stillHere = true')
    const stopped = window.page.waitForEvent('requestfailed', request => request.url() === url)
    await inPage(`void setTimeout(() => { location.href = '${url}' })`)
    await stopped
    expect(window.page.url()).toBe('https://desktop.billwright.localhost/')
    expect(await inPage('stillHere')).toBe(true)
  },
)

test('a page that navigates to about:blank returns', async () => {
  const left = window.page.waitForEvent('framenavigated', frame => frame.url() === 'about:blank')
  await inPage(`void setTimeout(() => { location.href = 'about:blank' })`)
  await left
  await window.page.waitForURL('https://desktop.billwright.localhost/')
  expect(await inPage('typeof billwright')).toBe('object')
})

test('no window can be opened by script or link', async () => {
  expect(await inPage("window.open('https://example.com/')")).toBeNull()
  await inPage(`document.body.append(Object.assign(document.createElement('a'),
    { href: 'https://desktop.billwright.localhost/', target: '_blank', textContent: 'elsewhere', rel: 'noopener' }))`)
  await window.page.click('text=elsewhere')
  await expect.poll(() => window.context.pages()).toHaveLength(1)
})

test('all permissions are denied', async () => {
  const states =
    await inPage(`Promise.all(['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read']
    .map(name => navigator.permissions.query({ name }).then(({ state }) => state)))`)
  expect(states).toEqual(Array(5).fill('denied'))
})

test('the policy blocks an injected script', async () => {
  const blocked = inPage(`new Promise(resolve => {
    document.addEventListener('securitypolicyviolation', e => resolve(e.violatedDirective), { once: true })
    const script = document.createElement('script')
    script.textContent = 'window.broken = true'
    document.body.append(script)
  })`)
  expect(await blocked).toBe('script-src-elem')
  expect(await inPage('window.broken')).toBeUndefined()
})

test('closing the window lets the page send its last save', async () => {
  const last = await openTestWindow()
  await last.page.fill('textarea', 'the last word')
  await last.page.close({ runBeforeUnload: true })
  await expect
    .poll(() => last.calls)
    .toContainEqual({ operation: 'saveInvoice', argument: { text: 'the last word' } })
  await last.close()
})

test('leaves no browser behind if the page cannot be shown', async () => {
  const out = mkdtempSync(join(tmpdir(), 'billwright-window-'))
  const operations = new Proxy(operationNames, {
    get() {
      throw new Error('no page')
    },
  })
  await expect(openTestWindow({ out, operations })).rejects.toThrow('no page')
  expect(readdirSync(join(out, 'profile'))).not.toContain('SingletonLock')
  rmSync(out, { recursive: true })
})
