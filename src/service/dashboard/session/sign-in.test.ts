/** @module-tag extended */

import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { formTokenOf } from '../../accounts/sessions.ts'
import { createLogger } from '../../observability/log.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { createKnownBrowsers } from './known-browsers.ts'

const pages = ['/dashboard/keys', '/dashboard/generations', '/dashboard/usage', '/dashboard/reference']

const passwordPauseSeconds = 0.5

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let now: Date
let log: string[]
beforeEach(async () => {
  folder = await temporaryFolder()
  now = new Date('2026-11-21T10:00:00.000Z')
  log = []
  const logger = createLogger({ write: line => log.push(line) })
  service = await startTestService(folder.path, {
    renderer: standInRenderer(),
    now: () => now,
    logger,
    rateLimits: { passwordPauseSeconds },
  })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('without a session', () => {
  test('is sent from every page to the sign-in, and sees nothing', async () => {
    const others = ['/dashboard', '/dashboard/keys/key_1/revoke', '/dashboard/usage.csv?month=2026-11']
    for (const path of [...pages, ...others]) {
      const { status, location, text } = await new Browser(service.url).get(path)
      expect([path, status, location, text]).toEqual([path, 303, '/dashboard/sign-in', ''])
    }
  })

  test('changes nothing by a form', async () => {
    const { status, location } = await new Browser(service.url).post('/dashboard/keys', {
      name: 'x',
      mode: 'live',
    })
    expect([status, location]).toEqual([303, '/dashboard/sign-in?why=form'])
    expect(await service.store.listKeys()).toEqual([])
  })
})

const warnings = () => log.filter(line => JSON.parse(line).level >= 40)

describe('signing in', () => {
  test('logs no warning', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    expect((await new Browser(service.url).signIn('right')).status).toBe(303)
    expect((await new Browser(service.url).signIn('wrong')).status).toBe(401)
    await service.store.suspendAccount('default', 'keep', byOperator(new Date()))
    expect((await new Browser(service.url).signIn('right')).status).toBe(403)
    expect(log.length).toBeGreaterThan(2)
    expect(warnings()).toEqual([])
  })

  test('with the password opens the pages, and signing out shuts them, on the server too', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    const browser = new Browser(service.url)
    expect((await browser.signIn('right')).location).toBe('/dashboard/usage')
    for (const page of pages) expect((await browser.get(page)).status).toBe(200)
    const session = browser.cookies.get('billwright_session') ?? ''
    const out = await browser.post('/dashboard/sign-out')
    expect([out.status, out.location]).toEqual([303, '/dashboard/sign-in?why=out'])
    expect(browser.cookies.has('billwright_session')).toBe(false)
    browser.cookies.set('billwright_session', session)
    expect((await browser.get('/dashboard/keys')).location).toBe('/dashboard/sign-in?why=ended')
  })

  test('a wrong password, an unknown account and one without a password get the same answer', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    await service.store.addAccount(
      { id: 'acc_none', name: 'None', created_at: now.toISOString() },
      byOperator(new Date()),
    )
    for (const account of ['default', 'acc_unknown', 'acc_none']) {
      const { status, text } = await new Browser(service.url).signIn('wrong', account)
      expect(status).toBe(401)
      expect(text).toContain('The e-mail address or the password is wrong.')
    }
  })

  test('the cookie is for the server alone, and by https for the host alone', async () => {
    const own = await temporaryFolder()
    const baseUrl = 'https://invoices.example.com/pdf/'
    const proxied = await startTestService(own.path, { renderer: standInRenderer(), baseUrl })
    await proxied.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    for (const [at, form] of [
      [service, /^billwright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/],
      [proxied, /^__Host-billwright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/],
    ] as const) {
      await at.store.setPassword('default', quickHash('right'), byOperator(new Date()))
      const { headers } = await new Browser(at.url).signIn('right')
      expect(headers.getSetCookie().filter(line => line.includes('session'))).toEqual([
        expect.stringMatching(form),
      ])
    }
    const browser = new Browser(proxied.url)
    expect((await browser.get('/dashboard/keys')).location).toBe('/pdf/dashboard/sign-in')
    expect((await browser.signIn('right')).location).toBe('/pdf/dashboard/usage')
    expect((await browser.get('/dashboard/keys')).text).toContain('action="/pdf/dashboard/keys"')
    await proxied.close()
    await own.remove()
  })

  test('ends after an hour of nothing, and after twelve of anything', async () => {
    const browser = await signedIn(service, { now })
    for (const _ of Array(14)) {
      later(50)
      expect((await browser.get('/dashboard/keys')).status).toBe(200)
    }
    later(21)
    expect((await browser.get('/dashboard/keys')).location).toBe('/dashboard/sign-in?why=ended')

    const idle = await signedIn(service, { now })
    later(61)
    expect((await idle.get('/dashboard/keys')).status).toBe(303)
  })

  test('another password ends every session of the account, and of no other', async () => {
    await service.store.addAccount(
      { id: 'acc_2', name: 'Second', created_at: now.toISOString() },
      byOperator(new Date()),
    )
    const [first, second] = [
      await signedIn(service, { now }),
      await signedIn(service, { now, account: 'acc_2' }),
    ]
    await service.store.setPassword('default', quickHash('another'), byOperator(new Date()))
    expect((await first.get('/dashboard/keys')).status).toBe(303)
    expect((await second.get('/dashboard/keys')).status).toBe(200)
  })

  test('a suspended account is signed out, and its password is rejected with the reason until it is resumed', async () => {
    const origin = byOperator(new Date())
    const browser = await signedIn(service, { now })
    await service.store.suspendAccount('default', 'keep', origin)
    expect((await browser.get('/dashboard/keys')).location).toBe('/dashboard/sign-in?why=ended')

    await service.store.setPassword('default', quickHash('right'), origin)
    const again = new Browser(service.url)
    expect((await again.signIn('wrong')).status).toBe(401)
    const { status, text } = await again.signIn('right')
    expect([status, text.includes('The account is suspended.')]).toEqual([403, true])
    expect(again.cookies.has('billwright_session')).toBe(false)

    await service.store.resumeAccount('default', origin)
    expect((await again.signIn('right')).status).toBe(303)
  })

  test('what the store keeps opens no session', async () => {
    await service.store.setPassword('default', quickHash('a password of a test'), byOperator(new Date()))
    const browser = await signedIn(service, { now })
    const token = browser.cookies.get('billwright_session') ?? ''
    for (const name of readdirSync(folder.path).filter(each => each.startsWith('service.db'))) {
      const bytes = readFileSync(`${folder.path}/${name}`, 'latin1')
      expect([bytes.includes(token), bytes.includes('a password of a test')]).toEqual([false, false])
    }
  })
})

describe('guessing', () => {
  test('slows an address down after ten wrong passwords, and refuses no right one from there', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => new Browser(service.url).signIn('wrong')),
    )
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]))
    const begun = performance.now()
    expect((await new Browser(service.url).signIn('right')).status).toBe(303)
    expect(performance.now() - begun).toBeGreaterThan(passwordPauseSeconds * 990)
  })

  /** slow enough that many attempts arrive while two are verified */
  const slowHash = (password: string) => quickHash(password, { N: 2 ** 15, r: 8, p: 1 })

  test('from many addresses is rejected before it uses every thread, and rejected attempts do not count', async () => {
    await service.store.setPassword('default', slowHash('right'), byOperator(new Date()))
    const addresses = Array.from({ length: 70 }, (_, index) => `10.0.1.${index}`)
    const tries = await Promise.all(
      addresses.map(address => new Browser(service.url, { 'x-forwarded-for': address }).signIn('wrong')),
    )
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401, 503]))
    expect(tries.find(({ status }) => status === 503)?.text).toContain('The service is busy')
    // more than the limit of the account, which excludes attempts that were not verified
    expect(tries.filter(({ status }) => status === 503).length).toBeGreaterThan(20)
    expect((await new Browser(service.url).signIn('right')).status).toBe(303)
  })

  test('the right password does not count as wrong, and resets no wrong ones', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    for (const _ of Array(9)) await new Browser(service.url).signIn('wrong')
    for (const _ of Array(3)) expect((await new Browser(service.url).signIn('right')).status).toBe(303)
    expect((await new Browser(service.url).signIn('wrong')).status).toBe(401)
    const begun = performance.now()
    expect((await new Browser(service.url).signIn('right')).status).toBe(303)
    expect(performance.now() - begun).toBeGreaterThan(passwordPauseSeconds * 990)
  })
})

describe('guessing at one account from many addresses', () => {
  const guessFrom = (network: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      new Browser(service.url, { 'x-forwarded-for': `10.1.${network}.${index}` }).signIn('wrong'),
    )
  /** uses up the attempts of the account at full speed; further ones take a second each */
  async function exhaustLimit(): Promise<void> {
    for (const network of [0, 1, 2, 3, 4]) await Promise.all(guessFrom(network, 10))
  }

  test('does not lock its owner out, in a browser that the service has never seen', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    await exhaustLimit()
    expect((await new Browser(service.url).signIn('wrong')).status).toBe(401)
    expect((await new Browser(service.url).signIn('right')).status).toBe(303)
  })

  test('is slowed down, one after the other, and a known browser does not wait for it', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    const known = new Browser(service.url)
    await known.signIn('right')
    await known.post('/dashboard/sign-out')
    await exhaustLimit()
    const order: string[] = []
    const strangers = guessFrom(9, 12).map(async guess => {
      const { status, headers } = await guess
      if (status === 429) expect(headers.get('retry-after')).toBe('5')
      order.push(status === 429 ? 'dropped' : 'verified')
    })
    await expect.poll(() => order.length).toBe(3)
    expect((await known.signIn('right')).status).toBe(303)
    expect(order).toEqual(['dropped', 'dropped', 'dropped'])
    await Promise.all(strangers)
    expect(order.slice(3)).toEqual(Array(9).fill('verified'))
  }, 30_000)

  test('in a known browser counts there, and another password makes it unknown', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    const known = new Browser(service.url)
    await known.signIn('right')
    await known.post('/dashboard/sign-out')
    for (const _ of Array(10)) expect((await known.signIn('wrong')).status).toBe(401)
    // from here on like any other browser of this address
    for (const _ of Array(10)) expect((await known.signIn('wrong')).status).toBe(401)
    const begun = performance.now()
    expect((await known.signIn('right')).status).toBe(303)
    expect(performance.now() - begun).toBeGreaterThan(passwordPauseSeconds * 990)

    await service.store.setPassword('default', quickHash('another'), byOperator(new Date()))
    const token = known.cookies.get('billwright_browser') ?? ''
    const secret = await service.store.secret('dashboard')
    const idNow = createKnownBrowsers(secret).idOf(
      token,
      'default',
      (await service.store.findSignIn('default'))?.hash,
    )
    expect([token.length, idNow]).toEqual([66, undefined])
  })
})

describe('a form that no page of the session has sent', () => {
  test('changes nothing, even with the cookie', async () => {
    const browser = await signedIn(service, { now })
    const other = await signedIn(service, { now })
    const theirs = formTokenOf(other.cookies.get('billwright_session') ?? '')
    for (const form_token of ['', 'x', theirs]) {
      const { status, text } = await browser.post('/dashboard/keys', { name: 'x', mode: 'live', form_token })
      expect(status).toBe(403)
      expect(text).toContain('Nothing was changed.')
    }
    expect(await service.store.listKeys()).toEqual([])
  })

  test('signs nobody in', async () => {
    await service.store.setPassword('default', quickHash('right'), byOperator(new Date()))
    const browser = new Browser(service.url)
    const blind = await browser.post('/dashboard/sign-in', { account: 'default', password: 'right' })
    expect([blind.status, browser.cookies.has('billwright_session')]).toEqual([403, false])
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is not even read as %s',
    async type => {
      const browser = await signedIn(service, { now })
      const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ')
      const headers = { cookie, 'content-type': type }
      const { status } = await fetch(`${service.url}/dashboard/keys`, { method: 'POST', headers, body: '{}' })
      expect(status).toBe(415)
    },
  )
})

test('the only account is filled in, and none where customers have accounts, without reading them all', async () => {
  const browser = new Browser(service.url)
  const filled = /name="account" value="([^"]*)"/
  expect(filled.exec((await browser.get('/dashboard/sign-in')).text)?.[1]).toBe('default')
  const origin = byOperator(new Date())
  await service.store.addAccount({ id: 'acc_2', name: 'Second', created_at: origin.at }, origin)
  expect(filled.exec((await browser.get('/dashboard/sign-in')).text)?.[1]).toBe('')
})
