import { randomOf } from '../invoice/random.ts'
import { median } from '../measure/median.ts'
import { newBodies } from './bodies.ts'
import { type HalfLoad, quantile } from './figures.ts'
import { loadClosed, loadOpen } from './load.ts'
import type { Plan } from './plan.ts'
import { startServer } from './server.ts'

/**
 * Measures a single client, the peak, and half of the peak in several rounds. The same load on a server without rendering
 * shows the latency of client, disk and computer.
 */
export async function measureHalfLoad(
  { halfRounds, halfSeconds: seconds, clients }: Plan,
  log: (text: string) => void,
): Promise<HalfLoad> {
  const server = await startServer({ rendering: 'ours', processes: 1 })
  const below = randomOf(1)
  const random = () => below(1_000_000) / 1_000_000
  const rounds: HalfLoad[] = []
  const fixed = await startServer({ rendering: 'fixed', processes: 0 })
  try {
    await loadClosed(server, { clients, seconds, bodies: newBodies(500 * seconds) })
    await loadClosed(fixed, { clients, seconds, bodies: newBodies(500 * seconds) })
    for (let round = 1; round <= halfRounds; round++) {
      const alone = await loadClosed(server, { clients: 1, seconds, bodies: newBodies(500 * seconds) })
      const peak = await loadClosed(server, { clients, seconds, bodies: newBodies(500 * seconds) })
      const perSecond = peak.times.length / peak.seconds / 2
      const bodies = newBodies(Math.round(perSecond * seconds))
      const half = await loadOpen(server, { perSecond, bodies, random })
      const without = await loadOpen(fixed, { perSecond, bodies: newBodies(bodies.length), random })
      const idleMedian = median(alone.times)
      const p99 = quantile(half.times, 0.99)
      const times = { p50: quantile(half.times, 0.5), p99, ratio: p99 / idleMedian }
      const fixedTimes = { fixedP50: quantile(without.times, 0.5), fixedP99: quantile(without.times, 0.99) }
      const lateP99 = quantile(half.late, 0.99)
      rounds.push({
        idleMedian,
        idleP99: quantile(alone.times, 0.99),
        perSecond,
        ...times,
        ...fixedTimes,
        lateP99,
      })
      const withoutRendering = `without rendering ${fixedTimes.fixedP99.toFixed(1)} ms`
      log(
        `half the peak, round ${round}: p99 ${p99.toFixed(1)} ms, ${withoutRendering}, alone ${idleMedian.toFixed(1)} ms`,
      )
    }
  } finally {
    await server.close()
    await fixed.close()
  }
  const middle = (of: (round: HalfLoad) => number) => median(rounds.map(of))
  return {
    idleMedian: middle(({ idleMedian }) => idleMedian),
    idleP99: middle(({ idleP99 }) => idleP99),
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    ratio: middle(({ ratio }) => ratio),
    fixedP50: middle(({ fixedP50 }) => fixedP50),
    fixedP99: middle(({ fixedP99 }) => fixedP99),
    lateP99: middle(({ lateP99 }) => lateP99),
  }
}
