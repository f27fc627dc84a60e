import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { digestOfPdf, type FileStorage, isSameDigest } from '../storage/file-storage.ts'

/** Concurrent calls of the bucket. */
const copiedAtOnce = 8

export interface FileCounts {
  copied: number
  /** ids of PDFs that are not in the data folder */
  missing: string[]
  /** ids of PDFs that differ from their digest in the data folder */
  damaged: string[]
}

interface SourceFile {
  id: string
  digest: Uint8Array | undefined
}

/** Yields the ids of stored PDFs. */
export const storedFiles = (source: DatabaseSync): SourceFile[] =>
  source
    .prepare('SELECT file_id, digest FROM jobs WHERE file_deleted_at IS NULL ORDER BY id')
    .all()
    .map(({ file_id, digest }) => ({
      id: String(file_id),
      digest: digest instanceof Uint8Array ? digest : undefined,
    }))

/**
 * Copies the PDFs that the target does not have in the same size, reads every one back, and compares it with its digest.
 * @throws AppError storage_unavailable
 */
export async function copyFiles(
  stored: readonly SourceFile[],
  { from, to }: { from: FileStorage; to: FileStorage },
  onProgress: (done: number) => void,
): Promise<FileCounts> {
  const counts: FileCounts = { copied: 0, missing: [], damaged: [] }
  let next = 0
  const copyNext = async () => {
    for (let file = stored[next++]; file !== undefined; file = stored[next++]) {
      const { id, digest } = file
      const bytes = await from.read(id)
      if (bytes === undefined) counts.missing.push(id)
      else {
        if ((await to.size(id)) !== bytes.length) await to.put(id, bytes)
        const copied = await requireSame(id, bytes, await to.read(id))
        if (digest !== undefined && !isSameDigest(digest, copied)) counts.damaged.push(id)
        counts.copied += 1
      }
      onProgress(counts.copied + counts.missing.length)
    }
  }
  await Promise.all(Array.from({ length: copiedAtOnce }, copyNext))
  return counts
}

/** @returns the common digest */
async function requireSame(id: string, bytes: Uint8Array, copy: Uint8Array | undefined): Promise<Uint8Array> {
  const digest = await digestOfPdf(bytes)
  if (copy !== undefined && isSameDigest(digest, await digestOfPdf(copy))) return digest
  throw new AppError('storage_unavailable', {
    message: { code: 'service.migration_file_differs', params: { id } },
  })
}
