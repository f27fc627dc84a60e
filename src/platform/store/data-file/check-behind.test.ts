/** @module-tag extended */

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { noticeOf, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

/** A start after an unexpected end checks a large file in the background, after the window has opened. */

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'billwright-behind-'))
  const store = openStore(folder('data'))
  // Larger than files that are checked before the window opens.
  store.settings.save('large', filler.repeat(9_000_000 / filler.length))
  write(store, 'OLD-1')
  store.close()
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const filler = 'made-up text '
const folder = (name: string) => join(parent, name)
const paths = (name: string) => dataPaths(folder(name))

/** Opens the data, runs `work`, and leaves a copy in the state of a killed program. */
function killAfter(work: (store: Store) => void): void {
  const store = openStore(folder('data'))
  work(store)
  cpSync(folder('data'), folder('killed'), { recursive: true })
  store.close()
}

/** Flips a bit of the large value, which is on pages of its own. */
function damage(name: string): void {
  const bytes = readFileSync(paths(name).data)
  const at = bytes.indexOf(filler.repeat(3), 4_000_000)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(paths(name).data, bytes)
}

const isChecking = (store: Store) => {
  const condition = store.dataFile.condition()
  return condition.state === 'ready' && condition.isChecking === true
}

test('the data are there before they are read completely, and the next start reads nothing again', async () => {
  killAfter(store => write(store, 'NEW-1'))
  const store = openStore(folder('killed'))
  expect([isChecking(store), noticeOf(store)]).toEqual([true, null])
  expect(store.invoices.ids({ search: 'new-1' })).toHaveLength(1)
  await store.dataFile.checked()
  expect([isChecking(store), noticeOf(store)]).toEqual([false, null])
  store.close()
  const next = openStore(folder('killed'))
  expect(isChecking(next)).toBe(false)
  next.close()
})

test('if a program ends before the check, the next one runs it', () => {
  killAfter(store => write(store, 'NEW-1'))
  for (let start = 0; start < 2; start++) {
    const store = openStore(folder('killed'))
    expect(isChecking(store)).toBe(true)
    store.close()
  }
})

test('damage is reported, and data written during the check survive the recovery', async () => {
  killAfter(store => write(store, 'NEW-1'))
  damage('killed')
  const store = openStore(folder('killed'))
  expect(isChecking(store)).toBe(true)
  write(store, 'MEANWHILE-1')
  await store.dataFile.checked()
  expect(noticeOf(store)).toBe('damage_found')
  store.close()
  const next = openStore(folder('killed'))
  expect(next.dataFile.condition()).toMatchObject({ state: 'damaged' })
  await next.dataFile.recover('nothing')
  for (const number of ['old-1', 'new-1', 'meanwhile-1'])
    expect(next.invoices.ids({ search: number })).toHaveLength(1)
  next.close()
})

test('damage that is found behind the window is recovered without a restart', async () => {
  killAfter(store => write(store, 'NEW-1'))
  damage('killed')
  const store = openStore(folder('killed'))
  write(store, 'MEANWHILE-1')
  await store.dataFile.checked()
  await store.dataFile.reopen()
  expect(store.dataFile.condition()).toMatchObject({ state: 'damaged' })
  await store.dataFile.recover('nothing')
  for (const number of ['old-1', 'new-1', 'meanwhile-1'])
    expect(store.invoices.ids({ search: number })).toHaveLength(1)
  write(store, 'AFTER-1')
  store.close()
  const next = openStore(folder('killed'))
  expect(noticeOf(next)).toBeNull()
  expect(next.invoices.ids({ search: 'after-1' })).toHaveLength(1)
  next.close()
})

test('if the WAL lacks an acknowledged commit, the data are checked before the window opens', () => {
  killAfter(store => write(store, 'NEW-1'))
  damage('killed')
  rmSync(`${paths('killed').data}-wal`)
  const store = openStore(folder('killed'))
  expect(store.dataFile.condition()).toMatchObject({ state: 'damaged' })
  store.close()
})

test('an import during the check replaces the data, which need no check then', async () => {
  killAfter(store => write(store, 'NEW-1'))
  const exported = join(parent, 'export.billwright')
  const source = openStore(folder('data'))
  await source.dataFile.exportTo(exported)
  source.close()
  const store = openStore(folder('killed'))
  store.dataFile.receive(0, readFileSync(exported))
  await store.dataFile.importReceived(() => undefined)
  await store.dataFile.checked()
  expect(isChecking(store)).toBe(false)
  expect(existsSync(paths('killed').unchecked)).toBe(false)
  expect(noticeOf(store)).toBeNull()
  store.close()
})
