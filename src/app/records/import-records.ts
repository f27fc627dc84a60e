import { Buffer } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { AppliedImport, PlannedRowView, RecordImportPlan } from '#contract/records.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { translatedColumns } from '#core/records/column-titles.ts'
import {
  createImportPlanner,
  type ImportRow,
  type KnownRecord,
  type PlannedRow,
} from '#core/records/plan-import.ts'
import type { RecordKind } from '#core/records/record.ts'
import { columnAliases, comparableColumn, decimalSignsOf } from '#core/records/record-cells.ts'
import type { LongWorks } from '../long-work.ts'
import type { Clock } from '../ports/ports.ts'
import type { RecordStep, StoredRecord } from '../ports/records.ts'
import type { Store } from '../ports/store.ts'
import { throwIfCancelled, type WorkControl } from '../ports/work-control.ts'
import type { SettingsOperations } from '../settings.ts'
import { readCsv } from './read-csv.ts'
import { linksByName, type RecordChanges } from './record-changes.ts'
import { stepOf, written } from './records.ts'

interface Deps {
  store: Store
  clock: Pick<Clock, 'now'>
  settings: Pick<SettingsOperations, 'settings'>
  changes: RecordChanges
  works: Pick<LongWorks, 'run'>
}

/** rows between two yields to the event loop */
const rowsPerStep = 100

interface Plan<Kind extends RecordKind> {
  rows: PlannedRow<Kind>[]
  stored: Map<string, StoredRecord<Kind>>
  ignoredColumns: string[]
  fingerprint: string
}

/** Maximum number of cells shown when the decimal sign of a column is asked for. */
const maxShownNumbers = 3

/** Imports customers or catalogue items from CSV in two steps: a plan, and applying exactly that plan. */
export function createRecordImport({ store, clock, settings, changes, works }: Deps) {
  /** @throws AppError invalid_table, work_cancelled */
  async function plan<Kind extends RecordKind>(
    kind: Kind,
    { bytes: encoded, decimalSign }: Pick<ParsedArgumentOf<'planRecordImport'>, 'bytes' | 'decimalSign'>,
    { signal, onProgress }: WorkControl,
  ): Promise<Plan<Kind>> {
    const { rows: table, ignoredColumns } = await readTable(kind, Buffer.from(encoded, 'base64'))
    const stored = store.records.all(kind)
    const { currency } = settings.settings()
    const planRow = createImportPlanner({
      kind,
      known: stored.filter(({ mergedInto }) => mergedInto === null).map(each => knownOf<Kind>(each)),
      mergedInto: new Map(stored.flatMap(each => (each.mergedInto ? [[each.id, each.mergedInto]] : []))),
      defaultCurrency: currency,
      decimalSigns: decimalSignsOf(
        kind,
        table.map(({ cells }) => cells),
        decimalSign ?? null,
      ),
    })
    const rows: PlannedRow<Kind>[] = []
    for (const row of table) {
      if (rows.length % rowsPerStep === 0) {
        onProgress({ done: rows.length, total: table.length })
        await nextTurn()
        throwIfCancelled(signal)
      }
      rows.push(planRow(row))
    }
    return {
      rows,
      stored: new Map(stored.map(each => [each.id, each])),
      ignoredColumns,
      fingerprint: fingerprintOf(rows),
    }
  }

  /** Commits once, after the last row was planned, so that cancelling changes nothing. */
  async function apply<Kind extends RecordKind>(
    kind: Kind,
    { fingerprint, skipWrong = false, ...table }: Omit<ParsedArgumentOf<'applyRecordImport'>, 'kind'>,
    control: WorkControl,
  ): Promise<AppliedImport> {
    const planned = await plan(kind, table, control)
    if (planned.fingerprint !== fingerprint) throw new AppError('stale_import')
    const wrong = planned.rows.filter(row => row.status === 'wrong')
    if (wrong.length > 0 && !skipWrong)
      throw new AppError('invalid_table', {
        message: { code: 'table.wrong_rows', params: { rows: wrong.length } },
        issues: wrong.flatMap(({ issues }) => issues).slice(0, 20),
      })
    const at = clock.now().toISOString()
    const steps = planned.rows.flatMap((row): RecordStep | [] => stepOfRow(kind, row, planned.stored, at))
    const created = planned.rows.filter(({ status }) => status === 'new').length
    const written = steps.flatMap(({ kind: of, after }) => (of === 'customers' && after ? [after] : []))
    const { changeId } = changes.commit({ steps, links: linksByName(store.records, written) })
    return { created, changed: steps.length - created, changeId }
  }

  return {
    async planRecordImport({
      kind,
      ...table
    }: ParsedArgumentOf<'planRecordImport'>): Promise<RecordImportPlan> {
      const { rows, ignoredColumns, fingerprint } = await works.run('import', control =>
        plan(kind, table, control),
      )
      const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
      for (const { status } of rows) counts[status] += 1
      const ambiguousNumbers = ambiguousNumbersOf(rows).slice(0, maxShownNumbers)
      return { counts, rows: rows.map(viewOfRow), ignoredColumns, ambiguousNumbers, fingerprint }
    },

    applyRecordImport: ({ kind, ...rest }: ParsedArgumentOf<'applyRecordImport'>): Promise<AppliedImport> =>
      works.run('import', control => apply(kind, rest, control)),
  }
}

/** @throws AppError invalid_table */
async function readTable(
  kind: RecordKind,
  bytes: Uint8Array,
): Promise<{ rows: ImportRow[]; ignoredColumns: string[] }> {
  const names = new Map([...(await translatedColumns(kind)), ...columnAliases(kind)])
  const columnOf = (title: string) => names.get(comparableColumn(title))
  const [header, ...rows] = readCsv(bytes, title => columnOf(title) !== undefined)
  const titles = header?.cells ?? []
  const columns = titles.map(columnOf)
  const repeated = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index)
  if (repeated) throw refusal({ code: 'table.repeated_column', params: { column: repeated } })
  const needed = kind === 'customers' ? 'name' : 'description'
  if (!columns.includes(needed) && !columns.includes('id'))
    throw refusal({ code: 'table.column_missing', params: { column: needed } })
  return {
    rows: rows.map(({ line, cells }) => ({ line, cells: cellsByColumn(columns, cells) })),
    ignoredColumns: titles.filter((title, index) => columns[index] === undefined && title.trim() !== ''),
  }
}

const refusal = (message: Message) => new AppError('invalid_table', { message })

function cellsByColumn(
  columns: readonly (string | undefined)[],
  cells: readonly string[],
): ImportRow['cells'] {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column === undefined ? [] : [[column, cells[index] ?? '']])),
  )
}

const knownOf = <Kind extends RecordKind>(stored: StoredRecord<Kind>): KnownRecord<Kind> => ({
  id: stored.id,
  revision: stored.revision,
  record: stored.record,
  isArchived: stored.archivedAt !== null,
})

/** Hash of the planned changes and the revisions that they are based on. */
function fingerprintOf<Kind extends RecordKind>(rows: readonly PlannedRow<Kind>[]): string {
  const hash = createHash('sha256')
  for (const { title: _, ...row } of rows)
    hash.update(JSON.stringify('known' in row ? { ...row, known: [row.known.id, row.known.revision] } : row))
  return hash.digest('hex')
}

const ambiguousNumbersOf = (rows: readonly PlannedRow<RecordKind>[]): string[] => [
  ...new Set(
    rows.flatMap(row =>
      row.status === 'wrong'
        ? row.issues.flatMap(({ message }) =>
            message.code === 'cell.ambiguous_number' ? [message.params.text] : [],
          )
        : [],
    ),
  ),
]

function viewOfRow<Kind extends RecordKind>(row: PlannedRow<Kind>): PlannedRowView {
  const { line, title, status } = row
  return {
    line,
    title,
    status,
    changes: row.status === 'changed' ? row.changes : [],
    issues: row.status === 'wrong' ? row.issues : [],
  }
}

function stepOfRow<Kind extends RecordKind>(
  kind: Kind,
  row: PlannedRow<Kind>,
  stored: ReadonlyMap<string, StoredRecord<Kind>>,
  at: string,
): RecordStep | [] {
  if (row.status !== 'new' && row.status !== 'changed') return []
  const before = row.status === 'changed' ? (stored.get(row.known.id) ?? null) : null
  const id = row.status === 'new' ? (row.id ?? randomUUID()) : row.known.id
  const { record, isArchived } = row
  const after = {
    ...written({ before, record, at, id }),
    archivedAt: isArchived ? (before?.archivedAt ?? at) : null,
  }
  return stepOf(kind, before, after)
}
