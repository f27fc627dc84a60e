import type { FileStorage } from '../storage/file-storage.ts'
import type { Job, Owner } from '../store/jobs.ts'
import type { Origin } from '../store/origin.ts'
import type { Store } from '../store/store.ts'

export interface DeletionDeps {
  store: Pick<Store, 'recordFileDeletion' | 'eraseJob' | 'removeQueuedJob'>
  files: Pick<FileStorage, 'remove'>
}

/**
 * Deletes the PDF of a job. The file goes first: a request that ends in between can be repeated.
 * @returns when it was deleted, the first time if it was before
 */
export async function deletePdf({ store, files }: DeletionDeps, job: Job, origin: Origin): Promise<string> {
  if (job.file_deleted_at !== null) return job.file_deleted_at
  await files.remove(job.file_id)
  await store.recordFileDeletion(job, origin)
  return origin.at
}

/**
 * Deletes the PDF of a job and the stored data of its invoice; the billing stays.
 * @returns when it was deleted, the first time if it was before
 */
export async function deleteJob({ store, files }: DeletionDeps, job: Job, origin: Origin): Promise<string> {
  if (job.erased_at !== null) return job.erased_at
  await files.remove(job.file_id)
  await store.eraseJob(job, origin)
  return origin.at
}

/** As {@link deleteQueuedJob}, of either mode. */
export async function deleteQueuedJobOf(
  deps: DeletionDeps,
  { id, account_id }: { id: string; account_id: string },
  origin: Origin,
): Promise<string | undefined> {
  const ofMode = (mode: Owner['mode']) => deleteQueuedJob(deps, { id, of: { account_id, mode } }, origin)
  return (await ofMode('live')) ?? (await ofMode('test'))
}

/**
 * Takes a queued invoice out of the queue; it is neither generated nor billed.
 * @returns when it was deleted; `undefined` if it is not in the queue
 */
export async function deleteQueuedJob(
  { store, files }: DeletionDeps,
  { id, of }: { id: string; of: Owner },
  origin: Origin,
): Promise<string | undefined> {
  const fileId = await store.removeQueuedJob(id, of, origin)
  if (fileId === undefined) return undefined
  // of an earlier try that could not record it; whoever makes it just now removes its PDF itself
  await files.remove(fileId).catch(() => undefined)
  return origin.at
}
