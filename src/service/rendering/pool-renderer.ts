import { availableParallelism } from 'node:os'
import { AppError } from '#core/app-error.ts'
import { createRenderPool, type RenderPool } from '#pdf/pool/render-pool.ts'
import { within } from '../within.ts'
import { refuseMissingLogo } from './missing-logo.ts'
import type { Renderer } from './renderer.ts'
import { createSlots } from './slots.ts'

interface RenderLimits {
  /** how many render at a time; one core stays for the server */
  threads: number
  /** how many may wait before the next is sent away */
  waiting: number
  /** milliseconds for one render, without the waiting */
  time: number
}

const renderLimits: RenderLimits = {
  threads: Math.max(1, availableParallelism() - 1),
  waiting: 256,
  time: 10_000,
}

/**
 * Renders in threads, where no process can be started: Electron's practice service, whose only client is the person
 * at the computer. Time is limited as in process-renderer.ts, the memory of Buffers is not. Each has a pool of its own, because a render that takes too long can only be stopped by ending
 * its thread, which must not take others along.
 */
export function createPoolRenderer(
  limits: RenderLimits = renderLimits,
  startThread: () => RenderPool = () => createRenderPool({ threads: 1 }),
): Renderer {
  const running = new Set(Array.from({ length: limits.threads }, startThread))
  const slots = createSlots([...running], limits.waiting)

  function replace(thread: RenderPool): RenderPool {
    running.delete(thread)
    void thread.close()
    const fresh = startThread()
    running.add(fresh)
    return fresh
  }

  return {
    async render(invoice, options) {
      let thread = await slots.take()
      try {
        const rendering = thread.render(invoice, invoice.template, options)
        const rendered = await within(limits.time, rendering, () => new AppError('render_timeout'))
        refuseMissingLogo(rendered.warnings)
        return rendered.bytes
      } catch (error) {
        if (isTimeout(error)) thread = replace(thread)
        throw error
      } finally {
        slots.give(thread)
      }
    },
    async close() {
      await Promise.all([...running].map(thread => thread.close()))
    },
  }
}

const isTimeout = (error: unknown) => error instanceof AppError && error.code === 'render_timeout'
