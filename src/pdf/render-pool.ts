import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '#core/app-error.ts'
import type { Renderable } from '#core/renderable.ts'
import type { RenderedInvoice } from './render-invoice.ts'
import { errorOfReply, type RenderJob, type RenderReply } from './render-job.ts'

export interface RenderPool {
  /** Rejects with an AppError: `unknown_template`, `invalid_template`, or `internal` when the thread died over this job. */
  render(invoice: Renderable, template: string, options: { mark: 'TEST' | null }): Promise<RenderedInvoice>
  /** Jobs that still wait are rejected. */
  close(): Promise<void>
}

interface Task {
  job: RenderJob
  resolve(rendered: RenderedInvoice): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  task: Task | null
}

/** TypeScript from the source, JavaScript in the bundle; the same folder in both. */
const entry = new URL(`./render-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/**
 * Threads that render, so that a window or a server never waits for a layout. They start at once, because
 * loading fonts takes longer than rendering, and they do not keep an idle program alive.
 */
export function createRenderPool({ threads: size = 1 }: { threads?: number } = {}): RenderPool {
  const waiting: Task[] = []
  let threads: Thread[] = []
  let lastId = 0
  let closed = false

  function startThread(): Thread {
    const thread: Thread = { worker: new Worker(entry), task: null }
    thread.worker.unref()
    thread.worker.on('message', (reply: RenderReply) => settle(thread, reply))
    thread.worker.on('error', error => replace(thread, error))
    thread.worker.on('exit', () => replace(thread))
    return thread
  }

  function settle(thread: Thread, reply: RenderReply): void {
    const { task } = thread
    thread.task = null
    thread.worker.unref()
    if ('rendered' in reply) task?.resolve(reply.rendered)
    else task?.reject(errorOfReply(reply))
    pump()
  }

  function replace(dead: Thread, cause?: unknown): void {
    if (closed || !threads.includes(dead)) return
    dead.task?.reject(new AppError('internal', { cause }))
    threads = threads.map(thread => (thread === dead ? startThread() : thread))
    pump()
  }

  function pump(): void {
    for (const thread of threads) {
      if (thread.task) continue
      const task = waiting.shift()
      if (!task) return
      thread.task = task
      thread.worker.ref()
      thread.worker.postMessage(task.job)
    }
  }

  threads = Array.from({ length: size }, startThread)

  return {
    render: (invoice, template, { mark }) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new AppError('internal', { message: 'The renderer was closed.' }))
        lastId += 1
        waiting.push({ job: { id: lastId, invoice, template, mark }, resolve, reject })
        pump()
      }),
    async close() {
      closed = true
      const unfinished = [...waiting.splice(0), ...threads.flatMap(thread => thread.task ?? [])]
      for (const task of unfinished)
        task.reject(new AppError('internal', { message: 'The renderer was closed.' }))
      await Promise.all(threads.map(thread => thread.worker.terminate()))
    },
  }
}
