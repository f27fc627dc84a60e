import { createSerialQueue } from '#core/concurrency.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { LoggedRequest, RequestStore } from '../store/request-store.ts'
import type { AnsweredRequest } from './answered-request.ts'

/** Days for which a request can be found. */
const requestLogDays = 7

/** Returns the time of the oldest request that can be found. */
export const requestLogStart = (now: Date): string =>
  new Date(now.getTime() - requestLogDays * 24 * 60 * 60 * 1000).toISOString()

export interface RequestLogLimits {
  /** milliseconds between writes; a crash loses the entries since the last one */
  interval: number
  /** maximum entries waiting for a write; further ones are dropped */
  waiting: number
  /** newest entries kept per account, and for requests without an account */
  keep: number
  /** entries above `keep` after which an account is trimmed to `keep` */
  slack: number
  /** milliseconds between deletions of old entries */
  deletion: number
}

const requestLogLimits: RequestLogLimits = {
  interval: 1_000,
  waiting: 5_000,
  keep: 20_000,
  slack: 1_000,
  deletion: 60_000,
}

export interface RequestLog {
  add(request: AnsweredRequest): void
  /** writes waiting entries */
  close(): Promise<void>
}

export interface RequestLogDeps {
  store: RequestStore
  now: () => Date
  /** called when entries could not be written, with their number */
  dropped: (count: number, error?: unknown) => void
}

/**
 * Writes requests to the store in batches after they were answered. No request waits for it, and a failing
 * store loses entries only.
 */
export function createRequestLog(
  { store, now, dropped }: RequestLogDeps,
  limits: RequestLogLimits = requestLogLimits,
): RequestLog {
  let waiting: LoggedRequest[] = []
  const inOrder = createSerialQueue()
  let timer: NodeJS.Timeout | undefined
  let deleted = Number.NEGATIVE_INFINITY
  const sinceCut = new Map<string, number>()

  async function write(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      if (batch.length > 0) await writeBatch(batch)
      await cut(batch)
    } catch (error) {
      dropped(batch.length, error)
    }
  }

  async function writeBatch(batch: readonly LoggedRequest[]): Promise<void> {
    try {
      await store.logRequests(batch)
    } catch (error) {
      // an unavailable store rejects every entry
      if (error instanceof AppError || batch.length === 1) throw error
      await writeSingly(batch)
    }
  }

  async function writeSingly(batch: readonly LoggedRequest[]): Promise<void> {
    for (const request of batch) await store.logRequests([request]).catch(error => dropped(1, error))
  }

  async function cut(batch: readonly LoggedRequest[]): Promise<void> {
    for (const { account_id } of batch) sinceCut.set(account_id, (sinceCut.get(account_id) ?? 0) + 1)
    for (const [account, count] of sinceCut) {
      if (count < limits.slack) continue
      await store.limitRequests(account, limits.keep)
      sinceCut.delete(account)
    }
    if (performance.now() - deleted < limits.deletion) return
    deleted = performance.now()
    await store.forgetRequests(requestLogStart(now()))
  }

  function later(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void inOrder(write)
    }, limits.interval)
  }

  return {
    add(request) {
      if (!request.isApi) return
      if (waiting.length >= limits.waiting) return dropped(1)
      waiting.push(entryOf(request, now()))
      later()
    },
    async close() {
      clearTimeout(timer)
      timer = undefined
      await inOrder(write)
    },
  }
}

const entryOf = (
  { id, method, route, status, code, client, key, milliseconds = 0 }: AnsweredRequest,
  now: Date,
): LoggedRequest => ({
  at: now.toISOString(),
  request_id: id,
  method,
  route,
  status: status ?? null,
  code: code ?? null,
  account_id: key?.account_id ?? '',
  key_id: key?.id ?? null,
  client,
  milliseconds: Math.round(milliseconds),
})
