import type { FileStorage } from '../storage/file-storage.ts'
import type { Job, Owner } from '../store/jobs.ts'
import type { Origin } from '../store/origin.ts'
import type { Store } from '../store/store.ts'

export interface DeletionDeps {
  store: Pick<Store, 'recordFileDeletion' | 'eraseJob' | 'removeQueuedJob'>
  files: Pick<FileStorage, 'remove'>
}

/**
 * Deletes the PDF of a job. The file is removed first, so that an interrupted request can be repeated.
 * @returns the time of the deletion, which may be that of an earlier one
 */
export async function deletePdf({ store, files }: DeletionDeps, job: Job, origin: Origin): Promise<string> {
  if (job.file_deleted_at !== null) return job.file_deleted_at
  await files.remove(job.file_id)
  await store.recordFileDeletion(job, origin)
  return origin.at
}

/**
 * Deletes the PDF of a job and the stored data of its invoice, except for billing.
 * @returns the time of the deletion, which may be that of an earlier one
 */
export async function deleteJob({ store, files }: DeletionDeps, job: Job, origin: Origin): Promise<string> {
  if (job.erased_at !== null) return job.erased_at
  await files.remove(job.file_id)
  await store.eraseJob(job, origin)
  return origin.at
}

/** Like {@link deleteQueuedJob}, for either mode. */
export async function deleteQueuedJobOf(
  deps: DeletionDeps,
  { id, account_id }: { id: string; account_id: string },
  origin: Origin,
): Promise<string | undefined> {
  const ofMode = (mode: Owner['mode']) => deleteQueuedJob(deps, { id, of: { account_id, mode } }, origin)
  return (await ofMode('live')) ?? (await ofMode('test'))
}

/**
 * Removes an invoice from the queue; it is neither generated nor billed.
 * @returns the time of the deletion; `undefined` if it is not in the queue
 */
export async function deleteQueuedJob(
  { store, files }: DeletionDeps,
  { id, of }: { id: string; of: Owner },
  origin: Origin,
): Promise<string | undefined> {
  const fileId = await store.removeQueuedJob(id, of, origin)
  if (fileId === undefined) return undefined
  // a PDF of an earlier attempt that was not recorded; a running attempt removes its own
  await files.remove(fileId).catch(() => undefined)
  return origin.at
}
