import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postgresPrograms, startPostgres } from '../testing/postgres.ts'
import { postgresPlans, sqlitePlans } from '../testing/query-plans.ts'
import { temporaryFolder } from '../testing/service.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

/** Returns the scans with their steps, to be shown in the failure. */
const wholeReads = (plans: Awaited<ReturnType<typeof sqlitePlans>>) =>
  plans.filter(({ readsAll }) => readsAll).map(({ sql, steps }) => ({ sql, steps }))

const withoutIndexes = [
  'jobs_listed',
  'jobs_listed_by_number',
  'requests_by_account',
  'idempotency_by_expiry',
]
  .map(name => `DROP INDEX ${name};`)
  .join(' ')

test('no statement of SQLite scans a growing table, or sorts a list', async () => {
  const plans = await sqlitePlans(join(folder.path, 'service.db'))
  expect(plans.length).toBeGreaterThan(150)
  expect(wholeReads(plans)).toEqual([])
})

test('a missing index of SQLite is found', async () => {
  const plans = await sqlitePlans(join(folder.path, 'service.db'), withoutIndexes)
  const found = wholeReads(plans).map(({ sql }) => sql)
  for (const table of ['jobs', 'requests', 'idempotency'])
    expect(found).toContainEqual(expect.stringContaining(`FROM ${table} WHERE`))
})

test.runIf(postgresPrograms !== undefined)(
  'no statement of PostgreSQL scans a table that grows',
  { tags: 'extended' },
  async () => {
    const server = await startPostgres()
    try {
      const plans = await postgresPlans(await server.newDatabase())
      expect(plans.length).toBeGreaterThan(100)
      expect(wholeReads(plans)).toEqual([])
      const found = wholeReads(await postgresPlans(await server.newDatabase(), withoutIndexes))
      expect(found.map(({ sql }) => sql)).toContainEqual(expect.stringContaining('FROM idempotency WHERE'))
    } finally {
      await server.remove()
    }
  },
)
