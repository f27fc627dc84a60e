import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { RenderedInvoice } from '../document/render-invoice.ts'
import type { PageProgress } from '../painting/paint.ts'
import type { PreviewJob, PreviewPages } from '../preview/preview-session.ts'
import { unpackRegions } from './pack-regions.ts'
import {
  type DigestJob,
  errorOfReply,
  type FileJob,
  type PagesJob,
  type RenderJob,
  type RenderReply,
  type Success,
} from './render-job.ts'
import { semiSpaceLimit } from './semi-space-limit.ts'

export interface RenderPool {
  /**
   * Rejects with an AppError: `unknown_template`, `render_timeout`, `render_cancelled` once `signal` says so, or `internal`
   * when the thread died over this job.
   */
  render(
    invoice: RenderableInvoice,
    template: string,
    options: {
      mark: 'TEST' | null
      signal?: AbortSignal | undefined
      /** told of its pages now and then */
      onPage?: ((progress: PageProgress) => void) | undefined
    },
  ): Promise<RenderedInvoice>
  /** SHA-256, in hexadecimal digits, of the file that `render` would answer; rejects as it does. */
  digest(invoice: RenderableInvoice, template: string, options: { mark: 'TEST' | null }): Promise<string>
  /**
   * Some pages of the document that the thread holds, so this asks for a pool of one thread. Rejects with an AppError
   * as above, and with `stale_preview` when the thread does not hold what the request builds on.
   */
  preview(job: PreviewJob): Promise<PreviewPages>
  /** Jobs that are not done are rejected. */
  close(): Promise<void>
}

export interface RenderPoolOptions {
  threads?: number
  /** a job that takes longer is given up, with its thread */
  seconds?: number
  /** of JavaScript memory in each thread */
  megabytes?: number
  /** the folder of a person's own templates, which are read again when they change */
  ownTemplates?: string | null
  /** somebody will write in a window: a thread gets ready for keystrokes as soon as it has nothing else to do */
  hasPreview?: boolean
  /** renders in advance while a thread is idle, so that the first jobs are fast; default: true */
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

/** TypeScript from the source, JavaScript in the bundle; the same folder in both. */
const entry = new URL(`./render-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/**
 * Threads that render, so that a window or a server never waits for a layout. They start at once, because
 * loading fonts takes longer than rendering, and they do not keep an idle program alive. A thread that dies
 * rejects its own job and no other; the next job starts a new one.
 */
export function createRenderPool(options: RenderPoolOptions = {}): RenderPool {
  const {
    threads: size = 1,
    seconds = 60,
    megabytes = 1024,
    ownTemplates = null,
    hasPreview = false,
    warmUp = true,
  } = options
  const waiting: Task[] = []
  const threads = new Set<Thread>()
  let lastId = 0
  let isClosed = false

  function start(): Thread {
    const worker = new Worker(entry, {
      workerData: { ownTemplates, hasPreview, warmUp },
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
      // what cannot be cloned is no invoice
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

  /** A thread cannot be interrupted, so it is given up with the job, and the next one has another. */
  function cancel(task: Task): void {
    const place = waiting.indexOf(task)
    if (place !== -1) waiting.splice(place, 1)
    task.reject(new AppError('render_cancelled'))
    const thread = [...threads].find(each => each.task === task)
    if (!thread) return
    removeThread(thread, new AppError('render_cancelled'))
    void thread.worker.terminate()
  }

  const run = (
    job: FileJob | DigestJob | PagesJob,
    { signal, onPage }: Pick<Parameters<RenderPool['render']>[2], 'signal' | 'onPage'> = {},
  ) =>
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
    async render(invoice, template, { mark, ...options }) {
      const reportsProgress = options.onPage && ({ reportsProgress: true } as const)
      const reply = await run({ kind: 'file', invoice, template, mark, ...reportsProgress }, options)
      if (!('rendered' in reply)) throw new AppError('internal')
      return { ...reply.rendered, regions: unpackRegions(reply.rendered.regions) }
    },
    async digest(invoice, template, { mark }) {
      const reply = await run({ kind: 'digest', invoice, template, mark })
      if (!('digest' in reply)) throw new AppError('internal')
      return reply.digest
    },
    async preview(job) {
      const reply = await run({ kind: 'pages', ...job })
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
