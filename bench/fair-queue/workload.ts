import type { Task } from '../../src/service/scheduling/account-queues.ts'
import { randomOf } from '../invoice/random.ts'

export interface Arrival {
  task: Task
  /** CPU seconds of the render; the estimate in the task is wrong by up to a factor of two */
  seconds: number
}

export interface SimulatedAccount {
  name: string
  mode: Task['mode']
  /** invoices per second */
  rate: number
  next(): Arrival
  /** seconds until the next invoice */
  pause(): number
}

interface Demand {
  accounts: number
  /** total demand of all accounts, in seconds of rendering per second */
  load: number
  seed: number
}

/** Renders take 5 ms (ten lines) to 2 s (the largest valid body). */
const renders = { shortest: 0.005, longest: 2, tail: 1.3 }
/**
 * Pareto shape of the demand of accounts: at 1.1 a tenth of the accounts has more than half of the demand.
 */
const demandTail = 1.1
const bytesPerSecond = 500_000

/** Accounts with heavy-tailed demand and heavy-tailed invoices; every second one is in test mode. */
export function accountsOf({ accounts, load, seed }: Demand): SimulatedAccount[] {
  const random = randomOf(seed)
  /** uniform, above 0 and below 1 */
  const fraction = () => (random(2 ** 30) + 0.5) / 2 ** 30
  const renderSeconds = () => {
    const { shortest, longest, tail } = renders
    const ratio = (shortest / longest) ** tail
    return shortest / (1 - fraction() * (1 - ratio)) ** (1 / tail)
  }
  const weights = Array.from({ length: accounts }, () => fraction() ** (-1 / demandTail))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = meanRender()
  return weights.map((weight, index): SimulatedAccount => {
    const [name, mode] = [`account ${index}`, index % 2 === 0 ? 'live' : 'test'] as const
    const rate = (weight / total) * (load / mean)
    return {
      name,
      mode,
      rate,
      next() {
        const seconds = renderSeconds()
        const estimated = seconds * 2 ** (2 * fraction() - 1)
        const bytes = seconds * bytesPerSecond
        return { task: { account: name, mode, seconds: estimated, bytes, concurrent: null }, seconds }
      },
      pause: () => -Math.log(fraction()) / rate,
    }
  })
}

/** Samples the bounded Pareto distribution. */
function meanRender(): number {
  const { shortest, longest, tail } = renders
  const scale = (tail * shortest ** tail) / (1 - (shortest / longest) ** tail)
  return (scale * (shortest ** (1 - tail) - longest ** (1 - tail))) / (tail - 1)
}
