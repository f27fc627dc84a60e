import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

/** Runs one job of a name at a time, each after a pause. */
export interface SlowQueue {
  /** @returns `undefined` for a job that gave its place in the full queue to another */
  run<T>(name: string, job: () => Promise<T>): Promise<T | undefined>
}

type Waiting = (isNext: boolean) => void

/**
 * When the queue of a name is full, one of its jobs is dropped at random, so that whoever keeps trying gets through beside
 * any number of others.
 */
export function createSlowQueue({ pauseMilliseconds = 1000, maxWaiting = 8 } = {}): SlowQueue {
  const queues = new Map<string, Waiting[]>()

  const wait = (queue: Waiting[]) =>
    new Promise<boolean>(resolve => {
      queue.push(resolve)
      if (queue.length > maxWaiting) queue.splice(randomInt(queue.length), 1)[0]?.(false)
    })

  return {
    async run(name, job) {
      const queue = queues.get(name)
      if (queue === undefined) queues.set(name, [])
      else if (!(await wait(queue))) return undefined
      try {
        await setTimeout(pauseMilliseconds)
        return await job()
      } finally {
        const next = queues.get(name)?.shift()
        if (next) next(true)
        else queues.delete(name)
      }
    },
  }
}
