import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresPrograms, startPostgres } from '../../src/service/testing/postgres.ts'
import { median } from '../measure/median.ts'
import { newBodies, newLargestBodies, newMisleadingBodies } from './bodies.ts'
import { type Fairness, type Flood, quantile } from './figures.ts'
import type { Plan } from './plan.ts'
import { type Server, startServer } from './server.ts'

interface Answer {
  status: number
  retryAfter: number
  milliseconds: number
}

/** Clients per flooding account: more than one account may have waiting at once. */
export const clientsPerAccount = 8

export const floodingAccounts = 3

/** Milliseconds between two requests of the small account. */
export const pause = 25

/** The instances of a service behind a round-robin load balancer. */
interface Cluster extends Pick<Server, 'key' | 'otherKeys'> {
  nextUrl(): string
}

type FairnessPlan = Pick<Plan, 'fairRounds' | 'fairSeconds' | 'floodRounds'>

/** The last account has a test key. */
const order = {
  rendering: 'service',
  processes: 0,
  accounts: floodingAccounts + 1,
  testAccounts: 1,
} as const

/** Measures one instance with the embedded store. */
export async function measureFairness(plan: FairnessPlan, log: (text: string) => void): Promise<Fairness> {
  const server = await startServer(order)
  return measureCluster(clusterOf(server), plan, log).finally(server.close)
}

/** Measures two instances on one PostgreSQL database and folder; `null` if PostgreSQL is missing. */
export async function measureSharedFairness(
  plan: FairnessPlan,
  log: (text: string) => void,
): Promise<Fairness | null> {
  if (postgresPrograms === undefined) return null
  const postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  const first = await startServer({ ...order, databaseUrl })
  const second = await startServer(
    { ...order, databaseUrl, accounts: 0, testAccounts: 0 },
    { folder: first.folder },
  )
  return measureCluster(clusterOf(first, second), plan, log).finally(async () => {
    await second.close()
    await first.close()
    await postgres.remove()
  })
}

function clusterOf(first: Server, ...others: Server[]): Cluster {
  const urls = [first, ...others].map(({ url }) => url)
  let turn = 0
  return { ...first, nextUrl: () => urls[turn++ % urls.length] as string }
}

/**
 * One-line live invoices of one account, alone and while three accounts send the largest valid bodies without
 * pause, respecting Retry-After; and the large invoices per second of one of those accounts alone.
 */
async function measureCluster(
  server: Cluster,
  { fairRounds, fairSeconds: seconds, floodRounds }: FairnessPlan,
  log: (text: string) => void,
): Promise<Fairness> {
  const bodies = newLargestBodies()
  const keys = server.otherKeys.slice(0, floodingAccounts)
  const testKeys = server.otherKeys.slice(floodingAccounts)
  const rounds: Omit<Fairness, 'slowestAccount' | 'floods'>[] = []
  const perAccount = keys.map(() => 0)
  await smallRequests(server, 2)
  await flood(server, { keys: keys.slice(0, 1), bodies, seconds: 3 }).answered
  for (let round = 1; round <= fairRounds; round++) {
    const idle = await smallRequests(server, 3)
    const alone = flood(server, { keys: keys.slice(0, 1), bodies, seconds })
    const aloneCount = (await alone.answered)[0] ?? 0
    const flooding = flood(server, { keys, bodies, seconds: seconds + 1 })
    await sleep(1000)
    const small = await smallRequests(server, seconds)
    const counts = await flooding.answered
    counts.forEach((count, index) => {
      perAccount[index] = (perAccount[index] ?? 0) + count
    })
    const idleMedian = median(idle)
    const [p50, p95, max] = [quantile(small, 0.5), quantile(small, 0.95), quantile(small, 1)]
    const large = { alone: aloneCount / seconds, together: sum(counts) / (seconds + 1) }
    rounds.push({ idleMedian, p50, p95, max, ratio: p95 / idleMedian, large })
    log(
      `fairness, round ${round}: p95 ${p95.toFixed(1)} ms, alone ${idleMedian.toFixed(1)} ms, large ${large.together.toFixed(1)} a second, of one account ${large.alone.toFixed(1)}`,
    )
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of))
  const misleading = Array.from(newMisleadingBodies(), ([name, body]) => ({
    name: `${name}, one test key`,
    keys: testKeys,
    bodies: [body],
  }))
  const ignoring = { name: 'the largest, Retry-After ignored', keys, bodies, ignoresRetryAfter: true }
  const floods: Flood[] = [
    {
      name: 'the largest, three accounts',
      idleMedian: middle(({ idleMedian }) => idleMedian),
      p50: middle(({ p50 }) => p50),
      p95: middle(({ p95 }) => p95),
      max: Math.max(...rounds.map(({ max }) => max)),
    },
  ]
  for (const kind of floodRounds === 0 ? [] : [ignoring, ...misleading]) {
    const measured = await measureFlood(server, kind, { rounds: floodRounds, seconds })
    log(`beside ${kind.name}: p95 ${measured.p95.toFixed(1)} ms, alone ${measured.idleMedian.toFixed(1)} ms`)
    floods.push(measured)
  }
  return {
    floods,
    idleMedian: middle(({ idleMedian }) => idleMedian),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    max: middle(({ max }) => max),
    ratio: middle(({ ratio }) => ratio),
    large: {
      alone: middle(({ large }) => large.alone),
      together: middle(({ large }) => large.together),
    },
    slowestAccount: (Math.min(...perAccount) * perAccount.length) / sum(perAccount),
  }
}

async function measureFlood(
  server: Cluster,
  kind: Bodies & { name: string },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Flood> {
  const idle: number[] = []
  const beside: number[] = []
  for (let round = 0; round < rounds; round++) {
    idle.push(...(await smallRequests(server, 3)))
    const flooding = flood(server, { ...kind, seconds: seconds + 1 })
    await sleep(1000)
    beside.push(...(await smallRequests(server, seconds)))
    await flooding.answered
  }
  const [p50, p95, max] = [quantile(beside, 0.5), quantile(beside, 0.95), quantile(beside, 1)]
  return { name: kind.name, idleMedian: median(idle), p50, p95, max }
}

async function smallRequests(server: Cluster, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  for (const body of newBodies(Math.ceil((seconds * 1000) / pause), 1)) {
    if (performance.now() > end) break
    const { status, milliseconds } = await post(server.nextUrl(), server.key, body, agent)
    if (status !== 200) throw new Error(`the service answered ${status} to a small request`)
    times.push(milliseconds)
    await sleep(pause)
  }
  agent.destroy()
  return times
}

interface Bodies {
  keys: readonly string[]
  bodies: readonly Buffer[]
  /** clients send the next request immediately */
  ignoresRetryAfter?: boolean
}

/** @returns the number of answered invoices per key */
function flood(
  server: Cluster,
  { keys, bodies, seconds, ignoresRetryAfter = false }: Bodies & { seconds: number },
): { answered: Promise<number[]> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const end = performance.now() + seconds * 1000
  const counts = keys.map(() => 0)
  // bodies take unequal time, so each account starts with the same ones
  async function client(index: number, number: number): Promise<void> {
    for (let count = number; performance.now() < end; count++) {
      const body = bodies[count % bodies.length] as Buffer
      const { status, retryAfter } = await post(server.nextUrl(), keys[index] as string, body, agent)
      if (status === 200 && performance.now() < end) counts[index] = (counts[index] ?? 0) + 1
      if (status === 429 || status === 503) {
        const pause = ignoresRetryAfter ? 0 : retryAfter * 1000
        await sleep(Math.min(pause, Math.max(0, end - performance.now())))
      } else if (status !== 200) throw new Error(`the service answered ${status} to a large request`)
    }
  }
  const clients = keys.flatMap((_key, index) =>
    Array.from({ length: clientsPerAccount }, (_, number) => client(index, number)),
  )
  return {
    answered: Promise.all(clients)
      .then(() => counts)
      .finally(() => agent.destroy()),
  }
}

function post(url: string, key: string, body: Buffer, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-api-key': key,
    'idempotency-key': randomUUID(),
  }
  const asked = performance.now()
  const sent = request(`${url}/v1/invoices/generate`, { method: 'POST', agent, headers }, answer => {
    const status = answer.statusCode ?? 0
    const retryAfter = Number(answer.headers['retry-after'] ?? 0)
    answer.resume().on('end', () => resolve({ status, retryAfter, milliseconds: performance.now() - asked }))
  })
  sent.on('error', reject).end(body)
  return promise
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
