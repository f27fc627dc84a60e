import { AppError } from '#core/errors/app-error.ts'
import type { Mode } from '#core/text/key.ts'
import {
  createAccountQueues,
  estimateWait,
  type Task,
  type TaskContext,
  type TaskSize,
  type Waiting,
} from './account-queues.ts'
import { createEstimateErrors } from './estimate-errors.ts'

export interface FairQueueLimits {
  /** tasks that run at once */
  slots: number
  /** slots for large tasks; the others are reserved for small ones */
  largeSlots: number
  /** running large tasks per account, over all processes if there is a `lock` */
  largePerAccount: number
  /** estimated seconds from which a task is large */
  largeSeconds: number
  /** CPU seconds after which a small task is stopped and queued again as a large one */
  stopSeconds: number
  /** maximum wait in seconds; a task of an account with that much estimated work is rejected at once */
  waitSeconds: number
  /** maximum waiting tasks per account, and of all */
  waitingPerAccount: number
  waiting: number
  /** maximum request bytes of waiting tasks per account, and of all */
  bytesPerAccount: number
  bytes: number
}

export interface TaskClass {
  mode: Mode
  size: TaskSize
}

/**
 * Events of a task in this order: queued, then rejected or started, then ended. A stopped task is queued
 * again.
 */
export interface QueueObserver {
  queued(task: TaskClass): void
  rejected(task: TaskClass): void
  started(task: TaskClass, waitedSeconds: number): void
  ended(seconds: number): void
  stopped(): void
}

/**
 * Rejection of a small task that takes too long. It must have no side effects, because it runs again as a
 * large task.
 */
export class WorkStopped extends Error {}

export interface FairQueue {
  /**
   * Runs the task when a slot is free and it is next. Work that rejects with {@link WorkStopped} is started
   * again.
   * Rejects with AppError('rate_limited') if the account has too much waiting, and with 'overloaded' if all
   * accounts have or the task waited too long; both with `retryAfter`.
   */
  run<T>(task: Task, work: (context: TaskContext) => Promise<T>): Promise<T>
}

/** Takes the permits of a task that all processes share; `undefined` while none is free. */
export type LockTask = (
  task: Pick<Task, 'account' | 'concurrent'> & { size: TaskSize },
) => Promise<(() => Promise<void>) | undefined>

export interface FairQueueOptions {
  lock?: LockTask | undefined
  observer?: Partial<QueueObserver>
}

/** Milliseconds until an account whose permits were all taken by other processes is tried again. */
const retryDelay = 100

/**
 * Start-time fair queueing (Goyal, Vin, Cheng 1996) on two levels: live and test by weight, and equal shares
 * of the accounts within each. Costs are estimated seconds, corrected by measured ones. Large tasks never
 * take the last slots, and an account that runs a task does not get the last free slot.
 */
export function createFairQueue(
  limits: FairQueueLimits,
  { lock, observer = {} }: FairQueueOptions = {},
): FairQueue {
  const queues = createAccountQueues()
  /** running large tasks by account */
  const large = new Map<string, number>()
  const errors = createEstimateErrors()
  /** running tasks by account */
  const runningOf = new Map<string, number>()
  /** accounts whose permits are taken by other processes */
  const paused = new Set<string>()
  let running = 0
  let runningLarge = 0
  /** ratio of measured to estimated seconds, averaged over about twenty tasks */
  let slowness = 1

  const sizeOf = (task: Task): TaskSize => (task.seconds > limits.largeSeconds ? 'large' : 'small')
  const classOf = (task: Task): TaskClass => ({ mode: task.mode, size: sizeOf(task) })

  function mayRun({ task }: Waiting): boolean {
    const all = runningOf.get(task.account) ?? 0
    if (all > 0 && running === limits.slots - 1) return false
    if (task.concurrent !== null && (paused.has(task.account) || all >= task.concurrent)) return false
    if (sizeOf(task) === 'small') return true
    const own = large.get(task.account) ?? 0
    return runningLarge < limits.largeSlots && own < limits.largePerAccount && !paused.has(task.account)
  }

  function countRunning(task: Task, change: 1 | -1): void {
    running += change
    countIn(runningOf, task.account, change)
    if (sizeOf(task) === 'small') return
    runningLarge += change
    countIn(large, task.account, change)
  }

  function dispatch(): void {
    while (running < limits.slots) {
      const next = queues.takeNext(mayRun)
      if (next === undefined) return
      countRunning(next.task, 1)
      void start(next)
    }
  }

  async function start(next: Waiting): Promise<void> {
    const { task } = next
    const size = sizeOf(task)
    const needsPermit = lock !== undefined && (size === 'large' || task.concurrent !== null)
    // if the store fails, only the limits of this process apply
    const unlock = needsPermit ? await lock({ ...task, size }).catch(() => unlocked) : unlocked
    if (unlock === undefined) {
      queues.putBack(next)
      if (performance.now() >= untilOf(next)) expire(next)
      else pause(task.account)
      return leave(task)
    }
    const started = performance.now()
    observer.started?.(classOf(task), (started - next.since) / 1000)
    let used: number | undefined
    const { stopSeconds } = limits
    const outcome = await next.start({
      ...{ size, stopSeconds: size === 'small' ? stopSeconds : Number.POSITIVE_INFINITY },
      used: seconds => {
        used = seconds
      },
    })
    const passed = (performance.now() - started) / 1000
    observer.ended?.(passed)
    slowness += (Math.min(20, passed / task.seconds) - slowness) / 20
    const charged = used ?? passed
    errors.learn(next.asked, charged)
    queues.correct(next, charged - task.seconds)
    void unlock()
    if (outcome === 'stopped') runAgain(next, charged)
    leave(task)
  }

  /** Queues a stopped task again with its original deadline. */
  function runAgain(stopped: Waiting, seconds: number): void {
    observer.stopped?.()
    const task = { ...stopped.task, seconds: Math.max(2 * limits.largeSeconds, 4 * seconds) }
    const again = { ...stopped, task }
    observer.queued?.(classOf(task))
    enqueue(again)
  }

  /** One timer per account, whatever the number of its rejected tasks. */
  function pause(account: string): void {
    if (paused.has(account)) return
    paused.add(account)
    setTimeout(() => {
      paused.delete(account)
      dispatch()
    }, retryDelay)
  }

  function leave(task: Task): void {
    countRunning(task, -1)
    if (running === 0 && queues.waiting() === 0) queues.reset()
    dispatch()
  }

  /** Estimates the seconds until all waiting tasks of the account and the new one are done. */
  function waitOf(task: Task): number {
    const slots = sizeOf(task) === 'large' ? limits.largeSlots : Math.max(1, limits.slots - 1)
    return (estimateWait(task, queues.backlogs()) * slowness) / Math.min(slots, task.concurrent ?? slots)
  }

  const retryAfter = (task: Task) => Math.min(60, Math.max(1, Math.ceil(waitOf(task))))

  const overloaded = (task: Task) => new AppError('overloaded', { retryAfter: retryAfter(task) })

  function tooMuch(task: Task): AppError {
    const params = { retryAfter: retryAfter(task) }
    return new AppError('rate_limited', { message: { code: 'rate.waiting', params }, ...params })
  }

  /** @throws AppError if the queue is full and no task can be displaced */
  function displaceWaiting(task: Task): void {
    const own = queues.countsOf(task.account)
    const isOverCount = own.tasks >= limits.waitingPerAccount
    const isOverBytes = own.bytes + task.bytes > limits.bytesPerAccount
    const isOverTime = waitOf(task) > limits.waitSeconds
    if (own.tasks > 0 && (isOverCount || isOverBytes || isOverTime)) throw tooMuch(task)
    while (queues.waiting() >= limits.waiting || queues.bytes() + task.bytes > limits.bytes) {
      const victim = queues.takeLongest(task)
      if (victim === undefined) throw overloaded(task)
      observer.rejected?.(classOf(victim.task))
      victim.reject(overloaded(victim.task))
    }
  }

  const untilOf = ({ task, since }: Waiting) => task.until ?? since + limits.waitSeconds * 1000

  /** Has no effect on a task that was taken meanwhile. */
  function expire(waiting: Waiting): void {
    if (!queues.remove(waiting)) return
    const { task } = waiting
    observer.rejected?.(classOf(task))
    waiting.reject(overloaded(task))
  }

  function enqueue(waiting: Waiting): void {
    queues.add(waiting)
    const milliseconds = untilOf(waiting) - performance.now()
    if (Number.isFinite(milliseconds)) waiting.timer = setTimeout(expire, Math.max(0, milliseconds), waiting)
  }

  return {
    run(asked, work) {
      const task = { ...asked, seconds: asked.seconds * errors.factorOf(asked) }
      observer.queued?.(classOf(task))
      try {
        const fitsNow = running < limits.slots && queues.waiting() === 0
        if (!fitsNow) displaceWaiting(task)
      } catch (error) {
        observer.rejected?.(classOf(task))
        return Promise.reject(error)
      }
      return new Promise((resolve, reject) => {
        enqueue({
          task,
          asked,
          since: performance.now(),
          reject(error) {
            clearTimeout(this.timer)
            reject(error)
          },
          async start(turn) {
            clearTimeout(this.timer)
            try {
              resolve(await work(turn))
            } catch (error) {
              if (error instanceof WorkStopped && turn.size === 'small') return 'stopped'
              reject(error)
            }
            return 'ended'
          },
        })
        dispatch()
      })
    },
  }
}

function countIn(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change
  if (count === 0) counts.delete(name)
  else counts.set(name, count)
}

const unlocked = async () => undefined
