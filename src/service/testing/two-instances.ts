import { setTimeout as sleep } from 'node:timers/promises'
import type { Mode } from '#core/text/key.ts'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import type { LedgerRow } from '../store/jobs.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import type { Store } from '../store/store.ts'
import { get } from './client.ts'
import type { TestPostgres } from './postgres.ts'
import { spawnService } from './process.ts'
import { startRoundRobin } from './round-robin.ts'
import { startS3, type TestS3 } from './s3.ts'
import { temporaryFolder } from './service.ts'
import { openSharedPostgres } from './shared-postgres.ts'

/** Two service processes, one PostgreSQL and one S3 server, and a load balancer. */
export interface TwoInstances {
  /** a test that stops one must remove it */
  instances: Awaited<ReturnType<typeof spawnService>>[]
  s3: TestS3
  /** environment of the services, and of commands on the same database */
  environment: Record<string, string>
  proxy: Awaited<ReturnType<typeof startRoundRobin>>
  store: Store
  /** an account with a live key */
  newAccount(): Promise<TestAccount>
  /** rejects if a service does not exit by itself */
  close(): Promise<void>
}

export interface TestAccount {
  id: string
  live: string
  newKey(mode: Mode): Promise<string>
  billed(): Promise<LedgerRow[]>
}

/** @param postgres a server that the caller stops; a database of the shared cluster by default */
export async function startTwoInstances(
  flags: readonly string[] = [],
  postgres?: TestPostgres,
): Promise<TwoInstances> {
  const [server, s3, folder] = await Promise.all([
    postgres ?? openSharedPostgres(),
    startS3(),
    temporaryFolder(),
  ])
  const url = await server.newDatabase()
  const environment = { DATABASE_URL: url, ...s3.environment }
  const spawned = () => spawnService(folder.path, [...flags], environment)
  // concurrently on an empty database, which one of them migrates
  const instances = await Promise.all([spawned(), spawned()])
  const proxy = await startRoundRobin(instances.map(each => each.url))
  const store = await openPostgresStore(url)
  let accounts = 0
  const cluster: TwoInstances = {
    ...{ instances, s3, environment, proxy, store },
    async newAccount() {
      const id = `acc_${++accounts}`
      const origin = byOperator(new Date())
      await store.addAccount({ id, name: 'Example', created_at: origin.at }, origin)
      const newKey = async (mode: Mode) =>
        (await createKey(store, { mode, name: 'Example', origin, account: id })).key
      const billed = async () => (await store.listLedger()).filter(({ account_id }) => account_id === id)
      return { id, live: await newKey('live'), newKey, billed }
    },
    async close() {
      await proxy.close()
      for (const { child } of cluster.instances) child.kill()
      const codes = await Promise.all(cluster.instances.map(async ({ ended }) => (await ended).code))
      await store.close()
      await Promise.all(['end' in server ? server.end() : undefined, s3.remove(), folder.remove()])
      if (codes.some(code => code !== 0)) throw new Error(`services ended with ${codes.join(' and ')}`)
    },
  }
  return cluster
}

/** Waits for a queued job, longer than the lease of a killed instance. */
export async function jobMade(url: string, key: string, id: string): Promise<void> {
  const until = performance.now() + 30_000
  for (;;) {
    const { status, text } = await get(url, `/v1/jobs/${id}`, key)
    if (status === 200 && 'invoiceUrl' in JSON.parse(text)) return
    if (performance.now() > until) throw new Error(`${id} was not made: ${status} ${text}`)
    await sleep(200)
  }
}
