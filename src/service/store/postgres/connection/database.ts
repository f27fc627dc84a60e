import { createHash } from 'node:crypto'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { AppError } from '#core/errors/app-error.ts'
import { asStorage, isOutOfService } from './storage-error.ts'

export type Rows = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

export interface Database {
  rows: Rows
  /**
   * Rejects with {@link UnconfirmedCommit} when the connection broke during COMMIT, so that the outcome is unknown.
   */
  transaction<T>(work: (rows: Rows) => Promise<Outcome<T>>): Promise<T>
  /** A transaction that is repeated by people: an unknown outcome rejects with AppError('storage_unavailable'). */
  change<T>(work: (rows: Rows) => Promise<T>): Promise<T>
}

export interface Outcome<T> {
  value: T
  /** false rolls back */
  isKept: boolean
}

export const kept = <T>(value: T): Outcome<T> => ({ value, isKept: true })

export class UnconfirmedCommit extends Error {}

export function databaseOf(pool: Pool): Database {
  async function transaction<T>(work: (rows: Rows) => Promise<Outcome<T>>): Promise<T> {
    const client = await asStorage(() => pool.connect())
    try {
      const value = await transactionOn(client, work)
      client.release()
      return value
    } catch (error) {
      await releaseAfterFailure(client, error)
      throw error
    }
  }

  return {
    rows: (text, values) => asStorage(async () => (await pool.query(prepared(text, values))).rows),
    transaction,
    change: work =>
      transaction(async rows => kept(await work(rows))).catch(error => {
        if (error instanceof UnconfirmedCommit) throw new AppError('storage_unavailable', { cause: error })
        throw error
      }),
  }
}

async function transactionOn<T>(client: PoolClient, work: (rows: Rows) => Promise<Outcome<T>>): Promise<T> {
  const rows: Rows = (text, values) =>
    asStorage(async () => (await client.query(prepared(text, values))).rows)
  await rows('BEGIN')
  const { value, isKept } = await work(rows)
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
  const isGone = error instanceof AppError && error.code === 'storage_unavailable'
  const isSound = !(error instanceof UnconfirmedCommit || isGone)
  const isClean = isSound && (await client.query('ROLLBACK').then(yes, no))
  client.release(!isClean)
}

/**
 * A statement that each connection plans once, because planning one of a table with many partitions takes longer than running it.
 * The texts are a fixed set.
 */
const prepared = (text: string, values: readonly unknown[] = []): QueryConfig => ({
  ...(values.length > 0 && { name: createHash('sha256').update(text).digest('base64url') }),
  ...{ text, values: withoutNul(values) },
})

const yes = () => true
const no = () => false

/** Replaces U+0000, which PostgreSQL's text type cannot hold, so that a lookup with one finds nothing. */
const withoutNul = (values: readonly unknown[]): unknown[] =>
  values.map(value => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value))
