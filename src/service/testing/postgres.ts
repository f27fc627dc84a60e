import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const execute = promisify(execFile)

/** A PostgreSQL server with its own folder and a socket in it, until it is removed. */
export interface TestPostgres {
  /** of the database for administration */
  url: string
  /** a new database, or a copy of one without connections */
  newDatabase(original?: string): Promise<string>
  /** folder of its programs, including pg_dump */
  programs: string
  /** state after a power cut: unsynced writes are lost */
  crash(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** Returns the folder of the newest server of Debian, else of the first one in PATH. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = isThere(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find(folder => isThere(join(folder, 'initdb')) && isThere(join(folder, 'postgres')))
}

export const postgresPrograms = findPrograms()

/** @param options.survivesCrashes whether writes are synced; @param options.parent folder for the data */
export async function startPostgres({
  survivesCrashes = true,
  parent = tmpdir(),
} = {}): Promise<TestPostgres> {
  const programs = postgresPrograms
  if (programs === undefined) throw new Error('PostgreSQL is not on this computer')
  // short, because the path of a socket is limited to 107 bytes
  const folder = mkdtempSync(join(parent.length < 64 ? parent : '/tmp', 'billwright-pg-'))
  const data = join(folder, 'data')
  const who = whoMayRunIt()
  if (who) chownSync(folder, who.uid, who.gid)
  const as = { ...who, cwd: folder }
  await initialise(data, programs, as)

  const urlOf = (database: string) => `postgres://billwright@localhost/${database}?host=${folder}`
  let server: ChildProcess | undefined
  let databases = 0
  // the server must not outlive the test
  const end = () => void server?.kill('SIGQUIT')
  process.once('exit', end)

  async function start(): Promise<void> {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${folder}`,
      ...(survivesCrashes ? ['fsync=on'] : withoutCrashes),
    ]
    const words = settings.flatMap(setting => ['-c', setting])
    server = spawn(join(programs ?? '', 'postgres'), ['-D', data, ...words], { ...as, stdio: 'ignore' })
    for (;;) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
      if (await ask(urlOf('postgres'), 'SELECT 1').then(yes, no)) return
      await sleep(50)
    }
  }

  async function endWith(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const ending = server
    server = undefined
    if (!ending || ending.exitCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }

  await start()
  return {
    url: urlOf('postgres'),
    programs,
    start,
    // its "fast" and "immediate" shutdown
    stop: () => endWith('SIGINT'),
    crash: () => endWith('SIGQUIT'),
    async newDatabase(original) {
      databases += 1
      const name = `service_${databases}`
      const like = original && `TEMPLATE ${new URL(original).pathname.slice(1)} STRATEGY file_copy`
      await ask(urlOf('postgres'), `CREATE DATABASE ${name} ${like ?? ''}`)
      return urlOf(name)
    },
    async remove() {
      await endWith('SIGQUIT')
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const initialOptions = ['-U', 'billwright', '-A', 'trust', '-E', 'UTF8', '--no-sync']

/** Settings of a server that never crashes: nothing is synced, and nothing is logged for recovery. */
const withoutCrashes = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

/** Data of a new server, cached because initdb takes over a second. */
async function initialise(
  data: string,
  programs: string,
  as: { uid?: number; gid?: number; cwd: string },
): Promise<void> {
  const { stdout: version } = await execute(join(programs, 'postgres'), ['--version'])
  // initdb takes language and time zone from its environment
  const { LANG, LC_ALL, TZ } = process.env
  const origin = JSON.stringify([version, initialOptions, as.uid, LANG, LC_ALL, TZ])
  const name = createHash('sha256').update(origin).digest('hex').slice(0, 16)
  const kept = join(import.meta.dirname, '../../..', '.cache', 'postgres', name)
  if (isThere(kept)) {
    await execute('cp', ['-Rp', kept, data])
    return
  }
  await execute(join(programs, 'initdb'), ['-D', data, ...initialOptions], as)
  mkdirSync(dirname(kept), { recursive: true })
  const copy = `${kept}-${process.pid}`
  await execute('cp', ['-Rp', data, copy])
  // another test process may have created it first
  await rename(copy, kept).catch(() => rm(copy, { recursive: true }))
}

/** Runs one query on its own connection, outside of the service. */
export async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to run as root. */
function whoMayRunIt(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const user = ['postgres', 'nobody'].flatMap(name => users.filter(([each]) => each === name))[0]
  return { uid: Number(user?.[2]), gid: Number(user?.[3]) }
}

function isThere(path: string): boolean {
  try {
    accessSync(path)
    return true
  } catch {
    return false
  }
}

const yes = () => true
const no = () => false
