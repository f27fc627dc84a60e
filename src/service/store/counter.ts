import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts events per name in windows that begin with the first event. */
export type Counter = Pick<RateLimiterAbstract, 'penalty' | 'reward' | 'get'>

export interface CounterOptions {
  /** namespace of this counter */
  name: string
  points: number
  duration: number
}

export type MakeCounter = (options: CounterOptions) => Counter

/** A counter in the memory of this process. */
export const countInProcess: MakeCounter = ({ name, ...limits }) =>
  new RateLimiterMemory({ keyPrefix: name, ...limits })
