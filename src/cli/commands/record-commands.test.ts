/** @module-tag extended */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#platform/store/open-store.ts'

import { billwright, billwrightProcess, type TestEnvironment, temporaryFolder } from '../testing/run-cli.ts'

let environment: TestEnvironment
beforeEach(() => {
  environment = temporaryFolder()
})
afterEach(() => environment.remove())

const folder = () => join(environment.path, 'data')
const options = () => ({ cwd: environment.path, env: { BILLWRIGHT_DATA_DIR: folder() } })
const run = (words: string[], input = '') => billwright(words, { ...options(), input })

const listed = async (kind: string) => JSON.parse((await run([kind, 'list', '--json'])).stdout.toString())

test('customers are imported, listed, exported, and the export changes nothing', async () => {
  environment.file('customers.csv', 'Name;Payment days;Mood\nExample Ltd;30;good\nSample AG;;\n')
  expect(await run(['customers', 'import', 'customers.csv', '--dry-run'])).toMatchObject({
    code: 0,
    stderrLines: [
      'customers.csv:2: new: Example Ltd',
      'customers.csv:3: new: Sample AG',
      'customers.csv: the column Mood is not imported.',
      '2 new, 0 changed, 0 same, 0 wrong. Nothing was imported.',
    ],
  })
  expect(await listed('customers')).toEqual([])
  expect(await run(['customers', 'import', 'customers.csv'])).toMatchObject({ code: 0 })
  expect(await listed('customers')).toEqual([
    { id: expect.any(String), name: 'Example Ltd', payment_days: 30, archived: false },
    { id: expect.any(String), name: 'Sample AG', archived: false },
  ])
  const text = (await run(['customers', 'list', '--search', 'samp'])).stdout.toString()
  expect(text).toMatch(/^[0-9a-f-]{36}\tSample AG\n$/)

  const exported = await billwrightProcess(['customers', 'export'], options())
  expect(await run(['customers', 'export', 'all.csv'])).toMatchObject({ code: 0 })
  expect(readFileSync(join(environment.path, 'all.csv'))).toEqual(exported.stdout)
  const again = await run(['customers', 'import', 'all.csv', '--dry-run', '--json'])
  expect(JSON.parse(again.stdout.toString()).counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 })
})

test('items come from stdin, and a change is shown field by field', async () => {
  expect(await run(['items', 'import', '-'], 'code,description,price\nA-1,Work,80\n')).toMatchObject({
    code: 0,
  })
  expect(await run(['items', 'import', '-'], 'code,description,price\nA-1,Work,85\n')).toMatchObject({
    code: 0,
    stderrLines: ['stdin:2: changed: Work; price: "80" -> "85"', '0 new, 1 changed, 0 same, 0 wrong.'],
  })
})

test('wrong rows are named, and nothing is imported unless they are to be skipped', async () => {
  environment.file('customers.csv', 'name,country\nA,DE\nB,Germany\n')
  expect(await run(['customers', 'import', 'customers.csv'])).toMatchObject({
    code: 3,
    stderrLines: [
      'customers.csv:2: new: A',
      'customers.csv:3: country: Use a two-letter country code, such as DE.',
      '1 new, 0 changed, 0 same, 1 wrong. Nothing was imported.',
    ],
  })
  expect(await listed('customers')).toEqual([])
  expect(await run(['customers', 'import', 'customers.csv', '--skip-wrong'])).toMatchObject({ code: 0 })
  expect(await listed('customers')).toHaveLength(1)
})

test('a file that is no table, none at all, and data in use are refused', async () => {
  environment.file('binary.csv', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))
  expect(await run(['items', 'import', 'binary.csv'])).toMatchObject({ code: 3 })
  expect(await run(['items', 'import', 'nothing.csv'])).toMatchObject({ code: 1 })
  expect(await run(['items', 'import'])).toMatchObject({ code: 2 })
  const store = openStore(folder())
  expect(await run(['items', 'list'])).toMatchObject({
    code: 1,
    stderrLines: ['Billwright is already running with this data folder.'],
  })
  store.close()
})
