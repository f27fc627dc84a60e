import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { RecordKind } from '#core/records/record.ts'
import { cellsOf, columnsOfKind } from '#core/records/record-cells.ts'
import { csvFile } from '#core/text/csv.ts'
import type { Clock, Files, ShellPorts } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'

/** All records of a kind as CSV, including archived ones. Importing the result changes nothing. */
export function recordsAsCsv(store: Pick<Store, 'records'>, kind: RecordKind): Uint8Array {
  const columns = columnsOfKind(kind)
  const rows = store.records
    .all(kind)
    .filter(({ mergedInto }) => mergedInto === null)
    .map(({ id, record, archivedAt }) => cellsOf(kind, { id, record, isArchived: archivedAt !== null }))
  const table = [columns, ...rows.map(cells => columns.map(column => cells[column] ?? ''))]
  return csvFile(table)
}

interface Deps {
  store: Store
  files: Files
  shell: ShellPorts
  clock: Pick<Clock, 'today'>
}

export const createRecordExport = ({ store, files, shell, clock }: Deps) => ({
  async exportRecords({ kind }: ParsedArgumentOf<'exportRecords'>): Promise<{ path: string } | null> {
    const path = await shell.chooseSavePath(`Billwright ${kind} ${clock.today()}.csv`)
    if (path === null) return null
    await files.write(path, recordsAsCsv(store, kind))
    return { path }
  },
})
