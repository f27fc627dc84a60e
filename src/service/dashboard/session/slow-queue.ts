import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

/** Runs one job of a name at a time, each after a pause. */
export interface SlowQueue {
  /**
   * @param from who brings the job
   * @returns `undefined` for a job that gave its place in the full queue to another
   */
  run<T>(name: string, from: string, job: () => Promise<T>): Promise<T | undefined>
}

interface Waiting {
  from: string
  go: (isNext: boolean) => void
}

/**
 * When the queue of a name is full, a job of whoever has the most in it is dropped, at random, so that whoever keeps trying
 * gets through beside any number of others, and at once beside one who floods it.
 */
export function createSlowQueue({ pauseMilliseconds = 1000, maxWaiting = 8 } = {}): SlowQueue {
  const queues = new Map<string, Waiting[]>()

  const wait = (queue: Waiting[], from: string) =>
    new Promise<boolean>(resolve => {
      queue.push({ from, go: resolve })
      if (queue.length <= maxWaiting) return
      const count = (each: Waiting) => queue.filter(other => other.from === each.from).length
      const max = Math.max(...queue.map(count))
      const candidates = queue.filter(each => count(each) === max)
      const dropped = candidates[randomInt(candidates.length)]
      if (dropped === undefined) return
      queue.splice(queue.indexOf(dropped), 1)
      dropped.go(false)
    })

  return {
    async run(name, from, job) {
      const queue = queues.get(name)
      if (queue === undefined) queues.set(name, [])
      else if (!(await wait(queue, from))) return undefined
      try {
        await setTimeout(pauseMilliseconds)
        return await job()
      } finally {
        const next = queues.get(name)?.shift()
        if (next) next.go(true)
        else queues.delete(name)
      }
    },
  }
}
