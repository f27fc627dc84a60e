/** @module-tag extended */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { startService } from '../http/serve.ts'
import { openFolderStorage } from '../storage/folder-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { download, post } from '../testing/client.ts'
import { erased, fileIdOf, fillDataFolder, requestOf } from '../testing/fill-data-folder.ts'
import { numbered } from '../testing/invoices.ts'
import { ask, postgresPrograms } from '../testing/postgres.ts'
import { runInProcessWith, runWith, setEnvironment, spawnCommand } from '../testing/process.ts'
import { s3Credentials, startS3, type TestS3 } from '../testing/s3.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'
import { openSharedPostgres, type SharedPostgres } from '../testing/shared-postgres.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { origin, time } from '../testing/stored-keys.ts'
import { tablesOf } from './copied-tables.ts'
import { compareDatabases } from './copy-database.ts'

/** Tables that only the target has. */
const ofTarget = ['billwright_version', 'rate_limits']
describe.runIf(postgresPrograms !== undefined)('a data folder becomes a PostgreSQL database', () => {
  let server: SharedPostgres
  let s3: TestS3
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let url: string
  beforeAll(async () => {
    ;[server, s3] = await Promise.all([openSharedPostgres(), startS3()])
  })
  afterAll(async () => {
    await server.end()
    await s3.remove()
  })
  beforeEach(async () => {
    folder = await temporaryFolder()
    url = await server.newDatabase()
  })
  afterEach(() => folder.remove())
  afterAll(setEnvironment(s3Credentials))
  const migrate = (environment: Record<string, string> = {}, ...words: string[]) =>
    runInProcessWith({ DATABASE_URL: url, ...environment }, 'migrate', '--data', folder.path, ...words)
  const fromFolder = <T>(use: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(join(folder.path, 'service.db'), { readOnly: true })
    try {
      return use(database)
    } finally {
      database.close()
    }
  }

  /** Reads every row of every table, without the code under test. */
  const rowsOfFolder = () =>
    fromFolder(database => {
      const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
      const tables = names.map(({ name }) => String(name)).filter(name => !name.startsWith('sqlite_'))
      return Object.fromEntries(
        tables.map(name => {
          const rows = database.prepare(`SELECT * FROM ${name}`).all()
          return [name, sorted(name === 'queued_jobs' ? rows.map(withoutQueue) : rows)]
        }),
      )
    })
  async function rowsOfDatabase() {
    const text = `SELECT relname AS tablename FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`
    const names = (await ask(url, text)) as { tablename: string }[]
    const rows: Record<string, string[]> = {}
    for (const { tablename: name } of names.filter(({ tablename }) => !ofTarget.includes(tablename))) {
      const columns = name === 'jobs_by_day' ? 'account_id, day, mode, jobs' : '*'
      rows[name] = sorted(await ask(url, `SELECT ${columns} FROM ${name}`))
    }
    return rows
  }
  /** Compares sums of stored bytes, because the target has several rows per account. */
  async function expectEqual() {
    const { stored_bytes: ofFolder = [], ...folderRows } = rowsOfFolder()
    const { stored_bytes: ofDatabase = [], ...databaseRows } = await rowsOfDatabase()
    expect(databaseRows).toEqual(folderRows)
    const total = (rows: readonly string[]) =>
      rows.reduce((sum, row) => sum + Number(JSON.parse(row).bytes), 0)
    expect(total(ofDatabase)).toBe(total(ofFolder))
  }

  test('every table, with a table for each that the target has', async () => {
    await fillDataFolder(folder.path, 700)
    const counts = await migrate({}, '--dry-run')
    expect(counts.stdout).toContain('jobs  700')
    const before = rowsOfFolder()
    const done = await migrate()
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('The PDFs stay in')])
    await expectEqual()
    expect(rowsOfFolder()).toEqual(before)
    for (const [name, rows] of Object.entries(before)) expect([name, rows.length > 0]).toEqual([name, true])
    expect(
      Number(
        (
          (await ask(url, "SELECT nextval(pg_get_serial_sequence('ledger', 'id')) AS id")) as { id: string }[]
        )[0]?.id,
      ),
    ).toBeGreaterThan(300)
    const store = await openPostgresStore(url)
    const target = await ask(url, 'SELECT max(id)::int AS id FROM requests')
    await store.logRequests([requestOf(3)]).finally(() => store.close())
    expect(await ask(url, 'SELECT max(id)::int - 1 AS id FROM requests')).toEqual(target)
    await ask(url, "DELETE FROM requests WHERE request_id = 'request 3'")

    const again = await migrate()
    expect([again.code, again.stderr.includes('The database has other data.')]).toEqual([1, true])
    expect(await rowsOfDatabase()).toMatchObject({ jobs: before.jobs })
  })

  test('the service goes on there: answers are repeated to the byte, links are valid, nothing is billed again', async () => {
    const options = { renderer: standInRenderer(), baseUrl: 'http://127.0.0.1:1' }
    const service = await startTestService(folder.path, options)
    const key = await service.newKey('live')
    const headers = { 'idempotency-key': 'order-1' }
    const first = await post(service.url, key, { headers, body: numbered('1') })
    const pdf = await download(service.url + pathOf(first.text))
    await service.close()

    const words = ['migrate', '--data', folder.path, '--to', url]
    expect(await runWith(s3.environment, ...words)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^PDFs {2}1$/m),
    })
    await expectEqual()
    const empty = await temporaryFolder()
    const moved = await startService({
      ...{ port: 0, host: '127.0.0.1', dataFolder: empty.path, databaseUrl: url, bucket: s3.bucket },
      ...options,
    })
    const again = await post(moved.url, key, { headers, body: numbered('1') })
    expect(again.text).toBe(first.text)
    expect(await download(moved.url + pathOf(first.text))).toEqual(pdf)
    expect((await post(moved.url, key, { headers, body: numbered('2') })).problem().code).toBe(
      'idempotency_mismatch',
    )
    expect(await ask(url, 'SELECT count(*)::int AS count FROM ledger')).toEqual([{ count: 1 }])
    await moved.close()
    await empty.remove()
  })

  test.each([
    {
      target: 'a database',
      jobs: runs(3000, 600),
      pdfs: 0,
      lines: runs([1, 6, 8, 12, 18, 23], [1, 8, 18]),
      delay: 20,
    },
    { target: 'a bucket', jobs: 300, pdfs: 300, lines: Array(runs(4, 2)).fill(Infinity), delay: 800 },
  ])(
    'killed at any point of the way to $target it continues, and no service starts before',
    async ({ jobs, pdfs, lines, delay }) => {
      await fillDataFolder(folder.path, jobs)
      const files = await openFolderStorage(join(folder.path, 'files'))
      for (let number = 0; number < pdfs; number++)
        await files.put(fileIdOf(number), Buffer.from(`${number}`))
      const environment = { DATABASE_URL: url, ...(pdfs > 0 ? s3.environment : {}) }
      const tableCount = fromFolder(tablesOf).length
      let kills = 0
      for (const killedAfter of lines) {
        const running = spawnCommand(environment, 'migrate', '--data', folder.path)
        let printed = 0
        let wait: NodeJS.Timeout | undefined
        running.child.stderr.on('data', (text: string) => {
          printed += String(text).split('\n').length - 1
          if (printed >= Math.min(killedAfter, tableCount))
            wait ??= setTimeout(() => running.child.kill('SIGKILL'), Math.random() * delay)
        })
        const { code } = await running.ended
        clearTimeout(wait)
        // the migration may end before the signal
        if (code !== null) break
        kills += 1
        const refused = await runInProcessWith({ DATABASE_URL: url }, 'accounts', 'list')
        expect([refused.code, refused.stderr.includes('Run the migration again')]).toEqual([1, true])
      }
      expect(kills).toBeGreaterThan(0)
      await runInProcessWith(environment, 'migrate', '--data', folder.path)
      await expectEqual()
      const store = await openPostgresStore(url)
      const claimed = await store.claimQueuedJob({ mode: 'live', now: time, except: [] })
      expect(claimed?.id).toBe('job_queued')
      await store.close()
      const bucket = await openStorage(folder.path, s3.bucket)
      for (let number = 0; number < pdfs; number++)
        expect(String(Buffer.from((await bucket.read(fileIdOf(number))) ?? []))).toBe(
          number === erased ? '' : `${number}`,
        )
      await bucket.close()
    },
  )

  test('PDFs missing in the folder are named, and the exit code is 1', async () => {
    await fillDataFolder(folder.path, 3)
    const { code, stderr } = await migrate(s3.environment)
    expect(code).toBe(1)
    expect(stderr).toContain(`PDF ${fileIdOf(1)}`)
    expect(stderr).toContain('lacks 2 PDFs itself, and 0 differ')
    await expectEqual()
    expect((await runInProcessWith({ DATABASE_URL: url }, 'accounts', 'list')).code).toBe(0)
  })

  test('a folder that was used between an interruption and the next try is refused in the end', async () => {
    await fillDataFolder(folder.path, 1200)
    const running = spawnCommand({ DATABASE_URL: url }, 'migrate', '--data', folder.path)
    running.child.stderr.on('data', text => {
      if (String(text).includes('keys: ')) running.child.kill('SIGKILL')
    })
    expect((await running.ended).code).toBeNull()
    const store = openSqliteStore(join(folder.path, 'service.db'))
    await store.revokeKey('key_live', origin)
    await store.close()
    expect((await migrate()).stderr).toContain('Migrate into a new database.')
  })

  test('counting changes nothing, neither while the service runs nor in a folder of an older version', async () => {
    await fillDataFolder(folder.path, 2)
    const service = await startTestService(folder.path, { renderer: standInRenderer() })
    expect((await migrate({}, '--dry-run')).stdout).toContain('jobs  2\n')
    await service.close()

    const older = await temporaryFolder()
    const path = join(older.path, 'service.db')
    const database = new DatabaseSync(path)
    database.exec(await readFile(join(import.meta.dirname, '../testing/store-v7.sql'), 'utf8'))
    database.close()
    const before = await readFile(path)
    const counts = await runInProcessWith({}, 'migrate', '--data', older.path, '--dry-run')
    expect([counts.code, counts.stdout]).toEqual([0, expect.stringMatching(/^jobs {2}[1-9]/m)])
    expect(await readFile(path)).toEqual(before)
    expect(await readdir(older.path)).toEqual(['service.db'])
    await older.remove()
  })

  test('a running service, a database with other data and a folder without data are refused', async () => {
    await fillDataFolder(folder.path, 3)
    const service = await startTestService(folder.path, { renderer: standInRenderer() })
    expect((await migrate()).stderr).toContain('Another service is running with the data folder')
    await service.close()
    const other = await temporaryFolder()
    await fillDataFolder(other.path, 2)
    expect((await runInProcessWith({ DATABASE_URL: url }, 'migrate', '--data', other.path)).code).toBe(0)
    expect((await migrate()).stderr).toContain('The database has other data.')
    const used = await server.newDatabase()
    await ask(used, 'CREATE TABLE jobs (of_somebody_else text)')
    expect((await migrate({ DATABASE_URL: used })).stderr).toContain('The database has other data.')
    expect(await ask(used, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tablename: 'jobs' },
    ])
    const third = await server.newDatabase()
    await ask(third, 'CREATE TABLE billwright_unfinished_migration (source text NOT NULL)')
    expect((await migrate({ DATABASE_URL: third })).stderr).toContain('The database has other data.')
    await other.remove()
    expect((await runInProcessWith({ DATABASE_URL: url }, 'migrate', '--data', other.path)).stderr).toContain(
      'There is no database',
    )
    expect((await runInProcessWith({}, 'migrate', '--data', folder.path)).stderr).toContain(
      'Name the database with --to',
    )
    expect((await runInProcessWith({}, 'migrate', '--data', folder.path, '--to', 'mysql://x')).code).toBe(2)
  })

  test('a row that differs, is missing or is too many is found', async () => {
    await fillDataFolder(folder.path, 5)
    expect((await migrate()).code).toBe(0)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const source = new DatabaseSync(join(folder.path, 'service.db'), { readOnly: true })
    await compareDatabases(source, client)
    for (const [table, change] of [
      ['users', "UPDATE users SET hash = 'another'"],
      ['sessions', 'DELETE FROM sessions'],
      ['stored_bytes', 'UPDATE stored_bytes SET bytes = bytes + 1'],
      ['plans', "INSERT INTO plans (id, name, created_at) VALUES ('zz', 'More', '2026-11-21T10:00:00.000Z')"],
    ]) {
      await client.query('BEGIN')
      await client.query(change ?? '')
      await expect(compareDatabases(source, client)).rejects.toMatchObject({
        message: expect.stringContaining(`${table}`),
      })
      await client.query('ROLLBACK')
    }
    source.close()
    await client.end()
  })

  test('every table that both have is copied', async () => {
    openSqliteStore(join(folder.path, 'service.db')).close()
    await (await openPostgresStore(url)).close()
    const copied = fromFolder(tablesOf).map(({ name }) => name)
    expect([...copied, 'stored_bytes'].sort()).toEqual(Object.keys(await rowsOfDatabase()).sort())
  })
})

/** Returns the path of the link in an answer. */
function pathOf(answer: string): string {
  const { pathname, search } = new URL(JSON.parse(answer).invoiceUrl)
  return pathname + search
}

/** The target has these columns in its queue. */
const withoutQueue = ({ attempts: _, next_attempt_at: __, ...row }: Record<string, unknown>) => row

const sorted = (rows: readonly unknown[]): string[] =>
  rows
    .map(row =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(row as object)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, value]) => [
              name,
              value instanceof Uint8Array
                ? Buffer.from(value).toString('hex')
                : value === null
                  ? null
                  : String(value),
            ]),
        ),
      ),
    )
    .sort()
