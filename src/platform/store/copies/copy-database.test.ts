import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { copyDatabase } from './copy-database.ts'

test('a save during a copy does not abort the copy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-copy-'))
  const database = new DatabaseSync(join(folder, 'data'))
  database.exec('CREATE TABLE texts (text TEXT) STRICT; INSERT INTO texts VALUES (1)')
  database.exec('BEGIN IMMEDIATE; INSERT INTO texts VALUES (2)')
  const copying = copyDatabase(database, join(folder, 'copy'))
  await new Promise(resolve => setTimeout(resolve, 20))
  database.exec('COMMIT')
  await copying
  const copy = new DatabaseSync(join(folder, 'copy'), { readOnly: true })
  expect(copy.prepare('SELECT text FROM texts').all()).toHaveLength(2)
  copy.close()
  database.close()
  rmSync(folder, { recursive: true })
})
