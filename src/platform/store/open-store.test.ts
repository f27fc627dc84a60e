import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { runs } from '#core/testing/runs.ts'
import { columnsWith } from '../testing/invoice-columns.ts'
import { openStore } from './open-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const testing = (name: string) => join(import.meta.dirname, '..', 'testing', name)
const openElsewhere = async () =>
  (await promisify(execFile)(process.execPath, [testing('open-store-script.ts'), folder])).stdout

const columns = columnsWith({ invoice_number: '1', customer: 'Example', searchText: '1\nexample' })
const at = '2026-11-21T14:00:00.000Z'
const id = '3f0e9a3c-5f37-4d5e-9a77-0b6d8a5f9c11'

test('a saved draft with a logo is there at the next start', () => {
  const store = openStore(folder)
  const draft = emptyDraft({ notes: 'Zażółć 🧾', logo: 'data:image/png;base64,AAAA' })
  store.invoices.create({ id, draft: emptyDraft(), columns, at, sample: false })
  expect(store.invoices.save({ id, revision: 1, draft, columns, at })).toBe(true)
  store.close()

  const again = openStore(folder)
  expect(again.invoices.find(id)).toMatchObject({ revision: 2, draft, attempt: null })
  expect(again.invoices.revision(id, 1)).toEqual(emptyDraft())
  again.close()
})

test('a change based on an older revision is not saved', () => {
  const store = openStore(folder)
  store.invoices.create({ id, draft: emptyDraft(), columns, at, sample: false })
  expect(store.invoices.save({ id, revision: 7, draft: emptyDraft(), columns, at })).toBe(false)
  expect(store.invoices.find(id)?.revision).toBe(1)
  store.close()
})

test('% and _ in a search are literal', () => {
  const store = openStore(folder)
  store.invoices.create({
    id,
    draft: emptyDraft(),
    columns: { ...columns, searchText: '100% done' },
    at,
    sample: false,
  })
  expect(store.invoices.list({ search: '100%', limit: 1000 })).toHaveLength(1)
  expect(store.invoices.list({ search: '1%d', limit: 1000 })).toEqual([])
  expect(store.invoices.list({ search: '_', limit: 1000 })).toEqual([])
  store.close()
})

test('only the owner can read the data', () => {
  openStore(folder).close()
  const mode = (path: string) => statSync(path).mode & 0o777
  for (const file of readdirSync(folder)) expect([file, mode(join(folder, file))]).toEqual([file, 0o600])
})

describe('a second process', () => {
  test('is refused while the folder is in use, and can open it afterwards', async () => {
    const store = openStore(folder)
    expect(await openElsewhere()).toBe('store_locked: store_locked')
    store.close()
    expect(await openElsewhere()).toBe('opened')
  })
})

test('kill -9 while saving: no acknowledged revision is lost, and the folder can be opened at once', async () => {
  let known: string[] = []
  for (let round = 0; round < runs(10, 2); round++) {
    const child = spawn(process.execPath, [testing('save-loop-script.ts'), folder, ...known.slice(0, 1)])
    let output = ''
    const ended = new Promise(resolve => child.once('exit', resolve))
    for await (const chunk of child.stdout) {
      output += chunk
      if (output.split('\n').length > 5 + round * 3) child.kill('SIGKILL')
    }
    await ended
    const acknowledged = output.split('\n').slice(0, -1).at(-1)?.split(' ') ?? []
    known = acknowledged
    const store = openStore(folder)
    const kept = store.invoices.find(acknowledged[0] ?? '')
    store.close()
    expect(kept?.revision).toBeGreaterThanOrEqual(Number(acknowledged[1]))
    expect(kept?.draft.notes).toBe(`written as ${kept?.revision}`)
  }
})

test('reports in plain language why the folder cannot be written', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(() => openStore(file)).toThrow('store.not_a_folder')
})

test.runIf(process.platform === 'linux')(
  'a path where no folder can be created is refused at once',
  async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [testing('open-store-script.ts'), '/proc/nowhere/data'],
      {
        timeout: 20_000,
      },
    )
    expect(stdout).toBe('store_unavailable: store.no_folder')
  },
)
