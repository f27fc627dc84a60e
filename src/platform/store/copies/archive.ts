import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/app-error.ts'
import { createPrivate, publish } from '../../files/atomic-files.ts'
import { makeFolder } from '../../files/folders.ts'
import { isSoundOnThread } from '../schema/integrity-thread.ts'
import { judgeFile } from '../schema/schema-version.ts'
import { copyDatabase } from './copy-database.ts'

/** What belongs to the data and lies beside them: kept PDFs and templates of one's own. */
export const archivedFolders = ['deliveries', 'templates'] as const
/** one folder, one plain name: nothing from a file leads elsewhere */
const isPlain = /^(?:deliveries|templates)\/[A-Za-z0-9][A-Za-z0-9 ._-]{0,120}$/

/**
 * Everything in one file: the data as they are at this moment, and the files beside them in a table of their own. It is
 * whole or not there at all.
 */
export async function writeArchive(database: DatabaseSync, dataFolder: string, path: string): Promise<void> {
  const part = join(dirname(path), `.${process.pid}-${Date.now()}.part`)
  try {
    createPrivate(part)
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
    publish(part, path)
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
    .filter(name => isPlain.test(name))
}

/**
 * Takes the files out of an archive into the data folder and leaves the bare data at `path`, checked. What lies there
 * under the same name with other content is kept beside, once for each content.
 * @throws AppError not_an_export
 */
export async function readArchive(path: string, dataFolder: string): Promise<void> {
  const verdict = judgeFile(path)
  if (verdict === 'newer') throw new AppError('store_newer')
  if (verdict !== 'known' || !(await isSoundOnThread(path))) throw new AppError('not_an_export')
  const archive = new DatabaseSync(path)
  try {
    archive.exec('PRAGMA journal_mode = DELETE')
    if (!archive.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'archived_files'").get())
      throw new AppError('not_an_export')
    for (const { path: name, bytes } of archive.prepare('SELECT path, bytes FROM archived_files').iterate())
      if (isPlain.test(String(name)) && bytes instanceof Uint8Array)
        putBeside(join(dataFolder, String(name)), bytes)
    archive.exec('DROP TABLE archived_files; VACUUM')
  } finally {
    archive.close()
  }
}

function putBeside(path: string, bytes: Uint8Array): void {
  const folder = dirname(path)
  makeFolder(folder)
  if (existsSync(path)) {
    const before = readFileSync(path)
    if (before.equals(bytes)) return
    // a copy of it that is there already only gets the new time, so that imports in turn do not add copies
    renameSync(sameCopyOf(path, before) ?? path, `${path}.replaced-${Date.now()}`)
  }
  const part = join(folder, `.${process.pid}-${Date.now()}.part`)
  writeFileSync(part, bytes, { mode: 0o600 })
  publish(part, path)
}

const sameCopyOf = (path: string, bytes: Buffer): string | undefined =>
  readdirSync(dirname(path))
    .filter(name => name.startsWith(`${basename(path)}.replaced-`))
    .map(name => join(dirname(path), name))
    .find(copy => readFileSync(copy).equals(bytes))
