import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Connection } from '#contract/connections.ts'
import type { InvoiceView, NumberLookup } from '#contract/invoices.ts'
import type { Answer } from '#contract/operation.ts'
import type { ArgumentOf, HostEvent, OperationName, ResultOf } from '#contract/operations/desktop-api.ts'
import type { BatchView } from '#contract/submission-operations.ts'
import type { Draft } from '#core/draft/draft.ts'
import { fingerprintOfDraft } from '#core/draft/draft-text.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { createMemoryHost } from '#renderer/testing/memory-host.ts'
import { createDispatch, type Dispatch } from '../dispatch.ts'
import type { Outcome } from '../ports/services.ts'
import { closeRenderer, openTestHost, temporaryFolder } from '../testing/test-host.ts'

/**
 * Store tests of the page use an in-memory host. Each example below runs against it and against the real host, and both
 * must give the same answers and events.
 */

const today = localDateOf(new Date())

const unknownId = '00000000-0000-4000-8000-00000000ffff'

interface Side {
  dispatch: Dispatch
  onEvent(listener: (event: HostEvent) => void): void
  /** result of the next submissions */
  refuseSubmissions(): void
  loseAnswers(): void
  /** activates a new connection with a live key and answers its id */
  connectLive(): Promise<string>
  close(): Promise<void>
}

type Call = <Name extends OperationName>(name: Name, argument?: ArgumentOf<Name>) => Promise<ResultOf<Name>>
type Example = (call: Call, side: Side) => Promise<unknown>

const problemOf = (code: 'invalid_invoice' | 'connection_lost') => ({
  code,
  message: { code: 'foreign_text', params: { text: '' } } as const,
  status: null,
  requestId: null,
  fields: [],
})

function memorySide(): Side {
  const host = createMemoryHost()
  const failed = { jobId: null, invoiceUrl: null, delivery: null } as const
  return {
    dispatch: async (name, argument) =>
      await (host.api[name as OperationName] as (argument: unknown) => Promise<Answer<unknown>>)(argument),
    onEvent: listener => void host.api.onEvent(listener),
    refuseSubmissions: () =>
      host.answerSubmission({ ...failed, state: 'refused', problem: problemOf('invalid_invoice') }),
    loseAnswers: () =>
      host.answerSubmission({
        ...failed,
        state: 'unknown',
        problem: problemOf('connection_lost'),
        finishedAt: null,
        safeToRepeat: false,
      }),
    async connectLive() {
      const id = '00000000-0000-4000-8000-0000000000aa'
      const answer = await host.api.connections()
      const practice = answer.ok ? answer.value.connections : []
      const live: Connection = {
        ...{ id, name: 'Example service', baseUrl: 'https://billing.example.com', requestFields: 'full' },
        ...{ practice: false, keyOfOtherAddress: false, waiting: 0, liveConsent: null },
        key: { kind: 'live', last4: 'AbCd', store: 'session' },
      }
      host.setConnections({ active: id, connections: [...practice, live] })
      return id
    },
    close: async () => undefined,
  }
}

async function realSide(): Promise<Side> {
  const folder = temporaryFolder()
  const url = 'https://billing.example.com/i/example'
  let outcome: Outcome = { kind: 'done', answer: { jobId: 'job_example', invoiceUrl: url } }
  const host = await openTestHost(folder.path, {
    generate: { generate: async () => outcome, check: async () => outcome },
    jobs: { answer: async () => undefined, lookUp: async () => undefined },
    accounts: { read: async () => undefined },
    // runs until the host closes, so that the delivery keeps its initial state
    pdfs: {
      fetch: async (_url, signal) => {
        if (signal && !signal.aborted) await once(signal, 'abort')
        return { ok: false, message: { code: 'foreign_text', params: { text: '' } } }
      },
    },
    practice: {
      start: async () => 'http://127.0.0.1:9',
      createKey: async () => `svc_test_${'notarealkey'.repeat(3)}`,
      close: async () => undefined,
    },
  })
  return {
    dispatch: createDispatch(host.host),
    onEvent: listener => void host.host.onEvent(listener),
    refuseSubmissions: () => {
      outcome = { kind: 'refused', problem: problemOf('invalid_invoice') }
    },
    loseAnswers: () => {
      outcome = { kind: 'unknown', problem: problemOf('connection_lost') }
    },
    connectLive: () => host.connect('https://billing.example.com', `svc_live_${'notarealkey'.repeat(3)}AbCd`),
    async close() {
      await host.close()
      folder.remove()
    },
  }
}

/** Every answer of an example, and after each the last event of each invoice or kind. */
async function transcriptOf(side: Side, example: Example): Promise<unknown[]> {
  const transcript: unknown[] = []
  let events = new Map<string, HostEvent>()
  side.onEvent(event => events.set('id' in event ? `${event.type} ${event.id}` : event.type, event))
  const call: Call = async (name, argument) => {
    events = new Map()
    const answer = await side.dispatch(name, argument)
    await setImmediate()
    const answered = answer.ok ? answer.value : { refused: answer.error.code }
    transcript.push([name, comparable(name, answered), [...events.values()]])
    return (answer.ok ? answer.value : undefined) as never
  }
  await example(call, side)
  return normalised(transcript)
}

/** Removes what the in-memory host does not implement: proposed numbers, dates, and the progress of a batch. */
function comparable(name: OperationName, answered: unknown): unknown {
  if (name === 'createInvoice') return { ...(answered as InvoiceView), draft: undefined }
  if (name === 'lookUpNumber') return { ...(answered as NumberLookup), free: undefined }
  if (name !== 'submitBatch') return answered
  const batch = answered as BatchView
  return { ...batch, items: batch.items.map(item => ({ ...item, state: undefined })) }
}

const idFields = new Set(['id', 'invoiceId', 'attemptId', 'changeId', 'connectionId', 'idempotencyKey'])

/** Replaces ids by their order and removes times. */
function normalised(transcript: unknown[]): unknown[] {
  const ids = new Map<string, string>()
  const alias = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size + 1}`)
    return ids.get(id)
  }
  const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
  const text = JSON.stringify(transcript, (name, value) => {
    if (typeof value !== 'string') return value
    if (name.endsWith('At')) return 'a time'
    return isId(value) || (idFields.has(name) && value !== 'practice') ? alias(value) : value
  })
  return JSON.parse(text)
}

const write = async (call: Call, fields: Partial<Draft> = {}): Promise<InvoiceView> => {
  const { id, revision } = await call('createInvoice', {})
  const draft = {
    template: 'minimal',
    invoice_number: '7',
    currency: 'EUR',
    // without findings, which only the real host has
    seller: { name: 'Example Seller', tax_id: 'DE123456789', address: ['Example Street 1'] },
    buyer: { name: 'Example Buyer', address: ['Example Street 2'] },
    issue_date: today,
    due_date: localDateOf(new Date(Date.now() + 14 * 86_400_000)),
    items: [{ description: 'Beech', quantity: '2', unit_price: '50', tax_rate: '19' }],
    ...fields,
  } as Draft
  await call('saveInvoice', { id, revision, draft })
  return await call('openInvoice', { id })
}
const confirmedOf = ({ draft }: InvoiceView) => ({
  invoice_number: draft.invoice_number,
  payable: '119.00',
  currency: 'EUR',
})

const examples: Record<string, Example> = {
  'a draft is written, changed and duplicated': async call => {
    const { id, revision, draft } = await write(call)
    await call('saveInvoice', { id, revision: 1, draft })
    const change = { fields: { notes: 'Thank you!' }, gone: [] }
    const fingerprint = fingerprintOfDraft({ ...draft, notes: 'Thank you!' })
    await call('saveInvoice', { id, revision, change, fingerprint })
    await call('saveInvoice', { id, revision: revision + 1, change, fingerprint: 'of another draft' })
    await call('openInvoice', { id })
    await call('openInvoice', { id: unknownId })
    await call('duplicateInvoice', { id: unknownId })
  },
  'invoices are listed, counted, deleted and restored': async call => {
    const { id: beech } = await write(call, { buyer: { name: 'Beech Example' }, due_date: '2020-01-31' })
    const { id: oak } = await write(call, { invoice_number: '8', buyer: { name: 'Oak Example' }, items: [] })
    await call('listInvoices', {})
    await call('listInvoices', { search: 'Oak' })
    await call('listInvoices', { sort: { by: 'number', descending: false }, limit: 1 })
    await call('countInvoices', {})
    await call('listInvoiceIds', { search: 'Beech' })
    await call('invoiceSummary', { id: beech })
    await call('deleteInvoice', { id: oak })
    await call('listInvoiceIds', {})
    await call('restoreInvoice', { id: oak })
    await call('deleteInvoices', { ids: [oak, beech] })
    await call('countInvoices', {})
    await call('restoreInvoices', { ids: [oak, beech] })
    await call('countInvoices', {})
  },
  'a test invoice is submitted, and refused': async (call, side) => {
    const { id, revision } = await write(call)
    await call('submit', { id, revision: revision - 1, connectionId: 'practice' })
    await call('submit', { id, revision, connectionId: unknownId })
    await call('submit', { id, revision, connectionId: 'practice' })
    await call('openInvoice', { id })
    await call('reviewBatch', { ids: [id], connectionId: 'practice' })
    side.refuseSubmissions()
    await call('submit', { id, revision, connectionId: 'practice' })
    await call('invoiceSummary', { id })
  },
  'a live invoice is submitted after it was confirmed, and not again': async (call, side) => {
    const invoice = await write(call)
    const { id, revision } = invoice
    const connectionId = await side.connectLive()
    await call('submit', { id, revision, connectionId })
    await call('submit', { id, revision, connectionId, confirmed: confirmedOf(invoice) })
    await call('submit', { id, revision, connectionId, confirmed: confirmedOf(invoice) })
    await call('saveInvoice', { id, revision, draft: { ...invoice.draft, notes: 'later' } })
    await call('invoiceSummary', { id })
  },
  'a lost answer is settled by hand': async (call, side) => {
    const invoice = await write(call)
    const { id, revision } = invoice
    const connectionId = await side.connectLive()
    side.loseAnswers()
    await call('submit', { id, revision, connectionId, confirmed: confirmedOf(invoice) })
    await call('settleUnknown', { id, found: 'not_created' })
    await call('submit', { id, revision, connectionId, confirmed: confirmedOf(invoice) })
    await call('settleUnknown', { id, found: 'created' })
    await call('cancelSubmission', { id })
  },
  'several invoices are submitted with one confirmation': async call => {
    const invoices = [await write(call), await write(call, { invoice_number: '8' })]
    const ids = invoices.map(({ id }) => id)
    await call('reviewBatch', { ids, connectionId: 'practice' })
    await call('batch')
    await call('submitBatch', {
      connectionId: 'practice',
      invoices: invoices.map(({ id, revision }) => ({ id, revision })),
    })
    await call('closeBatch')
    await call('batch')
  },
  'payments are recorded, changed, removed and undone': async (call, side) => {
    const invoice = await write(call)
    const { id, revision } = invoice
    const connectionId = await side.connectLive()
    await call('submit', { id, revision, connectionId, confirmed: confirmedOf(invoice) })
    const recorded = await call('recordPayments', {
      payments: [{ invoiceId: id, date: '2026-02-01', amount: '19.00', note: 'first' }],
    })
    await call('invoicePayments', { id })
    const { payments } = await call('invoicePayments', { id })
    const [payment] = payments
    if (payment)
      await call('changePayment', {
        ...{ id: payment.id, revision: payment.revision },
        ...{ date: '2026-02-02', amount: '20.00', note: '' },
      })
    await call('invoiceSummary', { id })
    const marked = await call('markPaid', { ids: [id], date: '2026-02-03' })
    await call('markPaid', { ids: [id], date: '2026-02-03' })
    await call('invoiceSummary', { id })
    await call('undoPaymentChange', { changeId: recorded.changeId })
    const paid = marked.change?.changeId ?? ''
    await call('undoPaymentChange', { changeId: paid })
    const { payments: left } = await call('invoicePayments', { id })
    const [{ id: first, revision: last } = { id: '', revision: 0 }] = left
    await call('removePayment', { id: first, revision: last })
    await call('invoicePayments', { id })
    await call('movePaymentToCorrection', { id })
  },
  'customers and catalogue items are saved, listed and undone': async call => {
    const { id } = await write(call)
    const { saved, changeId } = await call('saveCustomer', { record: { name: 'Northwind Example' } })
    await call('saveCustomer', { record: { name: '' } })
    await call('saveCustomer', {
      ...{ id: saved.id, revision: saved.revision + 1 },
      record: { name: 'Northwind' },
    })
    await call('saveItem', { record: { description: 'Beech', unit_price: '50' } })
    await call('listCustomers', { search: 'north' })
    await call('listItems', {})
    await call('openCustomer', { id: saved.id })
    await call('openCustomer', { id: unknownId })
    const linked = await call('setInvoiceCustomer', { id, customerId: saved.id })
    await call('openInvoice', { id })
    await call('setInvoiceCustomer', { id, customerId: unknownId })
    const undone = await call('undoRecordChange', { changeId: linked.changeId })
    await call('openInvoice', { id })
    await call('undoRecordChange', { changeId: undone.changeId })
    await call('openInvoice', { id })
    await call('undoRecordChange', { changeId })
    await call('listCustomers', {})
    await call('unsavedForm', { kind: 'customers' })
    const form = { id: saved.id, texts: { name: 'North' }, prices: [] }
    await call('keepUnsavedForm', { kind: 'customers', form })
    await call('unsavedForm', { kind: 'customers' })
  },
  'settings, numbers and the state of the data are told': async call => {
    await call('saveSettings', { currency: 'USD' })
    const { id } = await write(call)
    await write(call)
    await call('lookUpNumber', { id, invoice_number: '7', issueDate: today })
    await call('lookUpNumber', { id, invoice_number: '8', issueDate: today })
    await call('settings')
    await call('customerHistory', { id, customerName: 'Example Buyer' })
    await call('documentRelations', { id })
    await call('countDue')
    await call('nextNumber', { pattern: 'INV-{####}' })
  },
  'senders are added, changed, removed and restored, and their drafts updated': async call => {
    // both hosts begin with these
    await call('saveSettings', { currency: 'EUR', template: 'minimal' })
    const seller = { name: 'Example Seller', tax_id: 'DE123456789', address: ['Example Street 1'] }
    await call('saveSettings', { seller })
    await write(call)
    await call('outdatedDrafts', { sender: 'first' })
    const { id: press } = await call('addSender', { name: 'Example Press' })
    await call('addSender', { name: 'Second name', copyOf: 'first' })
    const { id } = await write(call, { invoice_number: '8', sender: press })
    await call('listInvoices', { sender: press })
    await call('countInvoices', { sender: 'first' })
    await call('saveSettings', { sender: press, seller, numberPatterns: { quote: 'O-{####}' }, dueDays: 30 })
    await call('saveSettings', { defaultSender: press })
    await call('saveSettings', { seller: { ...seller, iban: 'DE02120300000000202051' } })
    const { ids } = await call('outdatedDrafts', { sender: press })
    const { changeId } = await call('updateDrafts', { ids })
    await call('openInvoice', { id })
    await call('outdatedDrafts', { sender: press })
    await call('undoDraftUpdate', { changeId })
    await call('openInvoice', { id })
    await call('removeSender', { id: press })
    await call('restoreSender', { id: press })
    await call('settings')
  },
}

afterAll(closeRenderer)

test.each(Object.entries(examples))('%s', async (_name, example) => {
  const [memory, real] = [memorySide(), await realSide()]
  try {
    const expected = await transcriptOf(real, example)
    expect(await transcriptOf(memory, example)).toEqual(expected)
  } finally {
    await Promise.all([memory.close(), real.close()])
  }
})

/**
 * Operations without an example: the tests of the stores check only that they are called, or set the answer themselves.
 */
const withoutExample: readonly string[] = [
  ...['hostInfo', 'preview', 'listTemplates', 'suggestCustomers', 'setUndoTitles', 'cancelWork'],
  ...['checkAgain', 'retryDownload', 'openDelivery', 'copyLink', 'savePdf', 'printPdf', 'cancelBatch'],
  ...['checkEInvoice', 'exportEInvoices', 'closeEInvoice'],
  ...['connections', 'useConnection', 'saveConnection', 'removeConnection', 'checkConnection'],
  'readAccount',
  ...['askForKey', 'removeKey', 'openKeysPage', 'withdrawLiveConsent'],
  ...['connectAttempts', 'startConnecting', 'openConnectPage', 'copyConnectCode', 'endConnecting'],
  ...['storeStatus', 'reopenStore', 'saveElsewhere', 'closingAcknowledged', 'readyToClose'],
]

test('every operation of the in-memory host has an example', async () => {
  const called = new Set<string>()
  for (const example of Object.values(examples)) {
    const side = memorySide()
    const dispatch: Dispatch = (name, argument) => {
      called.add(name)
      return side.dispatch(name, argument)
    }
    await transcriptOf({ ...side, dispatch }, example)
  }
  const known = Object.keys(createMemoryHost().api).filter(name => name !== 'onEvent')
  expect(known.filter(name => !called.has(name)).toSorted()).toEqual(withoutExample.toSorted())
})
