import type { Client } from 'pg'
import { AppError } from '#core/errors/app-error.ts'

/** Table of a database into which a data folder is being copied. */
export const unfinishedMigration = 'billwright_unfinished_migration'

/**
 * A service on half of the data would bill what the other half has billed already.
 * @throws AppError store_unavailable
 */
export async function refuseUnfinishedMigration(client: Pick<Client, 'query'>): Promise<void> {
  if (!(await hasTable(client, unfinishedMigration))) return
  throw new AppError('store_unavailable', { message: { code: 'service.migration_unfinished' } })
}

export async function hasTable(client: Pick<Client, 'query'>, name: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS exists', [name])
  return rows[0]?.exists === true
}
