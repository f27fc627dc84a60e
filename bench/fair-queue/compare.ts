import type { AppError } from '../../src/core/errors/app-error.ts'
import {
  createFairQueue,
  type FairQueueLimits,
  WorkStopped,
} from '../../src/service/scheduling/fair-queue.ts'
import { type Fairness, quantile } from '../service/figures.ts'
import { clientsPerAccount, floodingAccounts, pause as smallPause } from '../service/measure-fairness.ts'
import { simulateTime } from './simulated-clock.ts'

/** Results of the clients of the measurement with simulated renders. */
export interface Prediction {
  /** latency of small requests: waiting and rendering, in ms */
  p95: number
  /** large invoices per second of all flooding accounts */
  large: number
}

/**
 * Simulates the fairness measurement: one account sends small live invoices; the others send the largest ones
 * from several clients each, where every client sends its next one after a PDF or after Retry-After. The
 * duration of a render was measured without contention.
 */
export async function predict(
  limits: FairQueueLimits,
  { idleMedian, large }: Pick<Fairness, 'idleMedian' | 'large'>,
  seconds: number,
): Promise<Prediction> {
  const largeSeconds = limits.largeSlots / large.alone
  const latencies: number[] = []
  let count = 0
  await simulateTime(() => {
    const queue = createFairQueue(limits)
    const ask = async (account: string, taken: number, estimated: number): Promise<void> => {
      const task = { account, mode: 'live', seconds: estimated, bytes: 100_000, concurrent: null } as const
      await queue.run(task, () => new Promise(resolve => setTimeout(resolve, taken * 1000)))
    }
    const sendSmall = async (): Promise<void> => {
      const asked = performance.now()
      await ask('small', idleMedian / 1000, 0.005)
      latencies.push(performance.now() - asked)
      setTimeout(() => void sendSmall(), smallPause)
    }
    const flood = async (account: string): Promise<void> => {
      // a rejected client waits for Retry-After
      const pause = await ask(account, largeSeconds, largeSeconds).then(
        () => 0,
        (error: AppError) => (error.details.retryAfter ?? 1) * 1000,
      )
      if (pause === 0) count += 1
      setTimeout(() => void flood(account), pause)
    }
    for (let account = 0; account < floodingAccounts; account += 1)
      for (let client = 0; client < clientsPerAccount; client += 1) void flood(`flood ${account}`)
    setTimeout(() => void sendSmall(), 1000)
  }, seconds)
  return { p95: quantile(latencies, 0.95), large: count / seconds }
}

/** Seconds of each render of a misleading flood, estimated as the largest small one. */
const misleadingSeconds = 1

/**
 * Simulates how long one-line invoices wait for their render, in ms, next to one account whose renders look
 * small and take a second.
 */
export async function predictMisleading(
  limits: FairQueueLimits,
  seconds: number,
): Promise<{ p50: number; p95: number; max: number }> {
  const waits: number[] = []
  await simulateTime(() => {
    const queue = createFairQueue(limits)
    const pass = (taken: number) => new Promise<void>(resolve => setTimeout(resolve, taken * 1000))
    const other = { mode: 'live', bytes: 1000, concurrent: null } as const
    const flood = async (): Promise<void> => {
      const task = { ...other, account: 'flood', seconds: limits.largeSeconds * 0.99 }
      const pause = await queue
        .run(task, async ({ stopSeconds, used }) => {
          const taken = Math.min(stopSeconds, misleadingSeconds)
          await pass(taken)
          used(taken)
          if (taken < misleadingSeconds) throw new WorkStopped()
        })
        .then(
          () => 0,
          (error: AppError) => error.details.retryAfter ?? 1,
        )
      setTimeout(() => void flood(), pause * 1000)
    }
    const sendSmall = async (): Promise<void> => {
      const asked = performance.now()
      await queue.run({ ...other, account: 'small', seconds: 0.005 }, async () => {
        waits.push(performance.now() - asked)
        await pass(0.005)
      })
      setTimeout(() => void sendSmall(), smallPause)
    }
    for (let client = 0; client < clientsPerAccount; client += 1) void flood()
    setTimeout(() => void sendSmall(), 1)
  }, seconds)
  return { p50: quantile(waits, 0.5), p95: quantile(waits, 0.95), max: quantile(waits, 1) }
}
