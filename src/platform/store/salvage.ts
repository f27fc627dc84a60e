import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openReadOnly } from './open-read-only.ts'
import type { Row } from './sql.ts'

/** What a damaged file still says of what was sent. */
export interface Salvaged {
  attempts: Row[]
  deliveries: Row[]
  numbers: Row[]
  services: Row[]
  /** nothing that was sent is missing in it */
  isWhole: boolean
}

const nothing: Salvaged = { attempts: [], deliveries: [], numbers: [], services: [], isWhole: false }

/** Reads past what is damaged, and leaves the file as it is. */
export function salvage(path: string): Salvaged {
  let database: DatabaseSync
  try {
    database = openReadOnly(path)
  } catch {
    return nothing
  }
  try {
    const attempts = rowsOf(database, 'attempts')
    const intact = attempts.rows.filter(isIntact)
    const [deliveries, numbers, services] = ['deliveries', 'numbers', 'idempotent_services'].map(
      name => rowsOf(database, name).rows,
    )
    return {
      attempts: intact,
      deliveries: deliveries ?? [],
      numbers: numbers ?? [],
      services: services ?? [],
      isWhole: attempts.isWhole && intact.length === attempts.rows.length,
    }
  } finally {
    database.close()
  }
}

/** Of a table in which some pages make no sense: from the front and from the back up to them, and what is found between. */
function rowsOf(database: DatabaseSync, table: string): { rows: Row[]; isWhole: boolean } {
  const found = new Map<number, Row>()
  const walk = (order: string): boolean => {
    try {
      for (const row of database.prepare(`SELECT rowid AS at, * FROM ${table} ORDER BY ${order}`).iterate())
        found.set(Number(row.at), row)
      return true
    } catch {
      return false
    }
  }
  // a scan can pass over damage that the check sees
  const isWhole = isSoundTable(database, table) && walk('rowid')
  if (!isWhole) {
    walk('rowid')
    walk('rowid DESC')
    probe(database, table, found)
  }
  return { rows: [...found.values()], isWhole }
}

/** The most rows that are looked for one by one. */
const mostProbes = 200_000

function probe(database: DatabaseSync, table: string, found: Map<number, Row>): void {
  const ids = [...found.keys()]
  const last = Math.min(ids.reduce((most, id) => Math.max(most, id), 0) + 1000, mostProbes)
  for (let id = 1; id <= last; id++) {
    if (found.has(id)) continue
    try {
      const row = database.prepare(`SELECT rowid AS at, * FROM ${table} WHERE rowid = ?`).get(id)
      if (row) found.set(id, row)
    } catch {
      // this one is what is damaged
    }
  }
}

function isSoundTable(database: DatabaseSync, table: string): boolean {
  try {
    return database.prepare(`PRAGMA integrity_check('${table}')`).get()?.integrity_check === 'ok'
  } catch {
    return false
  }
}

/** The bytes that were sent carry their own proof; of what is broken in itself nothing is believed. */
function isIntact(row: Row): boolean {
  const { payload, payload_sha256: sha256 } = row
  return (
    payload instanceof Uint8Array &&
    createHash('sha256').update(payload).digest('hex') === sha256 &&
    [row.id, row.invoice_id, row.idempotency_key].every(id => /^[0-9a-f-]{36}$/.test(String(id)))
  )
}
