/** @module-tag extended */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../open-store.ts'
import { removeOldCopies } from './replaced-copies.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-copies-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = new Date('2026-11-21T14:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const nameOf = (days: number, what = 'replaced') =>
  `${what}-${daysAgo(days).toISOString().replace(/[:.]/g, '-')}`

/** Creates a copy of the data as an import does. */
function keep(name: string): string {
  const path = join(folder, name)
  openStore(path).close()
  for (const each of readdirSync(path)) if (each !== 'billwright.sqlite') rmSync(join(path, each))
  return path
}

const left = () => readdirSync(folder).sort()

test('the newest three copies stay regardless of their age', async () => {
  const names = [400, 300, 200, 100].map(days => nameOf(days))
  for (const name of names) keep(name)
  await removeOldCopies(folder, now)
  expect(left()).toEqual(names.slice(1))
})

test('copies of the last thirty days stay, up to ten', async () => {
  const names = [31, ...Array.from({ length: 9 }, (_, index) => 29 - index)].map(days => nameOf(days))
  for (const name of names) keep(name)
  await removeOldCopies(folder, now)
  expect(left()).toEqual(names.slice(1))

  const more = [3, 2, 1].map(days => nameOf(days))
  for (const name of more) keep(name)
  await removeOldCopies(folder, now)
  expect(left()).toEqual([...names.slice(3), ...more])
})

test('possible only copies stay: damaged data, folders with other files, other folders', async () => {
  const staying = [
    nameOf(500, 'damaged'),
    nameOf(501, 'damaged'),
    nameOf(502, 'damaged'),
    nameOf(503, 'damaged'),
    nameOf(400),
    nameOf(401),
    nameOf(402),
    'replaced-by-hand',
  ]
  for (const name of staying) keep(name)
  writeFileSync(join(folder, nameOf(400), 'billwright.sqlite'), Buffer.alloc(8192, 0xa5))
  writeFileSync(join(folder, nameOf(401), 'notes.txt'), 'written by a person')
  rmSync(join(folder, nameOf(402), 'billwright.sqlite'))
  writeFileSync(join(folder, nameOf(402), 'billwright.sqlite-wal'), 'a log that was left behind')
  const newest = [nameOf(3), nameOf(2), nameOf(1)]
  for (const name of newest) keep(name)
  await removeOldCopies(folder, now)
  expect(left()).toEqual([...staying, ...newest].sort())
})

test('the same number of copies stays for each template, and the current file and all PDFs always', async () => {
  const originals = ['a.json', 'b.json']
  for (const what of ['deliveries', 'templates']) {
    mkdirSync(join(folder, what))
    for (const original of originals) {
      writeFileSync(join(folder, what, original), 'in use')
      for (const days of [100, 90, 80, 70])
        writeFileSync(join(folder, what, `${original}.replaced-${daysAgo(days).getTime()}`), String(days))
    }
  }
  await removeOldCopies(folder, now)
  expect(readdirSync(join(folder, 'deliveries'))).toHaveLength(10)
  expect(readdirSync(join(folder, 'templates'))).toHaveLength(8)
  for (const original of originals) {
    expect(existsSync(join(folder, 'templates', original))).toBe(true)
    const oldest = `${original}.replaced-${daysAgo(100).getTime()}`
    expect(existsSync(join(folder, 'templates', oldest))).toBe(false)
  }
})
