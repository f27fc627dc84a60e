import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#contract/page-policy.ts'
import { startedShell } from './testing/started-shell.ts'

const pageServer = async (partition = '') => {
  const { electron } = await startedShell()
  const handler = electron.sessions.get(partition)?.served.get('app')
  if (!handler) throw new Error('the session serves no app://')
  return (url: string, method = 'GET') => handler(new Request(url, { method }))
}

test('the scheme is registered before Electron is ready, as a secure one with origins', async () => {
  const { electron } = await startedShell()
  expect(electron.privileged).toEqual([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      beforeReady: true,
    },
  ])
})

test('each page comes from its own host in its own session', async () => {
  const desktop = await pageServer()
  expect(await (await desktop('app://desktop/')).text()).toContain('invoices')
  expect((await desktop('app://key/')).status).toBe(404)
  expect((await desktop('app://desktop/key-window.html')).status).toBe(404)

  const key = await pageServer('billwright-key')
  expect(await (await key('app://key/')).text()).toContain('key')
  expect((await key('app://desktop/')).status).toBe(404)
})

test.each(['app://desktop/', 'app://desktop/assets/index-1.js', 'app://desktop/nowhere', 'app://elsewhere/'])(
  '%s is answered with the policy',
  async url => {
    const answer = await (await pageServer())(url)
    expect(answer.headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

test('only GET is answered', async () => {
  expect((await (await pageServer())('app://desktop/', 'POST')).status).toBe(404)
})

test('no address leads out of the folder of the pages', async () => {
  const get = await pageServer()
  const part = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2e',
    '/',
    '//',
    '\\',
    '%5c',
    '%2f',
    'assets',
    'secret.js',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async parts => {
      const answer = await get(`app://desktop/${parts.join('')}`)
      expect(await answer.text()).not.toContain('secret')
    }),
  )
})
