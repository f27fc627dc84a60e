import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publishedTemplateSchema, templatesAnswerSchema } from '#contract/account-templates.ts'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { deleted, get, post, putTemplate } from '../../testing/client.ts'
import { bareInvoice } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { studioTemplate } from '../../testing/templates.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let key: string

const origin = byOperator(new Date())
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  key = (
    await createKey(service.store, {
      mode: 'live',
      name: 'all',
      origin,
      scopes: ['generate', 'read', 'templates'],
    })
  ).key
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

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

  test('is used by its name or by one version, and the answer says which', async () => {
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
    expect(await service.ledger()).toEqual([])
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
    expect(await service.ledger()).toHaveLength(1)
  })
})

describe('publishing', () => {
  test('needs the scope', async () => {
    const by = await service.newKey('live')
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

test('nobody sees or uses the templates of another account', async () => {
  await put(studioTemplate())
  await service.store.addAccount({ id: 'acc_2', name: 'Other', created_at: origin.at }, origin)
  const scopes = ['generate', 'read', 'templates'] as const
  const other = (
    await createKey(service.store, { mode: 'live', name: 'x', origin, scopes, account: 'acc_2' })
  ).key
  expect((await generate('studio', { by: other })).status).toBe(422)
  expect((await generate('studio@1', { by: other })).status).toBe(422)
  expect((await get(service.url, '/v1/templates/studio', other)).status).toBe(404)
  expect((await deleted(service.url, '/v1/templates/studio', other)).status).toBe(404)
  expect((await get(service.url, '/v1/templates', other)).text).not.toContain('studio')
  // a name of its own, with numbers of its own
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
