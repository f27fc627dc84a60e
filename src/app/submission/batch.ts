import { z } from 'zod'
import type { BatchItem, BatchReview, BatchView } from '#contract/submission-operations.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { isSent } from '#core/invoice/request-fields.ts'
import type { Message } from '#core/messages/message.ts'
import type { Connections } from '../connections/connections.ts'
import type { Destination, Destinations, KnownConnection } from '../connections/destination.ts'
import type { ApiKey } from '../connections/keys.ts'
import type { Events } from '../events.ts'
import { findHead } from '../find-invoice.ts'
import { numberTaken } from '../findings/number-lookup.ts'
import type { Clock, Renderer } from '../ports/ports.ts'
import type { Attempt, SettingStore, Store } from '../ports/store.ts'
import { invoiceOfPayload, payloadOf } from '../sent-fields.ts'
import { candidatesOf } from './batch-review.ts'
import { type Confirmation, freeze, refuseUnconfirmed } from './outbox/freeze.ts'
import type { Outbox } from './outbox/outbox.ts'
import {
  type SubmittedTemplate,
  submittedTemplate,
  type TemplateDestination,
  type TemplatePublisher,
  versioned,
} from './outbox/template-publisher.ts'
import { submittable } from './submit.ts'

export interface BatchDeps {
  store: Store
  clock: Clock
  events: Events
  connections: Connections
  destinations: Destinations
  outbox: Outbox
  templatePublisher: TemplatePublisher
  renderer: Pick<Renderer, 'templateFile'>
}

interface SelectedInvoice {
  id: string
  revision: number
  confirmed?: Confirmation | undefined
}

type NamedTemplates = Map<
  string,
  { template: SubmittedTemplate; result: Awaited<ReturnType<TemplatePublisher['name']>> }
>

interface BatchDestination {
  connection: KnownConnection
  key: ApiKey
  named: NamedTemplates
}

/** Below the limit of the outbox, so that single submissions need not wait for a batch. */
const maxConcurrentPosts = 4

/** Submits several invoices with one confirmation. One transaction freezes all of them, so that a crash leaves all or none. */
export function createBatch(deps: BatchDeps) {
  const { store, clock, events, connections, destinations, outbox, templatePublisher, renderer } = deps
  const record = createBatchRecord(store.settings)

  async function reviewBatch(given: { ids: string[]; connectionId: string }): Promise<BatchReview> {
    store.dataFile.requireWritable()
    const destination = await destinations.of(connections.requireActive(given.connectionId))
    const ids = [...new Set(given.ids)]
    const templateIssues = await issuesOfTemplates(ids, { connectionId: given.connectionId, destination })
    const { id, name, requestFields } = connections.requireActive(given.connectionId)
    const { kind: mode } = destination.key
    return {
      connectionId: id,
      connectionName: name,
      mode,
      isCustomerSent: isSent('buyer', requestFields),
      candidates: candidatesOf(store, clock, ids, { mode, requestFields, templateIssues }),
    }
  }

  /** Issues of custom templates that the service cannot use, by template name. */
  async function issuesOfTemplates(
    ids: readonly string[],
    where: TemplateDestination,
  ): Promise<Map<string, Issue>> {
    const issues = new Map<string, Issue>()
    for (const name of new Set(ids.map(id => store.invoices.find(id)?.draft.template.trim() ?? ''))) {
      const issue = await issueOfTemplate(name, where)
      if (issue) issues.set(name, issue)
    }
    return issues
  }

  async function issueOfTemplate(name: string, where: TemplateDestination): Promise<Issue | null> {
    try {
      const template = submittedTemplate(renderer, name)
      return template ? await templatePublisher.unavailable(template, where) : null
    } catch (error) {
      const [issue] = error instanceof AppError ? (error.details.issues ?? []) : []
      if (!issue) throw error
      return issue
    }
  }

  async function submitBatch(given: {
    connectionId: string
    invoices: SelectedInvoice[]
  }): Promise<BatchView> {
    store.dataFile.requireWritable()
    const destination = await destinations.of(connections.requireActive(given.connectionId))
    // Validates the whole batch before anything is uploaded.
    const before = frozenInvoices(given, destination)
    const named = await publishTemplates(before, destination)

    // No await from here to the commit: the state may have changed while a template was uploaded.
    const attempts = named.size === 0 ? before : frozenInvoices(given, destination, named)
    const earlier = record.read()
    const stillOpen = view()?.items.some(isOpen) ? (earlier?.attempts ?? []) : []
    // Written first: a record that names missing attempts after a crash is harmless.
    record.write({
      startedAt: clock.now().toISOString(),
      attempts: [...stillOpen, ...attempts.map(attempt => attempt.id)],
    })
    for (const { template } of named.values()) store.templates.keep(template.file)
    const taken = store.attempts.freezeAll(attempts, {
      takeNumber: destination.key.kind === 'live',
    })
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

  function frozenInvoices(
    { invoices, connectionId }: { invoices: readonly SelectedInvoice[]; connectionId: string },
    { key }: Destination,
    named: NamedTemplates = new Map(),
  ): Attempt[] {
    const connection = connections.requireActive(connectionId)
    const attempts = invoices.map(selected => frozen(selected, { connection, key, named }))
    refuseSame(attempts)
    return attempts
  }

  /** Publishes the custom templates of the invoices, each at most once; by template name. */
  async function publishTemplates(
    attempts: readonly Attempt[],
    destination: Destination,
  ): Promise<NamedTemplates> {
    const named: NamedTemplates = new Map()
    for (const { template: name, connectionId } of attempts) {
      const template = named.has(name) ? undefined : submittedTemplate(renderer, name)
      if (template)
        named.set(name, {
          template,
          result: await templatePublisher.name(template, { connectionId, destination }),
        })
    }
    return named
  }

  function frozen(selected: SelectedInvoice, { connection, key, named }: BatchDestination): Attempt {
    const number = findHead(store, selected.id).attempt?.invoice_number
    return namingInvoice(selected.confirmed?.invoice_number ?? number, () => {
      const invoice = submittable(store, selected)
      const written = payloadOf(invoice.draft, connection.requestFields)
      const own = named.get(written.invoice.template)
      const sent = own ? versioned(written, own.template, own.result) : written
      const now = clock.now().toISOString()
      const attempt = freeze(store, invoice, { sent, file: own?.template.file, connection, key, now })
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

/** Adds the number of the invoice to the message of an error. */
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
