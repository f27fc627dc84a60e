import type { SQLInputValue } from 'node:sqlite'
import { searchPatterns, statusesNamed } from '#core/invoice/list-search.ts'
import type { Sql } from '../sqlite/sql.ts'
import { statusExpression, statusIn } from './list-order.ts'

/** The index consists of trigrams. */
const minSearchLength = 3
/** With more matches, a scan finds the next page sooner. */
const maxIndexedMatches = 2000
/** Invoices that are not indexed yet are scanned. */
const maxUnindexed = 200

export interface SearchCondition {
  condition: string
  values: Record<string, SQLInputValue>
  /** whether the condition reads the text of each row */
  readsRows: boolean
}

/**
 * SQL condition: the text of an invoice contains the search in one of its notations, or the search names its status.
 * @param search as returned by `searchable`, one line
 */
export function searchCondition(sql: Sql, search: string, today: string): SearchCondition {
  const patterns = searchPatterns(search)
  const found = textCondition(sql, patterns)
  const statuses = statusesNamed(search)
  if (statuses.length === 0) return found
  return {
    ...found,
    condition: `(${statusExpression} ${statusIn(statuses)} OR ${found.condition})`,
    values: { ...found.values, today },
  }
}

function textCondition(sql: Sql, patterns: readonly string[]): SearchCondition {
  const likes = patterns.map((_, index) => `search_text LIKE :pattern${index} ESCAPE '\\'`).join(' OR ')
  const values = Object.fromEntries(
    patterns.map((pattern, index) => [`pattern${index}`, `%${pattern.replace(/[\\%_]/g, '\\$&')}%`]),
  )
  const match = patterns.map(pattern => `"${pattern.replaceAll('"', '""')}"`).join(' OR ')
  if (!isSelective(sql, patterns, match)) return { condition: `(${likes})`, values, readsRows: true }
  return {
    condition: `+search_id IN (
      SELECT rowid >> 20 FROM invoice_search WHERE invoice_search MATCH :match
        AND rowid >> 20 NOT IN (SELECT search_id FROM untidy)
      UNION SELECT search_id FROM untidy JOIN invoices AS new USING (search_id)
        WHERE ${likes.replaceAll('search_text', 'new.search_text')})`,
    values: { ...values, match },
    readsRows: false,
  }
}

const isSelective = (sql: Sql, patterns: readonly string[], match: string): boolean =>
  patterns.every(pattern => [...pattern].length >= minSearchLength) &&
  countUnindexed(sql) <= maxUnindexed &&
  countMatches(sql, match) <= maxIndexedMatches

function countUnindexed(sql: Sql): number {
  return Number(
    sql.row(`SELECT count(*) AS found FROM (SELECT 1 FROM untidy LIMIT ${maxUnindexed + 1})`)?.found,
  )
}

function countMatches(sql: Sql, match: string): number {
  const row = sql.row(
    `SELECT count(*) AS found FROM
       (SELECT rowid FROM invoice_search WHERE invoice_search MATCH :match LIMIT ${maxIndexedMatches + 1})`,
    { match },
  )
  return Number(row?.found)
}
