import { cpuSeconds } from '../measure/cpu-time.ts'
import { peakMegabytes } from '../measure/peak-memory.ts'
import { newBodies } from './bodies.ts'
import { medianRound, quantile, type Round, type ServerFigures, type ServerName } from './figures.ts'
import { loadClosed } from './load.ts'
import type { Plan } from './plan.ts'
import { type Server, startServer } from './server.ts'
import type { ServerOrder } from './server-process.ts'

const orders: Record<ServerName, Omit<ServerOrder, 'folder'>> = {
  'ours, 1': { rendering: 'ours', processes: 1 },
  'ours, 2': { rendering: 'ours', processes: 2 },
  'plain, 1': { rendering: 'plain', processes: 1 },
  'plain, 2': { rendering: 'plain', processes: 2 },
  fixed: { rendering: 'fixed', processes: 0 },
}

/** Higher than the throughput per second of any server, because bodies are created before the measurement. */
const maxPerSecond = 900

/** All servers run throughout and are measured alternately, so that they have the same conditions. */
export async function measureServers(
  plan: Pick<Plan, 'servers' | 'rounds' | 'seconds' | 'clients'>,
  log: (text: string) => void,
): Promise<ServerFigures[]> {
  const servers: { name: ServerName; server: Server; rounds: Round[] }[] = []
  try {
    for (const name of plan.servers)
      servers.push({ name, server: await startServer(orders[name]), rounds: [] })
    for (const { server } of servers) await measureRound(server, plan)
    for (let round = 1; round <= plan.rounds; round++) {
      for (const { name, server, rounds } of servers) {
        const figures = await measureRound(server, plan)
        rounds.push(figures)
        log(`${name}, round ${round}: ${figures.perSecond.toFixed(0)} requests a second`)
      }
    }
    return servers.map(({ name, server, rounds }) => ({
      name,
      ...medianRound(rounds),
      megabytes: peakMegabytes(server.pid),
    }))
  } finally {
    for (const { server } of servers) await server.close()
  }
}

async function measureRound(
  server: Server,
  { clients, seconds }: Pick<Plan, 'clients' | 'seconds'>,
): Promise<Round> {
  const bodies = newBodies(maxPerSecond * seconds)
  const before = cpuSeconds(server.pid)
  const met = await loadClosed(server, { clients, seconds, bodies })
  const after = cpuSeconds(server.pid)
  const each = (of: 'own' | 'below') =>
    before && after ? ((after[of] - before[of]) * 1000) / met.times.length : null
  return {
    perSecond: met.times.length / met.seconds,
    p50: quantile(met.times, 0.5),
    p99: quantile(met.times, 0.99),
    restCpu: each('own'),
    renderCpu: each('below'),
  }
}
