import type { ConnectionsView } from '#contract/connections.ts'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import type { InvoiceView } from '#contract/invoices.ts'
import type { Answer, PageApi } from '#contract/operation.ts'
import type { DesktopApi, desktopOperations, HostEvent } from '#contract/operations/desktop-api.ts'
import type { StoreStatus } from '#contract/stored-data.ts'
import type { Submission } from '#contract/submission.ts'
import type { BatchReview, BatchView } from '#contract/submission-operations.ts'
import { customerName, type Draft, emptyDraft } from '#core/draft/draft.ts'
import { applyChange } from '#core/draft/draft-change.ts'
import { fingerprintOfDraft } from '#core/draft/draft-text.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { CustomerHistory } from '#core/findings/finding.ts'
import { isEditable } from '#core/invoice/document-status.ts'
import { proposeNumber } from '#core/invoice/invoice-number.ts'
import { totalsOfDraft } from '../state/document/derived.ts'
import { candidateOf, itemOf } from './memory-batch.ts'
import { practice } from './memory-defaults.ts'
import { noRelations } from './memory-documents.ts'
import { createMemoryDeletion, createMemoryList, summaryInMemory } from './memory-list.ts'
import { createMemoryPayments } from './memory-payments.ts'
import { createMemoryRecords } from './memory-records.ts'
import { createMemorySettings } from './memory-settings.ts'

type SubmitArgument = Parameters<DesktopApi['submit']>[0]

export interface MemoryHost {
  api: DesktopApi
  /** records held by the host */
  records: Map<string, InvoiceView>
  /** names of the called operations in order */
  calls: string[]
  /** accepted submissions */
  submitted: SubmitArgument[]
  emit(event: HostEvent): void
  /** makes the next saves fail with this message; null lets them pass */
  failSaves(message: string | null): void
  /** blocks saves until the returned function is called */
  blockSaves(): () => void
  setData(status: StoreStatus): void
  setConnections(change: Partial<ConnectionsView>): void
  /** blocks submissions until the returned function is called */
  blockSubmissions(): () => void
  setCustomerHistory(history: CustomerHistory): void
  /** answer to checks of e-invoices */
  setEInvoiceIssues(issues: Issue[]): void
  /** answer to the next submission */
  answerSubmission(change: Partial<Submission>): void
}

const ok = <Value>(value: Value): Answer<Value> => ({ ok: true, value })
const refuse = (code: string, text: string): Answer<never> => ({
  ok: false,
  error: { code, message: { code: 'foreign_text', params: { text } } },
})

const unknownInvoice = refuse('no_such_invoice', 'This document no longer exists.')

/** A host in memory, without disk, window or network. */
export function createMemoryHost(): MemoryHost {
  const records = new Map<string, InvoiceView>()
  const calls: string[] = []
  const submitted: SubmitArgument[] = []
  const listeners = new Set<(event: HostEvent) => void>()
  let saveFailure: string | null = null
  let saveGate: Promise<void> = Promise.resolve()
  let submissionGate: Promise<void> = Promise.resolve()
  let submissionResult: Partial<Submission> = {}
  let clock = 0
  let eInvoiceIssues: Issue[] = []
  let customerHistory: CustomerHistory = { invoices: [], currency: null, latest: [] }
  let attempts = 0
  let batch: BatchView | null = null
  let data: StoreStatus = { state: 'ready', lastBackup: null, notice: null }
  let connections: ConnectionsView = {
    active: 'practice',
    connections: [practice],
    keychain: { available: true, name: 'Keyring' },
  }

  const now = () => new Date(Date.UTC(2026, 10, 21, 12, 0, ++clock)).toISOString()
  const create = (draft: Draft): InvoiceView => {
    const id = `00000000-0000-4000-8000-${String(records.size + 1).padStart(12, '0')}`
    const record: InvoiceView = {
      id,
      revision: 1,
      state: 'draft',
      draft,
      updatedAt: now(),
      customerId: null,
      submission: null,
    }
    records.set(id, record)
    return record
  }
  const change = (id: string, part: Partial<InvoiceView>): Answer<InvoiceView> => {
    const record = records.get(id)
    if (!record) return unknownInvoice
    const next = { ...record, ...part }
    records.set(id, next)
    return ok(next)
  }
  const payments = createMemoryPayments(
    id => {
      const record = records.get(id)
      return record && summaryOf(record)
    },
    id => changeSubmission(id, {}),
  )
  const summaryOf = (record: InvoiceView): InvoiceSummary =>
    summaryInMemory(record, payments.paymentsOf(record.id))
  const emit = (event: HostEvent) => {
    for (const listener of listeners) listener(event)
  }
  /** reports the status of the changed invoice, as the host does */
  const changeSubmission = (id: string, part: Partial<InvoiceView>): Answer<InvoiceView> => {
    const changed = change(id, part)
    if (changed.ok) emit({ type: 'invoice-changed', id, status: statusOf(changed.value) })
    return changed
  }
  const statusOf = (record: InvoiceView) => ({
    revision: record.revision,
    submission: record.submission,
    summary: summaryOf(record),
  })
  const nameOf = (connectionId: string) =>
    connections.connections.find(({ id }) => id === connectionId)?.name ?? ''
  const submit = (id: string, mode: Submission['mode']): Answer<Submission> => {
    const record = records.get(id)
    if (!record) return unknownInvoice
    const submission: Submission = {
      attemptId: `attempt-${++attempts}`,
      invoiceId: id,
      revision: record.revision,
      state: 'done',
      mode,
      connectionId: connections.active,
      connectionName: nameOf(connections.active),
      invoice_number: record.draft.invoice_number,
      payable: totalsOfDraft(record.draft).payable,
      currency: 'EUR',
      idempotencyKey: `key of ${id} in revision ${record.revision}`,
      startedAt: now(),
      finishedAt: now(),
      safeToRepeat: false,
      jobId: 'job_example',
      invoiceUrl: 'https://billing.example.com/i/example',
      issuedBy: null,
      delivery: { state: 'fetching' },
      emailedAt: null,
      problem: null,
      ...submissionResult,
    }
    changeSubmission(id, { state: submission.state, submission })
    return ok(submission)
  }

  const link = (id: string, customerId: string | null): string | null => {
    const before = records.get(id)?.customerId ?? null
    change(id, { customerId })
    return before
  }

  const operations: Partial<PageApi<typeof desktopOperations>> = {
    ...createMemoryRecords({ emit, link }),
    async hostInfo() {
      return ok({ version: '0.0.0', shell: 'chromium', platform: 'linux', dataFolder: '/example' } as const)
    },
    ...createMemoryList(() =>
      [...records.values()].map(record => ({
        row: summaryOf(record),
        taxRates: totalsOfDraft(record.draft).taxes.map(({ rate }) => rate),
        paymentDates: payments.paymentsOf(record.id).map(({ date }) => date),
      })),
    ),
    ...payments.operations,
    async openInvoice({ id }) {
      return change(id, {})
    },
    async createInvoice({ customerId = null }) {
      const { id } = create(emptyDraft({ invoice_number: `INV-2026-${records.size + 1}`, currency: 'EUR' }))
      return change(id, { customerId })
    },
    async duplicateInvoice({ id }) {
      const record = records.get(id)
      return record ? ok(create(record.draft)) : unknownInvoice
    },
    async saveInvoice(save) {
      const { id, revision } = save
      await saveGate
      if (saveFailure !== null) return refuse('store_unavailable', saveFailure)
      const record = records.get(id)
      if (record && !isEditable(record.state, record.submission?.mode ?? null))
        return refuse('not_editable', 'It was submitted.')
      if (record && record.revision !== revision) return refuse('stale_revision', 'Changed elsewhere.')
      const draft = 'draft' in save ? save.draft : record && applyChange(record.draft, save.change)
      if (!draft || ('change' in save && fingerprintOfDraft(draft) !== save.fingerprint))
        return refuse('stale_draft', 'Something else is saved.')
      const saved = change(id, { draft, revision: revision + 1, updatedAt: now() })
      return saved.ok ? ok({ revision: saved.value.revision, updatedAt: saved.value.updatedAt }) : saved
    },
    ...createMemoryDeletion(records),
    async preview() {
      return ok({
        revision: 1,
        bytes: new Uint8Array(),
        first: 0,
        last: 0,
        pageCount: 1,
        size: { width: 595, height: 842 },
        regions: [],
        warnings: [],
        fieldPage: null,
      })
    },
    async listTemplates() {
      return ok([
        { name: 'minimal', title: 'Minimal', description: '', isCustom: false, version: '', issue: null },
      ])
    },
    async submit({ id, revision, connectionId, confirmed }) {
      await submissionGate
      const connection = connections.connections.find(each => each.id === connections.active)
      const mode = connection?.key?.kind ?? 'test'
      if (connectionId !== connections.active)
        return refuse('connection_changed', 'The connection was changed.')
      const record = records.get(id)
      if (record && !isEditable(record.state, record.submission?.mode ?? null))
        return refuse('not_editable', 'It was submitted.')
      if (record?.revision !== revision) return refuse('stale_revision', 'Changed elsewhere.')
      if (mode === 'live' && !confirmed && connection?.liveConsent == null)
        return refuse('confirmation_required', 'A live invoice is billed.')
      submitted.push({ id, revision, connectionId, ...(confirmed ? { confirmed } : {}) })
      return submit(id, mode)
    },
    async reviewBatch({ ids, connectionId }) {
      return ok({
        connectionId,
        connectionName: nameOf(connectionId),
        mode: connections.connections.find(each => each.id === connectionId)?.key?.kind ?? 'test',
        isCustomerSent: true,
        candidates: ids.flatMap(id => candidateOf(records.get(id))),
      } satisfies BatchReview)
    },
    async submitBatch({ connectionId, invoices }) {
      for (const { id, revision, confirmed } of invoices) {
        submitted.push({ id, revision, connectionId, ...(confirmed ? { confirmed } : {}) })
        submit(id, confirmed ? 'live' : 'test')
      }
      batch = {
        mode: 'test',
        connectionName: nameOf(connectionId),
        startedAt: now(),
        items: invoices.flatMap(({ id }) => itemOf(records.get(id))),
      }
      return ok(batch)
    },
    batch: async () => ok(batch),
    cancelBatch: async () => ok(batch),
    async closeBatch() {
      batch = null
      return ok(undefined)
    },
    async cancelSubmission({ id }) {
      if (records.get(id)?.submission?.state !== 'queued')
        return refuse('not_settleable', 'It is not waiting.')
      return changeSubmission(id, { state: 'draft', submission: null })
    },
    async checkAgain({ id }) {
      return submit(id, 'test')
    },
    async settleUnknown({ id, found }) {
      const submission = records.get(id)?.submission
      const isDone = found === 'created' && submission
      return changeSubmission(id, {
        state: isDone ? 'done' : 'draft',
        submission: isDone ? { ...submission, state: 'done', problem: null, finishedAt: now() } : null,
      })
    },
    async retryDownload({ id }) {
      return submit(id, 'test')
    },
    openDelivery: async () => ok(undefined),
    copyLink: async () => ok(undefined),
    savePdf: async () => ok(null),
    checkEInvoice: async () => ok(eInvoiceIssues),
    exportEInvoices: async () => ok(null),
    closeEInvoice: async () => ok(undefined),
    async lookUpNumber({ id, invoice_number }) {
      const others = [...records.values()].filter(record => record.id !== id)
      const sharing = others.find(({ draft }) => draft.invoice_number === invoice_number)
      const warning: Issue | null = sharing
        ? {
            path: 'invoice_number',
            code: 'number_shared',
            severity: 'warning',
            message: {
              code: 'number.shared',
              params: {
                number: invoice_number,
                other: invoice_number,
                customer: customerName(sharing.draft),
                isDraft: true,
              },
            },
          }
        : null
      return ok({ warning, free: `INV-2026-${records.size + 1}` })
    },
    documentRelations: async () => ok(noRelations),
    nextNumber: async ({ pattern }) => ok(proposeNumber(pattern, '2026-11-21', [])),
    cancelWork: async () => ok(undefined),
    printPdf: async () => ok(undefined),
    connections: async () => ok(connections),
    useConnection: async () => ok(connections),
    saveConnection: async () => ok({ view: connections, revocation: 'kept' }),
    removeConnection: async () => ok({ view: connections, revocation: 'kept' }),
    checkConnection: async () => ok({ ok: true, idempotent: true } as const),
    readAccount: async () => ok(null),
    askForKey: async () => ok(connections),
    removeKey: async () => ok({ view: connections, revocation: 'kept' }),
    openKeysPage: async () => ok(undefined),
    connectAttempts: async () => ok([]),
    startConnecting: async () => ({
      ok: false,
      error: { code: 'invalid_argument', message: { code: 'connect.no_address' } },
    }),
    openConnectPage: async () => ok(undefined),
    copyConnectCode: async () => ok(undefined),
    endConnecting: async () => ok(undefined),
    withdrawLiveConsent: async () => ok(connections),
    customerHistory: async () => ok(customerHistory),
    ...createMemorySettings({
      records,
      saveDraft: (id, draft) =>
        change(id, { draft, revision: (records.get(id)?.revision ?? 0) + 1, updatedAt: now() }),
      emit,
    }),
    countDue: async () => ok(0),
    storeStatus: async () => ok(data),
    reopenStore: async () => ok(data),
    saveElsewhere: async () => ok({ path: '/example/elsewhere.json' }),
    setUndoTitles: async () => ok(undefined),
    closingAcknowledged: async () => ok(undefined),
    readyToClose: async () => ok(undefined),
  }

  const onEvent: DesktopApi['onEvent'] = listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  /** operations that no test uses are missing; calling one fails */
  const api = new Proxy({ ...operations, onEvent } as DesktopApi, {
    get(target, name: keyof DesktopApi) {
      if (name !== 'onEvent') calls.push(name)
      return target[name]
    },
  })

  return {
    api,
    records,
    calls,
    submitted,
    emit,
    failSaves: message => {
      saveFailure = message
    },
    blockSaves() {
      const { promise, resolve } = Promise.withResolvers<void>()
      saveGate = promise
      return resolve
    },
    blockSubmissions() {
      const { promise, resolve } = Promise.withResolvers<void>()
      submissionGate = promise
      return resolve
    },
    setData: status => {
      data = status
    },
    setConnections: part => {
      connections = { ...connections, ...part }
    },
    setEInvoiceIssues: issues => {
      eInvoiceIssues = issues
    },
    setCustomerHistory: history => {
      customerHistory = history
    },
    answerSubmission: part => {
      submissionResult = part
    },
  }
}
