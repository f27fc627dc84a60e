import { Worker } from 'node:worker_threads'
import { AppError, type ErrorDetails } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import { siblingModule } from '#node/sibling-module.ts'
import { createFairQueue } from '../scheduling/fair-queue.ts'
import { queueLimits } from '../scheduling/queue-limits.ts'
import type { StoredKey } from '../store/store.ts'
import type { CheckParts, PlausibilityMode } from './check-invoice.ts'
import { type PreparationOptions, prepareInvoice, type ReadPrepared } from './prepare-invoice.ts'

export interface PreparationRequest extends PreparationOptions {
  text: string
}

export type PreparationReply =
  | { kind: 'read'; read: ReadPrepared }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }
  | { kind: 'bug'; frames: string }

export interface PreparationData {
  templates: string[]
  plausibility: PlausibilityMode
}

export interface Preparation {
  /**
   * Rejects with AppError invalid_json, rate_limited or overloaded.
   * @param until performance.now() until which it may wait for its turn; absent: as the queue allows
   */
  prepare(
    request: PreparationRequest,
    key: Pick<StoredKey, 'account_id' | 'mode'>,
    until?: number,
  ): Promise<ReadPrepared>
  close(): Promise<void>
}

/** Characters up to which an invoice is prepared in the server's thread: 3 ms, less than a thread's two copies and its wait. */
const longestInline = 24 * 1024

/** Estimated seconds per character, of the slower bodies. An e-invoice takes more, which the queue corrects. */
const secondsPerCharacter = 0.06e-6

/**
 * Prepares large invoices in a thread, account after account. A megabyte takes 20 to 60 ms to parse and hash, 250 if it has
 * thousands of wrong fields, and 400 with an e-invoice, in which the server would answer nobody.
 * @param inline runs the preparation of a small invoice in the server's thread
 */
export function createPreparation(
  inline: <T>(task: () => T) => Promise<T>,
  { templates, plausibility }: CheckParts & { templates: ReadonlyMap<string, unknown> },
): Preparation {
  const queue = createFairQueue(queueLimits(1))
  const workerData: PreparationData = { templates: [...templates.keys()], plausibility }
  let thread: Worker | undefined

  async function prepareInThread(request: PreparationRequest): Promise<ReadPrepared> {
    // without a listener, an error between two invoices would end the server
    thread ??= new Worker(ownEntry, { workerData }).on('error', () => undefined)
    const reply = await exchange(thread, request).catch(error => {
      thread = undefined
      throw error
    })
    if (reply.kind === 'read') return reply.read
    if (reply.kind === 'refused') throw new AppError(reply.code, reply.details)
    throw new AppError('internal', {
      cause: Object.assign(new Error('a bug in the preparation thread'), { stack: reply.frames }),
    })
  }

  return {
    prepare(request, { account_id: account, mode }, until) {
      const { text, lines, checksLogo = false } = request
      // Unpacking a small picture may take long.
      if (text.length <= longestInline && !(checksLogo && text.includes('"logo"')))
        return inline(() => prepareInvoice(text, { templates, plausibility }, { lines, checksLogo }))
      const bytes = text.length
      const task = { account, mode, seconds: bytes * secondsPerCharacter, bytes, until, concurrent: null }
      return queue.run(task, () => prepareInThread(request))
    },
    async close() {
      await thread?.terminate()
    },
  }
}

const ownEntry = new URL(siblingModule('preparation-thread', import.meta.url))

/** Rejects with AppError('internal') when the thread ends, which it does when its memory is exhausted. */
function exchange(thread: Worker, request: PreparationRequest): Promise<PreparationReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PreparationReply>()
  const onReply = (reply: PreparationReply) => resolve(reply)
  const onError = (error: Error) => reject(new AppError('internal', { cause: error }))
  const onExit = () => reject(new AppError('internal', { cause: new Error('the preparation thread ended') }))
  thread.once('message', onReply).once('error', onError).once('exit', onExit)
  thread.postMessage(request)
  return promise.finally(() => thread.off('message', onReply).off('error', onError).off('exit', onExit))
}
