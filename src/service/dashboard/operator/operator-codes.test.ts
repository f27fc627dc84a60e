import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { Browser } from '../../testing/browser.ts'
import { runInProcess } from '../../testing/process.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { codeOf } from '../../testing/totp.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let clock: Date
beforeEach(async () => {
  folder = await temporaryFolder()
  clock = new Date('2026-11-23T12:00:10.000Z')
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => clock })
  for (const name of ['first & co', 'second'])
    await service.store.setOperator({ name, hash: quickHash(`of ${name}`), created_at: origin.at })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date('2026-11-23T12:00:00.000Z'))
const home = '/dashboard/operator'
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const lastActions = async () => {
  const filter = { account_id: 'default', key_id: undefined }
  return (await service.store.readAudit(filter, { before: undefined, limit: 2 })).map(
    ({ action, actor, detail }) => [action, actor, detail.operator],
  )
}

async function halfway(name = 'first & co') {
  const browser = new Browser(service.url)
  await browser.get(`${home}/sign-in`)
  const asked = await browser.post(`${home}/sign-in`, { name, password: `of ${name}` })
  const ticket = /name="ticket" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
  return { browser, asked, give: (code: string) => browser.post(`${home}/sign-in/code`, { ticket, code }) }
}

async function turnOn(browser: Browser, password = 'of first & co') {
  const shown = await browser.get(`${home}/second-factor`)
  const secret = /name="secret" value="(\w+)"/.exec(shown.text)?.[1] ?? ''
  const done = await browser.post(`${home}/second-factor`, { secret, code: codeOf(secret, clock), password })
  return {
    secret,
    done,
    recovery: [...done.text.matchAll(/<li><code>([^<]+)/g)].map(([, each]) => each ?? ''),
  }
}

test('an operator sets up codes, gives one at the sign-in, and turns them off with the password and a code', async () => {
  const { browser, asked } = await halfway()
  expect(asked.location).toBe(home)
  expect((await turnOn(browser, 'wrong')).done.status).toBe(422)
  const { secret, done, recovery } = await turnOn(browser)
  expect([done.status, recovery.length]).toEqual([200, 10])
  expect((await lastActions())[1]).toEqual(['operator.second_factor.set', 'operator', 'first & co'])
  expect((await browser.get(`${home}/operators`)).text).toContain('Recovery codes that you did not use: 10.')

  const second = await halfway()
  expect([second.asked.status, second.browser.cookies.has('billwright_operator')]).toEqual([200, false])
  expect((await second.give('000000')).status).toBe(401)
  expect((await second.browser.get(home)).location).toBe(`${home}/sign-in`)
  wait(30)
  const code = codeOf(secret, clock)
  expect((await second.give(code)).location).toBe(home)
  expect((await second.browser.get(home)).status).toBe(200)
  const repeated = await halfway()
  expect((await repeated.give(code)).status).toBe(401)
  expect((await repeated.give(recovery[0] ?? '')).location).toBe(home)

  const remove = `${home}/second-factor/remove`
  await second.browser.get(remove)
  const password = 'of first & co'
  expect((await second.browser.post(remove, { password, code: '000000' })).status).toBe(422)
  const removed = await second.browser.post(remove, { password, code: recovery[1] ?? '' })
  expect(removed.location).toBe(`${home}/operators?done=codes`)
  expect((await halfway()).asked.location).toBe(home)
})

test('another operator and the command line turn codes off, which ends the sessions', async () => {
  const first = await halfway()
  await turnOn(first.browser)
  const second = await halfway('second')
  const path = `${home}/operators/${encodeURIComponent('first & co')}/remove-codes`
  expect((await second.browser.get(`${home}/operators`)).text).toContain(`href="${path}"`)
  expect((await second.browser.get(`${home}/operators/second/remove-codes`)).status).toBe(404)
  await second.browser.get(path)
  expect((await second.browser.post(path, { password: 'wrong' })).status).toBe(422)
  const removed = await second.browser.post(path, { password: 'of second' })
  expect(removed.location).toBe(`${home}/operators?done=removed`)
  expect((await lastActions())[0]).toEqual(['operator.second_factor.removed', 'operator', 'first & co'])
  expect((await first.browser.get(home)).location).toBe(`${home}/sign-in`)

  await turnOn((await halfway()).browser)
  const listed = await runInProcess('operators', 'list', '--data', folder.path)
  expect(listed.stdout).toMatch(/^first & co .* one-time codes\nsecond {2}added \S+\n$/)
  expect((await runInProcess('operators', 'remove-codes', 'first & co', '--data', folder.path)).code).toBe(0)
  expect((await runInProcess('operators', 'remove-codes', 'nobody', '--data', folder.path)).code).toBe(1)
  expect((await halfway()).asked.location).toBe(home)
})

test('a ticket of an operator is for one browser and one password, and none of a user', async () => {
  const { browser } = await halfway()
  const { secret } = await turnOn(browser)
  wait(30)
  const asked = await halfway()
  await service.store.setOperator({ name: 'first & co', hash: quickHash('another'), created_at: origin.at })
  const late = await asked.give(codeOf(secret, clock))
  expect([late.status, late.text.includes('Sign in again.')]).toEqual([401, true])
  expect((await asked.browser.get(home)).location).toBe(`${home}/sign-in`)
})
