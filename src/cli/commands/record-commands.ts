import { Buffer } from 'node:buffer'
import { type Command, Option } from 'commander'
import { createLongWorks } from '#app/long-work.ts'
import type { Store } from '#app/ports/store.ts'
import { recordsAsCsv } from '#app/records/export-records.ts'
import { createRecordImport } from '#app/records/import-records.ts'
import { largestTable } from '#app/records/read-csv.ts'
import { createRecordChanges } from '#app/records/record-changes.ts'
import { createSettings } from '#app/settings.ts'
import type { PlannedRowView, RecordImportPlan } from '#contract/records.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type DecimalSign, decimalSigns } from '#core/money/number-column.ts'
import { type RecordKind, recordKinds } from '#core/records/record.ts'
import { searchWords, titleOf } from '#core/records/record-keys.ts'
import { terminalCell } from '#core/text/terminal-text.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { addHelpCommand } from '#service/command-line/commands/help-command.ts'
import { type CommandContext, pathOf } from '../io/command-context.ts'
import { lineOf, nameOf, written } from '../io/issue-lines.ts'
import { readFileBytes } from '../io/read-file.ts'
import { print, printMessage, printRow, textOf } from '../io/standard-streams.ts'
import { withReadableStore, withUndamagedStore } from '../io/with-store.ts'
import { writeFile } from '../io/write-file.ts'

interface ListOptions {
  json?: true
  archived?: true
  search?: string
}

interface ImportOptions {
  decimalSign?: DecimalSign
  json?: true
  dryRun?: true
  skipWrong?: true
}

/** `customers` and `items`: the same commands for both kinds of records. */
export function addRecordCommands(program: Command, context: CommandContext): void {
  for (const kind of recordKinds) {
    const command = program
      .command(kind)
      .description(`list, import and export ${kind}; the app must not be running`)

    command
      .command('list')
      .description(`print the ${kind}, one a line`)
      .option('--json', 'as JSON, with all fields')
      .option('--archived', 'archived ones instead')
      .option('--search <text>', 'only those that contain all of these words')
      .action((options: ListOptions) =>
        withReadableStore(context, store => list(context, store, kind, options)),
      )

    command
      .command('import')
      .description(`import ${kind} from a CSV file, all rows or none`)
      .argument('<file>', 'with the names of the columns in the first line; - for stdin')
      .option('--dry-run', 'only say row by row what would happen')
      .option('--skip-wrong', 'import the other rows where some are wrong')
      .addOption(
        new Option(
          '--decimal-sign <sign>',
          'of columns whose numbers do not show it, such as 1.250 alone; otherwise their rows are wrong',
        ).choices(decimalSigns),
      )
      .option('--json', 'print the plan as JSON')
      .action((file: string, options: ImportOptions) =>
        withUndamagedStore(context, store => importFile(context, store, kind, file, options)),
      )

    command
      .command('export')
      .description(`write all ${kind} as CSV`)
      .argument('[file]', 'a file of this name is replaced; without it, stdout')
      .action((file?: string) => withReadableStore(context, store => exportFile(context, store, kind, file)))
    addHelpCommand(command)
  }
}

async function list(
  context: CommandContext,
  store: Store,
  kind: RecordKind,
  { json, archived, search = '' }: ListOptions,
): Promise<void> {
  const found = store.records.list(kind, {
    words: searchWords(search),
    archived: archived === true,
    limit: -1,
  })
  const rows = found.map(({ id, archivedAt, record }) => ({ id, ...record, archived: archivedAt !== null }))
  if (json) print(context, JSON.stringify(rows, null, 2))
  else for (const { id, record } of found) printRow(context, [id, titleOf(kind, record)])
}

async function importFile(
  context: CommandContext,
  store: Store,
  kind: RecordKind,
  file: string,
  options: ImportOptions,
): Promise<void> {
  const bytes = Buffer.from(await readFileBytes(context, file, largestTable, 'table')).toString('base64')
  const settings = createSettings(store)
  const changes = createRecordChanges(store.records, { emit: () => undefined }, systemClock)
  const { planRecordImport, applyRecordImport } = createRecordImport({
    store,
    clock: systemClock,
    settings,
    changes,
    works: createLongWorks({ emit: () => undefined }),
  })
  const table = { kind, bytes, decimalSign: options.decimalSign }
  const plan = await planRecordImport(table)
  if (options.json) print(context, JSON.stringify(printable(plan), null, 2))
  else for (const row of plan.rows) printPlanned(context, file, row)
  for (const column of plan.ignoredColumns)
    printMessage(context, textOf({ code: 'cli.column_ignored', params: { file: nameOf(file), column } }))
  if (plan.counts.wrong > 0 && !options.skipWrong)
    throw new AppError('invalid_table', { message: { code: 'cli.import_refused', params: plan.counts } })
  if (options.dryRun)
    return printMessage(context, textOf({ code: 'cli.import_checked', params: plan.counts }))
  const { fingerprint } = plan
  await applyRecordImport({ ...table, fingerprint, skipWrong: options.skipWrong ?? false })
  printMessage(context, textOf({ code: 'cli.imported', params: plan.counts }))
}

const printable = (plan: RecordImportPlan) => ({
  ...plan,
  rows: plan.rows.map(row => ({ ...row, issues: written(row.issues) })),
})

/** Unchanged rows are only counted. */
function printPlanned(
  context: CommandContext,
  file: string,
  { line, status, title, changes, issues }: PlannedRowView,
): void {
  if (status === 'same') return
  if (status === 'wrong')
    for (const issue of issues) printMessage(context, lineOf(`${nameOf(file)}:${line}`, issue))
  else
    printMessage(
      context,
      `${nameOf(file)}:${line}: ${status}: ${[terminalCell(title), ...changes.map(changeText)].join('; ')}`,
    )
}

const changeText = ({ column, before, after }: PlannedRowView['changes'][number]): string =>
  `${column}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`

async function exportFile(
  context: CommandContext,
  store: Store,
  kind: RecordKind,
  file: string | undefined,
): Promise<void> {
  const bytes = recordsAsCsv(store, kind)
  if (file === undefined) return print(context, bytes)
  await writeFile(context, pathOf(context, file), bytes)
  printMessage(context, textOf({ code: 'cli.records_exported', params: { kind, file } }))
}
