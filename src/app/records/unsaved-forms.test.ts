import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const texts = { name: 'Northwind Exam', tax_id: '' }

test('a half-typed form is there after a restart, for its kind only, until it is dropped', async () => {
  await host.call('keepUnsavedForm', { kind: 'customers', form: { id: null, texts, prices: [] } })
  await host.close()
  host = await openTestHost(folder.path)
  expect(await host.call('unsavedForm', { kind: 'customers' })).toEqual({ row: null, texts, prices: [] })
  expect(await host.call('unsavedForm', { kind: 'items' })).toBeNull()
  await host.call('keepUnsavedForm', { kind: 'customers', form: null })
  expect(await host.call('unsavedForm', { kind: 'customers' })).toBeNull()
})

test('a form of a record has the record as it is now; of one that is gone it is a new one', async () => {
  const { saved } = await host.call('saveItem', { record: { description: 'Rope', prices: { EUR: '2.5' } } })
  const form = {
    id: saved.id,
    texts: { description: 'Rope, 10 m' },
    prices: [{ currency: 'EUR', amount: '2,' }],
  }
  await host.call('keepUnsavedForm', { kind: 'items', form })
  const archived = await host.call('archiveItem', { id: saved.id, archived: true })
  expect(await host.call('unsavedForm', { kind: 'items' })).toEqual({
    row: archived.saved,
    texts: form.texts,
    prices: form.prices,
  })
  const gone = { ...form, id: '00000000-0000-4000-8000-0000000000aa' }
  await host.call('keepUnsavedForm', { kind: 'items', form: gone })
  expect(await host.call('unsavedForm', { kind: 'items' })).toMatchObject({ row: null, texts: form.texts })
})
