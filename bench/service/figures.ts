import { median } from '../measure/median.ts'

/** Figures of one round, or medians of all rounds. */
export interface Round {
  perSecond: number
  /** latency in ms */
  p50: number
  p99: number
  /** CPU ms per request of the server process and of the render processes; `null` if unknown */
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
  /** requests per second, half of the peak measured just before */
  perSecond: number
  p50: number
  p99: number
  ratio: number
  /** the same load on a server that answers fixed bytes: the share of client, disk and computer */
  fixedP50: number
  fixedP99: number
  /** ms by which the client sent a request late, included in the latency at half load */
  lateP99: number
}

export interface Growth {
  jobs: number
  /** ms of a single client with fixed bytes instead of rendering */
  p50: number
  restCpu: number | null
  megabytesOnDisk: number
}

/** Latencies in ms of small requests while others send one kind of body. */
export interface Flood {
  name: string
  idleMedian: number
  p50: number
  p95: number
  max: number
}

/** Latencies in ms of small requests while three accounts send the largest bodies. */
export interface Fairness {
  idleMedian: number
  p50: number
  p95: number
  max: number
  /** p95 relative to the undisturbed median of the small account */
  ratio: number
  /** large invoices per second, of one account alone and of three together while small requests run */
  large: { alone: number; together: number }
  /** large invoices of the account with the fewest, relative to an equal share */
  slowestAccount: number
  /** small requests next to every kind of body, including the largest */
  floods: Flood[]
}

/** Lists and downloads of an account with all jobs in one month; medians in milliseconds. */
export interface Reading {
  jobs: number
  firstJobs: number
  /** the page after the first nine tenths of the jobs */
  lastJobs: number
  firstLedger: number
  lastLedger: number
  usagePage: number
  /** seconds of the download of the month's ledger */
  csv: number
  /** longest blocking of the main thread meanwhile, in milliseconds of its own CPU time */
  longestTurn: number
}

export interface ServiceFigures {
  fairness: Fairness
  /** with two instances on one PostgreSQL database; `null` if PostgreSQL is missing */
  sharedFairness: Fairness | null
  servers: ServerFigures[]
  half: HalfLoad
  growth: Growth[]
  reading: Reading[]
}

/** @param share quantile, 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('there is no share of nothing')
  return value
}

/** Median of each figure. */
export function medianRound(rounds: readonly Round[]): Round {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const medianOf = (of: (round: Round) => number | null) => {
    const values = rounds.map(of).filter(value => value !== null)
    return values.length > 0 ? median(values) : null
  }
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    restCpu: medianOf(({ restCpu }) => restCpu),
    renderCpu: medianOf(({ renderCpu }) => renderCpu),
  }
}
