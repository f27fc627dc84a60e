import { createHash } from 'node:crypto'
import { type Sql, textOf } from '../sqlite/sql.ts'

/** Characters per part; indexing one takes some tenths of a millisecond, and a changed line affects only one. */
const partLength = 4000

/** Splits at line ends only, because no search spans several lines. */
export function partsOf(text: string): string[] {
  const parts: string[] = []
  for (let start = 0; start < text.length; ) {
    const border = text.indexOf('\n', start + partLength)
    const end = border === -1 ? text.length : border
    parts.push(text.slice(start, end))
    start = end + 1
  }
  return parts
}

/**
 * Updates the index of one invoice within a budget of characters. Must run in a transaction.
 * @returns `indexed` is the number of characters
 */
export function indexSome(sql: Sql, searchId: number, budget: number): { indexed: number; isDone: boolean } {
  const row = sql.row('SELECT search_text FROM invoices WHERE search_id = :searchId', { searchId })
  const wanted = partsOf(row ? textOf(row, 'search_text') : '').map(text => ({ text, sha256: hashOf(text) }))
  const known = sql
    .rows(
      `SELECT id & 0xfffff AS part, sha256 FROM search_parts
         WHERE id BETWEEN :searchId << 20 AND (:searchId << 20) | 0xfffff`,
      { searchId },
    )
    .map(found => ({ part: Number(found.part), sha256: textOf(found, 'sha256') }))

  for (const { part } of known.filter(({ part }) => part >= wanted.length)) remove(sql, searchId, part)
  const knownText = new Map(known.map(({ part, sha256 }) => [part, sha256]))
  const changed = wanted
    .map((each, part) => ({ ...each, part }))
    .filter(({ part, sha256 }) => knownText.get(part) !== sha256)
  let indexed = 0
  for (const { part, text, sha256 } of changed) {
    if (indexed >= budget) return { indexed, isDone: false }
    put(sql, searchId, part, text, sha256)
    indexed += text.length
  }
  return { indexed, isDone: true }
}

function put(sql: Sql, searchId: number, part: number, text: string, sha256: string): void {
  const at = { searchId, part }
  sql.run('INSERT OR REPLACE INTO search_parts VALUES ((:searchId << 20) | :part, :sha256)', {
    ...at,
    sha256,
  })
  sql.run('INSERT OR REPLACE INTO invoice_search (rowid, part) VALUES ((:searchId << 20) | :part, :text)', {
    ...at,
    text,
  })
}

function remove(sql: Sql, searchId: number, part: number): void {
  const at = { searchId, part }
  sql.run('DELETE FROM search_parts WHERE id = (:searchId << 20) | :part', at)
  sql.run('DELETE FROM invoice_search WHERE rowid = (:searchId << 20) | :part', at)
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')
