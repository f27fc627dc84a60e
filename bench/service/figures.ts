import { median } from '../measure/median.ts'
import type { QueryPlan } from './query-plans.ts'

/** What a server did in one round, or the medians of all. */
export interface Round {
  perSecond: number
  /** ms of a client's wait */
  p50: number
  p99: number
  /** CPU ms a request: of the server's own process, and of those that render; `null` where the system does not tell */
  restCpu: number | null
  renderCpu: number | null
}

export interface ServerFigures extends Round {
  name: ServerName
  megabytes: number
}

export type ServerName = 'ours, 1' | 'ours, 2' | 'plain, 1' | 'plain, 2' | 'fixed'

export interface HalfLoad {
  idleMedian: number
  idleP99: number
  /** requests a second, half of the peak that was measured just before */
  perSecond: number
  p50: number
  p99: number
  ratio: number
  /** of as many requests a second to the server that answers fixed bytes: what is the client's, the disk's and the computer's */
  fixedP50: number
  fixedP99: number
  /** ms from when a request was due until the client came to send it, within the wait of the half load */
  lateP99: number
}

export interface Growth {
  jobs: number
  /** ms of one client alone, rendering replaced by fixed bytes */
  p50: number
  restCpu: number | null
  megabytesOnDisk: number
}

export interface ServiceFigures {
  servers: ServerFigures[]
  half: HalfLoad
  growth: Growth[]
  plans: QueryPlan[]
}

/** @param share of the values that are at most what is returned, 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('there is no share of nothing')
  return value
}

/** The middle of each figure by itself. */
export function medianRound(rounds: readonly Round[]): Round {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const told = (of: (round: Round) => number | null) => {
    const values = rounds.map(of).filter(value => value !== null)
    return values.length > 0 ? median(values) : null
  }
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    restCpu: told(({ restCpu }) => restCpu),
    renderCpu: told(({ renderCpu }) => renderCpu),
  }
}
