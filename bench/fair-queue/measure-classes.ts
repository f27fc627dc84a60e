import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AppError } from '../../src/core/errors/app-error.ts'
import { createFairQueue, type FairQueueLimits } from '../../src/service/scheduling/fair-queue.ts'
import { median } from '../measure/median.ts'
import { newBodies } from '../service/bodies.ts'
import { quantile } from '../service/figures.ts'
import { type Server, startServer } from '../service/server.ts'
import { type TaskClassName, taskClasses } from './simulate.ts'
import { simulateTime } from './simulated-clock.ts'

export interface ClassLatencies {
  name: TaskClassName
  /** median of an undisturbed request, in ms */
  alone: number
  requests: { real: number; simulated: number }
  /** while all classes send requests, in ms; `null` if none was answered */
  p95: { real: number | null; simulated: number | null }
}

/** Line items. The render of a thousand exceeds the limit of a small task. */
const lines = { small: 1, large: 1000 }
/** Clients per account of a class, each of which pauses before its next request, in ms. */
const demand = { small: { clients: 1, pause: 25 }, large: { clients: 2, pause: 0 } }

type Size = keyof typeof lines
const sizeOf = (name: TaskClassName): Size => (name.endsWith('large') ? 'large' : 'small')
const modeOf = (name: TaskClassName) => (name.startsWith('live') ? 'live' : 'test')

/**
 * Runs one account per class against the service, and the same requests through the simulated queue, whose
 * renders take as long as undisturbed ones.
 */
export async function measureClasses(
  limits: FairQueueLimits,
  { seconds, rounds }: { seconds: number; rounds: number },
  log: (text: string) => void,
): Promise<ClassLatencies[]> {
  const server = await startServer({ rendering: 'service', processes: 0, accounts: 4, testAccounts: 2 })
  try {
    const alone: number[] = []
    const real = taskClasses.map((): number[] => [])
    // warm-up: the render processes start and compile their code
    for (const index of taskClasses.keys()) await send(server, index, { clients: 2, pause: 0 }, 3)
    for (const [index, name] of taskClasses.entries()) {
      const times = await send(server, index, { clients: 1, pause: 0 }, 3)
      alone.push(median(times))
      log(`${name} alone: ${median(times).toFixed(1)} ms`)
    }
    for (let round = 0; round < rounds; round += 1) {
      const together = taskClasses.map((name, index) => send(server, index, demand[sizeOf(name)], seconds))
      for (const [index, times] of (await Promise.all(together)).entries()) real[index]?.push(...times)
    }
    const simulated = await simulateClasses(limits, alone, seconds * rounds)
    return taskClasses.map((name, index) => {
      const [measured = [], predicted = []] = [real[index], simulated[index]]
      return {
        name,
        alone: alone[index] ?? 0,
        requests: { real: measured.length, simulated: predicted.length },
        p95: { real: p95Of(measured), simulated: p95Of(predicted) },
      }
    })
  } finally {
    await server.close()
  }
}

const p95Of = (times: readonly number[]) => (times.length === 0 ? null : quantile(times, 0.95))

interface Demand {
  clients: number
  pause: number
}

/** @returns the latencies in ms */
async function send(
  server: Server,
  index: number,
  { clients, pause }: Demand,
  seconds: number,
): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const bodies = newBodies(20, lines[sizeOf(taskClasses[index] ?? 'live small')])
  const times: number[] = []
  async function client(first: number): Promise<void> {
    for (let number = first; performance.now() < end; number += clients) {
      const asked = performance.now()
      const answer = await fetch(`${server.url}/v1/generate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': server.otherKeys[index] ?? '',
          'idempotency-key': randomUUID(),
        },
        body: bodies[number % bodies.length] as Buffer<ArrayBuffer>,
      })
      await answer.arrayBuffer()
      const isRefused = answer.status === 429 || answer.status === 503
      if (!isRefused && answer.status !== 200) throw new Error(`the service answered ${answer.status}`)
      if (!isRefused) times.push(performance.now() - asked)
      // a rejected client waits for Retry-After
      const asksAgainIn = isRefused ? Number(answer.headers.get('retry-after')) * 1000 : pause
      await sleep(Math.min(asksAgainIn, Math.max(0, end - performance.now())))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, first) => client(first)))
  return times
}

async function simulateClasses(
  limits: FairQueueLimits,
  alone: readonly number[],
  seconds: number,
): Promise<number[][]> {
  const latencies = taskClasses.map((): number[] => [])
  await simulateTime(() => {
    const queue = createFairQueue(limits)
    const ask = async (name: TaskClassName, index: number): Promise<void> => {
      const taken = alone[index] ?? 0
      const estimated = sizeOf(name) === 'large' ? Math.max(taken / 1000, limits.largeSeconds) : 0.005
      const asked = performance.now()
      const task = { account: name, mode: modeOf(name), bytes: 100_000, concurrent: null } as const
      const render = () => new Promise<void>(resolve => setTimeout(resolve, taken))
      const pause = await queue.run({ ...task, seconds: estimated * 1.01 }, render).then(
        () => {
          latencies[index]?.push(performance.now() - asked)
          return demand[sizeOf(name)].pause
        },
        (error: AppError) => (error.details.retryAfter ?? 1) * 1000,
      )
      setTimeout(() => void ask(name, index), pause)
    }
    for (const [index, name] of taskClasses.entries())
      for (let client = 0; client < demand[sizeOf(name)].clients; client += 1) void ask(name, index)
  }, seconds)
  return latencies
}
