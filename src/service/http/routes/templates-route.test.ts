import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedTemplateSchema, templatesAnswerSchema } from '#contract/account-templates.ts'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { noLimits } from '../../store/plans.ts'
import { type KeyScope, keyScopes } from '../../store/store.ts'
import { deleted, get, post, putTemplate } from '../../testing/client.ts'
import { bareInvoice } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { studioTemplate } from '../../testing/templates.ts'

const folder = await temporaryFolder()
let service: TestService
/** used by this test only */
let account: string
let key: string

const origin = byOperator(new Date())
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

beforeAll(async () => {
  service = await startTestService(folder.path, { renderer: standInRenderer() })
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})
beforeEach(async () => {
  account = await newAccount()
  key = await keyWith(keyScopes)
})

async function newAccount(): Promise<string> {
  const id = `acc_${randomUUID().slice(0, 8)}`
  await service.store.addAccount({ id, name: 'Example', created_at: origin.at }, origin)
  return id
}
const keyWith = async (scopes: readonly KeyScope[], of = account) =>
  (await createKey(service.store, { mode: 'live', name: 'Example', origin, scopes, account: of })).key
const billed = async () => (await service.ledger()).filter(({ account_id }) => account_id === account)

const put = async (body: string, { name = 'studio', by = key, headers = {} } = {}) => {
  const answer = await putTemplate(service.url, by, { name, body, headers })
  return { ...answer, published: () => publishedTemplateSchema.parse(JSON.parse(answer.text)) }
}
const generate = (template: string, { by = key, headers = {} } = {}) =>
  post(service.url, by, { body: { ...bareInvoice, template }, headers })

describe('a template of the account', () => {
  test('is given back to the byte, and has a version for each file', async () => {
    const first = await put(studioTemplate())
    expect(first.status).toBe(201)
    expect(first.published()).toMatchObject({ name: 'studio', version: 1, sha256: sha256(studioTemplate()) })
    const again = await put(studioTemplate())
    expect([again.status, again.published()]).toEqual([200, first.published()])
    const changed = studioTemplate({ title: 'Larger' })
    expect((await put(changed)).published()).toMatchObject({ version: 2 })

    const read = await get(service.url, '/v1/templates/studio', key)
    expect([read.text, read.headers.get('etag')]).toEqual([changed, `"${sha256(changed)}"`])
    expect((await get(service.url, '/v1/templates/studio@1', key)).text).toBe(studioTemplate())
    expect((await get(service.url, '/v1/templates/studio%401', key)).text).toBe(studioTemplate())
    for (const name of ['studio@3', 'studio@0', 'minimal', 'other', 'STUDIO', 'studio@1x'])
      expect((await get(service.url, `/v1/templates/${name}`, key)).status).toBe(404)
  })

  test('is used by its name or by one version, and the answer names the version', async () => {
    await put(studioTemplate())
    await put(studioTemplate({ title: 'Larger' }))
    expect((await generate('studio')).answer().templateVersion).toBe(2)
    expect((await generate('studio@1')).answer().templateVersion).toBe(1)
    expect((await generate('minimal')).answer().templateVersion).toBeUndefined()
    const { jobs } = JSON.parse((await get(service.url, '/v1/jobs?template=studio', key)).text)
    expect(jobs.map((job: { templateVersion?: number }) => job.templateVersion)).toEqual([1, 2])
  })

  test('that is unknown is refused with field and reason, and nothing is billed', async () => {
    await put(studioTemplate())
    const refusals = await Promise.all(
      ['other', 'studio@2', 'minimal@1', 'default'].map(async template => {
        const { status, problem } = await generate(template)
        return [status, problem().code, problem().errors?.[0]?.path, problem().errors?.[0]?.message]
      }),
    )
    expect(refusals).toEqual([
      [422, 'unknown_template', 'template', 'There is no template of this name.'],
      [422, 'unknown_template', 'template', 'The account keeps no version 2 of a template "studio".'],
      [422, 'unknown_template', 'template', 'The account keeps no version 1 of a template "minimal".'],
      [422, 'unknown_template', 'template', expect.stringMatching(/^No default template was chosen\./)],
    ])
    expect(await billed()).toEqual([])
    expect((await generate('Studio')).problem().errors?.[0]?.path).toBe('template')
    const checked = await post(service.url, key, {
      path: '/v1/validate',
      body: { ...bareInvoice, template: 'studio@2' },
    })
    expect(JSON.parse(checked.text)).toMatchObject({
      valid: false,
      errors: [{ path: 'template', code: 'unknown_template' }],
    })
  })

  test('a repeated request gets the first answer, whatever the name means by then', async () => {
    await put(studioTemplate())
    const headers = { 'idempotency-key': 'order-1' }
    const first = await generate('studio', { headers })
    await put(studioTemplate({ title: 'Larger' }))
    expect((await generate('studio', { headers })).text).toBe(first.text)
    await deleted(service.url, '/v1/templates/studio', key)
    expect((await generate('studio', { headers })).text).toBe(first.text)
    expect((await generate('studio')).status).toBe(422)
    expect(await billed()).toHaveLength(1)
  })
})

describe('publishing', () => {
  test('needs the scope', async () => {
    const by = await keyWith(['generate', 'read'])
    expect((await put(studioTemplate(), { by })).problem().code).toBe('missing_scope')
    await put(studioTemplate())
    expect((await generate('studio', { by })).status).toBe(200)
    expect((await deleted(service.url, '/v1/templates/studio', by)).problem().code).toBe('missing_scope')
  })

  test('refuses taken names, other names in the file, and mistakes, each by its path', async () => {
    const paths = async (...sent: Parameters<typeof put>) => {
      const { status, problem } = await put(...sent)
      return [status, problem().code, problem().errors?.map(({ path }) => path)]
    }
    expect(await paths(studioTemplate({ name: 'minimal' }), { name: 'minimal' })).toEqual([
      ...[422, 'invalid_template', ['name']],
    ])
    expect(await paths(studioTemplate({ name: 'default' }), { name: 'default' })).toEqual([
      ...[422, 'invalid_template', ['name']],
    ])
    expect(await paths(studioTemplate(), { name: 'other' })).toEqual([422, 'invalid_template', ['name']])
    expect(await paths(studioTemplate().replace('"size": 9,', '"size": 900,'))).toEqual([
      ...[422, 'invalid_template', ['type.body.size']],
    ])
    expect((await put('{')).problem().code).toBe('invalid_template')
    for (const name of ['Studio', 'studi%C3%B6', 'studio@1', 'a b', 'x'.repeat(65)])
      expect((await put(studioTemplate(), { name })).status).toBe(404)
    expect((await get(service.url, '/v1/templates/studio', key)).status).toBe(404)
  })

  test('with If-Match replaces only what the client has read', async () => {
    const tag = (text: string) => ({ 'if-match': `"${sha256(text)}"` })
    expect((await put(studioTemplate(), { headers: tag('x') })).status).toBe(412)
    await put(studioTemplate())
    const larger = studioTemplate({ title: 'Larger' })
    expect((await put(larger, { headers: tag(studioTemplate()) })).status).toBe(201)
    expect((await put(studioTemplate(), { headers: tag(studioTemplate()) })).problem().code).toBe(
      'precondition_failed',
    )
  })
})

test('the list has those of the service and of the account in one order, a page at a time', async () => {
  for (const name of ['aaa', 'lll', 'zzz']) await put(studioTemplate({ name, title: name }), { name })
  const names: string[] = []
  let cursor: string | null | undefined
  do {
    const { text } = await get(service.url, `/v1/templates?limit=4${cursor ? `&cursor=${cursor}` : ''}`, key)
    const page = templatesAnswerSchema.parse(JSON.parse(text))
    names.push(...page.templates.map(({ name, version }) => `${name} ${version ?? ''}`))
    cursor = page.next
  } while (cursor != null)
  expect(names).toEqual([
    ...['aaa 1', 'bold ', 'classic ', 'compact ', 'letterhead ', 'lll 1', 'minimal ', 'modern ', 'zzz 1'],
  ])
})

test('an account cannot see or use the templates of another one', async () => {
  await put(studioTemplate())
  const other = await keyWith(keyScopes, await newAccount())
  expect((await generate('studio', { by: other })).status).toBe(422)
  expect((await generate('studio@1', { by: other })).status).toBe(422)
  expect((await get(service.url, '/v1/templates/studio', other)).status).toBe(404)
  expect((await deleted(service.url, '/v1/templates/studio', other)).status).toBe(404)
  expect((await get(service.url, '/v1/templates', other)).text).not.toContain('studio')
  // templates and version numbers are separate per account
  expect((await put(studioTemplate({ title: 'Mine' }), { by: other })).published().version).toBe(1)
  expect((await get(service.url, '/v1/templates/studio', key)).text).toBe(studioTemplate())
})

test('a number is never given twice, and a name whose version is deleted means the newest that is left', async () => {
  for (const title of ['one', 'two', 'three']) await put(studioTemplate({ title }))
  expect((await deleted(service.url, '/v1/templates/studio@3', key)).status).toBe(200)
  expect((await generate('studio')).answer().templateVersion).toBe(2)
  await deleted(service.url, '/v1/templates/studio', key)
  expect((await generate('studio@1')).status).toBe(422)
  expect((await deleted(service.url, '/v1/templates/studio', key)).status).toBe(404)
  expect((await put(studioTemplate())).published().version).toBe(4)
})

test('default means the chosen template only', async () => {
  await put(studioTemplate())
  await service.store.setDefaultTemplate(account, 'studio', origin)
  expect((await generate('default')).answer().templateVersion).toBe(1)
  expect((await generate('default@1')).status).toBe(422)
  await service.store.setDefaultTemplate(account, 'bold', origin)
  const { jobId } = (await generate('default')).answer()
  expect(JSON.parse((await get(service.url, `/v1/jobs/${jobId}`, key)).text)).toMatchObject({
    template: 'bold',
  })
  const { text } = await get(service.url, '/v1/templates', key)
  expect(templatesAnswerSchema.parse(JSON.parse(text)).default).toBe('bold')
})

test('a plan that limits storage counts templates too', async () => {
  await service.store.addPlan(
    { ...noLimits, id: account, name: 'X', created_at: origin.at, price: null, stored_bytes: 6000 },
    origin,
  )
  await service.store.setPlan(account, account, origin)
  expect((await put(studioTemplate())).status).toBe(201)
  expect((await put(studioTemplate({ title: 'Larger' }))).problem()).toMatchObject({
    code: 'storage_limit_reached',
    status: 403,
  })
  expect((await get(service.url, '/v1/templates/studio', key)).text).toBe(studioTemplate())
  // unchanged content is not a new version
  expect((await put(studioTemplate())).status).toBe(200)
})

/** As long as a template may be, or deeper and wider than any valid one. */
const hostile: [what: string, text: () => string, code: string][] = [
  ['more than 1 MiB', () => studioTemplate({ title: 'x'.repeat(1024 * 1024) }), 'too_large'],
  ['lists in lists', () => '['.repeat(500_000), 'invalid_template'],
  ['objects in objects', () => '{"a":'.repeat(150_000), 'invalid_template'],
  ['half a million values', () => `[${'0,'.repeat(500_000)}0]`, 'invalid_template'],
  [
    'a hundred thousand colours',
    () => `{"palette":{${Array.from({ length: 60_000 }, (_, index) => `"c${index}":1`)}}}`,
    'invalid_template',
  ],
  ['a name of a megabyte', () => `{"${'x'.repeat(1_000_000)}":1}`, 'invalid_template'],
  [
    'a setting twice',
    () => studioTemplate().replace('"accent": "accent"', '"accent": "accent", "accent": "ink"'),
    'invalid_template',
  ],
  [
    'a prototype',
    () => studioTemplate().replace('"accent": "accent"', '"__proto__": {"accent": 1}'),
    'invalid_template',
  ],
  ['no text', () => '', 'invalid_template'],
  ['a list', () => '[]', 'invalid_template'],
  ['null', () => 'null', 'invalid_template'],
]
test.each(hostile)(
  '%s is refused in seconds, and nothing is kept',
  { tags: 'extended' },
  async (_what, text, code) => {
    const start = performance.now()
    const { status, problem } = await put(text())
    expect([status < 500, problem().code]).toEqual([true, code])
    expect(performance.now() - start).toBeLessThan(15_000)
    expect((await get(service.url, '/v1/templates/studio', key)).status).toBe(404)
  },
)

test('control characters and lone surrogates of a title are in the file only', async () => {
  const text = studioTemplate({ title: 'a\\u0000b\\ud800<i>' })
  expect((await put(text)).status).toBe(201)
  expect((await get(service.url, '/v1/templates/studio', key)).text).toBe(text)
  const list = templatesAnswerSchema.parse(JSON.parse((await get(service.url, '/v1/templates', key)).text))
  expect(list.templates.find(({ name }) => name === 'studio')?.title).toBe('a b\ufffd<i>')
})
