/** @module-tag extended */

import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { ask, postgresPrograms } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/service.ts'
import { openSharedPostgres, type SharedPostgres } from '../testing/shared-postgres.ts'
import { countMigration, migrateToPostgres } from './migrate-to-postgres.ts'

describe.runIf(postgresPrograms !== undefined)('a migration that cannot go on', () => {
  let server: SharedPostgres
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let url: string
  beforeAll(async () => {
    server = await openSharedPostgres()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    folder = await temporaryFolder()
    url = await server.newDatabase()
  })
  afterEach(() => folder.remove())

  test('a database that cannot be used is explained without a stack', async () => {
    await openSqliteStore(join(folder.path, 'service.db')).close()
    await ask(url, 'CREATE ROLE reader LOGIN')
    const other = (change: (to: URL) => void) => {
      const to = new URL(url)
      change(to)
      return to.href
    }
    const targets = [
      other(to => (to.pathname = '/nowhere')),
      other(to => (to.username = 'nobody')),
      other(to => (to.username = 'reader')),
      'postgres://billwright@127.0.0.1:1/billwright',
      'postgres://billwright@db.invalid/billwright',
    ]
    for (const databaseUrl of targets)
      await expect(
        migrateToPostgres({
          dataFolder: folder.path,
          databaseUrl,
          bucket: undefined,
          report: () => undefined,
        }),
      ).rejects.toMatchObject({ code: 'store_unavailable', reason: { code: 'service.database_server' } })
  })

  test('a server that ends the connection is explained, and the migration continues when it is run again', async () => {
    await openSqliteStore(join(folder.path, 'service.db')).close()
    // only once, because a second call would terminate the first
    let ended: Promise<unknown> | undefined
    const report = (line: string) => {
      if (line.startsWith('jobs'))
        ended ??= ask(
          url,
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
        )
    }
    const options = { dataFolder: folder.path, databaseUrl: url, bucket: undefined }
    await expect(migrateToPostgres({ ...options, report })).rejects.toMatchObject({
      reason: { code: 'service.database_server' },
    })
    await ended
    await migrateToPostgres({ ...options, report: () => undefined })
    expect(await ask(url, 'SELECT id FROM accounts')).toEqual([{ id: 'default' }])
  })

  test.runIf(process.getuid?.() === 0)('a folder that may not be read is not called empty', async () => {
    await openSqliteStore(join(folder.path, 'service.db')).close()
    process.seteuid?.(65_534)
    try {
      expect(() => countMigration(folder.path)).toThrow(expect.objectContaining({ code: 'EACCES' }))
    } finally {
      process.seteuid?.(0)
    }
  })
})
