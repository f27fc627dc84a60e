import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorDetails } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import { siblingModule } from '#node/sibling-module.ts'
import type { TaskContext } from '../scheduling/account-queues.ts'
import { withTimeout } from '../scheduling/concurrency.ts'
import { createFairQueue, type QueueObserver } from '../scheduling/fair-queue.ts'
import { queueLimits } from '../scheduling/queue-limits.ts'
import type { StoredKey } from '../store/store.ts'
import type { CheckedTemplate } from '../templates/check-template.ts'
import type { CheckDeps, PlausibilityMode } from './invoice-issues.ts'
import type { PreparationOptions, ReadPrepared } from './prepare-invoice.ts'

export interface PreparationRequest extends PreparationOptions {
  text: string
}

/** An invoice, or the text of a template. */
export type ThreadRequest = PreparationRequest | { template: string }

export type PreparationOutcome =
  | { kind: 'read'; read: ReadPrepared }
  | { kind: 'template'; template: CheckedTemplate }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }
  | { kind: 'bug'; frames: string }

/** `seconds` of CPU */
export type PreparationReply = PreparationOutcome & { seconds: number }

export interface PreparationData {
  plausibility: PlausibilityMode
}

export interface Preparation {
  /**
   * Rejects with AppError invalid_json, too_large, rate_limited, overloaded, render_timeout or render_failed.
   * @param until performance.now() until which it may wait in the queue; by default the limit of the queue
   */
  prepare(
    request: PreparationRequest,
    key: Pick<StoredKey, 'account_id' | 'mode'>,
    until?: number,
  ): Promise<ReadPrepared>
  /** Rejects like `prepare`, and with AppError invalid_template. */
  checkTemplate(text: string, key: Pick<StoredKey, 'account_id' | 'mode'>): Promise<CheckedTemplate>
  close(): Promise<void>
}

/**
 * Maximum characters of an invoice that is prepared on the main thread. The slowest ones, e-invoices with a
 * tax rate per line, take 10 ms there; a thread adds 1 ms for copies and waiting.
 */
const longestInline = 4 * 1024

/** Estimated seconds per character, for slow bodies. E-invoices take longer, to which the queue adapts. */
const secondsPerCharacter = 0.1e-6

export interface ThreadLimits {
  threads: number
  /** milliseconds; the slowest queued invoice takes 2 seconds */
  time: number
  /** heap limit, four times the need of the slowest queued invoice */
  megabytes: number
}

const threadLimits: ThreadLimits = {
  threads: Math.max(2, Math.min(4, availableParallelism())),
  time: 20_000,
  megabytes: 512,
}

/**
 * Prepares large invoices in threads, fairly between accounts. A megabyte takes 20 to 60 ms to parse and
 * hash, up to 400 with an e-invoice, which would block the main thread. One thread is reserved for tasks
 * estimated at 50 ms or less.
 * @param inline prepares small invoices on the main thread
 */
export function createPreparation(
  inline: <T>(task: () => T) => Promise<T>,
  { plausibility }: CheckDeps,
  { observer = {}, limits = threadLimits }: PreparationThreads = {},
): Preparation {
  const queue = createFairQueue(queueLimits(limits.threads), { observer })
  const workerData: PreparationData = { plausibility }
  const idle: (Worker | undefined)[] = Array(limits.threads).fill(undefined)
  const threads = new Set<Worker>()

  function startThread(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes }
    const thread = new Worker(ownEntry, { workerData, resourceLimits })
    threads.add(thread)
    // without a listener, an error of an idle thread would end the process
    return thread.on('error', () => undefined).on('exit', () => threads.delete(thread))
  }

  async function runInThread(request: ThreadRequest, { used }: TaskContext): Promise<PreparationResult> {
    // threads that are already started are at the end of the list
    const found = idle.pop()
    const thread = found !== undefined && threads.has(found) ? found : startThread()
    try {
      const replied = exchange(thread, request)
      const reply = await withTimeout(limits.time, replied, () => new AppError('render_timeout'))
      idle.push(thread)
      used(reply.seconds)
      return resultOf(reply)
    } catch (error) {
      if (!idle.includes(thread)) {
        idle.unshift(undefined)
        void thread.terminate()
      }
      throw error
    }
  }

  // with the first invoice, because the start of the service need not wait for the rules of e-invoices
  let loading: Promise<typeof import('./prepare-invoice.ts')> | undefined

  async function prepareInline(text: string, options: PreparationOptions): Promise<ReadPrepared> {
    loading ??= import('./prepare-invoice.ts')
    const { prepareInvoice } = await loading
    return await inline(() => prepareInvoice(text, { plausibility }, options))
  }

  return {
    prepare(request, { account_id: account, mode }, until) {
      const { text, ...options } = request
      // Unpacking a small picture may take long.
      if (text.length <= longestInline && !(options.checksLogo && text.includes('"logo"')))
        return prepareInline(text, options)
      const task = { account, mode, until, ...sizesOf(text), concurrent: null }
      return queue.run(task, async turn => {
        const result = await runInThread(request, turn)
        if (result.kind !== 'read') throw new AppError('internal')
        return result.read
      })
    },
    checkTemplate(text, { account_id: account, mode }) {
      const task = { account, mode, ...sizesOf(text), concurrent: null }
      return queue.run(task, async turn => {
        const result = await runInThread({ template: text }, turn)
        if (result.kind !== 'template') throw new AppError('internal')
        return result.template
      })
    },
    async close() {
      await Promise.all(Array.from(threads, thread => thread.terminate()))
    },
  }
}

interface PreparationThreads {
  observer?: Partial<QueueObserver>
  limits?: ThreadLimits
}

const sizesOf = ({ length: bytes }: string) => ({ bytes, seconds: bytes * secondsPerCharacter })

type PreparationResult = Extract<PreparationOutcome, { kind: 'read' | 'template' }>

function resultOf(reply: PreparationReply): PreparationResult {
  if (reply.kind === 'read' || reply.kind === 'template') return reply
  if (reply.kind === 'refused') throw new AppError(reply.code, reply.details)
  const bug = Object.assign(new Error('a bug in a preparation thread'), { stack: reply.frames })
  throw new AppError('internal', { cause: bug })
}

const ownEntry = new URL(siblingModule('preparation-thread', import.meta.url))

/** Rejects with AppError('render_failed') if the thread ends, as it does when its memory is exhausted. */
function exchange(thread: Worker, request: ThreadRequest): Promise<PreparationReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PreparationReply>()
  const onReply = (reply: PreparationReply) => resolve(reply)
  const onError = (error: Error) => reject(new AppError('render_failed', { cause: error }))
  const onExit = () =>
    reject(new AppError('render_failed', { cause: new Error('a preparation thread ended') }))
  thread.once('message', onReply).once('error', onError).once('exit', onExit)
  thread.postMessage(request)
  return promise.finally(() => thread.off('message', onReply).off('error', onError).off('exit', onExit))
}
