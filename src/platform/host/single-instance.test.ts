import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knock, listenAtFrontDoor } from './single-instance.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-door-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second start is heard as often as it happens, until nobody listens', async () => {
  let knocks = 0
  const stop = listenAtFrontDoor(folder, () => {
    knocks++
  })
  expect([await knock(folder), await knock(folder)]).toEqual([true, true])
  expect(knocks).toBe(2)
  stop()
  expect(await knock(folder)).toBe(false)
})

test('what a killed program left at the door is in nobody’s way', async () => {
  writeFileSync(join(folder, 'front-door.sock'), '')
  expect(await knock(folder)).toBe(false)
  const stop = listenAtFrontDoor(folder, () => undefined)
  expect(await knock(folder)).toBe(true)
  stop()
})

test('a folder with a long name has a door too', async () => {
  const long = join(folder, 'n'.repeat(200))
  mkdirSync(long)
  const stop = listenAtFrontDoor(long, () => undefined)
  expect(await knock(long)).toBe(true)
  expect(await knock(folder)).toBe(false)
  stop()
})
