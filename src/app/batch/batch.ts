import type { BatchReview, BatchView } from '#contract/batch.ts'
import { AppError } from '#core/errors/app-error.ts'
import { comparableNumber } from '#core/invoice/comparable-number.ts'
import { isSent } from '#core/invoice/request-fields.ts'
import type { Message } from '#core/messages/message.ts'
import type { Connections, KnownConnection } from '../connections/connections.ts'
import type { Destinations } from '../connections/destination.ts'
import type { HeldKey } from '../connections/keys.ts'
import type { Events } from '../events.ts'
import { numberTaken } from '../numbers/number-taken.ts'
import type { Attempt, Clock, Store } from '../ports.ts'
import { type Confirmation, freeze, refuseUnconfirmed } from '../submission/freeze.ts'
import type { Outbox } from '../submission/outbox/outbox.ts'
import { findHead } from '../submission/submission-view.ts'
import { submittable } from '../submission/submittable.ts'
import { batchItemOf } from './batch-item.ts'
import { createBatchNote } from './batch-note.ts'
import { candidatesOf } from './batch-review.ts'

export interface BatchParts {
  store: Store
  clock: Clock
  events: Events
  connections: Connections
  destinations: Destinations
  outbox: Outbox
}

interface Agreed {
  id: string
  revision: number
  confirmed?: Confirmation | undefined
}

/** POSTs of a batch at once; there is room for others beside it. */
const lanes = 4

/**
 * Several invoices with one agreement. What was agreed to is what one commit put into the outbox, so that a crash
 * leaves all of it or none, and what goes on at the next start is that and nothing else.
 */
export function createBatch(parts: BatchParts) {
  const { store, clock, events, connections, destinations, outbox } = parts
  const note = createBatchNote(store.settings)

  async function reviewBatch(given: { ids: string[]; connectionId: string }): Promise<BatchReview> {
    store.keeper.refuseWhileReadOnly()
    const { key } = await destinations.of(connections.shown(given.connectionId))
    const { id, name, requestFields } = connections.shown(given.connectionId)
    return {
      connectionId: id,
      connectionName: name,
      mode: key.kind,
      isCustomerSent: isSent('buyer', requestFields),
      candidates: candidatesOf(store, [...new Set(given.ids)], { mode: key.kind, requestFields }),
    }
  }

  async function submitBatch(given: { connectionId: string; invoices: Agreed[] }): Promise<BatchView> {
    store.keeper.refuseWhileReadOnly()
    const { key } = await destinations.of(connections.shown(given.connectionId))

    // the keychain and the practice service took their time: from here to the commit nothing else runs
    const connection = connections.shown(given.connectionId)
    const attempts = given.invoices.map(agreed => frozen(agreed, connection, key))
    refuseSame(attempts)
    const earlier = note.read()
    const before = view()?.items.some(isOpen) ? (earlier?.attempts ?? []) : []
    // Noted first: what a crash leaves of a note alone are names of attempts that do not exist.
    note.write({
      startedAt: clock.now().toISOString(),
      attempts: [...before, ...attempts.map(attempt => attempt.id)],
    })
    const taken = store.attempts.freezeAll(attempts, { takeNumber: key.kind === 'live' })
    if (taken) {
      note.write(earlier ?? null)
      throw numberTaken(taken.invoice_number, taken.owner)
    }

    for (const { invoiceId } of attempts) events.emit({ type: 'invoice-changed', id: invoiceId })
    void sendAll(attempts.map(attempt => attempt.id))
    const begun = view()
    if (!begun) throw new AppError('submission_cancelled')
    return begun
  }

  function frozen(agreed: Agreed, connection: KnownConnection, key: HeldKey): Attempt {
    const number = findHead(store, agreed.id).attempt?.invoice_number
    try {
      const invoice = submittable(store, agreed, key.kind)
      const attempt = freeze(store, invoice, connection, key, clock.now().toISOString())
      refuseUnconfirmed(attempt, agreed.confirmed)
      return attempt
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const named = agreed.confirmed?.invoice_number ?? number
      throw new AppError(error.code, { message: named ? ofInvoice(named, error.reason) : error.reason })
    }
  }

  /**
   * The first one goes alone: its answer shows whether the key is accepted, and lets the outbox verify whether this service
   * bills nothing twice. The others do not wait for that: what is in doubt by then is repeated once it is verified.
   */
  async function sendAll(attemptIds: string[]): Promise<void> {
    const waiting = [...attemptIds]
    const lane = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await outbox.send(id)
    }
    const first = waiting.shift()
    if (first !== undefined) await outbox.send(first)
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  const attemptsNow = (): Attempt[] =>
    (note.read()?.attempts ?? []).flatMap(id => store.attempts.find(id) ?? [])

  function view(): BatchView | null {
    const attempts = attemptsNow()
    const newest = attempts.at(-1)
    if (!newest) return null
    return {
      mode: newest.mode,
      connectionName: newest.connectionName,
      startedAt: note.read()?.startedAt ?? newest.createdAt,
      items: attempts.map(batchItemOf),
    }
  }

  return {
    reviewBatch,
    submitBatch,
    batch: view,

    /** Takes back what has not left; what has left goes on to its end. */
    cancelBatch(): BatchView | null {
      const now = clock.now().toISOString()
      for (const { id, invoiceId } of attemptsNow()) {
        if (!store.attempts.withdraw(id, 'queued', now)) continue
        outbox.forget(id)
        events.emit({ type: 'invoice-changed', id: invoiceId })
      }
      return view()
    },

    /** The result was read. */
    closeBatch(): void {
      if (view()?.items.some(isOpen)) throw new AppError('already_submitting')
      note.write(null)
    },
  }
}

const isOpen = ({ state }: BatchView['items'][number]): boolean => state === 'queued' || state === 'sending'

function refuseSame(attempts: readonly Attempt[]): void {
  const byId = new Set<string>()
  const byNumber = new Map<string, string>()
  for (const { invoice_number, invoiceId, mode } of attempts) {
    const comparable = comparableNumber(invoice_number)
    const other = byNumber.get(comparable)
    if (byId.has(invoiceId) || (other !== undefined && mode === 'live'))
      throw new AppError('number_taken', {
        message: {
          code: 'number.repeated',
          params: { number: invoice_number, other: other ?? invoice_number },
        },
      })
    byId.add(invoiceId)
    byNumber.set(comparable, invoice_number)
  }
}

const ofInvoice = (number: string, problem: Message): Message => ({
  code: 'batch.of_invoice',
  params: { number, problem },
})
