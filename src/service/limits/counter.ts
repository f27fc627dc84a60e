import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts how often something was done under a name, in windows that begin with the first time. */
export type Counter = Pick<RateLimiterAbstract, 'penalty' | 'reward' | 'get'>

export interface CounterOptions {
  /** apart from every other counter */
  name: string
  points: number
  duration: number
}

export type MakeCounter = (options: CounterOptions) => Counter

/** Counts that are this process's own. */
export const countHere: MakeCounter = ({ name, ...limits }) =>
  new RateLimiterMemory({ keyPrefix: name, ...limits })
