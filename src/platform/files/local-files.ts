import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '#app/ports.ts'
import { AppError } from '#core/app-error.ts'
import { writeWhole } from './atomic-files.ts'
import { makeFolder, makeTemporaryFolder } from './folders.ts'

export function createFiles(dataFolder: string, samplePath: string): Files {
  const deliveries = join(dataFolder, 'deliveries')
  const prints = join(dataFolder, 'print')
  return {
    async keepDelivery(attemptId, bytes) {
      const path = join(deliveries, `${attemptId}.pdf`)
      await writing(async () => {
        makeFolder(deliveries)
        await writeWhole(path, bytes)
      })
      return path
    },
    async keepForPrint(name, bytes) {
      try {
        await rm(prints, { recursive: true, force: true })
        makeFolder(prints)
        return await written(prints, name, bytes)
      } catch {
        // a data folder that takes no write is no reason not to print
        return await writing(() =>
          written(makeTemporaryFolder('billwright-print-', bytes.byteLength), name, bytes),
        )
      }
    },
    exists: path =>
      access(path).then(
        () => true,
        () => false,
      ),
    read: path => reading(() => readFile(path)),
    write: (path, bytes) => writing(() => writeWhole(path, bytes)),
    sample: () => reading(() => readFile(samplePath, 'utf8')),
  }
}

async function written(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeWhole(path, bytes)
  return path
}

async function writing<Value>(step: () => Promise<Value>): Promise<Value> {
  try {
    return await step()
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC'
    throw new AppError('file_unwritable', isFull ? { message: 'The disk is full.', cause } : { cause })
  }
}

async function reading<Value>(step: () => Promise<Value>): Promise<Value> {
  try {
    return await step()
  } catch (cause) {
    throw new AppError('file_unreadable', { cause })
  }
}
