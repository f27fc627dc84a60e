import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { createPrivateFile, publishFile } from '../../files/atomic-files.ts'
import { makeFolder } from '../../files/folders.ts'
import { passesIntegrityCheckOnThread } from '../schema/integrity-thread.ts'
import { schemaStatusOfFile } from '../schema/schema-version.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { countInvoices } from './backups.ts'
import { copyDatabase } from './copy-database.ts'

/** Folders beside the database that belong to the data: delivered PDFs and custom templates. */
export const archivedFolders = ['deliveries', 'templates'] as const
/** A folder and a plain file name, so that no entry of an archive leads out of the data folder. */
const isSafePath = /^(?:deliveries|templates)\/[^\p{C}/\\:*?"<>|. ][^\p{C}/\\:*?"<>|]{0,200}$/u

/**
 * Exports the data as of now, with the files beside the database in a table of their own. The file is
 * published atomically.
 */
export async function writeArchive(database: DatabaseSync, dataFolder: string, path: string): Promise<void> {
  const part = join(dirname(path), `.${process.pid}-${Date.now()}.part`)
  try {
    createPrivateFile(part)
    await copyDatabase(database, part)
    const copy = new DatabaseSync(part)
    try {
      copy.exec(
        'PRAGMA journal_mode = DELETE; CREATE TABLE archived_files (path TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT',
      )
      const insert = copy.prepare('INSERT INTO archived_files VALUES (?, ?)')
      for (const name of filesIn(dataFolder)) insert.run(name, readFileSync(join(dataFolder, name)))
    } finally {
      copy.close()
    }
    publishFile(part, path)
  } finally {
    rmSync(part, { force: true })
  }
}

function filesIn(dataFolder: string): string[] {
  return archivedFolders
    .filter(folder => existsSync(join(dataFolder, folder)))
    .flatMap(folder =>
      readdirSync(join(dataFolder, folder), { withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => `${folder}/${entry.name}`),
    )
    .filter(name => isSafePath.test(name))
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
 * Restores the files of an archive into the data folder and leaves the bare, checked data at `path`. Files
 * with the same name and other content are kept beside the restored ones, once per content.
 * @throws AppError not_an_export, store_newer
 */
export async function readArchive(path: string, dataFolder: string): Promise<void> {
  await checkArchive(path)
  const archive = new DatabaseSync(path)
  try {
    archive.exec('PRAGMA journal_mode = DELETE')
    for (const { path: name, bytes } of archive.prepare('SELECT path, bytes FROM archived_files').iterate())
      if (isSafePath.test(String(name)) && bytes instanceof Uint8Array)
        restoreFile(join(dataFolder, String(name)), bytes)
    archive.exec('DROP TABLE archived_files; VACUUM')
  } finally {
    archive.close()
  }
}

function restoreFile(path: string, bytes: Uint8Array): void {
  const folder = dirname(path)
  makeFolder(folder)
  if (existsSync(path)) {
    const before = readFileSync(path)
    if (before.equals(bytes)) return
    // An identical older copy is renamed instead, so that repeated imports do not add copies.
    renameSync(findIdenticalCopy(path, before) ?? path, `${path}.replaced-${Date.now()}`)
  }
  const part = join(folder, `.${process.pid}-${Date.now()}.part`)
  writeFileSync(part, bytes, { mode: 0o600 })
  publishFile(part, path)
}

const findIdenticalCopy = (path: string, bytes: Buffer): string | undefined =>
  readdirSync(dirname(path))
    .filter(name => name.startsWith(`${basename(path)}.replaced-`))
    .map(name => join(dirname(path), name))
    .find(copy => readFileSync(copy).equals(bytes))
