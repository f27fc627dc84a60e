/** @module-tag extended */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { damage, finish, noticeOf, numbersIn, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-recovery-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const count = 40

/** Creates one invoice in the backup and many later ones, one of them sent. */
async function damagedData(): Promise<{ damaged: Buffer; numbers: string[] }> {
  const store = openStore(folder)
  const first = write(store, 'R-0')
  await store.dataFile.backUp('2026-11-20')
  for (let index = 1; index < count; index++) write(store, `R-${index}`)
  finish(store, send(store, first, 'R-0'))
  const numbers = numbersIn(store)
  store.close()
  return { damaged: damage(folder, 'settings'), numbers }
}

test('a recovery does not block the event loop and reports progress', async () => {
  const { numbers } = await damagedData()
  const store = openStore(folder)
  let ticks = 0
  const ticking = setInterval(() => ticks++, 1)
  const progress: { done: number; total: number; ticks: number }[] = []
  await store.dataFile.recover('backup', each => progress.push({ ...each, ticks }))
  clearInterval(ticking)
  expect(progress[0]).toMatchObject({ done: 1, total: count })
  expect(progress.map(({ done }) => done)).toEqual(
    progress.map(({ done }) => done).toSorted((one, other) => one - other),
  )
  // The event loop kept running.
  expect(progress[0]?.ticks).toBeGreaterThan(0)
  expect(noticeOf(store)).toBeNull()
  expect(numbersIn(store)).toEqual(numbers)
  store.close()
})

test('an aborted recovery changes nothing, and the next one restores everything', async () => {
  const { damaged, numbers } = await damagedData()
  const store = openStore(folder)
  const stopped = store.dataFile.recover('backup', () => store.dataFile.stopRecovery())
  await expect(stopped).rejects.toMatchObject({
    code: 'store_unavailable',
    reason: { code: 'store.recovery_stopped' },
  })
  await store.dataFile.settled()
  store.close()
  expect(readFileSync(dataPaths(folder).data).equals(damaged)).toBe(true)
  expect(readdirSync(folder).filter(name => name.startsWith('damaged-'))).toEqual([])

  const again = openStore(folder)
  expect(noticeOf(again)).toBe('damaged')
  await again.dataFile.recover('backup')
  expect(numbersIn(again)).toEqual(numbers)
  again.close()
})

test('two concurrent requests run one recovery', async () => {
  const { numbers } = await damagedData()
  const store = openStore(folder)
  await Promise.all([store.dataFile.recover('backup'), store.dataFile.recover('nothing')])
  expect(numbersIn(store)).toEqual(numbers)
  expect(readdirSync(folder).filter(name => name.startsWith('damaged-'))).toHaveLength(1)
  store.close()
})
