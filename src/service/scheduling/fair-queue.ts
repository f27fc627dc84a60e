import { AppError } from '#core/errors/app-error.ts'
import type { KeyKind } from '#core/text/key.ts'
import { createAccountQueues, type Task, type Waiting } from './account-queues.ts'
import { estimateWait } from './estimate-wait.ts'

export interface FairQueueLimits {
  /** tasks that run at once */
  slots: number
  /** slots that large tasks may take; the rest stays for small ones */
  largeSlots: number
  /** running large tasks of one account, in all processes together if there is a `lock` */
  largePerAccount: number
  /** estimated seconds from which a task is large */
  largeSeconds: number
  /** wait in seconds after which a task is rejected; a further one of an account is at once if so much is estimated */
  waitSeconds: number
  /** waiting tasks of one account, and of all */
  waitingPerAccount: number
  waiting: number
  /** request bytes of the waiting tasks of one account, and of all */
  bytesPerAccount: number
  bytes: number
}

export type TaskSize = 'small' | 'large'

export interface TaskClass {
  mode: KeyKind
  size: TaskSize
}

/** Called for every task in this order: queued, then rejected or started, then ended. */
export interface QueueObserver {
  queued(task: TaskClass): void
  rejected(task: TaskClass): void
  started(task: TaskClass, waitedSeconds: number): void
  ended(seconds: number): void
}

export interface FairQueue {
  /**
   * Runs the task when a slot is free and it is next.
   * Rejects with AppError('rate_limited') when the account has too much waiting, and with 'overloaded' when all accounts
   * together have or the task waited too long; both with `retryAfter`.
   */
  run<T>(task: Task, work: () => Promise<T>): Promise<T>
}

/** Takes the store-wide permits that a task needs; `undefined` while others hold all of one kind. */
export type LockTask = (
  task: Pick<Task, 'account' | 'concurrent'> & { size: TaskSize },
) => Promise<(() => Promise<void>) | undefined>

export interface FairQueueOptions {
  lock?: LockTask | undefined
  observer?: Partial<QueueObserver>
}

/** Milliseconds until an account is tried again whose permits were all held by other processes. */
const retryDelay = 100

/**
 * Start-time fair queueing (Goyal, Vin, Cheng 1996) on two levels: live and test by weight, and within each of them the accounts
 * equally. Costs are estimated seconds, corrected by the measured ones. Large tasks never take the last slots.
 */
export function createFairQueue(
  limits: FairQueueLimits,
  { lock, observer = {} }: FairQueueOptions = {},
): FairQueue {
  const queues = createAccountQueues()
  /** running large tasks by account */
  const large = new Map<string, number>()
  /** running tasks by account, for the limits of plans */
  const runningOf = new Map<string, number>()
  /** accounts whose permits are held elsewhere */
  const paused = new Set<string>()
  let running = 0
  let runningLarge = 0
  /** measured against estimated seconds, averaged over some twenty tasks */
  let slowness = 1

  const sizeOf = (task: Task): TaskSize => (task.seconds > limits.largeSeconds ? 'large' : 'small')
  const classOf = (task: Task): TaskClass => ({ mode: task.mode, size: sizeOf(task) })

  function mayRun({ task }: Waiting): boolean {
    if (task.concurrent !== null) {
      if (paused.has(task.account) || (runningOf.get(task.account) ?? 0) >= task.concurrent) return false
    }
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
    // without the store the limits of this process remain
    const unlock = needsPermit ? await lock({ ...task, size }).catch(() => unlocked) : unlocked
    if (unlock === undefined) {
      queues.putBack(next)
      if (performance.now() >= untilOf(next)) expire(next)
      else pause(task.account)
      return leave(task)
    }
    const started = performance.now()
    observer.started?.(classOf(task), (started - next.since) / 1000)
    await next.start()
    const seconds = (performance.now() - started) / 1000
    observer.ended?.(seconds)
    slowness += (Math.min(20, seconds / task.seconds) - slowness) / 20
    queues.correct(next, seconds - task.seconds)
    void unlock()
    leave(task)
  }

  /** One timer per account, however many of its tasks were refused. */
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

  /** Seconds until everything that the account has waiting, and the new task, has run. */
  function waitOf(task: Task): number {
    const slots = sizeOf(task) === 'large' ? limits.largeSlots : limits.slots
    return (estimateWait(task, queues.backlogs()) * slowness) / Math.min(slots, task.concurrent ?? slots)
  }

  const retryAfter = (task: Task) => Math.min(60, Math.max(1, Math.ceil(waitOf(task))))

  const overloaded = (task: Task) => new AppError('overloaded', { retryAfter: retryAfter(task) })

  function tooMuch(task: Task): AppError {
    const params = { retryAfter: retryAfter(task) }
    return new AppError('rate_limited', { message: { code: 'rate.waiting', params }, ...params })
  }

  /** @throws AppError when there is no room for the task, and none can be made */
  function makeRoom(task: Task): void {
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

  /** Does nothing to a task that was taken meanwhile. */
  function expire(waiting: Waiting): void {
    if (!queues.remove(waiting)) return
    const { task } = waiting
    observer.rejected?.(classOf(task))
    waiting.reject(overloaded(task))
  }

  return {
    run(task, work) {
      observer.queued?.(classOf(task))
      try {
        const fitsNow = running < limits.slots && queues.waiting() === 0
        if (!fitsNow) makeRoom(task)
      } catch (error) {
        observer.rejected?.(classOf(task))
        return Promise.reject(error)
      }
      return new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined
        const waiting: Waiting = {
          task,
          since: performance.now(),
          reject(error) {
            clearTimeout(timer)
            reject(error)
          },
          start() {
            clearTimeout(timer)
            return work().then(resolve, reject)
          },
        }
        queues.add(waiting)
        const milliseconds = untilOf(waiting) - performance.now()
        if (Number.isFinite(milliseconds)) timer = setTimeout(expire, Math.max(0, milliseconds), waiting)
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
