import { availableParallelism } from 'node:os'
import { AppError } from '#core/errors/app-error.ts'
import { createFairQueue, type FairQueueLimits, type FairQueueOptions } from '../scheduling/fair-queue.ts'
import { queueLimits } from '../scheduling/queue-limits.ts'
import { withTimeout } from '../with-timeout.ts'
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
  startChild: () => RenderChild = () => startRenderChild({ megabytes }),
  { limits: queueChanges, ...options }: ProcessQueueOptions = {},
): Renderer {
  const running = new Set(Array.from({ length: limits.processes }, startChild))
  const idle = [...running]
  const queue = createFairQueue({ ...queueLimits(limits.processes), ...queueChanges }, options)
  const ends = new Set<Promise<void>>()

  function replace(child: RenderChild): RenderChild {
    running.delete(child)
    const end = child.end().finally(() => ends.delete(end))
    ends.add(end)
    const fresh = startChild()
    running.add(fresh)
    return fresh
  }

  async function renderNow(request: RenderRequest): Promise<Uint8Array> {
    // the queue runs as many tasks as there are processes
    let child = idle.pop() as RenderChild
    try {
      // killed while idle
      if (!child.isAlive()) child = replace(child)
      await withTimeout(limits.startTime, child.ready, () => new AppError('render_timeout'))
      const rendering = child.render(request)
      const { bytes, warnings } = await withTimeout(
        limits.time,
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
    render: (invoice, marking, task) => queue.run(task, () => renderNow({ invoice, marking })),
    async close() {
      await Promise.all([...[...running].map(child => child.end()), ...ends])
    },
  }
}

/** A rejected invoice is not a fault of the process. */
const isFault = (error: unknown) =>
  !(error instanceof AppError) || ['render_timeout', 'render_failed', 'internal'].includes(error.code)
