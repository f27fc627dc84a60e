import type { Mode } from '#core/text/key.ts'
import type { Rows } from './database.ts'
import type { ClaimedJob, JobClaim } from './queued-jobs.ts'

/** A queued job, and its number of attempts when this process claimed it. */
export type Attempt = Pick<ClaimedJob, 'id' | 'mode' | 'attempts'>

export type StartJob = (attempt: Attempt, rows: Rows) => Promise<ClaimedJob | undefined>

/** Assigns jobs to processes. Each call with `inside` is part of that transaction. */
export interface JobQueue {
  add(job: { id: string; account_id: string; mode: Mode }, inside: Rows): Promise<void>
  /**
   * Also rejects with errors that occurred in the background since the last call.
   * @param start marks the row of the job as started; returns `undefined` if the row was deleted
   */
  claim(of: JobClaim, start: StartJob): Promise<ClaimedJob | undefined>
  /** renews the lease */
  renew(attempt: Attempt, now: string): Promise<void>
  /** Returns the job, due after a pause. @returns false if another process has claimed it */
  retry(attempt: Attempt, now: string, inside: Rows): Promise<boolean>
  /** @returns false if another process has claimed it */
  end(attempt: Attempt, inside: Rows): Promise<boolean>
  /** Removes jobs, even if a process has claimed them. */
  remove(jobs: readonly { id: string; mode: Mode }[], inside: Rows): Promise<void>
}

/** A queue that is started on first use, because most commands need none. */
export interface LazyJobQueue {
  /**
   * Starts the queue at the first call. It needs a connection, so it must be called before a transaction
   * takes one.
   */
  started(): Promise<JobQueue>
  close(): Promise<void>
}
