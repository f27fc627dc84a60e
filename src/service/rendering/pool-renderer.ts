import { availableParallelism } from 'node:os'
import { AppError } from '#core/errors/app-error.ts'
import { createRenderPool, type RenderPool } from '#pdf/pool/render-pool.ts'
import { withTimeout } from '../with-timeout.ts'
import { rejectMissingLogo } from './missing-logo.ts'
import type { Renderer } from './renderer.ts'
import { createResourcePool } from './resource-pool.ts'

interface RenderLimits {
  /** concurrent renders; one core stays for the server */
  threads: number
  /** queue length; the next is rejected */
  waiting: number
  /** milliseconds for one render, without the time in the queue */
  time: number
}

const renderLimits: RenderLimits = {
  threads: Math.max(1, availableParallelism() - 1),
  waiting: 256,
  time: 10_000,
}

/**
 * Renders in threads where no process can be started: the practice service inside Electron. Time is limited as in
 * process-renderer.ts, the memory of Buffers is not. Each thread has a pool of its own, because a render that takes too long
 * can only be stopped by ending its thread.
 */
export function createPoolRenderer(
  limits: RenderLimits = renderLimits,
  startThread: () => RenderPool = () => createRenderPool({ threads: 1 }),
): Renderer {
  const running = new Set(Array.from({ length: limits.threads }, startThread))
  const pool = createResourcePool([...running], limits.waiting)

  function replace(thread: RenderPool): RenderPool {
    running.delete(thread)
    void thread.close()
    const fresh = startThread()
    running.add(fresh)
    return fresh
  }

  return {
    async render(invoice, marking) {
      let thread = await pool.acquire()
      try {
        const rendering = thread.render(invoice, invoice.template, marking)
        const rendered = await withTimeout(limits.time, rendering, () => new AppError('render_timeout'))
        rejectMissingLogo(rendered.warnings)
        return rendered.bytes
      } catch (error) {
        if (isTimeout(error)) thread = replace(thread)
        throw error
      } finally {
        pool.release(thread)
      }
    },
    async close() {
      await Promise.all([...running].map(thread => thread.close()))
    },
  }
}

const isTimeout = (error: unknown) => error instanceof AppError && error.code === 'render_timeout'
