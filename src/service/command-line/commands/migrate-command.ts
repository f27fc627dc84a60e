import { type Command, InvalidArgumentError, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { bucketFrom, databaseUrlFrom, isPostgresUrl } from '../../backends/backends-from-environment.ts'
import { dataOption } from '../io/options.ts'
import type { Output } from '../io/output.ts'

export function addMigrateCommand(program: Command, output: Output): void {
  program
    .command('migrate')
    .description(
      'copy a data folder to PostgreSQL, and its PDFs to a bucket if S3_BUCKET is set, and compare everything',
    )
    .addOption(
      new Option(
        '--to <url>',
        'a new database; DATABASE_URL keeps its password out of the process list',
      ).argParser(readUrl),
    )
    .option('--dry-run', 'only count what would be copied')
    .addOption(dataOption())
    .action((flags: MigrateFlags) => run(output, flags))
}

interface MigrateFlags {
  to?: string
  dryRun?: true
  data: string
}

function readUrl(text: string): string {
  if (isPostgresUrl(text)) return text
  throw new InvalidArgumentError(
    'Use a PostgreSQL database, such as postgres://billwright@db.example.com/billwright.',
  )
}

async function run({ stdout, stderr }: Output, { to, dryRun, data }: MigrateFlags): Promise<void> {
  // other commands and the packed app do without the PostgreSQL client
  const { countMigration, migrateToPostgres } = await import('../../backends/migrate-to-postgres.ts')
  if (dryRun) {
    const { tables, files } = countMigration(data)
    for (const { table, rows } of tables) stdout.write(`${table}  ${rows}\n`)
    stdout.write(`PDFs  ${files}\n`)
    return
  }
  const databaseUrl = to ?? databaseUrlFrom(process.env)
  if (databaseUrl === undefined)
    throw new AppError('invalid_argument', { message: { code: 'service.migration_target' } })
  const bucket = bucketFrom(process.env)
  const report = (line: string) => void stderr.write(`${line}\n`)
  const { tables, files } = await migrateToPostgres({ dataFolder: data, databaseUrl, bucket, report })
  for (const { table, rows } of tables) stdout.write(`${table}  ${rows}\n`)
  if (files) stdout.write(`PDFs  ${files.copied}\n`)
  if (files && files.missing.length + files.damaged.length > 0) {
    for (const id of files.missing) stderr.write(`not in ${data}: PDF ${id}\n`)
    for (const id of files.damaged) stderr.write(`differs from what was made: PDF ${id}\n`)
    const params = { missing: files.missing.length, damaged: files.damaged.length }
    const message = { code: 'service.migration_without_pdfs', params } as const
    throw new AppError('store_unavailable', { message })
  }
  stderr.write(
    files
      ? 'Everything is in the database and the bucket, and was compared. Start the service with DATABASE_URL and S3_BUCKET.\n'
      : `Everything is in the database, and was compared. The PDFs stay in ${data}: start the service with DATABASE_URL and the same --data.\n`,
  )
}
