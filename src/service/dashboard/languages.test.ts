import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadTemplates } from '#pdf/templates.ts'
import { byDashboard, byOperator } from '../accounts/origins.ts'
import { newUserId } from '../store/users.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { get, post, putTemplate } from '../testing/client.ts'
import { quickHash } from '../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { studioTemplate } from '../testing/templates.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let owner: Browser
/** of the account */
let paths: string[]

beforeAll(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => now })
  const { store, url } = service
  owner = await signedIn(service, { now })
  const user = { account_id: 'default', created_at: now.toISOString() }
  const reader = { ...user, id: newUserId(), email: 'reader@example.com', role: 'read-only' } as const
  await store.addUser(reader, quickHash('reader'), byOperator(now))
  const key = await service.newKey('live', ['generate', 'read', 'templates'])
  const { jobId } = (await post(url, key)).answer()
  await putTemplate(url, key, { name: 'studio', body: studioTemplate() })
  const [stored] = await store.listKeys()
  await owner.get('/dashboard/webhooks')
  const hook = { url: 'https://shop.example.com/hooks', mode: 'live', 'invoice.generated': 'on' }
  await owner.post('/dashboard/webhooks', hook)
  const [webhook] = await store.listWebhooks('default')
  paths = [
    ...['usage', 'generations', 'generations?number=7', 'generations?from=x', `generations/${jobId}`],
    ...['delete-pdf', 'revoke-links', 'delete'].map(action => `generations/${jobId}/${action}`),
    ...['keys', `keys/${stored?.id}/rotate`, `keys/${stored?.id}/revoke`],
    ...['requests', 'requests?id=7', 'templates', 'templates/studio', 'templates/studio/delete'],
    ...['webhooks', `webhooks/${webhook?.id}`, `webhooks/${webhook?.id}/remove`],
    ...['users', `users/${reader.id}`, `users/${reader.id}/remove`, 'audit', 'profile'],
    ...['profile/second-factor', 'profile/second-factor/remove', 'welcome', 'connect', 'connect?user_code=x'],
    ...['reference', 'nothing', 'sign-in', 'sign-in?why=ended', 'forgot-password', 'set-password?link=x'],
  ].map(path => `/dashboard/${path}`)
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})
beforeEach(() => setLanguage(null))

const setLanguage = (language: string | null) =>
  service.store.setAccountLanguage('default', language, byDashboard('usr_1', '127.0.0.1', now))

const visit = async (path: string, language: string) =>
  owner.visit(path, { headers: { 'accept-language': language, accept: 'text/html' } })

const templates = new Set([
  ...[...loadTemplates().keys(), 'Studio', 'studio'],
  'A bar of colour, a large total, everything else quiet.',
])

/** Names, and words that are equal in two languages. */
const shared = new Set([
  ...['Billwright', 'Webhooks', 'PDF', 'CSV', 'JSON', 'URL', 'Test', 'Live', 'Name', 'Link', 'Code'],
  ...['Dashboard', 'Standard', 'Status', 'Version', 'Versions', 'Menu', 'Pages', 'Type', 'Computer'],
  ...['English', 'Deutsch', 'Français', 'Standard Webhooks', '(RFC 9457):'],
])
/** Whether a text is data of this test, or code. */
const isData = (text: string) =>
  templates.has(text) ||
  /@|https?:|^(default|live key|(usr|key|job|whk|svc)_|(GET|PUT|POST)$|version \d|\d+ ms$)/i.test(text) ||
  /^\p{L}+ 2026$/u.test(text) ||
  !/\p{L}{2}/u.test(text)

/** Visible texts and attributes. */
function textsOf(page: string): Set<string> {
  const content = page
    .replace(/<div lang="en"[\s\S]*<\/div>\s*<\/main>/, '')
    .replaceAll(/<(code|time|pre|style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '|')
  const attributes = [...content.matchAll(/ (?:aria-label|alt|placeholder|title|data-\w+)="([^"]*)"/g)]
  return new Set(
    [...attributes.map(([, text = '']) => text), ...content.split(/<[^>]*>|\|/)]
      .map(text => text.trim())
      .filter(text => text !== '' && !isData(text) && !shared.has(text)),
  )
}

test.each(['de', 'fr'])('no page has English texts left in %s', async language => {
  const left: string[] = []
  for (const path of [...paths, '/errors']) {
    const [english, translated] = [await visit(path, 'en'), await visit(path, language)]
    expect([translated.status, path]).toEqual([english.status, path])
    expect(translated.headers.get('content-language')).toBe(language)
    expect(translated.headers.get('vary')).toContain('Accept-Language')
    expect(translated.text).toContain(`<html lang="${language}" dir="ltr">`)
    const texts = textsOf(translated.text)
    for (const text of textsOf(english.text)) if (texts.has(text)) left.push(`${path}: ${text}`)
  }
  expect(left).toEqual([])
})

test('a page in German has German words, numbers and dates', async () => {
  const { text, headers } = await visit('/dashboard/usage', 'de-AT,de;q=0.9,en;q=0.8')
  for (const part of [
    '<title>Nutzung – Rechnungsdienst</title>',
    '<h2>November 2026</h2>',
    '<h2>2026: 1 berechnet</h2>',
    'aria-label="November 2026: 1 Live, 0 Test; höchstens 1 an einem Tag"',
    '1 Live-PDF in diesem Monat, ohne monatliche Grenze.',
    '<button type="submit">Abmelden</button>',
  ])
    expect(text).toContain(part)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await visit('/dashboard/keys', 'de')).text).toContain('21.11.2026, ')
})

test('the language of the account overrides that of the browser', async () => {
  await owner.visit('/dashboard/profile', { headers: { 'accept-language': 'fr' } })
  expect((await owner.post('/dashboard/profile/language', { language: 'de' })).status).toBe(303)
  expect((await visit('/dashboard/usage', 'fr')).headers.get('content-language')).toBe('de')
  // the account is unknown without a session
  expect(
    (await new Browser(service.url, { 'accept-language': 'fr' }).get('/dashboard/sign-in')).text,
  ).toContain('Se connecter')
  expect((await owner.post('/dashboard/profile/language', { language: 'pl' })).status).toBe(404)
  await owner.post('/dashboard/profile/language', { language: '' })
  expect((await visit('/dashboard/usage', 'fr')).headers.get('content-language')).toBe('fr')
})

test('only an owner sets the language of the account', async () => {
  const reader = await signedIn(service, { name: 'reader@example.com', now })
  expect((await reader.get('/dashboard/profile')).text).not.toContain('name="language"')
  expect((await reader.post('/dashboard/profile/language', { language: 'de' })).status).toBe(403)
})

test('a text of a user stays a text in a sentence that has markup', async () => {
  const evil = '<img src=x>\ufdd00\ufdd0'
  const { text } = await visit(`/dashboard/connect?user_code=${encodeURIComponent(evil)}`, 'de')
  expect(text).not.toContain('<img src=x>')
})

test('a header of ten kilobytes and a malformed one are read like any other', async () => {
  const long = Array.from({ length: 900 }, (_, index) => `x-${String(index).padStart(8, '0')}`).join(',')
  expect((await visit('/dashboard/usage', `fr-CA;q=0.5,${long}`)).headers.get('content-language')).toBe('fr')
  expect((await visit('/dashboard/usage', ';;q=,\t*;q=9,de_AT')).headers.get('content-language')).toBe('en')
})

test('the fields of a problem that programs read are the same in each language', async () => {
  const key = await service.newKey('test')
  const problems = await Promise.all(
    ['en', 'de', 'fr'].map(async language => {
      const { text, headers } = await get(service.url, '/v1/usage?colour=red', key, {
        'accept-language': language,
      })
      expect(headers.get('content-language')).toBe(language)
      expect(headers.get('vary')).toBe('Accept, Accept-Language')
      return JSON.parse(text)
    }),
  )
  const machineRead = ({ type, status, code, errors = [] }: (typeof problems)[number]) => ({
    ...{ type, status, code },
    errors: errors.map(({ path, code: of }: { path: string; code: string }) => [path, of]),
  })
  expect(new Set(problems.map(problem => JSON.stringify(machineRead(problem)))).size).toBe(1)
  expect(new Set(problems.map(({ title }) => title)).size).toBe(3)
})

test('an answer that is repeated is the same in every language', async () => {
  const key = await service.newKey('test')
  const answers = await Promise.all(
    ['en', 'de', 'fr'].map(async language => {
      const headers = { 'idempotency-key': 'order-1', 'accept-language': language }
      return (await post(service.url, key, { headers })).text
    }),
  )
  expect(new Set(answers).size).toBe(1)
})

test('pages of operators and what expired for strangers have a language', async () => {
  const link = await visit('/v1/files/x.pdf', 'fr')
  expect(link.text).toContain('<h1>Ce lien n’est pas valable</h1>')
  const operator = await visit('/dashboard/operator', 'fr')
  expect(operator.headers.get('content-language') ?? 'en').toBe('en')
})
