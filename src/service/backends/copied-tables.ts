import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** A table of the embedded store to be copied. */
export interface CopiedTable {
  name: string
  columns: string[]
  /** the columns that identify a row, in order */
  key: string[]
  /** the identity column, if there is one */
  identity: string | undefined
}

/** PostgreSQL derives these by triggers, and stores them in several rows per account. */
const derived = ['stored_bytes']

/** PostgreSQL has these columns in its queue, to which it adds the waiting rows. */
const derivedColumns: Readonly<Record<string, readonly string[]>> = {
  queued_jobs: ['attempts', 'next_attempt_at'],
}

const columnRow = z.object({ name: z.string(), pk: z.number(), type: z.string() })
const nameRow = z.object({ name: z.string() })
const referenceRow = z.object({ table: z.string() })

/** Returns every table of the store except for derived ones; referenced tables come first. */
export function tablesOf(source: DatabaseSync): CopiedTable[] {
  const names = source
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@' ORDER BY name",
    )
    .all()
    .map(row => nameRow.parse(row).name)
    .filter(name => !derived.includes(name))
  const sorted: string[] = []
  const add = (name: string) => {
    if (sorted.includes(name)) return
    for (const { table } of source
      .prepare(`PRAGMA foreign_key_list(${name})`)
      .all()
      .map(row => referenceRow.parse(row)))
      if (table !== name) add(table)
    sorted.push(name)
  }
  for (const name of names) add(name)
  return sorted.map(name => tableOf(source, name))
}

function tableOf(source: DatabaseSync, name: string): CopiedTable {
  const columns = source
    .prepare(`PRAGMA table_info(${name})`)
    .all()
    .map(row => columnRow.parse(row))
  const keys = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  const [first] = keys
  const isNumbered = keys.length === 1 && first?.type === 'INTEGER'
  return {
    name,
    columns: columns.map(column => column.name).filter(column => !derivedColumns[name]?.includes(column)),
    key: keys.map(column => column.name),
    identity: isNumbered ? first.name : undefined,
  }
}

export type Value = string | number | bigint | Uint8Array | null
export type Row = Value[]

const rowsAtOnce = 500

/** Yields the rows of a table in key order, in batches. */
export function* batchesOf(source: DatabaseSync, { name, columns, key }: CopiedTable): Generator<Row[]> {
  const keyText = key.join(', ')
  const select = `SELECT ${columns.join(', ')} FROM ${name}`
  const order = `ORDER BY ${keyText} LIMIT ${rowsAtOnce}`
  const first = source.prepare(`${select} ${order}`)
  const next = source.prepare(`${select} WHERE (${keyText}) > (${key.map(() => '?').join(', ')}) ${order}`)
  let last: Row | undefined
  for (;;) {
    const found = last === undefined ? first.all() : next.all(...last)
    const rows = found.map(row => columns.map(column => row[column] ?? null))
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (rows.length < rowsAtOnce || end === undefined) return
    last = key.map(column => end[columns.indexOf(column)] ?? null)
  }
}
