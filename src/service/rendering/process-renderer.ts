import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { AppError } from '#core/errors/app-error.ts'
import { rejectMissingLogo } from '#pdf/document/escalate-logo-issues.ts'
import type { Task, TaskContext, TaskSize } from '../scheduling/account-queues.ts'
import { createRunningWork, withTimeout } from '../scheduling/concurrency.ts'
import {
  createFairQueue,
  type FairQueueLimits,
  type FairQueueOptions,
  WorkStopped,
} from '../scheduling/fair-queue.ts'
import { queueLimits } from '../scheduling/queue-limits.ts'
import { type RenderChild, startRenderChild } from './render-child.ts'
import type { RenderAnswer, RenderRequest } from './render-messages.ts'
import type { RenderedPdf, Renderer } from './renderer.ts'

export interface ProcessLimits {
  /** concurrent renders: one process per core but one for large invoices, and one reserved for small ones */
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

interface Slot {
  isForLarge: boolean
  /** absent until it is started */
  child?: RenderChild | undefined
}

/** Memory per process: twice what the largest request takes (a megabyte of text over hundreds of lines). */
const megabytes = 1024

/**
 * Renders in child processes with limited time and memory, so that an invoice affects neither the server nor
 * other renders. A process that exceeded a limit or failed by a bug is replaced.
 */
export function createProcessRenderer(
  limits: ProcessLimits = processLimits,
  startChild: (isForLarge: boolean) => RenderChild = isForLarge =>
    startRenderChild({ megabytes, hasLowPriority: isForLarge }),
  { limits: queueChanges, ...options }: ProcessQueueOptions = {},
): Renderer {
  countBuffersWithHeap()
  const queue = createFairQueue({ ...queueLimits(limits.processes), ...queueChanges }, options)
  // with at least two processes, the first is reserved for small invoices
  const slots = Array.from({ length: limits.processes }, (_, index): Slot => ({ isForLarge: index > 0 }))
  const idle = [...slots]
  const ends = createRunningWork()
  let isClosed = false

  const childOf = (slot: Slot): RenderChild => {
    slot.child ??= startChild(slot.isForLarge)
    return slot.child
  }

  /**
   * Starts processes one by one, so that the first is ready sooner; a render that needs a later one starts
   * it.
   */
  async function startAll(): Promise<void> {
    for (const slot of slots) {
      if (isClosed) return
      await childOf(slot).ready.catch(() => undefined)
    }
  }
  void startAll()

  /** The queue never runs more tasks than there are processes. */
  function takeIdle(size: TaskSize): Slot {
    const fitting = idle.findIndex(slot => slot.isForLarge === (size === 'large'))
    return idle.splice(Math.max(0, fitting), 1)[0] as Slot
  }

  function restart(slot: Slot): RenderChild {
    ends.add(childOf(slot).end())
    slot.child = undefined
    return childOf(slot)
  }

  async function renderNow(
    request: Omit<RenderRequest, 'stopSeconds'>,
    { longest = limits.time }: Task,
    { size, stopSeconds, used }: TaskContext,
  ): Promise<RenderedPdf> {
    const slot = takeIdle(size)
    try {
      let child = childOf(slot)
      // the process was killed while idle
      if (!child.isAlive()) child = restart(slot)
      await withTimeout(limits.startTime, child.ready, () => new AppError('render_timeout'))
      const rendering = child.render({ ...request, stopSeconds })
      const answer = await withTimeout(longest, rendering, () => new AppError('render_timeout'))
      used(answer.seconds)
      return pdfOf(answer)
    } catch (error) {
      if (isFault(error) && !isClosed) restart(slot)
      throw error
    } finally {
      idle.push(slot)
    }
  }

  return {
    render: (invoice, { name, text }, marking, task) =>
      queue.run(task, turn =>
        renderNow({ invoice, template: { name, ...(text !== undefined && { text }) }, marking }, task, turn),
      ),
    async picture({ name, text }, task) {
      const template = { name, ...(text !== undefined && { text }) }
      const { bytes } = await queue.run(task, turn =>
        renderNow({ invoice: null, template, marking: { watermark: 'TEST' } }, task, turn),
      )
      return bytes
    },
    async close() {
      isClosed = true
      await Promise.all([...slots.map(({ child }) => child?.end()), ends.ended()])
    },
  }
}

/**
 * Makes V8 count Buffers together with the heap when it schedules garbage collections. By default a few tens
 * of megabytes of Buffers, that is two or three large PDFs, cause a full collection whatever the heap limit
 * is, and its threads occupy all processors for 50 ms. The V8 of Node.js 20 does not behave like that and
 * lacks the flag.
 */
function countBuffersWithHeap(): void {
  if (Number.parseInt(process.versions.node, 10) < 24) return
  setFlagsFromString('--external-memory-accounted-in-global-limit')
}

/** @throws AppError, or WorkStopped */
function pdfOf(answer: RenderAnswer): RenderedPdf {
  if (answer.kind === 'stopped') throw new WorkStopped()
  if (answer.kind === 'refused') throw new AppError(answer.code, answer.details)
  if (answer.kind === 'bug') {
    const bug = Object.assign(new Error('a bug in a render process'), { stack: answer.frames })
    throw new AppError('internal', { cause: bug })
  }
  rejectMissingLogo(answer.warnings)
  return { bytes: answer.bytes, pages: answer.pages }
}

/** Whether an error is a fault of the process; a rejected invoice or a stopped render is not. */
function isFault(error: unknown): boolean {
  if (error instanceof WorkStopped) return false
  return !(error instanceof AppError) || ['render_timeout', 'render_failed', 'internal'].includes(error.code)
}
