import { statSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSeconds } from '../measure/cpu-time.ts'
import { median } from '../measure/median.ts'
import { newBodies } from './bodies.ts'
import type { Growth } from './figures.ts'
import { loadClosed } from './load.ts'
import type { Plan } from './plan.ts'
import { startServer } from './server.ts'
import { storeJobs } from './stored-jobs.ts'

/** A single client and fixed bytes, so that the latency is that of the store. */
export async function measureGrowth({ sizes, asked }: Plan, log: (text: string) => void): Promise<Growth[]> {
  const server = await startServer({ rendering: 'fixed', processes: 0 })
  try {
    const ask = () => loadClosed(server, { clients: 1, seconds: 60, bodies: newBodies(asked) })
    await ask()
    const growth: Growth[] = []
    for (const jobs of sizes) {
      storeJobs(server.folder, jobs)
      // Warms the database cache.
      await loadClosed(server, { clients: 1, seconds: 60, bodies: newBodies(20) })
      const before = cpuSeconds(server.pid)
      const { times } = await ask()
      const after = cpuSeconds(server.pid)
      const p50 = median(times)
      const restCpu = before && after ? ((after.own - before.own) * 1000) / times.length : null
      const megabytesOnDisk = statSync(join(server.folder, 'service.db')).size / 2 ** 20
      growth.push({ jobs, p50, restCpu, megabytesOnDisk })
      log(`${jobs} stored jobs: ${p50.toFixed(2)} ms`)
    }
    return growth
  } finally {
    await server.close()
  }
}
