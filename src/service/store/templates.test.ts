import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, origin, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'
import { type TemplateLimits, templateLimits } from './templates.ts'

/** Templates of accounts, in every database. */

describe.each(storeKinds)('$name', kind => {
  let server: Awaited<ReturnType<StoreKind['start']>>
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database = await server.newDatabase()
    store = await database.open()
    await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const ofStudio = { account_id: 'default', name: 'studio' }
  function publish(
    text: string,
    { account_id = 'default', name = 'studio', limits = {}, sha256, by = store }: Publishing = {},
  ) {
    const template = { account_id, name, title: 'Studio', description: 'Example', text }
    const stored = { ...template, sha256: `digest of ${text}`, bytes: text.length, created_at: time }
    return by.publishTemplate(stored, { sha256, limits: { ...templateLimits, ...limits } }, origin)
  }
  interface Publishing {
    account_id?: string
    name?: string
    limits?: Partial<TemplateLimits>
    sha256?: string
    by?: Store
  }
  const version = async (text: string, options?: Publishing) => {
    const published = await publish(text, options)
    return published.outcome === 'published' ? published.template.version : published
  }
  const actions = async () =>
    (await store.readAudit({ account_id: 'default', key_id: undefined }, { before: undefined, limit: 20 }))
      .filter(({ action }) => action.startsWith('template.'))
      .map(({ action, detail }) => `${action} ${detail.version ?? detail.template ?? '-'}`)
      .reverse()

  test('each file is a version, unless the name means it already', async () => {
    expect([await version('a'), await version('b'), await version('b'), await version('a')]).toEqual([
      1, 2, 2, 3,
    ])
    expect(await store.readTemplate(ofStudio)).toMatchObject({ version: 3, text: 'a' })
    expect(await store.readTemplate({ ...ofStudio, version: 2 })).toMatchObject({ version: 2, text: 'b' })
    expect(await store.readTemplate({ ...ofStudio, version: 4 })).toBeUndefined()
    expect(await actions()).toEqual(['template.published 1', 'template.published 2', 'template.published 3'])
  })

  test('versions published concurrently have different numbers', async () => {
    const other = await database.open()
    const texts = Array.from({ length: 12 }, (_, index) => `text ${index}`)
    const numbers = await Promise.all(
      texts.map((text, index) => version(text, { by: index % 2 === 0 ? store : other })),
    )
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(texts.map((_, index) => index + 1))
    for (const [index, text] of texts.entries())
      expect((await other.readTemplate({ ...ofStudio, version: Number(numbers[index]) }))?.text).toBe(text)
    await other.close()
  })

  test('an expected version is the only one that is replaced or deleted', async () => {
    expect(await publish('a', { sha256: 'digest of a' })).toEqual({ outcome: 'changed' })
    await publish('a')
    expect(await version('b', { sha256: 'digest of a' })).toBe(2)
    expect(await publish('c', { sha256: 'digest of a' })).toEqual({ outcome: 'changed' })
    expect(await store.removeTemplate(ofStudio, 'digest of a', origin)).toBe('changed')
    expect(await store.removeTemplate(ofStudio, 'digest of b', origin)).toBe('removed')
  })

  test('a name can mean an earlier version again, and a deleted version leaves the newest', async () => {
    for (const text of ['a', 'b', 'c']) await publish(text)
    expect(await store.selectTemplate({ ...ofStudio, version: 1 }, origin)).toBe(true)
    expect((await store.findTemplate(ofStudio))?.version).toBe(1)
    // already the current content, so no version is added
    expect(await version('a')).toBe(1)
    expect(await store.selectTemplate({ ...ofStudio, version: 9 }, origin)).toBe(false)
    expect(await store.removeTemplate({ ...ofStudio, version: 2 }, undefined, origin)).toBe('removed')
    expect((await store.findTemplate(ofStudio))?.version).toBe(1)
    expect(await store.removeTemplate({ ...ofStudio, version: 1 }, undefined, origin)).toBe('removed')
    expect((await store.findTemplate(ofStudio))?.version).toBe(3)
    expect(await store.removeTemplate({ ...ofStudio, version: 1 }, undefined, origin)).toBe('missing')
    expect((await actions()).slice(3)).toEqual([
      'template.version_set 1',
      'template.deleted 2',
      'template.deleted 1',
    ])
  })

  test('numbers are not reused after a template was deleted, and the default is removed with it', async () => {
    await publish('a')
    await store.setDefaultTemplate('default', 'studio', origin)
    expect(await store.defaultTemplate('default')).toBe('studio')
    await store.removeTemplate(ofStudio, undefined, origin)
    expect(await store.defaultTemplate('default')).toBeNull()
    expect(await store.findTemplate(ofStudio)).toBeUndefined()
    expect(await store.listTemplates('default', { after: undefined, limit: 10 })).toEqual([])
    expect((await store.storedBytes('default')).templates).toBe(0)
    expect(await version('a')).toBe(2)
  })

  test('are listed by their names, their versions from the newest on', async () => {
    for (const name of ['b', 'a', 'c-1', 'c']) await publish('x', { name })
    const names = async (after?: string) =>
      (await store.listTemplates('default', { after, limit: 2 })).map(({ name }) => name)
    expect([await names(), await names('b'), await names('c-1')]).toEqual([['a', 'b'], ['c', 'c-1'], []])
    for (const text of ['1', '2', '3']) await publish(text)
    const versions = async (before?: number) =>
      (await store.listTemplateVersions(ofStudio, { before, limit: 2 })).map(each => each.version)
    expect([await versions(), await versions(2)]).toEqual([[3, 2], [1]])
  })

  test('an account has so many names, versions and bytes', async () => {
    const full = (limit: string) => ({ outcome: 'full', limit })
    const limits = { names: 2, usedNames: 3, versions: 4, bytes: 10 }
    const named = (name: string, text = name) => publish(text, { name, limits })
    for (const name of ['a', 'b']) expect(await named(name)).toMatchObject({ outcome: 'published' })
    expect(await named('c')).toEqual(full('names'))
    await store.removeTemplate({ account_id: 'default', name: 'a' }, undefined, origin)
    expect(await named('c')).toMatchObject({ outcome: 'published' })
    await store.removeTemplate({ account_id: 'default', name: 'b' }, undefined, origin)
    expect(await named('d')).toEqual(full('usedNames'))
    expect(await named('a')).toMatchObject({ outcome: 'published' })
    for (const text of ['x', 'y']) await named('a', text)
    expect(await named('a', 'z')).toEqual(full('versions'))
    // unchanged content is never above a limit
    expect(await named('a', 'y')).toMatchObject({ outcome: 'published', isNew: false })
    await store.removeTemplate({ account_id: 'default', name: 'a', version: 2 }, undefined, origin)
    expect(await named('a', 'z'.repeat(8))).toEqual(full('bytes'))
    expect((await store.storedBytes('default')).templates).toBe(3)
    expect((await store.storedBytes('acc_2')).templates).toBe(0)
  })

  test('are those of one account, and leave with it', async () => {
    await publish('a')
    await publish('of the other', { account_id: 'acc_2' })
    await store.setDefaultTemplate('acc_2', 'studio', origin)
    expect((await store.readTemplate(ofStudio))?.text).toBe('a')
    await store.suspendAccount('acc_2', 'stop', origin)
    await store.deleteAccount('acc_2', { ...origin, at: later(1) })
    await expect(publish('late', { account_id: 'acc_2' })).rejects.toMatchObject({ code: 'account_deleted' })
    await store.eraseAccount('acc_2')
    expect(await store.findTemplate({ account_id: 'acc_2', name: 'studio' })).toBeUndefined()
    expect(await store.readTemplate({ account_id: 'acc_2', name: 'studio', version: 1 })).toBeUndefined()
    expect(await store.defaultTemplate('acc_2')).toBeNull()
    expect((await store.storedBytes(undefined)).templates).toBe(1)
    expect((await store.readTemplate(ofStudio))?.text).toBe('a')
  })
})
