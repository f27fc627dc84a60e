import { availableParallelism } from 'node:os'
import { AppError } from '#core/app-error.ts'
import { within } from '../within.ts'
import { refuseMissingLogo } from './missing-logo.ts'
import { type RenderChild, startRenderChild } from './render-child.ts'
import type { Renderer, RenderObserver } from './renderer.ts'
import { createSlots } from './slots.ts'

export interface ProcessLimits {
  /** how many render at a time; one core stays for the server */
  processes: number
  /** how many may wait before the next is sent away */
  waiting: number
  /** milliseconds for one render, without the waiting */
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

/** Twice what the largest request takes (a megabyte of text over hundreds of lines), and far from making a machine swap. */
const megabytes = 1024

/**
 * Renders in processes of their own, which may take neither more time nor more memory than they are given: whatever
 * an invoice does to one, the server and the other renders do not feel it. One that broke a limit or met a bug is
 * replaced.
 */
export function createProcessRenderer(
  limits: ProcessLimits = processLimits,
  startChild: () => RenderChild = () => startRenderChild({ megabytes }),
  observer: Partial<RenderObserver> = {},
): Renderer {
  const running = new Set(Array.from({ length: limits.processes }, startChild))
  const slots = createSlots([...running], limits.waiting)
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
    async render(invoice, { mark }) {
      observer.asked?.()
      let child = await slots.take().catch(error => {
        observer.turnedAway?.()
        throw error
      })
      observer.started?.()
      const started = performance.now()
      try {
        // one that was killed while it had nothing to do
        if (!child.isAlive()) child = replace(child)
        await within(limits.startTime, child.ready, () => new AppError('render_timeout'))
        const rendering = child.render({ invoice, mark })
        const { bytes, warnings } = await within(limits.time, rendering, () => new AppError('render_timeout'))
        refuseMissingLogo(warnings)
        return bytes
      } catch (error) {
        if (isFault(error)) child = replace(child)
        throw error
      } finally {
        observer.ended?.((performance.now() - started) / 1000)
        slots.give(child)
      }
    },
    async close() {
      await Promise.all([...[...running].map(child => child.end()), ...ends])
    },
  }
}

/** An invoice that is refused is no fault of the process. */
const isFault = (error: unknown) =>
  !(error instanceof AppError) || ['render_timeout', 'render_failed', 'internal'].includes(error.code)
