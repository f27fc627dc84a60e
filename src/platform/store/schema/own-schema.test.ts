import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { migrations } from './migrations.ts'
import { archivedFilesTable, hasOwnSchema } from './own-schema.ts'

function isOwn(sql: string, version = migrations.length): boolean {
  const database = withSqlFunctions(new DatabaseSync(':memory:'))
  for (const step of migrations.slice(0, version)) database.exec(step)
  database.exec(sql)
  const found = hasOwnSchema(database, version)
  database.close()
  return found
}

test('each version has its own schema, also as an export, and with statistics for the query planner', () => {
  for (let version = 0; version <= migrations.length; version++)
    expect([version, isOwn('', version)]).toEqual([version, true])
  expect(isOwn(archivedFilesTable)).toBe(true)
  expect(isOwn("INSERT INTO settings VALUES ('a', '1', NULL); ANALYZE")).toBe(true)
})

test.each([
  ['a trigger', 'CREATE TRIGGER other AFTER INSERT ON revisions BEGIN DELETE FROM payments; END'],
  ['a view', 'CREATE VIEW other AS SELECT 1'],
  ['a table', 'CREATE TABLE other (a)'],
  ['an index', 'CREATE INDEX other ON invoices (lower(customer))'],
  ['a view in place of a table', 'DROP TABLE untidy; CREATE VIEW untidy AS SELECT 1 AS search_id'],
  ['a generated column', 'ALTER TABLE settings ADD COLUMN other TEXT AS (hex(zeroblob(9)))'],
  ['a default', "ALTER TABLE settings ADD COLUMN other TEXT DEFAULT 'a'"],
  [
    'a changed trigger',
    'DROP TRIGGER invoices_begun; CREATE TRIGGER invoices_begun AFTER INSERT ON invoices BEGIN SELECT 1; END',
  ],
  ['a full-text table', 'CREATE VIRTUAL TABLE other USING fts5 (a)'],
  ['a numbered table', 'CREATE TABLE other (a INTEGER PRIMARY KEY AUTOINCREMENT)'],
  [
    'another table of exported files',
    'CREATE TABLE archived_files (path TEXT PRIMARY KEY, bytes BLOB AS (zeroblob(9)))',
  ],
  ['a table of the search index', 'CREATE TABLE invoice_search_other (a)'],
  [
    'a comment that hides a trigger',
    "CREATE TRIGGER other AFTER INSERT ON invoices BEGIN SELECT '--'; DELETE FROM invoices; END",
  ],
  ['a missing index', 'DROP INDEX invoices_by_change'],
])('%s is not ours', (_what, sql) => {
  expect(isOwn(sql)).toBe(false)
})
