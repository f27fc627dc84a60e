import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noticeOf, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { checkpointLog, createCommitRecorder } from './acknowledged-log.ts'
import { openForWriting } from './open-for-writing.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'billwright-acknowledged-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const folder = (name: string) => join(parent, name)
const aside = (what: string) => join(folder('killed'), `${what}-then`)

/** Copies a data folder in the state of a program killed now. */
function killedNow(from: string, to: string): void {
  cpSync(folder(from), folder(to), { recursive: true })
}

test('a lost log is reported at each start until one of them shuts down in order', () => {
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

test('a power failure while the data are closed is not reported as a lost log', () => {
  openStore(folder('data')).close()
  const paths = dataPaths(folder('data'))
  const { database, journal, close } = openForWriting(paths, aside)
  database.exec("INSERT INTO settings VALUES ('a', '1', checksum('a', '1'))")
  const notes = createCommitRecorder(paths, journal, false)
  expect(checkpointLog(database)).toBe(true)
  notes.recordEmptyLog()
  killedNow('data', 'killed')
  notes.close()
  close()
  rmSync(`${dataPaths(folder('killed')).data}-wal`, { force: true })
  const store = openStore(folder('killed'))
  expect(noticeOf(store)).toBeNull()
  expect(store.settings.read('a')).toBe(1)
  store.close()
})
