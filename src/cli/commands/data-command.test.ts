/** @module-tag extended */

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { refreshPaymentStatus } from '#platform/store/invoices/payment-status.ts'
import { writeMissingChecksums } from '#platform/store/schema/checksums.ts'
import { createSql } from '#platform/store/sqlite/sql.ts'
import { withSqlFunctions } from '#platform/store/sqlite/sql-functions.ts'
import { canMountDisks, mountSmallDisk } from '#service/testing/small-disk.ts'
import { billwright, billwrightProcess, type TestEnvironment, temporaryFolder } from '../testing/run-cli.ts'

let environment: TestEnvironment
beforeEach(() => {
  environment = temporaryFolder()
})
afterEach(() => environment.remove())

const folder = (name: string) => join(environment.path, name)
const options = (name: string) => ({ cwd: environment.path, env: { BILLWRIGHT_DATA_DIR: folder(name) } })
const run = (name: string, ...words: string[]) => billwright(['data', ...words], options(name))

/** A data folder of the app. */
function writeData(name: string, change = ''): void {
  mkdirSync(folder(name))
  const database = new DatabaseSync(join(folder(name), 'billwright.sqlite'))
  const sql = readFileSync(join(import.meta.dirname, '../../platform/testing/store-v2.sql'), 'utf8')
  database.exec(sql + change)
  database.close()
}

const count = (name: string) => {
  const database = new DatabaseSync(join(folder(name), 'billwright.sqlite'), { readOnly: true })
  const found = database.prepare('SELECT count(*) AS invoices FROM invoices').get()
  database.close()
  return found?.invoices
}

test('exports and imports all data in one file', async () => {
  writeData('one')
  const pdf = folder('one/deliveries/10000000-0000-4000-8000-000000000002.pdf')
  mkdirSync(join(pdf, '..'))
  writeFileSync(pdf, '%PDF-1.7'.padEnd(1234))
  expect(await run('one', 'export', 'all.billwright')).toMatchObject({
    code: 0,
    stderrLines: ['Everything is in all.billwright. Keys are not in it.'],
  })
  const imported = await billwrightProcess(['data', 'import', 'all.billwright'], options('two'))
  expect(readFileSync(pdf.replace('one', 'two'), 'utf8')).toHaveLength(1234)
  expect(imported.stderrLines).toEqual([
    expect.stringMatching(/^Everything was imported\. What was here before is kept/),
    expect.stringMatching(/^Documents: 5 new, 0 replaced, 0 removed, 0 unchanged\. `data restore replaced-/),
  ])
  expect(imported.code).toBe(0)
  expect(count('two')).toBe(count('one'))
  const settled = withSqlFunctions(new DatabaseSync(join(folder('two'), 'billwright.sqlite')))
  settled.exec("UPDATE attempts SET state = 'done', checksum = NULL")
  refreshPaymentStatus(createSql({ database: settled }))
  writeMissingChecksums(settled)
  settled.close()
  await run('two', 'export', 'two.billwright')
  expect(await run('two', 'import', 'two.billwright', '--replace')).toMatchObject({
    code: 0,
    stderrLines: ['Nothing was replaced: the data here is the same as in two.billwright.'],
  })
})

test('an export names the invoices whose PDF is gone', async () => {
  writeData('one')
  expect(await run('one', 'export', 'all.billwright')).toMatchObject({
    code: 0,
    stderrLines: [
      'Everything but these PDFs is in all.billwright. Keys are not in it.',
      'INV-2026-0002: The PDF was moved or deleted. Download it again.',
    ],
  })
})

test('an import replaces existing invoices only with --replace, and keeps them', async () => {
  writeData('one')
  const settled = "UPDATE attempts SET state = 'done';"
  writeData('two', `DELETE FROM settings; ${settled}`)
  await run('one', 'export', 'all.billwright')
  const refused = await run('two', 'import', 'all.billwright')
  expect(refused).toMatchObject({ code: 2 })
  expect(refused.stderrLines.join()).toContain('--replace')
  expect(await run('two', 'import', 'all.billwright', '--replace')).toMatchObject({ code: 0 })
  const aside = readdirSync(folder('two')).find(name => name.startsWith('replaced-')) ?? ''
  expect(readdirSync(join(folder('two'), aside))).toContain('billwright.sqlite')
  expect(String((await run('two', 'backups')).stdout)).toMatch(new RegExp(`^${aside}\t`))
  const checked = await run('two', 'restore', aside)
  expect(checked).toMatchObject({ code: 1 })
  expect(checked.stderrLines.join()).toContain('A submission is not finished')
})

test('lists backups, says what restoring one would change, and restores it with --replace', async () => {
  writeData('one', "UPDATE attempts SET state = 'done';")
  mkdirSync(folder('one/backups'))
  cpSync(folder('one/billwright.sqlite'), folder('one/backups/daily-2026-11-20.sqlite'))
  const database = new DatabaseSync(join(folder('one'), 'billwright.sqlite'))
  database.exec("UPDATE invoices SET deleted_at = '2026-11-21T00:00:00.000Z'")
  database.close()
  expect(JSON.parse(String((await run('one', 'backups', '--json')).stdout))).toMatchObject([
    { id: 'before-schema-3', kind: 'update', invoices: 0 },
    { id: 'daily-2026-11-20', kind: 'daily', invoices: 5 },
  ])
  const checked = await run('one', 'restore', 'daily-2026-11-20')
  expect(checked.stderrLines).toEqual([
    expect.stringMatching(/^Documents: 3 new, 0 replaced, 0 removed, 2 unchanged\. Nothing was changed\./),
  ])
  const restored = await run('one', 'restore', 'daily-2026-11-20', '--replace')
  expect(restored.code).toBe(0)
  expect(restored.stderrLines[1]).toMatch(/`data restore replaced-\S+ --replace` undoes it\.$/)
  expect(await run('one', 'restore', 'daily-2026-11-19')).toMatchObject({ code: 1 })
})

test('rejects an import with an open submission, and other files', async () => {
  writeData('one')
  await run('one', 'export', 'all.billwright')
  const onItsWay = await run('one', 'import', 'all.billwright', '--replace')
  expect(onItsWay).toMatchObject({ code: 1 })
  expect(onItsWay.stderrLines.join()).toContain('A submission is not finished')
  writeFileSync(join(environment.path, 'note.txt'), 'a note')
  const noExport = await run('two', 'import', 'note.txt')
  expect(noExport).toMatchObject({ code: 1 })
  expect(noExport.stderrLines).toEqual(['This file is no export of Billwright, or it is damaged.'])
  expect((await run('two', 'import', 'nothing-here')).stderrLines).toEqual(['nothing-here cannot be read.'])
})

test('reports an empty import file', async () => {
  writeFileSync(join(environment.path, 'empty.billwright'), '')
  expect(await run('two', 'import', 'empty.billwright')).toMatchObject({
    code: 1,
    stderrLines: [expect.stringMatching(/^The file is empty, so nothing was imported\./)],
  })
  expect(await run('two', 'import', '.')).toMatchObject({ code: 1, stderrLines: ['. cannot be read.'] })
})

test('warns about unreadable parts of damaged data', async () => {
  writeData('one')
  await run('one', 'export', 'all.billwright')
  mkdirSync(folder('two'))
  writeFileSync(join(folder('two'), 'billwright.sqlite'), Buffer.alloc(8192, 0xa5))
  const { code, stderrLines } = await run('two', 'import', 'all.billwright', '--replace')
  expect(code).toBe(0)
  expect(stderrLines).toEqual([
    expect.stringMatching(/^Everything was imported\./),
    expect.stringContaining('may have been billed'),
    expect.stringContaining('Not all that was written last'),
  ])
  expect(count('two')).toBe(count('one'))
})

test.runIf(canMountDisks).each(['full', 'read-only'])(
  'data on a volume that is %s are exported to another one, and nothing is imported into them',
  async volume => {
    writeData('one')
    const disk = await mountSmallDisk('2m')
    onTestFinished(() => disk.remove())
    const there = join(disk.path, 'data')
    cpSync(folder('one'), there, { recursive: true })
    if (volume === 'full') disk.fillUpTo(0)
    else disk.makeReadOnly(there)
    const runThere = (...words: string[]) =>
      billwright(['data', ...words], { cwd: environment.path, env: { BILLWRIGHT_DATA_DIR: there } })
    expect(await runThere('export', 'all.billwright')).toMatchObject({ code: 0 })
    const refusal = volume === 'full' ? 'The disk is full.' : 'The data folder is read-only.'
    expect(await runThere('import', 'all.billwright', '--replace')).toMatchObject({
      code: 1,
      stderrLines: [`${refusal} Nothing was saved.`],
    })
    expect(await run('two', 'import', 'all.billwright')).toMatchObject({ code: 0 })
    expect(count('two')).toBe(count('one'))
  },
)
