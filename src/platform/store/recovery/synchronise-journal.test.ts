/** @module-tag extended */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { at, finish, importExport, noticeOf, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-synchronise-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const one = () => join(folder, 'one')
const two = () => join(folder, 'two')

async function exportOf(store: Store): Promise<Buffer> {
  const path = join(folder, 'all.billwright')
  rmSync(path, { force: true })
  await store.dataFile.exportTo(path)
  return readFileSync(path)
}

test('an import keeps unknown outcomes of the other computer, whatever the local journal holds', async () => {
  const store = openStore(one())
  const id = write(store, 'S-1')
  await store.dataFile.backUp('2026-11-20')
  finish(store, send(store, id, 'S-1'))
  store.close()
  for (const path of [dataPaths(one()).journal, dataPaths(one()).data]) rmSync(path)
  const after = openStore(one())
  await after.dataFile.recover('backup')
  expect(after.attempts.mayBeMissing(id)).toBe(true)
  const file = await exportOf(after)
  after.close()

  const other = openStore(two())
  await importExport(other, file)
  expect(other.attempts.mayBeMissing(id)).toBe(true)
  other.close()
  const again = openStore(two())
  expect(again.attempts.mayBeMissing(id)).toBe(true)
  again.close()
})

test('an attempt settled as not created on another computer stays unknown where it may have been sent', async () => {
  const here = openStore(one())
  const id = write(here, 'S-1')
  const attempt = send(here, id, 'S-1')
  here.attempts.change(attempt.id, 'sending', { state: 'unknown', inDoubt: true })
  const there = openStore(two())
  await importExport(there, await exportOf(here))
  expect(there.attempts.withdraw(attempt.id, 'unknown', at)).toBe(true)
  const settled = await exportOf(there)
  there.close()

  await importExport(here, settled)
  expect(here.invoices.find(id)?.attempt).toMatchObject({ id: attempt.id, state: 'unknown' })
  // It is settled on this computer too; after that, the same invoice can use the number.
  expect(here.attempts.withdraw(attempt.id, 'unknown', at)).toBe(true)
  expect(here.attempts.freeze({ ...attempt, id: `${attempt.id}-2` }, { takeNumber: true })).toBeUndefined()
  here.close()
})

/** Simulates a failing disk: the next commit fails. */
function failNextCommit(): void {
  const { exec } = DatabaseSync.prototype
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, text: string) {
    if (text !== 'COMMIT') return exec.call(this, text)
    vi.restoreAllMocks()
    exec.call(this, 'ROLLBACK')
    throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  })
}

test('a settlement that could not be saved does not appear at the next start', () => {
  const store = openStore(one())
  const attempt = send(store, write(store, 'S-1'), 'S-1')
  store.attempts.change(attempt.id, 'sending', { state: 'unknown', inDoubt: true })
  failNextCommit()
  expect(() => store.attempts.withdraw(attempt.id, 'unknown', at)).toThrow('store.')
  store.close()
  const again = openStore(one())
  expect(noticeOf(again)).toBeNull()
  expect(again.attempts.find(attempt.id)?.state).toBe('unknown')
  again.close()
})

test('an attempt that could not be recorded as sending is still queued at the next start', () => {
  const store = openStore(one())
  const attempt = send(store, write(store, 'S-1'), 'S-1', undefined, 'live')
  store.attempts.change(attempt.id, 'sending', { state: 'queued' })
  failNextCommit()
  expect(() => store.attempts.change(attempt.id, 'queued', { state: 'sending' })).toThrow('store.disk_full')
  store.close()
  const again = openStore(one())
  expect([noticeOf(again), again.attempts.find(attempt.id)?.state]).toEqual([null, 'queued'])
  again.close()
})
