import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { templateLimits } from '../../store/templates.ts'
import { newUserId } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { post } from '../../testing/client.ts'
import { bareInvoice } from '../../testing/invoices.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  browser = await signedIn(service)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date())
const list = '/dashboard/templates'
const studio = `${list}/studio`

const publish = (text: string, { name = 'studio', title = 'Studio', account_id = 'default' } = {}) =>
  service.store.publishTemplate(
    {
      ...{ account_id, name, title, description: 'Quiet & clear', text },
      ...{ sha256: text, bytes: text.length, created_at: origin.at },
    },
    { sha256: undefined, limits: templateLimits },
    origin,
  )
const inForce = async () =>
  (await service.store.findTemplate({ account_id: 'default', name: 'studio' }))?.version

test('templates are shown with a picture and their versions, and an earlier one is used again', async () => {
  expect((await browser.get(list)).text).toContain('No templates yet.')
  await publish('{"version":1}')
  await publish('{"version":2}', { title: '<b>Studio</b>' })
  const shown = (await browser.get(list)).text
  expect(shown).toContain('&lt;b&gt;Studio&lt;/b&gt;')
  const [, picture = ''] = /<img src="([^"]+picture\.svg)"/.exec(shown) ?? []
  const drawn = await browser.get(picture)
  expect([drawn.status, drawn.headers.get('content-type'), drawn.text]).toEqual([
    200,
    'image/svg+xml',
    '<svg><title>studio</title></svg>',
  ])
  expect((await browser.get(`${studio}/versions/1/template.json`)).text).toBe('{"version":1}')
  expect((await browser.get(studio)).text).toMatch(/Quiet &amp; clear[\s\S]*Version 2</)
  const used = await browser.post(`${studio}/versions/1/use`)
  expect([used.status, used.location, await inForce()]).toEqual([303, `${studio}?done=used`, 1])
  expect((await browser.get(`${studio}?done=used`)).text).toContain('Version 1 is in force.')
})

test('a default is chosen among the templates that exist', async () => {
  await publish('{}')
  await browser.get(list)
  const choose = async (name: string) => [
    (await browser.post(`${list}/default`, { name })).status,
    await service.store.defaultTemplate('default'),
  ]
  expect(await choose('studio')).toEqual([303, 'studio'])
  for (const name of ['other', 'default', 'studio@1', '../x'])
    expect(await choose(name)).toEqual([404, 'studio'])
  expect((await browser.get(list)).text).toContain('<option value="studio" selected>')
  expect(await choose('bold')).toEqual([303, 'bold'])
  expect(await choose('')).toEqual([303, null])
})

test('what uses a template is said before it is deleted', async () => {
  await publish('{"version":1}')
  await publish('{"version":2}')
  await service.store.setDefaultTemplate('default', 'studio', origin)
  const key = await service.newKey('live')
  const unused = (await browser.get(`${studio}/delete`)).text
  expect(unused).toContain('Nothing is stored that was made with it.')
  const { jobId } = (await post(service.url, key, { body: { ...bareInvoice, template: 'studio' } })).answer()
  const asked = (await browser.get(`${studio}/delete`)).text
  expect(asked).toContain('It is the default')
  expect(asked).toContain('It was used last on')
  // the current version is only deleted together with the template
  expect((await browser.get(`${studio}/versions/2/delete`)).status).toBe(404)
  expect((await browser.get(`${studio}/versions/1/delete`)).text).toContain('studio@1')
  expect((await browser.post(`${studio}/versions/1/delete`)).location).toBe(`${studio}?done=deleted`)
  expect((await browser.get(`${studio}/versions/1/template.json`)).status).toBe(404)
  await browser.get(`${studio}/delete`)
  expect((await browser.post(`${studio}/delete`)).location).toBe(`${list}?done=deleted`)
  expect([await inForce(), await service.store.defaultTemplate('default')]).toEqual([undefined, null])
  expect(
    (await service.store.findJob(jobId, { account_id: 'default', mode: 'live' }))?.template_version,
  ).toBe(2)
  const audit = (await browser.get('/dashboard/audit')).text
  expect(audit).toContain('The template studio was deleted.')
  expect(audit).toContain('Version 1 of the template studio was deleted.')
})

test('readers cannot change templates, and accounts do not see those of others', async () => {
  await publish('{"version":1}')
  await publish('{"version":2}')
  const reader = {
    id: newUserId(),
    account_id: 'default',
    email: 'reader@example.com',
    role: 'read-only',
  } as const
  await service.store.addUser({ ...reader, created_at: origin.at }, quickHash('reader password'), origin)
  const reading = new Browser(service.url)
  await reading.signIn('reader password', 'reader@example.com')
  const shown = (await reading.get(studio)).text
  expect(shown).toContain('Earlier')
  expect(shown).not.toContain('Use again')
  for (const path of ['/versions/1/use', '/versions/1/delete', '/delete'])
    expect((await reading.post(studio + path)).status).toBe(403)
  expect((await reading.post(`${list}/default`, { name: 'studio' })).status).toBe(403)

  await service.store.addAccount({ id: 'acc_2', name: 'Other', created_at: origin.at }, origin)
  await service.store.setPassword('acc_2', quickHash('other password'), origin)
  const other = new Browser(service.url)
  await other.signIn('other password', 'acc_2')
  expect((await other.get(list)).text).not.toContain('Studio')
  for (const path of ['', '/delete', '/versions/1/picture.svg', '/versions/1/template.json'])
    expect((await other.get(studio + path)).status).toBe(404)
  expect((await other.post(`${studio}/delete`)).status).toBe(404)
  expect(await inForce()).toBe(2)
})
