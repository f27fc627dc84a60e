import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#core/app-error.ts'
import type { ByteRange } from './byte-range.ts'
import type { FileStorage } from './file-storage.ts'

/** Half-written files of a process that was killed; another process may still be writing a younger one. */
const leftoverAge = 60 * 60 * 1000

/** PDFs as files: `ab/abcdef….pdf`, so that no folder grows to a million entries. */
export async function openFolderStorage(folder: string): Promise<FileStorage> {
  const workFolder = join(folder, 'incoming')
  await makeFolders(folder, workFolder)
  await removeLeftovers(workFolder)
  const pathOf = (id: string) => join(folder, id.slice(0, 2), `${id}.pdf`)

  async function put(id: string, bytes: Uint8Array): Promise<void> {
    const incoming = join(workFolder, randomUUID())
    try {
      await storeDurably(bytes, { incoming, path: pathOf(id) })
    } catch (error) {
      await rm(incoming, { force: true }).catch(() => undefined)
      throw error
    }
  }

  return {
    put: (id, bytes) => asStorage(() => put(id, bytes)),
    size: id => asStorage(async () => (await stat(pathOf(id)).catch(ifMissing))?.size),
    read: (id, part) => asStorage(() => readAll(pathOf(id), part).catch(ifMissing)),
    remove: id => asStorage(() => rm(pathOf(id), { force: true })),
    check: () =>
      asStorage(async () => {
        const probe = join(workFolder, randomUUID())
        // an empty file can be made on a disk that has no room for a page
        await writeFile(probe, new Uint8Array(4096), { flag: 'wx', mode: 0o600 }).finally(() =>
          rm(probe, { force: true }).catch(() => undefined),
        )
      }),
    close: async () => undefined,
  }
}

/** All at once, so that storing a PDF has one folder to sync and not a chain of new ones. */
async function makeFolders(folder: string, workFolder: string): Promise<void> {
  const shards = Array.from({ length: 256 }, (_, shard) => join(folder, shard.toString(16).padStart(2, '0')))
  for (const path of [workFolder, ...shards]) await mkdir(path, { recursive: true, mode: 0o700 })
  await syncFolder(folder)
}

/**
 * The name first and then one wait for both flushes, which a file system with a journal puts into one commit; one after
 * the other they took twice as long. After a loss of power in between, the name may stand for a part of the PDF, and
 * for no job: that is recorded only later.
 */
async function storeDurably(
  bytes: Uint8Array,
  { incoming, path }: { incoming: string; path: string },
): Promise<void> {
  const file = await open(incoming, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await rename(incoming, path)
    await allDone([file.sync(), syncFolder(dirname(path))]).catch(async error => {
      await rm(path, { force: true }).catch(() => undefined)
      throw error
    })
  } finally {
    await file.close()
  }
}

/** Like Promise.all, but nothing is still under way when it rejects. */
async function allDone(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work)
  await Promise.all(work)
}

/** A rename is durable once the folder is. Windows has no such call and needs none: its file system journals it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const oldest = Date.now() - leftoverAge
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < oldest) await rm(path, { force: true })
  }
}

async function readAll(path: string, part: ByteRange | undefined): Promise<Uint8Array> {
  if (part === undefined) return readFile(path)
  const file = await open(path, 'r')
  try {
    const bytes = new Uint8Array(part.end - part.start + 1)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, part.start)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

async function asStorage<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw new AppError('storage_unavailable', { cause: error })
  }
}
