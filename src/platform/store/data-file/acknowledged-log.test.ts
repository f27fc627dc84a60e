import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noticeOf, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { placesIn } from '../sqlite/data-paths.ts'
import { moveLog, noteCommits } from './acknowledged-log.ts'
import { openForWork } from './open-for-writing.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'billwright-acknowledged-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const folder = (name: string) => join(parent, name)
const aside = (what: string) => join(folder('killed'), `${what}-then`)

/** A data folder as a program leaves it that is killed now. */
function killedNow(from: string, to: string): void {
  cpSync(folder(from), folder(to), { recursive: true })
}

test('a lost log is reported again until a start that knew of it came to an orderly end', () => {
  const store = openStore(folder('data'))
  send(store, write(store, 'L-1'), 'L-1')
  killedNow('data', 'killed')
  store.close()
  rmSync(`${placesIn(folder('killed')).data}-wal`)

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

test('a power failure while the data are closed is no lost log', () => {
  openStore(folder('data')).close()
  const places = placesIn(folder('data'))
  const { database, journal, close } = openForWork(places, aside)
  database.exec("INSERT INTO settings VALUES ('a', '1', checksum('a', '1'))")
  const notes = noteCommits(places, journal, false)
  expect(moveLog(database)).toBe(true)
  notes.noteEmptyLog()
  killedNow('data', 'killed')
  notes.close()
  close()
  rmSync(`${placesIn(folder('killed')).data}-wal`, { force: true })
  const store = openStore(folder('killed'))
  expect(noticeOf(store)).toBeNull()
  expect(store.settings.read('a')).toBe(1)
  store.close()
})
