/** @module-tag extended */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { quickHash } from '../../testing/quick-hash.ts'
import { createCookie } from './cookies.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createPasswordChecks, type PasswordChecks } from './password-checks.ts'
import { createSignInLimits } from './sign-in-limits.ts'

/** Slow enough that many attempts arrive while two are verified. */
const hash = quickHash('right', { N: 2 ** 13, r: 8, p: 1 })
/** Slow enough that neither of two is verified while others arrive. */
const crowdHash = quickHash('right', { N: 2 ** 15, r: 8, p: 1 })
const pauseSeconds = 0.3

let checks: PasswordChecks<{ hash: string }>
beforeEach(() => {
  checks = createPasswordChecks({
    find: async name => ({ hash: name.startsWith('user-') ? crowdHash : hash }),
    browserCookie: createCookie('browser', () => false),
    browsers: createKnownBrowsers(new Uint8Array(32)),
    limits: createSignInLimits('users'),
    pauseSeconds,
  })
})

/** The part of a request that the checks read. */
const from = (ip: string, cookie = '') => ({ ip, headers: { cookie } }) as FastifyRequest
const check = async (ip: string, name: string, password: string, cookie?: string) => {
  const checked = await checks.check(from(ip, cookie), name, password).catch(() => ({ is: 'busy' as const }))
  return checked.is
}

test('an address above its limit is slowed: right passwords from there are verified, and few wrong ones', async () => {
  for (let time = 0; time < 10; time++) expect(await check('192.0.2.7', 'owner', 'wrong')).toBe('wrong')
  const begun = performance.now()
  const flood = Array.from({ length: 40 }, () => check('192.0.2.7', 'owner', 'wrong'))
  // another user behind the same address, during continuous guessing
  const right = check('192.0.2.7', 'other', 'right')
  const more = Array.from({ length: 40 }, () => check('192.0.2.7', 'owner', 'wrong'))
  expect(await right).toBe('right')
  expect(performance.now() - begun).toBeGreaterThan(pauseSeconds * 1000)
  const answers = await Promise.all([...flood, ...more])
  expect(answers.filter(answer => answer === 'wrong').length).toBeLessThan(4)
  expect(answers.filter(answer => answer === 'delayed').length).toBeGreaterThan(76)
  expect(await check('192.0.2.8', 'owner', 'right')).toBe('right')
})

const inSite = (index: number) => `2001:db8:7:${index.toString(16)}::1`

test('a site of IPv6 that guesses at one user lets the user sign in elsewhere', async () => {
  for (let batch = 0; batch < 8; batch++)
    await Promise.all([1, 2, 3, 4, 5].map(index => check(inSite(batch * 5 + index), 'owner', 'wrong')))
  // attempts of one site, each from another address
  const flood = Array.from({ length: 200 }, (_, index) => check(inSite(100 + index), 'owner', 'wrong'))
  expect(await check('2001:db8:9::1', 'owner', 'right')).toBe('right')
  const answers = await Promise.all(flood)
  expect(answers.filter(answer => answer === 'wrong').length).toBeLessThan(4)
})

test('a crowd that guesses at many users keeps no known browser from signing in', async () => {
  let cookie = ''
  const reply = {
    header(_name: string, value: string) {
      cookie = value.split(';')[0] ?? ''
    },
  }
  checks.rememberBrowser(reply as unknown as FastifyReply, 'owner', hash)
  const crowd = Array.from({ length: 60 }, (_, index) => check(`10.0.0.${index}`, `user-${index}`, 'wrong'))
  await new Promise(resolve => setTimeout(resolve, 20))
  const known = check('198.51.100.7', 'owner', 'right', cookie)
  const stranger = check('198.51.100.8', 'owner', 'right')
  expect(await known).toBe('right')
  expect([await stranger, ...(await Promise.all(crowd))]).toContain('busy')
})

test('an address that sets many passwords with its link lets others set theirs', async () => {
  const hashFrom = (ip: string) =>
    checks.hash('a long password', from(ip)).then(
      () => 'hashed',
      () => 'busy',
    )
  const flood = Array.from({ length: 40 }, () => hashFrom('192.0.2.7'))
  const others = Array.from({ length: 5 }, (_, index) => hashFrom(`198.51.100.${index}`))
  const more = Array.from({ length: 40 }, () => hashFrom('192.0.2.7'))
  expect(await Promise.all(others)).toEqual(Array.from({ length: 5 }, () => 'hashed'))
  expect(await Promise.all([...flood, ...more])).toContain('busy')
})
