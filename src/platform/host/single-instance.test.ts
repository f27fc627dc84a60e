import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenForSecondInstance, notifyRunningInstance } from './single-instance.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-door-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('each second start is notified until the listener closes', async () => {
  let starts = 0
  const stop = listenForSecondInstance(folder, () => {
    starts++
  })
  expect([await notifyRunningInstance(folder), await notifyRunningInstance(folder)]).toEqual([true, true])
  expect(starts).toBe(2)
  stop()
  expect(await notifyRunningInstance(folder)).toBe(false)
})

test('a socket left by a killed program is replaced', async () => {
  writeFileSync(join(folder, 'front-door.sock'), '')
  expect(await notifyRunningInstance(folder)).toBe(false)
  const stop = listenForSecondInstance(folder, () => undefined)
  expect(await notifyRunningInstance(folder)).toBe(true)
  stop()
})

test('works in a folder whose path is too long for a socket', async () => {
  const long = join(folder, 'n'.repeat(200))
  mkdirSync(long)
  const stop = listenForSecondInstance(long, () => undefined)
  expect(await notifyRunningInstance(long)).toBe(true)
  expect(await notifyRunningInstance(folder)).toBe(false)
  stop()
})
