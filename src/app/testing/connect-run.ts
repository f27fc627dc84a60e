import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeAuthorizationServer } from '#platform/testing/fake-authorization-server.ts'
import { seededRandom } from '#platform/testing/faults/fault.ts'
import { startFaultyProxy } from '#platform/testing/faulty-proxy.ts'
import { fileKeychain } from './connect-script.ts'
import { openTestHost, temporaryFolder } from './test-host.ts'

export interface ConnectReport {
  attempts: number
  kills: number
  connected: number
  /** keys that were made for attempts which came to nothing */
  revoked: number
  /** one line per violated guarantee */
  broken: string[]
}

/**
 * Connects again and again, in a process of its own that is killed at any time, through a network that breaks half of all
 * connections. After each attempt a start without faults settles what is left; then each key that is valid at the service
 * belongs to a connection, and each connection has a key. The last attempt is not disturbed and has to connect.
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
      if (
        await connectAndKill(
          [data, keychainFile, proxy.url],
          isUndisturbed || random(3) === 0 ? null : random(800),
        )
      )
        report.kills += 1
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

/** @returns whether it was killed before its end */
async function connectAndKill(words: string[], afterMs: number | null): Promise<boolean> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'connect-script.ts'), ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const exited = once(child, 'exit')
  let hasEnded = false
  const ended = (async () => {
    let hasBegun = false
    for await (const line of createInterface({ input: child.stdout })) {
      if (!hasBegun && afterMs !== null) setTimeout(() => child.kill('SIGKILL'), afterMs)
      hasBegun = true
      if (line !== 'connected' && line !== 'failed') continue
      hasEnded = true
      break
    }
  })()
  await Promise.race([ended, sleep(20_000, undefined, { ref: false })])
  child.kill('SIGKILL')
  await exited
  return !hasEnded
}

/** Starts a host on what was left, and compares connections, keychain and service. */
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
