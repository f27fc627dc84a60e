import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { throwIfCancelled, type WorkControl } from '#app/ports/work-control.ts'
import type { MissingPdf } from '#contract/delivery.ts'
import type { ImportCheck } from '#contract/stored-data.ts'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { createPrivateFile, publishFile } from '../../files/atomic-files.ts'
import { passesIntegrityCheckOnThread } from '../schema/integrity-thread.ts'
import { schemaStatusOfFile } from '../schema/schema-version.ts'
import { openUntrusted } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { archiveFiles } from './archive-files.ts'
import { countInvoices, fileNamesIn } from './backups.ts'
import { compareDocuments } from './compare-documents.ts'
import { type CopyProgress, copyDatabase } from './copy-database.ts'
import { restoreFiles } from './restore-files.ts'

/**
 * Exports the present data, with delivered PDFs and custom templates in a table of their own. The file is published
 * atomically.
 * @returns the invoices whose PDF is not included
 * @throws AppError work_cancelled
 */
export async function writeArchive(
  database: DatabaseSync,
  dataFolder: string,
  path: string,
  control?: WorkControl,
): Promise<MissingPdf[]> {
  const part = join(dirname(path), `.${process.pid}-${Date.now()}.part`)
  removeUnfinished(dirname(path))
  try {
    createPrivateFile(part)
    const { ofCopy, ofFiles } = archiveProgress(database, control)
    await copyDatabase(database, part, ofCopy)
    throwIfCancelled(control?.signal)
    const missing = await withDatabase(part, copy => archiveFiles(copy, dataFolder, ofFiles))
    publishFile(part, path)
    return missing
  } finally {
    rmSync(part, { force: true })
  }
}

/** Removes files of an export into this folder whose process was killed. */
function removeUnfinished(folder: string): void {
  for (const name of fileNamesIn(folder)) {
    const pid = /^\.(\d+)-\d{13}\.part$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCodeOf(error) !== 'ESRCH'
  }
}

/** Reading, hashing and writing a PDF takes about as long as copying this many database pages. */
const pagesPerFile = 10

/** Progress of a whole export: first pages of the database, then files, whose number is an estimate. */
function archiveProgress(database: DatabaseSync, control: WorkControl | undefined) {
  if (!control) return {}
  const { signal } = control
  const row = database.prepare('SELECT count(*) AS count FROM deliveries').get()
  const files = pagesPerFile * Math.max(1, Number(row?.count))
  let pages = 0
  const report = (done: number) => control.onProgress({ done, total: pages + files })
  return {
    ofCopy({ totalPages, remainingPages }: CopyProgress): void {
      throwIfCancelled(signal)
      pages = totalPages
      report(totalPages - remainingPages)
    },
    ofFiles: {
      signal,
      onProgress: ({ done, total }) => report(pages + (files * done) / total),
    } satisfies WorkControl,
  }
}

/**
 * Checks a file without changing it.
 * @throws AppError not_an_export, store_newer
 */
export async function checkArchive(path: string): Promise<void> {
  if (!(await isSoundData(path))) throw new AppError('not_an_export')
  const archive = openUntrusted(path)
  try {
    if (!archive.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'archived_files'").get())
      throw new AppError('not_an_export')
  } finally {
    archive.close()
  }
}

/**
 * Whether a file has the schema of this program and no damage.
 * @throws AppError store_newer
 */
export async function isSoundData(path: string): Promise<boolean> {
  const status = schemaStatusOfFile(path)
  if (status === 'newer') throw new AppError('store_newer')
  return status === 'known' && (await passesIntegrityCheckOnThread(path))
}

/** Compares the present data with a checked archive. */
export function compareArchive(path: string, here: DatabaseSync): ImportCheck {
  const archive = openUntrusted(path)
  try {
    const own = new Set(connectionsIn(here).map(({ id, origin }) => `${id} ${origin}`))
    return {
      invoices: countInvoices(archive),
      here: countInvoices(here),
      changes: compareDocuments(here, archive),
      connectionsWithoutKey: connectionsIn(archive)
        .filter(({ id, origin }) => !own.has(`${id} ${origin}`))
        .map(({ name }) => name),
    }
  } finally {
    archive.close()
  }
}

/** Reads data of any version. */
const connectionsIn = (database: DatabaseSync) =>
  database
    .prepare('SELECT id, name, base_url FROM connections ORDER BY rowid')
    .all()
    .map(({ id, name, base_url: address }) => ({
      id: String(id),
      name: String(name).slice(0, 200),
      origin: URL.parse(String(address))?.origin ?? '',
    }))

/**
 * Restores the files of a checked archive into the data folder, and leaves the data without files at `path`.
 * @param replaced data of this computer; its PDFs stay in use
 */
export async function readArchive(path: string, dataFolder: string, replaced: DatabaseSync): Promise<void> {
  await withDatabase(path, async archive => {
    await restoreFiles(archive, dataFolder, replaced)
    archive.exec('DROP TABLE archived_files; VACUUM')
  })
}

/** Opens a file that nothing else uses yet. */
export async function withDatabase<Value>(
  path: string,
  steps: (database: DatabaseSync) => Promise<Value>,
): Promise<Value> {
  const database = withSqlFunctions(new DatabaseSync(path))
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA trusted_schema = OFF')
    return await steps(database)
  } finally {
    database.close()
  }
}
