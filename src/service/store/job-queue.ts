import type { Mode } from '#core/text/key.ts'
import type { Rows } from './database.ts'
import type { ClaimedJob, JobClaim } from './queued-jobs.ts'

/** A job of the queue, and its number of attempts when this process claimed it. */
export type Attempt = Pick<ClaimedJob, 'id' | 'mode' | 'attempts'>

export type StartJob = (attempt: Attempt, rows: Rows) => Promise<ClaimedJob | undefined>

/** Decides which process makes a job, and when. Each call with `inside` takes part in that transaction. */
export interface JobQueue {
  add(job: { id: string; account_id: string; mode: Mode }, inside: Rows): Promise<void>
  /**
   * Also rejects with what failed in the background since the last call.
   * @param start marks the row of the job as started; `undefined` when the row is not there any more
   */
  claim(of: JobClaim, start: StartJob): Promise<ClaimedJob | undefined>
  /** starts the lease again */
  renew(attempt: Attempt, now: string): Promise<void>
  /** Gives it back, due after a pause. @returns false when another process has claimed it */
  retry(attempt: Attempt, now: string, inside: Rows): Promise<boolean>
  /** @returns false when another process has claimed it */
  end(attempt: Attempt, inside: Rows): Promise<boolean>
  /** Removes jobs, also those that a process has claimed. */
  remove(jobs: readonly { id: string; mode: Mode }[], inside: Rows): Promise<void>
}

/** Most commands use no queue. */
export interface LazyJobQueue {
  /** Starts it at the first call. It needs a connection, so it is called before a transaction has one. */
  started(): Promise<JobQueue>
  close(): Promise<void>
}
