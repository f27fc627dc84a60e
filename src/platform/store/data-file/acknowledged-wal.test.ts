import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeOf, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { checkpointWal, createCommitRecorder } from './acknowledged-wal.ts'
import { openForWriting } from './open-for-writing.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'billwright-acknowledged-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const folder = (name: string) => join(parent, name)
const aside = (what: string) => join(folder('killed'), `${what}-then`)

/** Copies a data folder in the state that a kill would leave now. */
function killedNow(from: string, to: string): void {
  cpSync(folder(from), folder(to), { recursive: true })
}

test('a lost WAL is reported at each start until one of them shuts down in order', () => {
  const store = openStore(folder('data'))
  send(store, write(store, 'L-1'), 'L-1')
  killedNow('data', 'killed')
  store.close()
  rmSync(`${dataPaths(folder('killed')).data}-wal`)

  for (const next of ['second', 'third']) {
    const again = openStore(folder('killed'))
    expect(noticeOf(again)).toBe('log_missing')
    write(again, `L-${next}`)
    killedNow('killed', next)
    again.close()
    rmSync(folder('killed'), { recursive: true })
    killedNow(next, 'killed')
  }
  const last = openStore(folder('killed'))
  expect(noticeOf(last)).toBe('log_missing')
  last.close()
  const calm = openStore(folder('killed'))
  expect(noticeOf(calm)).toBeNull()
  calm.close()
})

test('a power failure while the data are closed is not reported as a lost WAL', () => {
  openStore(folder('data')).close()
  const paths = dataPaths(folder('data'))
  const { database, journal, close } = openForWriting(paths, { asidePath: aside, marks: undefined })
  database.exec("INSERT INTO settings VALUES ('a', '1', checksum('a', '1'))")
  const commitRecorder = createCommitRecorder(paths, journal, false)
  expect(checkpointWal(database)).toBe(true)
  commitRecorder.recordEmptyWal()
  killedNow('data', 'killed')
  commitRecorder.close()
  close()
  rmSync(`${dataPaths(folder('killed')).data}-wal`, { force: true })
  const store = openStore(folder('killed'))
  expect(noticeOf(store)).toBeNull()
  expect(store.settings.read('a')).toBe(1)
  store.close()
})

test('a start that failed with a passing error does not make the next one miss the WAL', () => {
  const store = openStore(folder('data'))
  send(store, write(store, 'L-1'), 'L-1')
  killedNow('data', 'killed')
  store.close()
  const { data, journal } = dataPaths(folder('killed'))
  renameSync(journal, `${journal}-away`)
  mkdirSync(journal)
  expect(() => openStore(folder('killed'))).toThrow()
  // SQLite has checkpointed the WAL into the data file.
  expect(existsSync(`${data}-wal`)).toBe(false)
  rmdirSync(journal)
  renameSync(`${journal}-away`, journal)
  const again = openStore(folder('killed'))
  expect(noticeOf(again)).toBeNull()
  again.close()
})

test('a start that failed while it created its marker does not make the next one miss a WAL', () => {
  openStore(folder('data')).close()
  const { running } = dataPaths(folder('data'))
  let failures = 0
  const sync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    if (existsSync(running) && failures++ === 0) throw Object.assign(new Error('EIO'), { code: 'EIO' })
  })
  syncBuiltinESMExports()
  try {
    expect(() => openStore(folder('data'))).toThrow()
  } finally {
    sync.mockRestore()
    syncBuiltinESMExports()
  }
  expect(failures).toBeGreaterThan(0)
  const store = openStore(folder('data'))
  expect(noticeOf(store)).toBeNull()
  store.close()
})

test('an error while a position is recorded does not make the next start miss a WAL that was closed in order', () => {
  openStore(folder('data')).close()
  const { database, recordCommit, close } = openForWriting(dataPaths(folder('data')), {
    asidePath: aside,
    marks: undefined,
  })
  database.exec("INSERT INTO settings VALUES ('a', '1', checksum('a', '1'))")
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw new Error('EIO')
  })
  syncBuiltinESMExports()
  try {
    recordCommit()
  } finally {
    sync.mockRestore()
    syncBuiltinESMExports()
  }
  const { running } = dataPaths(folder('data'))
  const isKept = vi.spyOn(fs, 'rmSync').mockImplementation(() => undefined)
  syncBuiltinESMExports()
  try {
    // Simulates a power failure before the removal of the marker is on disk.
    close()
  } finally {
    isKept.mockRestore()
    syncBuiltinESMExports()
  }
  expect(existsSync(running)).toBe(true)
  const store = openStore(folder('data'))
  expect(noticeOf(store)).toBeNull()
  store.close()
})
