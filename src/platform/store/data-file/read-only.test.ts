/** @module-tag extended */

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { canMountDisks, mountSmallDisk, type SmallDisk } from '#service/testing/small-disk.ts'
import { change, numbersIn, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let disk: SmallDisk
let folder: string
let elsewhere: string
beforeEach(async () => {
  if (!canMountDisks) return
  disk = await mountSmallDisk('4m')
  folder = join(disk.path, 'data')
  elsewhere = `${disk.path}-elsewhere`
  mkdirSync(elsewhere)
})
afterEach(async () => {
  if (!canMountDisks) return
  await disk.remove()
  rmSync(elsewhere, { recursive: true, force: true })
})

const volumes = [
  {
    volume: 'with 8 kB free',
    reason: 'disk_full',
    refusal: 'store.disk_full',
    spoil: () => disk.fillUpTo(8192),
    restore: () => disk.grow('16m'),
  },
  {
    volume: 'without a free byte',
    reason: 'disk_full',
    refusal: 'store.disk_full',
    spoil: () => disk.fillUpTo(0),
    restore: () => disk.grow('16m'),
  },
  {
    volume: 'that is mounted read-only',
    reason: 'write_protected',
    refusal: 'store.read_only',
    spoil: () => disk.makeReadOnly(folder),
    restore: () => disk.makeWritable(folder),
  },
]

/** Writes data and closes it. */
function writeClosed(): void {
  const store = openStore(folder)
  write(store, 'A-1')
  write(store, 'A-2')
  store.close()
}

/** Data of a killed program, written once for all tests; its last changes are in the WAL. */
let killed: string
beforeAll(async () => {
  killed = mkdtempSync(join(tmpdir(), 'billwright-killed-'))
  openStore(killed).close()
  const script = `
    const { openStore } = await import('#platform/store/open-store.ts')
    const { write } = await import('#platform/testing/damaged-store.ts')
    const store = openStore(${JSON.stringify(killed)})
    write(store, 'A-1')
    write(store, 'A-2')
    process.kill(process.pid, 'SIGKILL')`
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).catch(() => undefined)
})
afterAll(() => rmSync(killed, { recursive: true, force: true }))

function writeKilled({ withIndex }: { withIndex: boolean }): void {
  cpSync(killed, folder, { recursive: true })
  expect(readFileSync(`${dataPaths(folder).data}-wal`).length).toBeGreaterThan(0)
  if (!withIndex) rmSync(`${dataPaths(folder).data}-shm`)
}

const ways = [
  { way: 'closed data', prepare: writeClosed },
  { way: 'a waiting WAL and its index', prepare: () => writeKilled({ withIndex: true }) },
  { way: 'a waiting WAL without its index', prepare: () => writeKilled({ withIndex: false }) },
]

const contents = () =>
  Object.fromEntries(
    ['billwright.sqlite', 'billwright.sqlite-wal', 'running']
      .filter(name => existsSync(join(folder, name)))
      .map(name => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )

const opened = (): Store => openStore(folder)

const cases = volumes.flatMap(volume => ways.map(way => ({ ...volume, ...way })))

describe.runIf(canMountDisks)('a start on a full or read-only volume', () => {
  test.each(cases)('$volume opens $way for reading and refuses every write with the reason', async one => {
    one.prepare()
    one.spoil()
    const before = contents()
    const store = opened()
    expect(store.dataFile.condition()).toEqual({ state: 'read_only', reason: one.reason })
    expect(numbersIn(store)).toEqual(['A-1', 'A-2'])
    const [id = ''] = store.invoices.list({ search: 'a-2', limit: 5 }).map(found => found.id)
    expect(store.invoices.find(id)?.draft.invoice_number).toBe('A-2')
    expect(() => write(store, 'A-3')).toThrow(one.refusal)
    expect(() => change(store, id, { notes: 'more' })).toThrow(one.refusal)
    expect(() => store.settings.save('theme', 'dark')).toThrow(one.refusal)
    expect(() => store.dataFile.receive(0, new Uint8Array([1]))).toThrow(one.refusal)
    expect(() => store.dataFile.requireWritable()).toThrow(one.refusal)
    await store.dataFile.backUp('2026-11-21')
    expect(contents()).toEqual(before)
    store.close()
  })

  test.each(cases)('$volume exports $way to another volume', async one => {
    one.prepare()
    one.spoil()
    const store = opened()
    const path = join(elsewhere, 'all.billwright')
    await store.dataFile.exportTo(path)
    store.close()
    const copy = new DatabaseSync(path, { readOnly: true })
    expect(copy.prepare('SELECT count(*) AS invoices FROM invoices').get()).toEqual({ invoices: 2 })
    copy.close()
  })

  test.each(cases)(
    '$volume, then with free space: $way is opened for writing without a restart',
    async one => {
      one.prepare()
      one.spoil()
      const store = opened()
      one.restore()
      await store.dataFile.reopen()
      expect(store.dataFile.condition()).toEqual({ state: 'ready', notice: null })
      write(store, 'A-3')
      store.close()
      const again = opened()
      expect(again.dataFile.condition()).toEqual({ state: 'ready', notice: null })
      expect(numbersIn(again)).toEqual(['A-1', 'A-2', 'A-3'])
      again.close()
    },
  )

  test.each(volumes)('$volume is not opened for writing before there is free space', async one => {
    writeClosed()
    one.spoil()
    const store = opened()
    await store.dataFile.reopen()
    expect(store.dataFile.condition()).toEqual({ state: 'read_only', reason: one.reason })
    expect(numbersIn(store)).toEqual(['A-1', 'A-2'])
    store.close()
  })

  test.each(cases)('$volume, then restarted with free space: nothing of $way is lost', async one => {
    one.prepare()
    one.spoil()
    opened().close()
    one.restore()
    const store = opened()
    expect(store.dataFile.condition()).toEqual({ state: 'ready', notice: null })
    expect(numbersIn(store)).toEqual(['A-1', 'A-2'])
    store.close()
  })

  test.each(volumes)('$volume without data opens an empty store with the reason', async one => {
    mkdirSync(folder)
    one.spoil()
    const store = opened()
    expect(store.dataFile.condition()).toEqual({ state: 'read_only', reason: one.reason })
    expect(numbersIn(store)).toEqual([])
    expect(() => write(store, 'A-1')).toThrow(one.refusal)
    one.restore()
    await store.dataFile.reopen()
    write(store, 'A-1')
    store.close()
  })

  test.each(volumes)('$volume opens data of an older version for reading', async one => {
    mkdirSync(folder)
    const old = new DatabaseSync(dataPaths(folder).data)
    old.exec(readFileSync(join(import.meta.dirname, '..', '..', 'testing', 'store-v4.sql'), 'utf8'))
    old.exec('PRAGMA journal_mode = WAL')
    old.close()
    one.spoil()
    const before = contents()
    const store = opened()
    expect(store.dataFile.condition()).toEqual({ state: 'read_only', reason: one.reason })
    const [first] = store.invoices.list({ search: '', limit: 100 })
    expect(store.attempts.mayBeMissing(first?.id ?? '')).toBe(false)
    expect(() => write(store, 'A-3')).toThrow(one.refusal)
    expect(contents()).toEqual(before)
    store.close()
  })

  test.each(volumes)('$volume still reports damaged data as damaged', one => {
    writeClosed()
    const { data } = dataPaths(folder)
    const bytes = readFileSync(data)
    bytes.fill(0xa5, 4096, 4096 * 5)
    writeFileSync(data, bytes)
    one.spoil()
    const store = opened()
    expect(store.dataFile.condition()).toMatchObject({ state: 'damaged', reason: 'damaged' })
    store.close()
  })

  test('excludes a second program', () => {
    writeClosed()
    disk.fillUpTo(0)
    const store = opened()
    expect(() => openStore(folder)).toThrow('store_locked')
    store.close()
  })

  test('after an interrupted replacement shows the replacement', () => {
    writeClosed()
    const { data, replacement } = dataPaths(folder)
    writeFileSync(replacement, readFileSync(data))
    rmSync(data)
    disk.makeReadOnly(folder)
    const store = opened()
    expect(numbersIn(store)).toEqual(['A-1', 'A-2'])
    store.close()
    expect(readdirSync(folder)).toContain('replacement.sqlite')
  })

  test('of another user is opened for reading', async () => {
    writeClosed()
    chmodSync(disk.path, 0o755)
    chmodSync(folder, 0o755)
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
    const script = `
      const { openStore } = await import('#platform/store/open-store.ts')
      const store = openStore(${JSON.stringify(folder)})
      const found = store.invoices.list({ search: '', limit: 5 }).length
      process.stdout.write(JSON.stringify([store.dataFile.condition(), found]))
      store.close()`
    const nobody = 65_534
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      uid: nobody,
      gid: nobody,
    })
    expect(JSON.parse(stdout)).toEqual([{ state: 'read_only', reason: 'write_protected' }, 2])
  })

  test('leaves no copy of the data in the temporary folder', async () => {
    writeKilled({ withIndex: false })
    disk.makeReadOnly(folder)
    vi.stubEnv('TMPDIR', elsewhere)
    const store = opened()
    expect(readdirSync(elsewhere)).toHaveLength(1)
    store.close()
    expect(readdirSync(elsewhere)).toEqual([])
    vi.unstubAllEnvs()
  })
})
