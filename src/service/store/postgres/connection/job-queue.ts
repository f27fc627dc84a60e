import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Mode } from '#core/text/key.ts'
import type { Database, Rows } from '../../database.ts'
import type { Attempt, JobQueue, LazyJobQueue } from '../../job-queue.ts'
import { claimedJobRow, lease, pauseAfter } from '../../queued-jobs.ts'
import { asStorage } from './storage-error.ts'

/** Created by a migration, so that a database belongs to one service. */
const schema = 'billwright_queue'

const modes: readonly Mode[] = ['live', 'test']

/**
 * Seconds. The runner of a job decides when to give up and how long to pause; a job of a dead process is due
 * at once.
 */
const queueOptions = {
  heartbeatSeconds: lease / 1000,
  retryDelay: 0,
  retryLimit: 1_000_000,
  expireInSeconds: 24 * 60 * 60,
  retentionSeconds: 10 * 365 * 24 * 60 * 60,
}

/** Seconds between checks for expired leases. */
const monitorInterval = 3

const isDone = (response: unknown): boolean => responseOf.parse(response).affected === 1

const responseOf = z.object({ affected: z.number() })
const jobData = z.object({ job_id: z.string() })
const waitingRow = claimedJobRow.pick({ id: true, account_id: true, mode: true })

/** The queue in pg-boss, with the clock of the database. */
export function createJobQueue(pool: Pool, { rows }: Database): LazyJobQueue {
  let starting: ReturnType<typeof start> | undefined
  return {
    async started() {
      starting ??= start(pool, rows).catch(error => {
        starting = undefined
        throw error
      })
      return (await starting).queue
    },
    async close() {
      const running = await starting?.catch(() => undefined)
      await running?.boss.stop({ graceful: false })
    },
  }
}

async function start(pool: Pool, rows: Rows): Promise<{ boss: PgBoss; queue: JobQueue }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => asStorage(() => pool.query(text, values)) },
    ...{ schema, createSchema: false, schedule: false, registerInstance: false },
    ...{ superviseIntervalSeconds: monitorInterval, monitorIntervalSeconds: monitorInterval },
    openTelemetry: { enabled: false },
  })
  const queue = queueOf(boss, rows)
  try {
    await boss.start()
    for (const mode of modes) {
      await boss.createQueue(mode, queueOptions)
      await boss.updateQueue(mode, queueOptions)
    }
    await addMissing(boss, pool)
    return { boss, queue }
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
}

function queueOf(boss: PgBoss, rows: Rows): JobQueue {
  let failure: Error | undefined
  boss.on('error', error => {
    failure = error
  })
  return {
    add: (job, inside) => send(boss, job, transactionOf(inside)),
    // outside of a transaction, because transactions lock the row of the job before its queue entry
    async claim({ mode, except }, start) {
      if (failure !== undefined) {
        const error = failure
        failure = undefined
        throw error
      }
      for (;;) {
        const [job] = await boss.fetch(mode, { ignoreGroups: [...except] })
        if (job === undefined) return undefined
        const attempt = { id: jobData.parse(job.data).job_id, mode, attempts: job.retryCount + 1 }
        const claimed = await start(attempt, rows)
        if (claimed !== undefined) return claimed
        // the row was deleted while the queue started
        await boss.deleteJob(mode, bossJobOf(attempt))
      }
    },
    async renew(attempt) {
      await boss.touch(attempt.mode, bossJobOf(attempt))
    },
    async retry(attempt, _now, inside) {
      const { db } = transactionOf(inside)
      if (!isDone(await boss.fail(attempt.mode, bossJobOf(attempt), null, { db }))) return false
      const startAfter = pauseAfter(attempt.attempts) / 1000
      await boss.update(attempt.mode, undefined, { db, id: bossIdOf(attempt.id), startAfter })
      return true
    },
    end: async (attempt, inside) =>
      isDone(await boss.deleteJob(attempt.mode, bossJobOf(attempt), transactionOf(inside))),
    async remove(jobs, inside) {
      for (const mode of modes) {
        const ids = jobs.filter(job => job.mode === mode).map(({ id }) => bossIdOf(id))
        if (ids.length > 0) await boss.deleteJob(mode, ids, transactionOf(inside))
      }
    },
  }
}

/** Adds queued jobs of a database that had another queue before, or was copied from a data folder. */
async function addMissing(boss: PgBoss, pool: Pool): Promise<void> {
  const text = `
    SELECT id, account_id, mode FROM queued_jobs WHERE failed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${schema}.job WHERE name = mode AND data ->> 'job_id' = queued_jobs.id)
    ORDER BY created_at`
  const { rows } = await asStorage(() => pool.query(text))
  for (const row of rows) await send(boss, waitingRow.parse(row), {})
}

async function send(
  boss: PgBoss,
  { id, account_id, mode }: { id: string; account_id: string; mode: Mode },
  options: { db?: Db },
): Promise<void> {
  await boss.send(mode, { job_id: id }, { ...options, id: bossIdOf(id), group: { id: account_id } })
}

const transactionOf = (inside: Rows): { db: Db } => ({
  db: { executeSql: async (text, values) => ({ rows: await inside(text, values) }) },
})

const bossJobOf = ({ id, attempts }: Attempt) => ({ id: bossIdOf(id), retryCount: attempts - 1 })

/** Converts an id to a UUID, as required by pg-boss. */
const bossIdOf = (id: string): string =>
  createHash('sha256')
    .update(id)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
