import { availableParallelism } from 'node:os'
import { AppError } from '#core/errors/app-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { rejectMissingLogo } from '#pdf/document/escalate-logo-issues.ts'
import type { FileMarking } from '#pdf/document/render-invoice.ts'
import { createRenderPool, type RenderPool } from '#pdf/pool/render-pool.ts'
import type { Task } from '../scheduling/account-queues.ts'
import { withTimeout } from '../scheduling/concurrency.ts'
import { createFairQueue } from '../scheduling/fair-queue.ts'
import { queueLimits } from '../scheduling/queue-limits.ts'
import type { RenderedPdf, RenderedTemplate, Renderer } from './renderer.ts'

interface RenderLimits {
  /** concurrent renders; one core is left to the server */
  threads: number
  /** milliseconds for one render, without the time in the queue */
  time: number
}

const renderLimits: RenderLimits = {
  threads: Math.max(1, availableParallelism() - 1),
  time: 10_000,
}

/**
 * Renders in threads where processes cannot be started: the practice service inside Electron. Time is limited
 * as in process-renderer.ts; the memory of Buffers is not. Each thread has its own pool, because a render can
 * only be stopped by terminating its thread.
 */
export function createPoolRenderer(
  limits: RenderLimits = renderLimits,
  startThread: () => RenderPool = () => createRenderPool({ threads: 1 }),
): Renderer {
  const running = new Set(Array.from({ length: limits.threads }, startThread))
  const idle = [...running]
  const queue = createFairQueue(queueLimits(limits.threads))

  function replace(thread: RenderPool): RenderPool {
    running.delete(thread)
    void thread.close()
    const fresh = startThread()
    running.add(fresh)
    return fresh
  }

  async function renderNow(
    invoice: Invoice,
    { name, text }: RenderedTemplate,
    marking: FileMarking,
    { longest }: Task,
  ): Promise<RenderedPdf> {
    // the queue never runs more tasks than there are threads
    let thread = idle.pop() as RenderPool
    try {
      const rendering = thread.render(invoice, name, {
        ...marking,
        ...(text !== undefined && { templateText: text }),
      })
      const rendered = await withTimeout(
        longest ?? limits.time,
        rendering,
        () => new AppError('render_timeout'),
      )
      rejectMissingLogo(rendered.warnings)
      return { bytes: rendered.bytes, pages: rendered.pageCount }
    } catch (error) {
      if (isTimeout(error)) thread = replace(thread)
      throw error
    } finally {
      idle.push(thread)
    }
  }

  return {
    render: (invoice, template, marking, task) =>
      queue.run(task, () => renderNow(invoice, template, marking, task)),
    async close() {
      await Promise.all([...running].map(thread => thread.close()))
    },
  }
}

const isTimeout = (error: unknown) => error instanceof AppError && error.code === 'render_timeout'
