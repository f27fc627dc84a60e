import type { Issue } from '../errors/issue.ts'
import type { Message } from '../messages/message.ts'
import type { CatalogueItem } from './catalogue-item-fields.ts'
import { parseRecord, type RawRecord, type RecordKind, type RecordTypes } from './record.ts'
import {
  type CellContext,
  type Cells,
  cellsOf,
  columnsOfKind,
  flagOfCell,
  recordOfCells,
} from './record-cells.ts'
import { keyOf, keyOfName, titleOf } from './record-keys.ts'
import { withStreetOfCells } from './street-of-cells.ts'

export interface KnownRecord<Kind extends RecordKind> {
  id: string
  revision: number
  record: RecordTypes[Kind]
  isArchived: boolean
}

/** A row of the imported table, by column. */
export interface ImportRow {
  /** line of the file on which the row begins, from 1 */
  line: number
  cells: Cells
}

export interface FieldChange {
  column: string
  before: string
  after: string
}

export type PlannedRow<Kind extends RecordKind> = { line: number; title: string } & (
  | { status: 'new'; id: string | null; record: RecordTypes[Kind]; isArchived: boolean }
  | {
      status: 'changed'
      known: KnownRecord<Kind>
      record: RecordTypes[Kind]
      isArchived: boolean
      changes: FieldChange[]
    }
  | { status: 'same'; known: KnownRecord<Kind> }
  | { status: 'wrong'; issues: Issue[] }
)

export interface ImportContext<Kind extends RecordKind> extends CellContext {
  kind: Kind
  known: readonly KnownRecord<Kind>[]
  /** ids of merged customers, each with the id of the customer that it was merged into */
  mergedInto: ReadonlyMap<string, string>
}

/** Returns a function that plans the import of the next row of a table, without changing anything. */
export function createImportPlanner<Kind extends RecordKind>(
  context: ImportContext<Kind>,
): (row: ImportRow) => PlannedRow<Kind> {
  const find = createFinder(context)
  const usedBy = new Map<string, number>()
  return row => {
    const title = titleOfCells(context.kind, row.cells)
    const found = find(row.cells)
    if (typeof found === 'object' && 'issue' in found)
      return { line: row.line, title, status: 'wrong', issues: [found.issue] }
    const planned = planRow(context, row, found)
    if (planned.status === 'wrong') return planned
    const target = targetOf(context.kind, planned)
    const earlier = usedBy.get(target)
    usedBy.set(target, earlier ?? row.line)
    return earlier === undefined
      ? planned
      : { line: row.line, title, status: 'wrong', issues: [repeatedRow(earlier)] }
  }
}

type Found<Kind extends RecordKind> = KnownRecord<Kind> | { issue: Issue } | undefined

function createFinder<Kind extends RecordKind>({ kind, known, mergedInto }: ImportContext<Kind>) {
  const byId = new Map(known.map(each => [each.id, each]))
  const byCode = Map.groupBy(
    known.filter(({ record }) => codeOf(record)),
    ({ record }) => keyOfName(codeOf(record) ?? ''),
  )
  const byKey = Map.groupBy(known, ({ record }) => keyOf(kind, record))

  return ({ id = '', code = '', name = '', description = '' }: Cells): Found<Kind> => {
    const key = id.trim().toLowerCase()
    const known = byId.get(survivorOf(key, mergedInto))
    if (known) return known
    const withCode = kind === 'items' && code.trim() !== '' ? byCode.get(keyOfName(code)) : undefined
    if (withCode) return onlyOne(withCode, 'code')
    const titled = byKey.get(keyOfName(kind === 'customers' ? name : description)) ?? []
    // A catalogue item with another code is a different one, whatever its description.
    const candidates = code.trim() === '' ? titled : titled.filter(({ record }) => !codeOf(record))
    return onlyOne(candidates, kind === 'customers' ? 'name' : 'description')
  }
}

/** The customer that a merged one finally belongs to. */
function survivorOf(id: string, mergedInto: ReadonlyMap<string, string>): string {
  const seen = new Set<string>()
  let survivor = id
  for (let next = mergedInto.get(id); next !== undefined && !seen.has(next); next = mergedInto.get(next)) {
    seen.add(next)
    survivor = next
  }
  return survivor
}

const codeOf = (record: RecordTypes[RecordKind]): string | undefined => (record as CatalogueItem).code

function onlyOne<Kind extends RecordKind>(found: readonly KnownRecord<Kind>[], column: string): Found<Kind> {
  const active = found.filter(({ isArchived }) => !isArchived)
  const [first, second] = active.length > 0 ? active : found
  if (second === undefined) return first
  return {
    issue: problem(column, 'ambiguous', { code: 'row.ambiguous' }),
  }
}

function planRow<Kind extends RecordKind>(
  context: ImportContext<Kind>,
  { line, cells }: ImportRow,
  known: KnownRecord<Kind> | undefined,
): PlannedRow<Kind> {
  const { kind } = context
  const before = (known?.record ?? {}) as RawRecord
  const { record: read, issues } = recordOfCells(kind, cells, before, context)
  const isOfOtherProgram = kind === 'customers' && newId(cells.id) === null
  const raw = isOfOtherProgram ? withStreetOfCells(read, before) : read
  const archived = cells.archived === undefined ? (known?.isArchived ?? false) : flagOfCell(cells.archived)
  const parsed = parseRecord(kind, raw)
  const all = [
    ...issues.map(({ column, code, message }) => problem(column, code, message)),
    ...(archived === undefined ? [problem('archived', 'invalid_value', { code: 'cell.not_a_flag' })] : []),
    ...(parsed.ok ? [] : parsed.issues),
  ]
  if (!parsed.ok || archived === undefined || all.length > 0)
    return { line, title: titleOfCells(kind, cells), status: 'wrong', issues: all }
  const { record } = parsed
  const title = titleOf(kind, record)
  if (!known) return { line, title, status: 'new', id: newId(cells.id), record, isArchived: archived }
  const changes = changesBetween(kind, known, { id: known.id, record, isArchived: archived })
  if (changes.length === 0) return { line, title, status: 'same', known }
  return { line, title, status: 'changed', known, record, isArchived: archived, changes }
}

/** The id of an exported record, so that a later import finds it again. Ids of other programs are ignored. */
function newId(cell = ''): string | null {
  const id = cell.trim().toLowerCase()
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id) ? id : null
}

function changesBetween<Kind extends RecordKind>(
  kind: Kind,
  known: KnownRecord<Kind>,
  after: Omit<KnownRecord<Kind>, 'revision'>,
): FieldChange[] {
  const before = cellsOf(kind, known)
  const cells = cellsOf(kind, after)
  return columnsOfKind(kind).flatMap(column =>
    before[column] === cells[column]
      ? []
      : [{ column, before: before[column] ?? '', after: cells[column] ?? '' }],
  )
}

/** Rejects a second row for the same record, because it would overwrite the first one. */
function targetOf<Kind extends RecordKind>(
  kind: Kind,
  row: Exclude<PlannedRow<Kind>, { status: 'wrong' }>,
): string {
  if (row.status !== 'new') return row.known.id
  const code = codeOf(row.record)
  return row.id ?? (code === undefined ? keyOf(kind, row.record) : `code ${keyOfName(code)}`)
}

const titleOfCells = (kind: RecordKind, { name = '', description = '' }: Cells): string =>
  (kind === 'customers' ? name : description).trim().split('\n', 1)[0] ?? ''

const problem = (path: string, code: string, message: Message): Issue => ({
  path,
  code,
  severity: 'error',
  message,
})

const repeatedRow = (line: number): Issue =>
  problem('', 'repeated_row', { code: 'row.repeated', params: { line } })
