import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { AppError } from '#core/errors/app-error.ts'
import { type Database, kept, type Rows, type RunQuery, type Work } from '../../database.ts'
import { refuseNested } from '../../refuse-nested.ts'
import { dialect } from './dialect.ts'
import { asStorage, isOutOfService } from './storage-error.ts'

/** The connection broke during COMMIT, so that the outcome is unknown. */
class UnconfirmedCommit extends Error {}

/** @param retryDelays milliseconds before each retry of a transaction whose commit was not confirmed */
export function databaseOf(pool: Pool, retryDelays: readonly number[]): Database {
  const rows = rowsOf(async (text, values) => (await pool.query(prepared(text, values))).rows)

  async function once<T>(work: Work<T>, isRepeated: boolean): Promise<T> {
    const client = await asStorage(() => pool.connect())
    try {
      const value = await transactionOn(client, work, isRepeated)
      client.release()
      return value
    } catch (error) {
      await releaseAfterFailure(client, error)
      throw error
    }
  }

  async function settle<T>(work: Work<T>, cause: UnconfirmedCommit): Promise<T> {
    for (const delay of retryDelays) {
      await sleep(delay)
      try {
        return await once(work, true)
      } catch (error) {
        if (!isUnavailable(error) && !(error instanceof UnconfirmedCommit)) throw error
      }
    }
    throw new AppError('recording_unknown', { cause })
  }

  return refuseNested({
    rows,
    // only the rows that a statement writes may be locked by another process, not the whole database
    rowsAtOnce: rows,
    transaction: work =>
      once(work, false).catch(error => {
        if (error instanceof UnconfirmedCommit) return settle(work, error)
        throw error
      }),
    change: work =>
      once(async inside => kept(await work(inside)), false).catch(error => {
        if (error instanceof UnconfirmedCommit) throw new AppError('storage_unavailable', { cause: error })
        throw error
      }),
  })
}

const rowsOf = (run: RunQuery): Rows =>
  Object.assign((text: string, values?: readonly unknown[]) => asStorage(() => run(text, values)), {
    dialect,
  })

async function transactionOn<T>(client: PoolClient, work: Work<T>, isRepeated: boolean): Promise<T> {
  const rows = rowsOf(async (text, values) => (await client.query(prepared(text, values))).rows)
  await rows('BEGIN')
  const { value, isKept } = await work(rows, isRepeated)
  if (isKept) await commit(client)
  else await rows('ROLLBACK')
  return value
}

async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('COMMIT')
  } catch (error) {
    throw isOutOfService(error)
      ? new UnconfirmedCommit('the commit was not confirmed', { cause: error })
      : error
  }
}

/** A connection in an unknown state is discarded. */
async function releaseAfterFailure(client: PoolClient, error: unknown): Promise<void> {
  const isSound = !(error instanceof UnconfirmedCommit || isUnavailable(error))
  const isClean = isSound && (await client.query('ROLLBACK').then(yes, no))
  client.release(!isClean)
}

const isUnavailable = (error: unknown) => error instanceof AppError && error.code === 'storage_unavailable'

/**
 * A prepared statement, because planning one for a table with many partitions takes longer than running it.
 * The number of texts is bounded.
 */
const prepared = (text: string, values: readonly unknown[] = []): QueryConfig => ({
  ...(values.length > 0 && { name: createHash('sha256').update(text).digest('base64url') }),
  ...{ text, values: withoutNul(values) },
})

const yes = () => true
const no = () => false

/** Replaces U+0000, which PostgreSQL's text type cannot store, so that a lookup with it finds nothing. */
const withoutNul = (values: readonly unknown[]): unknown[] =>
  values.map(value => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value))
