import { availableParallelism } from 'node:os'
import { AppError } from '#core/errors/app-error.ts'
import { withTimeout } from '../with-timeout.ts'
import { rejectMissingLogo } from './missing-logo.ts'
import { type RenderChild, startRenderChild } from './render-child.ts'
import type { Renderer, RenderObserver } from './renderer.ts'
import { createResourcePool } from './resource-pool.ts'

export interface ProcessLimits {
  /** concurrent renders; one core stays for the server */
  processes: number
  /** queue length; the next is rejected */
  waiting: number
  /** milliseconds for one render, without the time in the queue */
  time: number
  /** milliseconds until a new process is ready */
  startTime: number
}

export const processLimits: ProcessLimits = {
  processes: Math.max(1, availableParallelism() - 1),
  waiting: 256,
  time: 10_000,
  startTime: 30_000,
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
  observer: Partial<RenderObserver> = {},
): Renderer {
  const running = new Set(Array.from({ length: limits.processes }, startChild))
  const pool = createResourcePool([...running], limits.waiting)
  const ends = new Set<Promise<void>>()

  function replace(child: RenderChild): RenderChild {
    running.delete(child)
    const end = child.end().finally(() => ends.delete(end))
    ends.add(end)
    const fresh = startChild()
    running.add(fresh)
    return fresh
  }

  return {
    async render(invoice, marking) {
      observer.queued?.()
      let child = await pool.acquire().catch(error => {
        observer.rejected?.()
        throw error
      })
      observer.started?.()
      const started = performance.now()
      try {
        // killed while idle
        if (!child.isAlive()) child = replace(child)
        await withTimeout(limits.startTime, child.ready, () => new AppError('render_timeout'))
        const rendering = child.render({ invoice, marking })
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
        observer.ended?.((performance.now() - started) / 1000)
        pool.release(child)
      }
    },
    async close() {
      await Promise.all([...[...running].map(child => child.end()), ...ends])
    },
  }
}

/** A rejected invoice is not a fault of the process. */
const isFault = (error: unknown) =>
  !(error instanceof AppError) || ['render_timeout', 'render_failed', 'internal'].includes(error.code)
