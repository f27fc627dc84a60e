import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#app/ports.ts'
import { AppError } from '#core/errors/app-error.ts'
import { writeFileAtomically } from './atomic-files.ts'
import { makeFolder, makeTemporaryFolder } from './folders.ts'

export function createFiles(dataFolder: string, samplePath: string): Files {
  const deliveries = join(dataFolder, 'deliveries')
  const printFolder = join(dataFolder, 'print')
  return {
    async keepDelivery(attemptId, bytes) {
      const path = join(deliveries, `${attemptId}.pdf`)
      await withWriteError(async () => {
        makeFolder(deliveries)
        await writeFileAtomically(path, bytes)
      })
      return path
    },
    async keepForPrint(name, bytes) {
      try {
        await rm(printFolder, { recursive: true, force: true })
        makeFolder(printFolder)
        return await writeIn(printFolder, name, bytes)
      } catch {
        // Printing must work even if the data folder is not writable.
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

async function writeIn(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFileAtomically(path, bytes)
  return path
}

async function withWriteError<Value>(step: () => Promise<Value>): Promise<Value> {
  try {
    return await step()
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
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
