import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { throwIfCancelled, type WorkControl } from '#app/ports/work-control.ts'
import type { MissingPdf } from '#contract/operations/delivery-operations.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createPrivateFile, publishFile } from '../../files/atomic-files.ts'
import { passesIntegrityCheckOnThread } from '../schema/integrity-thread.ts'
import { schemaStatusOfFile } from '../schema/schema-version.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { archiveFiles } from './archive-files.ts'
import { countInvoices } from './backups.ts'
import { type CopyProgress, copyDatabase } from './copy-database.ts'
import { restoreFiles } from './restore-files.ts'

/**
 * Exports the data as of now, with delivered PDFs and custom templates in a table of their own. The file is
 * published atomically.
 * @returns the invoices whose PDF is not in it
 * @throws AppError work_cancelled
 */
export async function writeArchive(
  database: DatabaseSync,
  dataFolder: string,
  path: string,
  control?: WorkControl,
): Promise<MissingPdf[]> {
  const part = join(dirname(path), `.${process.pid}-${Date.now()}.part`)
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

/** A PDF is read, hashed and written in about the time that the copy of this many pages takes. */
const pagesPerFile = 10

/** Progress of a whole export: pages of the database first, then files. The number of files is an estimate. */
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
 * @returns the number of its invoices
 * @throws AppError not_an_export, store_newer
 */
export async function checkArchive(path: string): Promise<number> {
  const status = schemaStatusOfFile(path)
  if (status === 'newer') throw new AppError('store_newer')
  if (status !== 'known' || !(await passesIntegrityCheckOnThread(path))) throw new AppError('not_an_export')
  const archive = openReadOnly(path)
  try {
    if (!archive.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'archived_files'").get())
      throw new AppError('not_an_export')
    return countInvoices(archive)
  } finally {
    archive.close()
  }
}

/**
 * Restores the files of a checked archive into the data folder and leaves the bare data at `path`.
 * @param replaced the data of this computer, whose own PDFs stay in use
 */
export async function readArchive(path: string, dataFolder: string, replaced: DatabaseSync): Promise<void> {
  await withDatabase(path, async archive => {
    await restoreFiles(archive, dataFolder, replaced)
    archive.exec('DROP TABLE archived_files; VACUUM')
  })
}

/** Opens a file that nothing else reads yet. */
async function withDatabase<Value>(
  path: string,
  steps: (database: DatabaseSync) => Promise<Value>,
): Promise<Value> {
  const database = withSqlFunctions(new DatabaseSync(path))
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    return await steps(database)
  } finally {
    database.close()
  }
}
