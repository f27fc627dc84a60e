import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { createMissingFile, makeFolder } from '#node/files.ts'
import { digestOfPdf, ifMissing, isSameDigest } from '../storage/file-storage.ts'
import { requireDatabase } from './data-folder.ts'

/** Milliseconds to wait for a lock of the running service. */
const busyTimeout = 10_000

/** All pages in one step: SQLite restarts a copy of several steps whenever another process commits. */
const allPages = 2 ** 31 - 1

export interface CopyResult {
  /** PDFs copied */
  pdfs: number
}

/**
 * Copies database and PDFs of a data folder that may be in use, and verifies the copy. The database is read
 * first, because a PDF is stored before its job; it gets its final name last, so that an interrupted copy is
 * not taken for a complete one.
 * @param to must be empty or absent; if run by root, the copy gets the owner of this folder
 * @throws AppError store_unavailable
 */
export async function copyDataFolder(from: string, to: string): Promise<CopyResult> {
  requireDatabase(from)
  const failed = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : null
    const message = { code: 'service.copy_failed', params: { from, to, reason } } as const
    return new AppError('store_unavailable', { message, cause })
  }
  const isNew = await isMissing(to)
  const present = isNew ? [] : await readdir(to).catch(cause => Promise.reject(failed(cause)))
  if (present.length > 0) throw refusal({ code: 'service.copy_not_empty', params: { folder: to } })
  try {
    makeFolder(resolve(to))
    const incomplete = join(to, 'service.db.incomplete')
    await copyDatabase(join(from, 'service.db'), incomplete)
    const { pdfs, damaged } = await copyPdfs(join(from, 'files'), join(to, 'files'), incomplete)
    const missing = await countMissingPdfs(join(from, 'service.db'), {
      database: incomplete,
      files: join(to, 'files'),
    })
    if (process.getuid?.() === 0) await giveToOwner(to)
    await rename(incomplete, join(to, 'service.db'))
    if (missing + damaged.length > 0) {
      const params = { folder: to, missing, damaged: damaged.length, first: damaged[0] ?? null }
      throw refusal({ code: 'service.copy_without_pdfs', params })
    }
    return { pdfs }
  } catch (cause) {
    // a copy with its database is kept: it lacks only PDFs that are missing or damaged in the source too
    if (!(await isFile(join(to, 'service.db')))) await removeCopy(to, isNew)
    throw cause instanceof AppError ? cause : failed(cause)
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  createMissingFile(to)
  const source = new DatabaseSync(from, { readOnly: true, timeout: busyTimeout })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  try {
    // removes the write-ahead log, so that the copy is a single file
    copy.exec('PRAGMA journal_mode = DELETE')
    const [integrity] = copy.prepare('PRAGMA integrity_check').all()
    const isIntact = integrity?.integrity_check === 'ok'
    if (!isIntact || copy.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw refusal({ code: 'service.copy_damaged', params: { path: from } })
  } finally {
    copy.close()
  }
}

interface CopiedPdfs {
  pdfs: number
  /** jobs whose PDF differs from its digest */
  damaged: string[]
}

/** Copies the PDFs, without incomplete ones of the running service. */
async function copyPdfs(from: string, to: string, databasePath: string): Promise<CopiedPdfs> {
  await mkdir(to, { mode: 0o700 })
  const copied: CopiedPdfs = { pdfs: 0, damaged: [] }
  if (await isMissing(from)) return copied
  const database = new DatabaseSync(databasePath, { readOnly: true })
  try {
    const digestOf = digestReader(database)
    for (const folder of await readdir(from, { withFileTypes: true })) {
      if (!folder.isDirectory() || folder.name === 'incoming') continue
      await mkdir(join(to, folder.name), { mode: 0o700 })
      for (const name of await readdir(join(from, folder.name))) {
        const bytes = await copyPdf(join(from, folder.name, name), join(to, folder.name, name))
        if (bytes === undefined) continue
        copied.pdfs += 1
        const made = digestOf(name.replace(/\.pdf$/, ''))
        if (made !== undefined && !isSameDigest(made.digest, await digestOfPdf(bytes)))
          copied.damaged.push(made.job)
      }
    }
    return copied
  } finally {
    database.close()
  }
}

/** Returns job and digest of a stored PDF; nothing if the source has not been upgraded yet. */
function digestReader(
  database: DatabaseSync,
): (fileId: string) => { job: string; digest: Uint8Array } | undefined {
  if (!columnsOfJobs(database).includes('digest')) return () => undefined
  const select = database.prepare(
    'SELECT id, digest FROM jobs WHERE file_id = ? AND digest IS NOT NULL AND file_deleted_at IS NULL',
  )
  return fileId => {
    const row = select.get(fileId)
    return row?.digest instanceof Uint8Array ? { job: String(row.id), digest: row.digest } : undefined
  }
}

const columnsOfJobs = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM pragma_table_info('jobs')")
    .all()
    .map(({ name }) => String(name))

/** @returns `undefined` for a PDF without a job that the running service has moved meanwhile */
async function copyPdf(from: string, to: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(from).catch(ifMissing)
  if (bytes === undefined) return undefined
  await writeFile(to, bytes, { flag: 'wx', mode: 0o600, flush: true })
  if (!(await readFile(to)).equals(bytes))
    throw refusal({ code: 'service.copy_damaged', params: { path: to } })
  return bytes
}

/**
 * Counts PDFs of the copied database that were not copied, except for those deleted by the running service
 * meanwhile.
 */
async function countMissingPdfs(
  sourceDatabase: string,
  { database, files }: { database: string; files: string },
): Promise<number> {
  const source = new DatabaseSync(sourceDatabase, { readOnly: true, timeout: busyTimeout })
  const copy = new DatabaseSync(database, { readOnly: true })
  try {
    const isStored = source.prepare(storedFile(source))
    let missing = 0
    for (const row of copy.prepare('SELECT file_id FROM jobs').iterate()) {
      const id = String(row.file_id)
      if (await isFile(join(files, id.slice(0, 2), `${id}.pdf`))) continue
      if (isStored.get(id) !== undefined) missing += 1
    }
    return missing
  } finally {
    copy.close()
    source.close()
  }
}

/** The column is missing if the source has not been upgraded yet. */
function storedFile(source: DatabaseSync): string {
  const canDelete = columnsOfJobs(source).includes('file_deleted_at')
  return `SELECT 1 FROM jobs WHERE file_id = ?${canDelete ? ' AND file_deleted_at IS NULL' : ''}`
}

/** Sets the owner, because the service runs as another user and could not open files of root. */
async function giveToOwner(folder: string): Promise<void> {
  const { uid, gid } = await stat(folder)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid)
}

async function removeCopy(folder: string, isNew: boolean): Promise<void> {
  const paths = isNew ? [folder] : ['service.db.incomplete', 'files'].map(name => join(folder, name))
  for (const path of paths) await rm(path, { recursive: true, force: true }).catch(() => undefined)
}

const refusal = (message: Message) => new AppError('store_unavailable', { message })

const isFile = async (path: string) => (await stat(path).catch(ifMissing))?.isFile() === true

const isMissing = async (path: string) => (await stat(path).catch(ifMissing)) === undefined
