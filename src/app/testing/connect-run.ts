import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeAuthorizationServer } from '#platform/testing/fake-authorization-server.ts'
import { CannotRun, type FaultReport, seededRandom } from '#platform/testing/faults/fault.ts'
import { startFaultyProxy } from '#platform/testing/faulty-proxy.ts'
import { fileKeychain } from './connect-script.ts'
import { openTestHost, temporaryFolder } from './test-host.ts'

export interface ConnectReport {
  attempts: number
  kills: number
  connected: number
  /** keys of attempts that made no connection */
  revoked: number
  /** one line per violated guarantee */
  broken: string[]
}

/**
 * Connects repeatedly, each time in a process that is killed at a random time, through a network that breaks half of
 * all connections. After each attempt, a start without faults settles what is left; then each valid key of the service
 * must belong to a connection, and each connection must have a key. The last attempt is undisturbed and must connect.
 */
export async function connectThroughFaults(options: {
  seed: number
  attempts: number
}): Promise<ConnectReport> {
  const random = seededRandom(options.seed)
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  const keychainFile = join(folder.path, 'keychain.json')
  const service = await startFakeAuthorizationServer()
  const proxy = await startFaultyProxy({ seed: options.seed, share: 0.5, stallMs: 500 })
  service.publicUrl = proxy.url
  proxy.lead(service.url)
  const report: ConnectReport = {
    attempts: options.attempts,
    kills: 0,
    connected: 0,
    revoked: 0,
    broken: [],
  }
  try {
    for (let attempt = 0; attempt < options.attempts; attempt++) {
      const isUndisturbed = attempt === options.attempts - 1
      proxy.disturb(!isUndisturbed)
      const timers: NodeJS.Timeout[] = []
      service.onCode = userCode =>
        void timers.push(setTimeout(() => service.confirm('live', userCode), random(300)))
      const killAfterMs = isUndisturbed || random(3) === 0 ? null : random(400)
      const { end } = await connect([data, keychainFile, proxy.url], { killAfterMs })
      if (end === null) report.kills += 1
      for (const timer of timers) clearTimeout(timer)
      proxy.disturb(false)
      report.broken.push(
        ...(await settle(data, keychainFile, service.validKeys)).map(line => `attempt ${attempt}: ${line}`),
      )
    }
    report.connected = service.validKeys.size
    report.revoked = service.revokedKeys.length
    return report
  } finally {
    await proxy.close()
    await service.close()
    folder.remove()
  }
}

const failingCalls = [
  'fsync,fdatasync:error=EIO',
  'pwrite64:error=ENOSPC',
  'rename,link:error=EROFS',
  'openat:error=EMFILE',
] as const

/**
 * Connects while the n-th call of the operating system fails, for n from 1 to `max`. Either the connection is made or the
 * attempt says why not; the next start leaves no key without a connection and no connection without a key.
 * @param calls `one`: each fault is injected at one of these calls only, in turn
 * @throws CannotRun without strace
 */
export async function connectWithFailingCalls(
  max: number,
  calls: 'each' | 'one' = 'each',
): Promise<FaultReport> {
  const service = await startFakeAuthorizationServer()
  service.onCode = userCode => service.confirm('live', userCode)
  const violations: string[] = []
  const ends = { connected: 0, failed: 0, ended: 0 }
  let runs = 0
  try {
    for (const [index, fault] of failingCalls.entries())
      for (let nth = 1; nth <= max; nth++) {
        if (calls === 'one' && nth !== 1 + (index % max)) continue
        const folder = temporaryFolder()
        const [data, keychainFile] = [join(folder.path, 'data'), join(folder.path, 'keychain.json')]
        runs += 1
        service.validKeys.clear()
        // Opens a host first, because the calls that create a data file are covered by another part.
        await (await openTestHost(data, { keychain: fileKeychain(keychainFile) })).close()
        const under = `trace=${fault.slice(0, fault.indexOf(':'))}`
        const { end, complaints } = await connect([data, keychainFile, service.url], {
          tracedWith: ['-e', under, '-e', `inject=${fault}:when=${nth}`],
        })
        ends[end ?? 'ended'] += 1
        if (complaints.includes('ptrace')) throw new CannotRun(`strace may not trace here: ${complaints}`)
        const left = await settle(data, keychainFile, service.validKeys)
        violations.push(...left.map(line => `${fault} at ${nth}: ${line}`))
        folder.remove()
      }
  } finally {
    await service.close()
  }
  const observations = `${ends.connected} connected, ${ends.failed} said why not, ${ends.ended} could not start`
  return { what: 'the n-th call fails while a computer connects', runs, violations, observations }
}

/** @returns how the attempt ended, `null` if the process ended first, and the errors that the process printed */
async function connect(
  words: string[],
  { killAfterMs = null, tracedWith }: { killAfterMs?: number | null; tracedWith?: string[] },
): Promise<{ end: 'connected' | 'failed' | null; complaints: string }> {
  const program = [process.execPath, join(import.meta.dirname, 'connect-script.ts'), ...words]
  const [command = '', ...argumentsOf] =
    tracedWith === undefined ? program : ['strace', '-f', '-o', '/dev/null', ...tracedWith, ...program]
  // A process group of its own, because killing strace does not kill the traced process.
  const child = spawn(command, argumentsOf, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  const exited = once(child, 'exit').catch(() => {
    throw new CannotRun('strace is not here; on Debian: apt-get install strace')
  })
  const complaints = text(child.stderr)
  let end: 'connected' | 'failed' | null = null
  let timer: NodeJS.Timeout | undefined
  const ended = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (killAfterMs !== null) timer ??= setTimeout(kill, killAfterMs)
      if (line !== 'connected' && line !== 'failed') continue
      end = line
      break
    }
  })()
  await Promise.race([ended, exited, sleep(20_000, undefined, { ref: false })])
  clearTimeout(timer)
  if (child.exitCode === null && child.signalCode === null) kill()
  await exited
  return { end, complaints: await complaints }
}

/** Starts a host on the remaining data, and compares connections, keychain and service. */
async function settle(
  folder: string,
  keychainFile: string,
  validKeys: ReadonlySet<string>,
): Promise<string[]> {
  const keychain = fileKeychain(keychainFile)
  const host = await openTestHost(folder, { keychain })
  try {
    const isSettled = () => host.ports.connectIntents.read().length === 0
    for (let tries = 0; tries < 200 && !isSettled(); tries++) await sleep(25)
    const broken: string[] = isSettled() ? [] : ['an intent is not settled']
    const { connections } = await host.call('connections', undefined)
    const kept = new Set<string>()
    for (const { id, name, practice, key } of connections) {
      if (practice) continue
      if (key === null) broken.push(`${name} has no key`)
      kept.add((await keychain.read(id))?.split(' ')[0] ?? '')
    }
    for (const key of kept)
      if (!validKeys.has(key)) broken.push(`a kept key ends in ${key.slice(-4)} and is not valid`)
    for (const key of validKeys)
      if (!kept.has(key)) broken.push(`nobody has the valid key ending in ${key.slice(-4)}`)
    return broken
  } finally {
    await host.close()
  }
}
