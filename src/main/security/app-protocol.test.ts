import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#contract/page-policy.ts'
import { startedShell } from '../testing/started-shell.ts'

const pageServer = async (partition = '') => {
  const { electron } = await startedShell()
  const handler = electron.sessions.get(partition)?.served.get('app')
  if (!handler) throw new Error('the session serves no app://')
  return (url: string, method = 'GET') => handler(new Request(url, { method }))
}

test('registers the scheme before Electron is ready, as secure and with origins', async () => {
  const { electron } = await startedShell()
  expect(electron.privileged).toEqual([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      beforeReady: true,
    },
  ])
})

test('serves each page from its own host in its own session', async () => {
  const desktop = await pageServer()
  expect(await (await desktop('app://desktop/')).text()).toContain('invoices')
  expect((await desktop('app://key/')).status).toBe(404)
  expect((await desktop('app://desktop/key-window.html')).status).toBe(404)

  const key = await pageServer('billwright-key')
  expect(await (await key('app://key/')).text()).toContain('key')
  expect((await key('app://desktop/')).status).toBe(404)
})

test.each(['app://desktop/', 'app://desktop/assets/index-1.js', 'app://desktop/nowhere', 'app://elsewhere/'])(
  '%s is answered with the content security policy',
  async url => {
    const answer = await (await pageServer())(url)
    expect(answer.headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

test('answers GET only', async () => {
  expect((await (await pageServer())('app://desktop/', 'POST')).status).toBe(404)
})

/** Parts of addresses in canonical form, and in spellings used by attacks. */
const hostileParts = [
  ...['..', '.', '...', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '\u2025', '\uff0e\uff0e', '\u2024\u2024'],
  ...['/', '//', '\\', '%5c', '%2f', '%252f', '\u2215', '\u29f8', ';', '?', '#', ':', '::$DATA', '~'],
  ...['%00', '\0', '%0a', '%zz', '%c0%ae%c0%ae', '%e0%80%ae', '%u002e'],
  ...['C:', 'c%3a', 'file:', '\\\\?\\', '//localhost/', 'con', 'nul.js', '.ssh', '.env'],
  ...[
    'assets',
    'secret.js',
    'package.json',
    'index.html',
    'key-window.html',
    'index-1.js',
    'link.js',
    'linked',
  ],
]

test.each(['', 'billwright-key'])(
  "no address reads a file outside of the pages' folder, in session %j",
  async partition => {
    const get = await pageServer(partition)
    const part = fc.oneof(fc.constantFrom(...hostileParts), fc.string({ unit: 'grapheme', maxLength: 4 }))
    const host = partition === '' ? 'desktop' : 'key'
    let served = 0
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 10 }), fc.boolean(), async (parts, isBelow) => {
        const address = `app://${host}/${isBelow ? 'assets/' : ''}${parts.join('')}`
        fc.pre(URL.canParse(address))
        const answer = await get(address)
        const text = await answer.text()
        expect(text).not.toContain('secret')
        if (answer.status === 200) {
          served += 1
          expect([`<title>${host === 'key' ? 'key' : 'invoices'}</title>`, 'run()']).toContain(text)
        } else expect([answer.status, text]).toEqual([404, 'Not found'])
      }),
      {
        numRuns: 2000,
        examples: [
          [[], false],
          [['index-1.js'], true],
        ],
      },
    )
    expect(served).toBeGreaterThan(0)
  },
)

test("does not follow symbolic links out of the pages' folder", async () => {
  const get = await pageServer()
  for (const path of ['assets/link.js', 'assets/linked/secret.js', 'assets/linked/renderer/index.html'])
    expect((await get(`app://desktop/${path}`)).status, path).toBe(404)
  expect((await get('app://desktop/assets/index-1.js')).status).toBe(200)
})
