import { randomUUID } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolderAsync } from '#node/files.ts'
import type { ByteRange } from './byte-range.ts'
import { asStorage, type FileStorage, ifMissing } from './file-storage.ts'

/** Age after which an incomplete file is removed; another process may still write younger ones. */
const leftoverAge = 60 * 60 * 1000

/** Size of a PDF of two pages with an embedded typeface. */
const probeBytes = 64 * 1024

/** Bytes per flush. */
const flushedBytes = 256 * 1024

/** Stores PDFs as `ab/abcdef….pdf`, so that no folder has a million entries. */
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
        // a disk too full for a PDF may still accept a small file
        await writeFile(probe, new Uint8Array(probeBytes), { flag: 'wx', mode: 0o600 }).finally(() =>
          rm(probe, { force: true }).catch(() => undefined),
        )
      }),
    close: async () => undefined,
  }
}

/** Creates all shards at the start, so that storing a PDF syncs one folder only. */
async function makeFolders(folder: string, workFolder: string): Promise<void> {
  const shards = Array.from({ length: 256 }, (_, shard) => join(folder, shard.toString(16).padStart(2, '0')))
  for (const path of [workFolder, ...shards]) await mkdir(path, { recursive: true, mode: 0o700 })
  await syncFolderAsync(folder)
}

/**
 * Renames first and then awaits both flushes at once, which a journaling file system combines into one commit; one after the
 * other they took twice as long. A power loss in between can leave a torn PDF, which no job refers to yet.
 */
async function storeDurably(
  bytes: Uint8Array,
  { incoming, path }: { incoming: string; path: string },
): Promise<void> {
  const file = await open(incoming, 'wx', 0o600)
  try {
    await writeInPieces(file, bytes)
    await rename(incoming, path)
    await allSettled([file.sync(), syncFolderAsync(dirname(path))]).catch(async error => {
      await rm(path, { force: true }).catch(() => undefined)
      throw error
    })
  } finally {
    await file.close()
  }
}

/**
 * Flushes a large PDF in parts, because a journaling file system flushes unrelated data with each file, so
 * that all other flushes would wait for the whole PDF.
 */
async function writeInPieces(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let start = 0; start < bytes.length; start += flushedBytes) {
    if (start > 0) await file.datasync()
    await file.appendFile(bytes.subarray(start, start + flushedBytes))
  }
}

/** Like Promise.all, but rejects only after all have settled. */
async function allSettled(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work)
  await Promise.all(work)
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
