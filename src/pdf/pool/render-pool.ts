import { Worker } from 'node:worker_threads'
import type { Preview, PreviewRequest } from '#core/draft/preview.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { RequestFields } from '#core/invoice/request-fields.ts'
import { siblingModule } from '#node/sibling-module.ts'
import type { FileMarking, RenderedInvoice } from '../document/render-invoice.ts'
import type { PageProgress } from '../painting/paint.ts'
import { unpackRegions } from './pack-regions.ts'
import {
  type DigestJob,
  errorOfReply,
  type FileJob,
  type PagesJob,
  type RenderJob,
  type RenderReply,
  type Success,
  type TemplateText,
} from './render-job.ts'
import { semiSpaceLimit } from './semi-space-limit.ts'

export interface RenderProgress {
  signal?: AbortSignal | undefined
  /** called repeatedly with the pages of the file while it is rendered */
  onPage?: ((progress: PageProgress) => void) | undefined
}

export interface RenderPool {
  /**
   * Rejects with an AppError: `unknown_template`, `render_timeout`, `render_cancelled` after `signal`, or
   * `internal` if the thread died.
   */
  render(
    invoice: RenderableInvoice,
    template: string,
    options: RenderProgress & TemplateText & FileMarking,
  ): Promise<RenderedInvoice>
  /** Resolves to the SHA-256 (hexadecimal) of the file that `render` would return; rejects likewise. */
  digest(invoice: RenderableInvoice, template: string, options: TemplateText & FileMarking): Promise<string>
  /**
   * Renders some pages of the draft that the thread holds; requires a pool of one thread. The newest request wins:
   * one that still waits for the thread is superseded by the next. Rejects as above, with `superseded`, and with
   * `stale_preview` if the thread does not hold the base of the request.
   */
  preview(request: PreviewRequest, fields: RequestFields): Promise<Preview>
  /** Rejects pending jobs. */
  close(): Promise<void>
}

export interface RenderPoolOptions {
  threads?: number
  /** timeout of a job; its thread is terminated */
  seconds?: number
  /** JavaScript heap limit of each thread */
  megabytes?: number
  /** folder of the user's templates, which are read again when they change */
  customTemplates?: string | null
  /** whether a thread warms up for previews while it is idle */
  hasPreview?: boolean
  /** renders in advance while a thread is idle, so that the first jobs are fast; default true */
  warmUp?: boolean
}

interface Task {
  job: RenderJob
  onPage?: ((progress: PageProgress) => void) | undefined
  resolve(reply: Success): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  task: Task | null
  timer: NodeJS.Timeout | undefined
}

const entry = new URL(siblingModule('render-worker', import.meta.url))

/**
 * A pool of render threads, so that layout never blocks a window or a server. Threads start at once, because
 * loading fonts takes longer than rendering, and do not keep the process alive. A thread that dies rejects only
 * its own job and is replaced.
 */
export function createRenderPool(options: RenderPoolOptions = {}): RenderPool {
  const {
    threads: size = 1,
    seconds = 60,
    megabytes = 1024,
    customTemplates = null,
    hasPreview = false,
    warmUp = true,
  } = options
  const waiting: Task[] = []
  const threads = new Set<Thread>()
  let lastId = 0
  let isClosed = false

  function start(): Thread {
    const worker = new Worker(entry, {
      workerData: { customTemplates, hasPreview, warmUp },
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 3 * semiSpaceLimit },
    })
    const thread: Thread = { worker, task: null, timer: undefined }
    threads.add(thread)
    worker.unref()
    worker.on('message', (reply: RenderReply) => handleReply(thread, reply))
    worker.on('error', cause => removeThread(thread, new AppError('internal', { cause })))
    worker.on('exit', () => removeThread(thread, new AppError('internal')))
    return thread
  }

  function handleReply(thread: Thread, reply: RenderReply): void {
    if ('progress' in reply) {
      thread.task?.onPage?.(reply.progress)
      return
    }
    const task = release(thread)
    if ('failed' in reply || 'bug' in reply) task?.reject(errorOfReply(reply))
    else task?.resolve(reply)
    dispatchTasks()
  }

  function removeThread(thread: Thread, error: AppError): void {
    if (!threads.delete(thread)) return
    release(thread)?.reject(error)
    dispatchTasks()
  }

  function release(thread: Thread): Task | null {
    const { task } = thread
    clearTimeout(thread.timer)
    thread.task = null
    thread.worker.unref()
    return task
  }

  function dispatchTasks(): void {
    while (waiting.length > 0 && !isClosed) {
      const idle = [...threads].find(({ task }) => task === null) ?? (threads.size < size ? start() : null)
      const task = idle && waiting.shift()
      if (!idle || !task) return
      assignTask(task, idle)
    }
  }

  function assignTask(task: Task, thread: Thread): void {
    try {
      thread.worker.postMessage(task.job)
    } catch (cause) {
      // a value that cannot be cloned is not an invoice
      task.reject(new AppError('invalid_invoice', { cause }))
      return
    }
    thread.task = task
    thread.worker.ref()
    thread.timer = setTimeout(() => {
      removeThread(thread, new AppError('render_timeout'))
      void thread.worker.terminate()
    }, seconds * 1000)
  }

  /** Cancels a job; a running thread cannot be interrupted, so it is terminated and replaced. */
  function cancel(task: Task): void {
    const place = waiting.indexOf(task)
    if (place !== -1) waiting.splice(place, 1)
    task.reject(new AppError('render_cancelled'))
    const thread = [...threads].find(each => each.task === task)
    if (!thread) return
    removeThread(thread, new AppError('render_cancelled'))
    void thread.worker.terminate()
  }

  const run = (job: FileJob | DigestJob | PagesJob, { signal, onPage }: RenderProgress = {}) =>
    new Promise<Success>((resolve, reject) => {
      if (isClosed) return reject(closed())
      if (signal?.aborted) return reject(new AppError('render_cancelled'))
      lastId += 1
      const task = { job: { id: lastId, ...job }, onPage, resolve, reject }
      signal?.addEventListener('abort', () => cancel(task), { once: true })
      waiting.push(task)
      dispatchTasks()
    })

  const closed = () => new AppError('internal', { message: { code: 'renderer.closed' } })
  for (let count = 0; count < size; count += 1) start()

  return {
    async render(invoice, template, { signal, onPage, ...marking }) {
      const reportsProgress = onPage && ({ reportsProgress: true } as const)
      const reply = await run(
        { kind: 'file', invoice, template, ...marking, ...reportsProgress },
        { signal, onPage },
      )
      if (!('rendered' in reply)) throw new AppError('internal')
      return { ...reply.rendered, regions: unpackRegions(reply.rendered.regions) }
    },
    async digest(invoice, template, options) {
      const reply = await run({ kind: 'digest', invoice, template, ...options })
      if (!('digest' in reply)) throw new AppError('internal')
      return reply.digest
    },
    async preview(request, fields) {
      const superseded = waiting.findIndex(({ job }) => job.kind === 'pages')
      if (superseded !== -1) waiting.splice(superseded, 1)[0]?.reject(new AppError('superseded'))
      const reply = await run({ kind: 'pages', request, fields })
      if (!('pages' in reply)) throw new AppError('internal')
      return reply.pages
    },
    async close() {
      isClosed = true
      for (const task of waiting.splice(0)) task.reject(closed())
      const workers = [...threads].map(thread => {
        removeThread(thread, closed())
        return thread.worker.terminate()
      })
      await Promise.all(workers)
    },
  }
}
