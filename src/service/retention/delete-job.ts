import type { FileStorage } from '../storage/file-storage.ts'
import type { Job } from '../store/jobs.ts'
import type { Origin } from '../store/origin.ts'
import type { Store } from '../store/store.ts'

export interface DeletionParts {
  store: Pick<Store, 'recordFileDeletion' | 'eraseJob'>
  files: Pick<FileStorage, 'remove'>
}

/**
 * Deletes the PDF of a job. The file goes first: a request that ends in between can be repeated.
 * @returns when it was deleted, the first time if it was before
 */
export async function deletePdf({ store, files }: DeletionParts, job: Job, origin: Origin): Promise<string> {
  if (job.file_deleted_at !== null) return job.file_deleted_at
  await files.remove(job.file_id)
  await store.recordFileDeletion(job, origin)
  return origin.at
}

/**
 * Deletes the PDF of a job and the stored data of its invoice; the billing stays.
 * @returns when it was deleted, the first time if it was before
 */
export async function deleteJob({ store, files }: DeletionParts, job: Job, origin: Origin): Promise<string> {
  if (job.erased_at !== null) return job.erased_at
  await files.remove(job.file_id)
  await store.eraseJob(job, origin)
  return origin.at
}
