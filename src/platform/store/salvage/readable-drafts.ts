import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ChangeSince } from '#app/ports/store.ts'
import { type Draft, draftSchema } from '#core/draft/draft.ts'
import { applyChange, draftChangeSchema } from '#core/draft/draft-change.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { sha256Of } from '#node/sha256.ts'
import { hasChecksumColumn, intactExpressionIn } from '../schema/checksums.ts'
import { type Row, textOf } from '../sqlite/sql.ts'
import { type InvoiceLinks, linksOf } from './merge-links.ts'
import { isCount, isId, isInstant, readableRows, tablePassesIntegrityCheck } from './readable-rows.ts'

/** A revision without its content. */
export interface RevisionHead {
  revision: number
  savedAt: string
}

/** The row of an invoice; absent if it cannot be read. */
export interface InvoiceHead {
  revision: number
  updatedAt: string
  deletedAt: string | null
  isSample: boolean
  invoice_number: string
  /** Purged after deletion: the content is gone, and the number stays reserved. */
  isPurged: boolean
  links: InvoiceLinks
  /** The checksum is right, and each link is valid. */
  isIntact: boolean
}

export interface ReadableDraft {
  draft: Draft
  /** The change that the file contains instead of the draft. */
  since?: ChangeSince
  /** The logo was read too, if there is one. */
  isWhole: boolean
}

export type ReadableDrafts = ReturnType<typeof createReadableDrafts>

/** Reads the invoices of a data file that may be damaged. Unreadable parts are skipped. */
export function createReadableDrafts(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  function statement(text: string): StatementSync {
    const prepared = statements.get(text) ?? database.prepare(text)
    statements.set(text, prepared)
    return prepared
  }

  function rowsUpToDamage(text: string, ...values: string[]): { rows: Row[]; isWhole: boolean } {
    const rows: Row[] = []
    try {
      for (const row of statement(text).iterate(...values)) rows.push(row)
      return { rows, isWhole: true }
    } catch {
      return { rows, isWhole: false }
    }
  }

  /** Finds invoices by their revisions if rows of `invoices` are lost. */
  function idsInRevisions(): string[] {
    return ['', ' DESC']
      .flatMap(order => rowsUpToDamage(`SELECT DISTINCT invoice_id FROM revisions ORDER BY 1${order}`).rows)
      .map(row => textOf(row, 'invoice_id'))
  }

  const headColumns = [
    ...oldestHeadColumns,
    `${hasColumn(database, 'invoices', 'checksum') ? intactExpressionIn(database, 'invoices') : '1'} AS is_intact`,
    ...(hasColumn(database, 'invoices', 'customer_id') ? ['customer_id'] : []),
    ...(hasColumn(database, 'invoices', 'credits_id') ? linkColumns(database) : []),
  ].join(', ')

  function all(): { heads: Map<string, InvoiceHead | undefined>; isWhole: boolean } {
    const found = readableRows(database, 'invoices', headColumns)
    const heads = new Map<string, InvoiceHead | undefined>(found.rows.flatMap(row => headOf(row)))
    const isWhole = found.isWhole && heads.size === found.rows.length
    if (!isWhole) for (const id of idsInRevisions()) if (isId(id) && !heads.has(id)) heads.set(id, undefined)
    // Each of the two tables alone names all invoices.
    return { heads, isWhole: isWhole || tablePassesIntegrityCheck(database, 'revisions') }
  }

  /** Newest first. */
  function revisionsOf(id: string): RevisionHead[] {
    const scan = (order: string) =>
      rowsUpToDamage(
        `SELECT revision, saved_at FROM revisions WHERE invoice_id = ? ORDER BY revision${order}`,
        id,
      )
    const down = scan(' DESC')
    const rows = down.isWhole ? down.rows : [...down.rows, ...scan('').rows]
    const found = new Map(rows.map(row => [Number(row.revision), textOf(row, 'saved_at')]))
    return [...found]
      .map(([revision, savedAt]) => ({ revision, savedAt }))
      .filter(({ revision, savedAt }) => isCount(revision) && isInstant(savedAt))
      .sort((one, other) => other.revision - one.revision)
  }

  let selectRevision: string | undefined
  function rowOf(id: string, revision: number): Row | undefined {
    try {
      selectRevision ??= `SELECT *, CAST(draft AS BLOB) AS bytes FROM revisions
         WHERE invoice_id = ? AND revision = ? ${hasChecksumColumn(database, 'revisions') ? `AND ${intactExpressionIn(database, 'revisions')}` : ''}`
      return statement(selectRevision).get(id, revision)
    } catch {
      return undefined
    }
  }

  function withoutLogo(id: string, row: Row): Pick<ReadableDraft, 'draft' | 'since'> | undefined {
    const written = jsonIn(row.bytes)
    if ((row.base ?? null) === null) return withDraft(draftSchema.safeParse(written).data)
    const change = draftChangeSchema.safeParse(written).data
    const base = rowOf(id, Number(row.base))
    const before = base && draftSchema.safeParse(jsonIn(base.bytes)).data
    const draft = draftSchema.safeParse(before && change && applyChange(before, change)).data
    return change && withDraft(draft, { base: Number(row.base), change })
  }

  function logoOf(sha256: string): string | undefined {
    try {
      const found = statement('SELECT data_url FROM logos WHERE sha256 = ?').get(sha256)
      const dataUrl = String(found?.data_url)
      return sha256Of(dataUrl) === sha256 ? dataUrl : undefined
    } catch {
      return undefined
    }
  }

  return {
    all,
    revisionsOf,

    head(id: string): InvoiceHead | undefined {
      try {
        const row = statement(`SELECT ${headColumns} FROM invoices WHERE id = ?`).get(id)
        return row && headOf(row)[0]?.[1]
      } catch {
        return undefined
      }
    },

    /** Parses as strictly as an import. */
    read(id: string, revision: number): ReadableDraft | undefined {
      const row = rowOf(id, revision)
      const found = row && withoutLogo(id, row)
      if (!row || !found) return undefined
      if (row.logo === null) return { ...found, isWhole: true }
      const logo = logoOf(String(row.logo))
      if (logo === undefined) return { ...found, isWhole: false }
      return { ...found, draft: { ...found.draft, logo }, isWhole: true }
    },
  }
}

const oldestHeadColumns = [
  'id',
  'revision',
  'updated_at',
  'deleted_at',
  'sample',
  'invoice_number',
  'octet_length(search_text) = 0 AS is_forgotten',
]

/** Columns of links; those covered by a checksum are NULL in a damaged row. */
const linkColumns = (database: DatabaseSync): string[] =>
  ['credits_id', 'created_from', 'accepted_at'].map(
    column => `iif(${intactExpressionIn(database, 'invoices')}, ${column}, NULL) AS ${column}`,
  )

function headOf(row: Row): [string, InvoiceHead][] {
  const [id, updatedAt] = [textOf(row, 'id'), textOf(row, 'updated_at')]
  const revision = Number(row.revision)
  if (!isId(id) || !isCount(revision) || !isInstant(updatedAt)) return []
  const deletedAt = isInstant(row.deleted_at) ? row.deleted_at : null
  const isPurged = deletedAt !== null && row.is_forgotten === 1
  const invoice_number = textOf(row, 'invoice_number')
  const isSample = row.sample === 1
  const links = linksOf(row)
  const isIntact =
    row.is_intact === 1 &&
    (deletedAt !== null || row.deleted_at === null) &&
    Object.entries(links).every(([column, link]) => link === (row[column] ?? null))
  return [[id, { revision, updatedAt, deletedAt, isSample, invoice_number, isPurged, links, isIntact }]]
}

/** `false` also if the schema cannot be read. */
function hasColumn(database: DatabaseSync, table: string, column: string): boolean {
  try {
    const found = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column)
    return found !== undefined
  } catch {
    return false
  }
}

const withDraft = (draft: Draft | undefined, since?: ChangeSince) =>
  draft && { draft, ...(since && { since }) }

/** Treats invalid UTF-8 as damage. */
const jsonIn = (bytes: unknown): unknown =>
  bytes instanceof Uint8Array ? parseJsonOrUndefined(bytes) : undefined
