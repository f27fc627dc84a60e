import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

/** Runs a limited number of jobs per name; further ones wait in a bounded queue. */
export interface KeyedSemaphore {
  /**
   * @param from the sender of the job
   * @param isPreferred runs before other waiting jobs, and is only displaced by another preferred one
   * @returns `undefined` for a job that was displaced from a full queue
   */
  run<T>(name: string, from: string, job: () => Promise<T>, isPreferred?: boolean): Promise<T | undefined>
}

export interface SemaphoreLimits {
  /** concurrent jobs per name */
  slots?: number
  /** pause before each job, in its slot */
  pauseMilliseconds?: number
  /** waiting jobs per name */
  maxWaiting: number
}

interface Waiting {
  from: string
  isPreferred: boolean
  go: (isNext: boolean) => void
}

/**
 * When the queue of a name is full, a random job of the sender with the most jobs is dropped. A sender that
 * retries therefore gets through, at once if a single sender floods the queue.
 */
export function createKeyedSemaphore({
  slots = 1,
  pauseMilliseconds = 0,
  maxWaiting,
}: SemaphoreLimits): KeyedSemaphore {
  const queues = new Map<string, { running: number; waiting: Waiting[] }>()

  const wait = (queue: Waiting[], from: string, isPreferred: boolean) =>
    new Promise<boolean>(resolve => {
      queue.push({ from, isPreferred, go: resolve })
      if (queue.length > maxWaiting) takeDropped(queue)?.go(false)
    })

  return {
    async run(name, from, job, isPreferred = false) {
      const queue = queues.get(name) ?? { running: 0, waiting: [] }
      queues.set(name, queue)
      if (queue.running < slots) queue.running += 1
      else if (!(await wait(queue.waiting, from, isPreferred))) return undefined
      try {
        if (pauseMilliseconds > 0) await setTimeout(pauseMilliseconds)
        return await job()
      } finally {
        const next = takeNext(queue.waiting)
        if (next) next.go(true)
        else queue.running -= 1
        if (queue.running === 0) queues.delete(name)
      }
    },
  }
}

function takeNext(queue: Waiting[]): Waiting | undefined {
  const preferred = queue.findIndex(({ isPreferred }) => isPreferred)
  return queue.splice(Math.max(0, preferred), 1)[0]
}

function takeDropped(queue: Waiting[]): Waiting | undefined {
  const others = queue.filter(({ isPreferred }) => !isPreferred)
  const droppable = others.length > 0 ? others : queue
  const count = ({ from }: Waiting) => droppable.filter(other => other.from === from).length
  const max = Math.max(...droppable.map(count))
  const candidates = droppable.filter(each => count(each) === max)
  const dropped = candidates[randomInt(candidates.length)]
  if (dropped !== undefined) queue.splice(queue.indexOf(dropped), 1)
  return dropped
}
