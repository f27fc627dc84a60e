import type { ServerName } from './figures.ts'

export interface Plan {
  servers: ServerName[]
  rounds: number
  /** seconds per server and round, and of the warm-up */
  seconds: number
  clients: number
  halfRounds: number
  /** seconds per part of a half-load round: single client, peak, half load */
  halfSeconds: number
  fairRounds: number
  /** rounds per kind of body next to the largest; 0 leaves these kinds out */
  floodRounds: number
  /** seconds per part of a fairness round */
  fairSeconds: number
  /** stored jobs */
  sizes: number[]
  /** requests at each size */
  asked: number
  /** jobs of the month whose pages are read */
  readSizes: number[]
}

export const fullPlan: Plan = {
  servers: ['ours, 1', 'plain, 1', 'fixed', 'ours, 2', 'plain, 2'],
  rounds: 4,
  seconds: 4,
  clients: 16,
  halfRounds: 7,
  halfSeconds: 3,
  fairRounds: 5,
  floodRounds: 3,
  fairSeconds: 10,
  sizes: [100, 1000, 10_000, 100_000, 1_000_000],
  asked: 300,
  readSizes: [1000, 100_000, 1_000_000],
}

export const quickPlan: Plan = {
  servers: ['ours, 1', 'plain, 1', 'fixed'],
  rounds: 2,
  seconds: 3,
  clients: 16,
  halfRounds: 2,
  halfSeconds: 3,
  fairRounds: 1,
  floodRounds: 0,
  fairSeconds: 5,
  sizes: [100, 10_000],
  asked: 200,
  readSizes: [1000, 50_000],
}
