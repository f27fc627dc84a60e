import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import type { FileStorage } from '../storage/file-storage.ts'

/** Calls of the bucket at a time. */
const copiedAtOnce = 8

export interface FileCounts {
  copied: number
  /** ids of PDFs that are not in the data folder */
  missing: string[]
}

/** Ids of the PDFs that are stored. */
export const storedFiles = (source: DatabaseSync): string[] =>
  source
    .prepare('SELECT file_id FROM jobs WHERE file_deleted_at IS NULL ORDER BY id')
    .all()
    .map(row => String(row.file_id))

/**
 * Copies the PDFs that the target does not have in the same size, and reads every one back.
 * @throws AppError storage_unavailable
 */
export async function copyFiles(
  ids: readonly string[],
  { from, to }: { from: FileStorage; to: FileStorage },
  onProgress: (done: number) => void,
): Promise<FileCounts> {
  const counts: FileCounts = { copied: 0, missing: [] }
  let next = 0
  const copyNext = async () => {
    for (let id = ids[next++]; id !== undefined; id = ids[next++]) {
      const bytes = await from.read(id)
      if (bytes === undefined) counts.missing.push(id)
      else {
        if ((await to.size(id)) !== bytes.length) await to.put(id, bytes)
        await requireSame(id, bytes, await to.read(id))
        counts.copied += 1
      }
      onProgress(counts.copied + counts.missing.length)
    }
  }
  await Promise.all(Array.from({ length: copiedAtOnce }, copyNext))
  return counts
}

async function requireSame(id: string, bytes: Uint8Array, copy: Uint8Array | undefined): Promise<void> {
  const sum = (of: Uint8Array) => createHash('sha256').update(of).digest('hex')
  if (copy !== undefined && sum(copy) === sum(bytes)) return
  throw new AppError('storage_unavailable', {
    message: { code: 'service.migration_file_differs', params: { id } },
  })
}
