import { access, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#app/ports/ports.ts'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { makeFolder } from '#node/files.ts'
import { writeFileAtomically } from './atomic-files.ts'
import { makeTemporaryFolder } from './folders.ts'
import { writeUnusedFile } from './unused-file.ts'

export const requireWritableFolder = (folder: string): Promise<void> =>
  withWriteError(async () => {
    await rm(await writeUnusedFile(folder, '.write-test', new Uint8Array(), userFileMode))
  })

export function createFiles(dataFolder: string, samplePath: string): Files {
  const deliveries = join(dataFolder, 'deliveries')
  const printFolder = join(dataFolder, 'print')
  const keepInDataFolder = (name: string, bytes: Uint8Array) =>
    withWriteError(async () => {
      makeFolder(deliveries)
      return await writeUnusedFile(deliveries, name, bytes, 0o600)
    })

  return {
    async keepDelivery({ name, bytes, folder, previous }) {
      if (previous !== null && (await hasContent(previous, bytes))) return { path: previous }
      if (folder !== null) {
        const kept = await keepInChosenFolder(folder, name, bytes)
        if ('path' in kept) return kept
        return { path: await keepInDataFolder(name, bytes), ...kept }
      }
      return { path: await keepInDataFolder(name, bytes) }
    },
    writeUnused: (folder, name, bytes) =>
      withWriteError(() => writeUnusedFile(folder, name, bytes, userFileMode)),
    requireWritableFolder,
    async keepForPrint(name, bytes) {
      try {
        await rm(printFolder, { recursive: true, force: true })
        makeFolder(printFolder)
        return await writeIn(printFolder, name, bytes)
      } catch {
        // Falls back to a temporary folder, because printing must work even if the data folder is not writable.
        return await withWriteError(() =>
          writeIn(makeTemporaryFolder('billwright-print-', bytes.byteLength), name, bytes),
        )
      }
    },
    exists: path =>
      access(path).then(
        () => true,
        () => false,
      ),
    read: path => withReadError(() => readFile(path)),
    write: (path, bytes) => withWriteError(() => writeFileAtomically(path, bytes)),
    sample: () => withReadError(() => readFile(samplePath, 'utf8')),
  }
}

/** Mode of files in the user's folders, as other programs create them. */
const userFileMode = 0o666

/** Does not create a missing folder, because it may be on a disk that is not connected. */
async function keepInChosenFolder(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<{ path: string } | { folderProblem: 'missing' | 'not_writable' }> {
  const isFolder = await stat(folder).then(
    found => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return { folderProblem: 'missing' }
  try {
    return { path: await writeUnusedFile(folder, name, bytes, userFileMode) }
  } catch {
    return { folderProblem: 'not_writable' }
  }
}

const hasContent = (path: string, bytes: Uint8Array): Promise<boolean> =>
  readFile(path).then(
    found => found.equals(bytes),
    () => false,
  )

async function writeIn(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFileAtomically(path, bytes)
  return path
}

async function withWriteError<Value>(step: () => Promise<Value>): Promise<Value> {
  try {
    return await step()
  } catch (cause) {
    const isFull = systemCodeOf(cause) === 'ENOSPC'
    throw new AppError('file_unwritable', isFull ? { message: { code: 'file.disk_full' }, cause } : { cause })
  }
}

async function withReadError<Value>(step: () => Promise<Value>): Promise<Value> {
  try {
    return await step()
  } catch (cause) {
    throw new AppError('file_unreadable', { cause })
  }
}
