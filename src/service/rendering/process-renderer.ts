import { availableParallelism } from 'node:os'
import { AppError } from '#core/errors/app-error.ts'
import type { Task } from '../scheduling/account-queues.ts'
import { createFairQueue, type FairQueueLimits, type FairQueueOptions } from '../scheduling/fair-queue.ts'
import { largeSeconds, queueLimits } from '../scheduling/queue-limits.ts'
import { withTimeout } from '../scheduling/with-timeout.ts'
import { rejectMissingLogo } from './missing-logo.ts'
import { type RenderChild, startRenderChild } from './render-child.ts'
import type { RenderRequest } from './render-messages.ts'
import type { Renderer } from './renderer.ts'

export interface ProcessLimits {
  /** concurrent renders: one process per core but one for large invoices, and one for small ones alone */
  processes: number
  /** milliseconds for one render, without the time in the queue */
  time: number
  /** milliseconds until a new process is ready */
  startTime: number
}

export const processLimits: ProcessLimits = {
  processes: Math.max(2, availableParallelism()),
  time: 10_000,
  startTime: 30_000,
}

/** Options of the queue before the processes. */
export interface ProcessQueueOptions extends FairQueueOptions {
  limits?: Partial<FairQueueLimits>
}

/** Memory per process: twice what the largest request takes (a megabyte of text over hundreds of lines). */
const megabytes = 1024

/**
 * Renders in child processes with limited time and memory, so that an invoice affects neither the server nor other renders. A
 * process that exceeded a limit or met a bug is replaced.
 */
export function createProcessRenderer(
  limits: ProcessLimits = processLimits,
  startChild: (isForLarge: boolean) => RenderChild = isForLarge =>
    startRenderChild({ megabytes, hasLowPriority: isForLarge }),
  { limits: queueChanges, ...options }: ProcessQueueOptions = {},
): Renderer {
  const queue = createFairQueue({ ...queueLimits(limits.processes), ...queueChanges }, options)
  const running = new Map<RenderChild, { isForLarge: boolean }>()
  const start = (isForLarge: boolean): RenderChild => {
    const child = startChild(isForLarge)
    running.set(child, { isForLarge })
    return child
  }
  // with two or more, the first is for small invoices
  const idle = Array.from({ length: limits.processes }, (_, index) => start(index > 0))

  /** The queue runs as many tasks as there are processes. */
  function takeIdle({ seconds }: Task): RenderChild {
    const isLarge = seconds > largeSeconds
    const fitting = idle.findIndex(child => running.get(child)?.isForLarge === isLarge)
    return idle.splice(Math.max(0, fitting), 1)[0] as RenderChild
  }
  const ends = new Set<Promise<void>>()

  function replace(child: RenderChild): RenderChild {
    const isForLarge = running.get(child)?.isForLarge === true
    running.delete(child)
    const end = child.end().finally(() => ends.delete(end))
    ends.add(end)
    return start(isForLarge)
  }

  async function renderNow(request: RenderRequest, task: Task): Promise<Uint8Array> {
    let child = takeIdle(task)
    try {
      // killed while idle
      if (!child.isAlive()) child = replace(child)
      await withTimeout(limits.startTime, child.ready, () => new AppError('render_timeout'))
      const rendering = child.render(request)
      const { bytes, warnings } = await withTimeout(
        task.longest ?? limits.time,
        rendering,
        () => new AppError('render_timeout'),
      )
      rejectMissingLogo(warnings)
      return bytes
    } catch (error) {
      if (isFault(error)) child = replace(child)
      throw error
    } finally {
      idle.push(child)
    }
  }

  return {
    render: (invoice, marking, task) => queue.run(task, () => renderNow({ invoice, marking }, task)),
    async close() {
      await Promise.all([...[...running.keys()].map(child => child.end()), ...ends])
    },
  }
}

/** A rejected invoice is not a fault of the process. */
const isFault = (error: unknown) =>
  !(error instanceof AppError) || ['render_timeout', 'render_failed', 'internal'].includes(error.code)
