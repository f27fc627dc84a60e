import type { FileStorage } from '../storage/file-storage.ts'
import type { Store } from '../store/store.ts'

export interface MeasureDeps {
  store: Pick<Store, 'listNotMeasured' | 'setBytes' | 'tryLock'>
  files: Pick<FileStorage, 'size'>
}

const batch = 100

/**
 * Records the bytes of PDFs that were stored without them, in one process at a time. A missing file counts as
 * empty.
 * @returns the number of measured PDFs
 */
export async function measureFiles({ store, files }: MeasureDeps, signal: AbortSignal): Promise<number> {
  const release = await store.tryLock('measure')
  if (release === undefined) return 0
  try {
    let measured = 0
    let after = ''
    while (!signal.aborted) {
      const found = await store.listNotMeasured({ after, limit: batch })
      for (const { job_id, file_id } of found) {
        if (signal.aborted) return measured
        await store.setBytes(job_id, (await files.size(file_id)) ?? 0)
        measured += 1
      }
      if (found.length < batch) break
      after = found.at(-1)?.job_id ?? ''
    }
    return measured
  } finally {
    await release()
  }
}
