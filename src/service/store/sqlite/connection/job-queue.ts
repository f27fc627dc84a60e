import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { JobQueue, LazyJobQueue } from '../../job-queue.ts'
import { lease, pauseAfter } from '../../queued-jobs.ts'
import { dialect } from './database.ts'

const attemptRow = z.object({ id: z.string(), mode: z.enum(['live', 'test']), attempts: z.number() })

const due = `FROM queued_jobs WHERE mode = $1 AND next_attempt_at <= $2 AND account_id ${dialect.isNoneOf('$3')}
  ORDER BY next_attempt_at LIMIT 1`

const ofAttempt = 'WHERE id = $1 AND attempts = $2 AND next_attempt_at IS NOT NULL'

/** Stores the queue in columns of the job rows: attempts, and the end of a lease or pause. */
export function createJobQueue({ rows, change }: Database): LazyJobQueue {
  const queue: JobQueue = {
    async add({ id }, inside) {
      await inside('UPDATE queued_jobs SET next_attempt_at = created_at WHERE id = $1', [id])
    },
    async claim({ mode, now, except }, start) {
      const which = [mode, now, except]
      // checked first, so that a service without queued jobs never takes the write lock
      if ((await rows(`SELECT 1 ${due}`, which)).length === 0) return undefined
      const text = `
        UPDATE queued_jobs SET attempts = attempts + 1, next_attempt_at = $4
        WHERE id = (SELECT id ${due}) RETURNING id, mode, attempts`
      return change(async inside => {
        const [row] = await inside(text, [...which, after(now, lease)])
        return row === undefined ? undefined : start(attemptRow.parse(row), inside)
      })
    },
    async renew({ id, attempts }, now) {
      const text = `UPDATE queued_jobs SET next_attempt_at = $3 ${ofAttempt}`
      await rows(text, [id, attempts, after(now, lease)])
    },
    async retry({ id, attempts }, now, inside) {
      const text = `UPDATE queued_jobs SET next_attempt_at = $3 ${ofAttempt} RETURNING id`
      return (await inside(text, [id, attempts, after(now, pauseAfter(attempts))])).length === 1
    },
    async end({ id, attempts }, inside) {
      const text = `UPDATE queued_jobs SET next_attempt_at = NULL ${ofAttempt} RETURNING id`
      return (await inside(text, [id, attempts])).length === 1
    },
    // deleted with its row
    remove: () => Promise.resolve(),
  }
  return { started: async () => queue, close: async () => undefined }
}

const after = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString()
