import type { TaskContext } from '../../src/service/scheduling/account-queues.ts'
import type { FairQueue, FairQueueLimits } from '../../src/service/scheduling/fair-queue.ts'

const neverStopped: TaskContext = {
  size: 'large',
  stopSeconds: Number.POSITIVE_INFINITY,
  used: () => undefined,
}

/** First in, first out, with common limits for all accounts: the baseline for the fair queue. */
export function createFifoQueue({ slots, waiting, waitSeconds }: FairQueueLimits): FairQueue {
  const queue: (() => void)[] = []
  let running = 0

  function leave(): void {
    running -= 1
    queue.shift()?.()
  }

  return {
    run: (_task, work) =>
      new Promise((resolve, reject) => {
        const start = () => {
          running += 1
          void work(neverStopped).then(resolve, reject).finally(leave)
        }
        if (running < slots) return start()
        if (queue.length >= waiting) return reject(new Error('overloaded'))
        const begin = () => {
          clearTimeout(timer)
          start()
        }
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(begin), 1)
          reject(new Error('overloaded'))
        }, waitSeconds * 1000)
        queue.push(begin)
      }),
  }
}
