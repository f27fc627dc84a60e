import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWalReader, holdsCommit } from './write-ahead-log.ts'

let folder: string
let database: DatabaseSync
const path = () => join(folder, 'data.sqlite')
const wal = () => `${path()}-wal`
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-wal-'))
  database = new DatabaseSync(path())
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE words (word TEXT)')
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (bytes: number) => database.prepare('INSERT INTO words VALUES (?)').run('x'.repeat(bytes))
/** Number of frames as SQLite counts them. */
const frames = () => database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.log

test('finds the same last commit as SQLite, for commits of any size', () => {
  const reader = createWalReader(wal())
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), bytes => {
      write(bytes)
      const last = reader.lastCommit()
      // The checkpoint that counts frames also makes the next commit restart the WAL.
      expect(last?.frames).toBe(frames())
      expect(createFresh()).toEqual(last)
    }),
    { numRuns: 60 },
  )
  reader.close()
})

function createFresh() {
  const reader = createWalReader(wal())
  const last = reader.lastCommit()
  reader.close()
  return last
}

test('a rolled back transaction already written to the WAL is not a commit', () => {
  write(10)
  const before = createFresh()
  database.exec('PRAGMA cache_size = 1; BEGIN')
  for (let count = 0; count < 50; count++) write(5000)
  database.exec('ROLLBACK')
  expect(readFileSync(wal()).byteLength).toBeGreaterThan(32 + (before?.frames ?? 0) * (24 + 4096))
  expect(createFresh()).toEqual(before)
  write(10)
  expect(createFresh()?.frames).toBeGreaterThan(before?.frames ?? 0)
})

test('a WAL holds a commit until one of its bytes changes or is cut off', () => {
  for (let count = 0; count < 4; count++) write(3000)
  const synced = createFresh()
  if (!synced) throw new Error('nothing was written')
  const end = 32 + synced.frames * (24 + 4096)
  write(3000)
  const whole = readFileSync(wal())
  const holds = (bytes: Buffer) => {
    const copy = join(folder, 'copy-wal')
    writeFileSync(copy, bytes)
    return holdsCommit(copy, synced)
  }
  expect(holds(whole)).toBe(true)
  expect(holds(whole.subarray(0, end))).toBe(true)
  fc.assert(
    fc.property(fc.nat(end - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = Buffer.from(whole)
      damaged[at] = damaged.readUInt8(at) ^ change
      expect([at, holds(damaged)]).toEqual([at, false])
      expect(holds(whole.subarray(0, at))).toBe(false)
    }),
  )
  // Bytes after the commit are ignored.
  fc.assert(
    fc.property(fc.integer({ min: end, max: whole.byteLength - 1 }), at => {
      const damaged = Buffer.from(whole)
      damaged[at] = damaged.readUInt8(at) ^ 1
      expect(holds(damaged)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('a WAL restarted after a checkpoint holds earlier commits, an older WAL does not', () => {
  write(10)
  const older = readFileSync(wal())
  const before = createFresh()
  database.exec('PRAGMA wal_checkpoint(RESTART)')
  write(10)
  const after = createFresh()
  if (!before || !after) throw new Error('nothing was written')
  expect(after.salts[0]).toBe((before.salts[0] + 1) >>> 0)
  expect(holdsCommit(wal(), before)).toBe(true)
  writeFileSync(join(folder, 'older-wal'), older)
  expect(holdsCommit(join(folder, 'older-wal'), after)).toBe(false)
})

test('without a WAL there is no commit', () => {
  const reader = createWalReader(join(folder, 'missing-wal'))
  expect(reader.lastCommit()).toBeUndefined()
  expect(holdsCommit(join(folder, 'missing-wal'), { salts: [1, 2], frames: 1, checksum: [3, 4] })).toBe(false)
})
