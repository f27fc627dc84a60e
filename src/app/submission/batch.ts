import { z } from 'zod'
import type { BatchItem, BatchReview, BatchView } from '#contract/submission-operations.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { AppError } from '#core/errors/app-error.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { isSent } from '#core/invoice/request-fields.ts'
import type { Message } from '#core/messages/message.ts'
import type { Connections } from '../connections/connections.ts'
import type { Destinations, KnownConnection } from '../connections/destination.ts'
import type { ApiKey } from '../connections/keys.ts'
import type { Events } from '../events.ts'
import { findHead } from '../find-invoice.ts'
import { numberTaken } from '../findings/number-lookup.ts'
import type { Clock } from '../ports/ports.ts'
import type { Attempt, SettingStore, Store } from '../ports/store.ts'
import { invoiceOfPayload, payloadOf } from '../sent-fields.ts'
import { candidatesOf } from './batch-review.ts'
import { type Confirmation, freeze, refuseUnconfirmed } from './outbox/freeze.ts'
import type { Outbox } from './outbox/outbox.ts'
import { submittable } from './submit.ts'

export interface BatchDeps {
  store: Store
  clock: Clock
  events: Events
  connections: Connections
  destinations: Destinations
  outbox: Outbox
}

interface SelectedInvoice {
  id: string
  revision: number
  confirmed?: Confirmation | undefined
}

/** Fewer than the outbox allows, so that single submissions need not wait for a batch. */
const maxConcurrentPosts = 4

/** Submits several invoices with one confirmation. One transaction freezes all of them, so that a crash leaves all or none. */
export function createBatch(deps: BatchDeps) {
  const { store, clock, events, connections, destinations, outbox } = deps
  const record = createBatchRecord(store.settings)

  async function reviewBatch(given: { ids: string[]; connectionId: string }): Promise<BatchReview> {
    store.dataFile.requireWritable()
    const { key } = await destinations.of(connections.requireActive(given.connectionId))
    const { id, name, requestFields } = connections.requireActive(given.connectionId)
    return {
      connectionId: id,
      connectionName: name,
      mode: key.kind,
      isCustomerSent: isSent('buyer', requestFields),
      candidates: candidatesOf(store, clock, [...new Set(given.ids)], { mode: key.kind, requestFields }),
    }
  }

  async function submitBatch(given: {
    connectionId: string
    invoices: SelectedInvoice[]
  }): Promise<BatchView> {
    store.dataFile.requireWritable()
    const { key } = await destinations.of(connections.requireActive(given.connectionId))

    // No await from here to the commit: the state may have changed while the key was read.
    const connection = connections.requireActive(given.connectionId)
    const attempts = given.invoices.map(selected => frozen(selected, connection, key))
    refuseSame(attempts)
    const earlier = record.read()
    const before = view()?.items.some(isOpen) ? (earlier?.attempts ?? []) : []
    // Written first: after a crash the record names attempts that do not exist, which is harmless.
    record.write({
      startedAt: clock.now().toISOString(),
      attempts: [...before, ...attempts.map(attempt => attempt.id)],
    })
    const taken = store.attempts.freezeAll(attempts, { takeNumber: key.kind === 'live' })
    if (taken) {
      record.write(earlier ?? null)
      throw numberTaken(taken.invoice_number, taken.owner)
    }

    for (const { invoiceId } of attempts) events.invoiceChanged(invoiceId)
    void sendAll(attempts.map(attempt => attempt.id))
    const begun = view()
    if (!begun) throw new AppError('submission_cancelled')
    return begun
  }

  function frozen(selected: SelectedInvoice, connection: KnownConnection, key: ApiKey): Attempt {
    const number = findHead(store, selected.id).attempt?.invoice_number
    return namingInvoice(selected.confirmed?.invoice_number ?? number, () => {
      const invoice = submittable(store, selected)
      const sent = payloadOf(invoice.draft, connection.requestFields)
      const attempt = freeze(store, invoice, { sent, connection, key, now: clock.now().toISOString() })
      refuseUnconfirmed(attempt, selected.confirmed)
      return attempt
    })
  }

  /** Sends the first invoice alone, because its answer shows whether the key is accepted, and then the others concurrently. */
  async function sendAll(attemptIds: string[]): Promise<void> {
    const waiting = [...attemptIds]
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await outbox.send(id)
    }
    const first = waiting.shift()
    if (first !== undefined) await outbox.send(first)
    await Promise.all(Array.from({ length: maxConcurrentPosts }, worker))
  }

  const currentAttempts = (): Attempt[] =>
    (record.read()?.attempts ?? []).flatMap(id => store.attempts.find(id) ?? [])

  function view(): BatchView | null {
    const attempts = currentAttempts()
    const newest = attempts.at(-1)
    if (!newest) return null
    return {
      mode: newest.mode,
      connectionName: newest.connectionName,
      startedAt: record.read()?.startedAt ?? newest.createdAt,
      items: attempts.map(batchItemOf),
    }
  }

  return {
    reviewBatch,
    submitBatch,
    batch: view,

    /** Withdraws invoices that were not sent yet. */
    cancelBatch(): BatchView | null {
      const now = clock.now().toISOString()
      for (const { id, invoiceId } of currentAttempts()) {
        if (!store.attempts.withdraw(id, 'queued', now)) continue
        outbox.forget(id)
        events.invoiceChanged(invoiceId)
      }
      return view()
    },

    /** Dismisses the result. */
    closeBatch(): void {
      if (view()?.items.some(isOpen)) throw new AppError('already_submitting')
      record.write(null)
    },
  }
}

const isOpen = ({ state }: BatchView['items'][number]): boolean => state === 'queued' || state === 'sending'

/** Names the invoice that an error is about. */
export function namingInvoice<Value>(number: string | undefined, step: () => Value): Value {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, { message: number ? ofInvoice(number, error.reason) : error.reason })
  }
}

export function refuseSame(attempts: readonly Attempt[]): void {
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

function batchItemOf(attempt: Attempt): BatchItem {
  const sent = invoiceOfPayload(attempt.payload)
  return {
    attemptId: attempt.id,
    invoiceId: attempt.invoiceId,
    connectionId: attempt.connectionId,
    type: documentTypeOf(sent),
    invoice_number: attempt.invoice_number,
    customer: sent.buyer?.name ?? '',
    currency: attempt.currency,
    payable: attempt.payable,
    state: attempt.state === 'withdrawn' ? 'cancelled' : attempt.state,
    problem: attempt.problem,
  }
}

/** The attempts of the latest batch; their states are in the outbox. */
const recordSchema = z.object({ startedAt: z.string(), attempts: z.array(z.string()) })

type BatchRecord = z.output<typeof recordSchema>

const settingName = 'batch'

const createBatchRecord = (settings: SettingStore) => ({
  read: (): BatchRecord | undefined => recordSchema.safeParse(settings.read(settingName)).data,
  write: (record: BatchRecord | null): void => settings.save(settingName, record),
})
