/** @module-tag extended */

import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { emptyDraft } from '#core/draft/draft.ts'
import { columnsWith } from '../../testing/invoice-columns.ts'
import { openStore } from '../open-store.ts'
import { migrations } from '../schema/migrations.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-data-'))
  path = dataPaths(folder).data
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = '2026-11-21T14:00:00.000Z'
const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
const columns = columnsWith({ invoice_number: '1', customer: 'Example' })

function write(store: Store, count: number): void {
  store.invoices.create({
    id: idOf(count),
    draft: emptyDraft({ notes: `note ${count} `.repeat(200) }),
    columns,
    at,
    sample: false,
  })
}

/** Writes a cleanly closed data folder with two invoices, and a backup of the first one. */
async function writeFolder(): Promise<void> {
  const store = openStore(folder)
  write(store, 1)
  await store.dataFile.backUp('2026-11-20')
  write(store, 2)
  store.close()
}

/** Runs statements in a process that is killed without closing the database. */
async function killedAfter(steps: string): Promise<void> {
  const script = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(path)})
    ${steps}
    process.kill(process.pid, 'SIGKILL')`
  await promisify(execFile)(process.execPath, ['-e', script]).catch(() => undefined)
}

const contents = () =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => name.startsWith('billwright'))
      .map(name => [name, readFileSync(join(folder, name)).toString('base64')]),
  )

function damage(): Buffer {
  const bytes = readFileSync(path)
  bytes.fill(0xa5, 4096, 4096 * 5)
  writeFileSync(path, bytes)
  return bytes
}

const asideIn = (what: string) => readdirSync(folder).filter(name => name.startsWith(`${what}-`))

describe('data of a newer version', () => {
  const newer = migrations.length + 1
  const toNewer = `PRAGMA user_version = ${newer}; UPDATE schema_version SET version = ${newer}; CREATE TABLE future (a)`

  const expectReadOnly = () => {
    const before = contents()
    const store = openStore(folder)
    expect(store.dataFile.condition()).toEqual({ state: 'newer' })
    expect(store.invoices.find(idOf(2))?.draft.notes).toContain('note 2')
    expect(() => write(store, 3)).toThrow('store.read_only')
    store.close()
    return { before, after: contents() }
  }

  test('can be read and stay unchanged byte for byte', async () => {
    await writeFolder()
    const newer = new DatabaseSync(path)
    newer.exec(toNewer)
    newer.close()
    const { before, after } = expectReadOnly()
    expect(after).toEqual(before)
  })

  test('are recognised while the version is only in the WAL, and both files stay unchanged', async () => {
    await writeFolder()
    await killedAfter(`database.exec('${toNewer}')`)
    const { before, after } = expectReadOnly()
    expect(before['billwright.sqlite-wal']).not.toBe('')
    expect(after['billwright.sqlite']).toBe(before['billwright.sqlite'])
    expect(after['billwright.sqlite-wal']).toBe(before['billwright.sqlite-wal'])
  })
})

describe('damaged data', () => {
  test('stay in place until the user decides, and nothing is written', async () => {
    await writeFolder()
    const damaged = damage()
    const store = openStore(folder)
    expect(store.dataFile.condition()).toMatchObject({
      state: 'damaged',
      reason: 'damaged',
      backup: { invoices: 1 },
    })
    expect(() => write(store, 3)).toThrow('store.read_only')
    store.close()
    expect(readFileSync(path).equals(damaged)).toBe(true)
    expect(openAndClose()).toBe('damaged')
  })

  test('are moved away unchanged and replaced by the newest intact backup', async () => {
    await writeFolder()
    const damaged = damage()
    const store = openStore(folder)
    await store.dataFile.recover('backup')
    expect(store.dataFile.condition()).toMatchObject({ state: 'ready', notice: 'drafts_missing' })
    expect(store.invoices.list({ search: '', limit: 1000 }).map(({ id }) => id)).toEqual([idOf(1)])
    write(store, 3)
    store.close()
    const [aside = ''] = asideIn('damaged')
    expect(readFileSync(join(folder, aside, 'billwright.sqlite')).equals(damaged)).toBe(true)
    expect(openAndClose()).toBe('ready')
  })

  test('a damaged backup is skipped', async () => {
    await writeFolder()
    const store = openStore(folder)
    await store.dataFile.backUp('2026-11-21')
    store.close()
    damage()
    writeFileSync(join(folder, 'backups', 'daily-2026-11-21.sqlite'), readFileSync(path))
    const again = openStore(folder)
    expect(again.dataFile.condition()).toMatchObject({ backup: { invoices: 1 } })
    again.close()
  })

  test('can be replaced by an empty file without a backup, and are kept', async () => {
    writeFileSync(path, Buffer.alloc(4096, 'not a database '))
    const store = openStore(folder)
    expect(store.dataFile.condition()).toEqual({ state: 'damaged', reason: 'damaged', backup: null })
    await expect(store.dataFile.recover('backup')).rejects.toThrow('store.no_backup')
    await store.dataFile.recover('nothing')
    write(store, 1)
    store.close()
    const [aside = ''] = asideIn('damaged')
    expect(readFileSync(join(folder, aside, 'billwright.sqlite'), 'utf8')).toContain('not a database')
  })

  test('a missing file is not silently replaced by an empty one', async () => {
    await writeFolder()
    rmSync(path)
    const store = openStore(folder)
    expect(store.dataFile.condition()).toMatchObject({ state: 'damaged', reason: 'missing' })
    await store.dataFile.recover('backup')
    expect(store.invoices.list({ search: '', limit: 1000 })).toHaveLength(1)
    store.close()
  })

  test('a start completes or discards a replacement interrupted by a power failure at any step', async () => {
    await writeFolder()
    const backup = join(folder, 'backups', 'daily-2026-11-20.sqlite')
    const { replacement } = dataPaths(folder)

    // Interrupted before any file was moved.
    damage()
    cpSync(backup, replacement)
    expect(openAndClose()).toBe('damaged')
    expect(existsSync(replacement)).toBe(false)

    // Interrupted after the file was moved; its WAL must not be replayed into the other file.
    cpSync(backup, replacement)
    mkdirSync(join(folder, 'damaged-then'))
    renameSync(path, join(folder, 'damaged-then', 'billwright.sqlite'))
    writeFileSync(`${path}-wal`, 'left behind')
    const store = openStore(folder)
    expect(store.dataFile.condition().state).toBe('ready')
    expect(store.invoices.list({ search: '', limit: 1000 }).map(({ id }) => id)).toEqual([idOf(1)])
    store.close()
    const [aside = ''] = asideIn('replaced')
    expect(readFileSync(join(folder, aside, 'billwright.sqlite-wal'), 'utf8')).toBe('left behind')
  })

  test('found while the program runs, it is checked at the next start whatever the size of the file', async () => {
    await writeFolder()
    const store = openStore(folder)
    damage()
    store.dataFile.backUp('2026-11-21')
    await store.dataFile.settled()
    expect(store.dataFile.condition()).toEqual({ state: 'ready', notice: 'damage_found' })
    expect(readdirSync(join(folder, 'backups'))).toEqual(['daily-2026-11-20.sqlite'])
    expect(existsSync(dataPaths(folder).suspect)).toBe(true)
    store.close()
  })
})

test('a WAL removed after a crash is reported, and queued attempts need confirmation', async () => {
  await writeFolder()
  const store = openStore(folder)
  const { attempts } = store
  attempts.freeze(waiting(), { takeNumber: false })
  store.close()
  writeFileSync(dataPaths(folder).running, '')

  const again = openStore(folder)
  expect(again.dataFile.condition()).toEqual({ state: 'ready', notice: 'log_missing' })
  // The journal contains what was sent.
  expect(again.attempts.mayBeMissing(idOf(2))).toBe(false)
  expect(again.attempts.find(waiting().id)).toMatchObject({
    state: 'unknown',
    inDoubt: true,
    problem: { code: 'outcome_unknown' },
  })
  again.close()
  expect(openAndClose()).toBe('ready')
})

const waiting = () => ({
  id: 'an-attempt',
  invoiceId: idOf(1),
  revision: 1,
  state: 'queued' as const,
  mode: 'live' as const,
  connectionId: 'c',
  connectionName: 'Example service',
  baseUrl: 'https://billing.example.com',
  template: 'minimal',
  templateSha256: null,
  invoice_number: '1',
  currency: 'EUR',
  payable: '1.00' as never,
  payload: new Uint8Array([1]),
  payloadSha256: '0',
  idempotencyKey: 'k',
  keyFingerprint: 'f',
  createdAt: at,
  finishedAt: null,
  retryAt: null,
  tries: 0,
  inDoubt: false,
  jobId: null,
  invoiceUrl: null,
  problem: null,
  issuedBy: null,
  delivery: null,
  emailedAt: null,
})

function openAndClose(): string {
  const store = openStore(folder)
  const { state } = store.dataFile.condition()
  store.close()
  return state
}
