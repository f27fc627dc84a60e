import { existsSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { CopyView } from '#contract/stored-data.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createPrivateFile } from '../../files/atomic-files.ts'
import { archivedFilesTable } from '../schema/own-schema.ts'
import { type DataPaths, dataPaths } from '../sqlite/data-paths.ts'
import { openReadOnly, openUntrusted } from '../sqlite/open-read-only.ts'
import { isSoundData, withDatabase } from './archive.ts'
import { backupId, backupsIn, countInvoices, isDaily } from './backups.ts'
import { copyDatabase } from './copy-database.ts'
import { replacedData } from './replaced-copies.ts'

/** A copy of the data in the data folder. */
interface OwnCopy extends Pick<CopyView, 'id' | 'kind' | 'takenAt'> {
  path: string
}

/** Newest first. */
function ownCopies({ folder, backups }: DataPaths): OwnCopy[] {
  const kept = backupsIn(backups).map((backup): OwnCopy => {
    const kind = isDaily(basename(backup.path)) ? 'daily' : 'update'
    return { ...backup, id: backupId(backup), kind }
  })
  const replaced = replacedData(folder).map(
    ({ path, at }): OwnCopy => ({
      id: basename(path),
      kind: 'replaced',
      takenAt: new Date(at).toISOString(),
      path: dataPaths(path).data,
    }),
  )
  return [...kept, ...replaced].toSorted((one, other) => (one.takenAt < other.takenAt ? 1 : -1))
}

export const copyViews = (paths: DataPaths): CopyView[] =>
  ownCopies(paths).map(({ path, ...copy }) => ({
    ...copy,
    bytes: statSync(path, { throwIfNoEntry: false })?.size ?? 0,
    invoices: readableInvoices(path),
  }))

function readableInvoices(path: string): number | null {
  try {
    const database = openUntrusted(path)
    try {
      return countInvoices(database)
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

/**
 * Makes an archive of a copy, like an export without files, because PDFs and templates are still in the data folder.
 * @throws AppError not_found, not_an_export, store_newer
 */
export async function archiveCopy(paths: DataPaths, id: string): Promise<void> {
  const path = ownCopies(paths).find(each => each.id === id)?.path
  if (path === undefined || !existsSync(path))
    throw new AppError('not_found', { message: { code: 'store.copy_gone' } })
  if (!(await isSoundData(path)))
    throw new AppError('not_an_export', { message: { code: 'store.copy_damaged' } })
  rmSync(paths.incoming, { force: true })
  createPrivateFile(paths.incoming)
  const source = openReadOnly(path)
  try {
    await copyDatabase(source, paths.incoming)
  } finally {
    source.close()
  }
  await withDatabase(paths.incoming, async database => database.exec(archivedFilesTable))
}
