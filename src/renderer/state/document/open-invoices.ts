import { produce } from 'immer'
import { createStore } from 'zustand/vanilla'
import type { DocumentRelations, InvoiceStatus, InvoiceView, SavedRevision } from '#contract/invoices.ts'
import type { Answer } from '#contract/operation.ts'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import type { Submission } from '#contract/submission.ts'
import type { Draft } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import { fingerprintOfDraft, serializeDraft } from '#core/draft/draft-text.ts'
import type { Issue } from '#core/errors/issue.ts'
import { textOf } from '../../i18n/translate.ts'
import { afterPress } from './after-press.ts'
import { type Autosave, createAutosave, type SaveResult } from './autosave.ts'
import { applyDiff } from './doc-diff.ts'
import { type EditorDoc, type Recipe, toEditorDoc } from './editor-doc.ts'
import { selectForEviction } from './evict-idle.ts'
import { unreadableFields } from './field-messages.ts'
import { mayBeEdited, type OpenInvoice } from './open-invoice.ts'
import {
  emptyHistory,
  endCoalescing,
  recordEdit,
  redo,
  type StepName,
  type UndoStep,
  undo,
} from './undo-history.ts'

export interface OpenInvoicesState {
  readonly open: Readonly<Record<string, OpenInvoice>>
  readonly current: string | null
}

export interface EditCommand {
  /** defaults to the displayed invoice */
  id?: string
  label: StepName
  /** field being typed into; `null` for a command */
  coalesceKey: string | null
  recipe: Recipe
  /** links a customer to the invoice in the same step */
  customerId?: string | null
}

export interface OpenInvoicesOptions {
  now?: () => number
  /** false while the data are view-only */
  mayWrite?: () => boolean
  /** called before an idle invoice is closed, while its saved state is known */
  onEvict?: (invoice: OpenInvoice) => void
}

/**
 * All open invoices. Each edit is an undo step and schedules the autosave. Edited invoices stay open, including their
 * histories, until the window closes or the histories grow too large.
 */
export function createOpenInvoices(
  api: DesktopApi,
  { now = Date.now, mayWrite = () => true, onEvict = () => {} }: OpenInvoicesOptions = {},
) {
  const store = createStore<OpenInvoicesState>(() => ({ open: {}, current: null }))

  const find = (id: string | null): OpenInvoice | undefined =>
    id === null ? undefined : store.getState().open[id]
  const current = () => find(store.getState().current)

  const update = (id: string, change: (invoice: OpenInvoice) => Partial<OpenInvoice>) => {
    const invoice = find(id)
    if (!invoice) return
    store.setState(state => ({ open: { ...state.open, [id]: { ...invoice, ...change(invoice) } } }))
  }

  /** number of the last request to show an invoice */
  let lastRequest = 0

  /** least recently shown first */
  const recentlyShown = new Set<string>()

  /** Last draft of each invoice that the host acknowledged, so that a save sends changes only. */
  const acknowledged = new Map<string, { revision: number; draft: Draft }>()

  const send = async (
    id: string,
    { revision, doc: { draft } }: OpenInvoice,
  ): Promise<Answer<SavedRevision>> => {
    const base = acknowledged.get(id)
    const content =
      base?.revision === revision
        ? { change: diffDrafts(base.draft, draft), fingerprint: fingerprintOfDraft(draft) }
        : { draft }
    const answer = await api.saveInvoice({ id, revision, ...content })
    if (!answer.ok) return answer
    acknowledged.set(id, { revision: answer.value.revision, draft })
    update(id, () => ({ revision: answer.value.revision }))
    return answer
  }

  const save = async (id: string): Promise<SaveResult> => {
    const invoice = find(id)
    if (!invoice) return { ok: true, updatedAt: new Date(now()).toISOString() }
    const answer = await send(id, invoice)
    if (answer.ok) return { ok: true, updatedAt: answer.value.updatedAt }
    const failure: SaveResult = { ok: false, message: textOf(answer.error.message) }
    acknowledged.delete(id)
    if (answer.error.code === 'stale_revision') {
      // another window saved meanwhile; its revision stays in the history, and the local state is newer
      const latest = await api.openInvoice({ id })
      if (!latest.ok || !mayBeEdited(latest.value)) return failure
      update(id, () => ({ revision: latest.value.revision }))
    } else if (answer.error.code !== 'stale_draft') return failure
    const again = await send(id, find(id) ?? invoice)
    if (!again.ok) return { ok: false, message: textOf(again.error.message) }
    return { ok: true, updatedAt: again.value.updatedAt }
  }

  const autosave: Autosave = createAutosave({
    save,
    report: (id, status) => update(id, () => ({ save: status })),
  })

  const canEdit = (invoice: OpenInvoice) => mayWrite() && mayBeEdited(invoice) && !invoice.isSubmitting

  /** a paste, drop or cut is its own undo step */
  let isAtomic = false

  /** Links a customer to an invoice. If the host refuses, the link is reset to the stored customer. */
  const linkCustomer = async (id: string, customerId: string | null): Promise<void> => {
    update(id, () => ({ customerId }))
    const answer = await api.setInvoiceCustomer({ id, customerId })
    if (answer.ok) return
    const latest = await api.openInvoice({ id })
    if (latest.ok) update(id, () => ({ customerId: latest.value.customerId }))
  }

  /** Links the customer whose name was typed, in the undo step of the typing. */
  const linkTypedCustomer = (id: string, customerId: string | null): Promise<void> => {
    update(id, ({ history, customerId: now }) => {
      const last = history.past.at(-1)
      if (last?.coalesceKey !== 'buyer.name') return {}
      const customer = { before: last.customer ? last.customer.before : now, after: customerId }
      return { history: { ...history, past: [...history.past.slice(0, -1), { ...last, customer }] } }
    })
    return linkCustomer(id, customerId)
  }

  const edit = ({ id, label, coalesceKey, recipe, customerId }: EditCommand): boolean => {
    const invoice = id === undefined ? current() : find(id)
    if (!invoice || !canEdit(invoice)) return false
    const doc = produce(invoice.doc, draft => recipe(draft as EditorDoc))
    const isLinked = customerId !== undefined && customerId !== invoice.customerId
    if (doc === invoice.doc && !isLinked) return false
    const customer = isLinked ? { customer: { before: invoice.customerId, after: customerId } } : {}
    const edit = { label, coalesceKey, isAtomic, at: now(), ...customer }
    update(invoice.id, () => ({
      doc,
      history: recordEdit(invoice.history, edit, invoice.doc, doc),
      editedSinceIssues:
        coalesceKey === null
          ? invoice.editedSinceIssues
          : new Set(invoice.editedSinceIssues).add(coalesceKey),
    }))
    autosave.changed(invoice.id)
    if (isLinked) void linkCustomer(invoice.id, customerId)
    return true
  }

  const applyHistory = (move: typeof undo, direction: 'forward' | 'backward'): UndoStep | undefined => {
    const invoice = current()
    if (!invoice || !canEdit(invoice)) return undefined
    const result = move(invoice.history)
    if (!result) return undefined
    const doc = applyDiff(invoice.doc, result.step.diff, direction)
    update(invoice.id, () => ({ doc, history: result.history }))
    autosave.changed(invoice.id)
    const { customer } = result.step
    if (customer) void linkCustomer(invoice.id, direction === 'forward' ? customer.after : customer.before)
    return result.step
  }

  /** Closes idle invoices. Unedited ones are read again on demand; edited ones keep their history, within limits. */
  const evictIdle = () => {
    const { open } = store.getState()
    const idle = Object.values(open).filter(invoice => isIdle(invoice))
    for (const id of selectForEviction(idle, recentlyShown)) {
      const invoice = find(id)
      if (invoice) onEvict(invoice)
      close(id)
    }
  }
  const isIdle = ({ id, save, isSubmitting }: OpenInvoice) =>
    id !== store.getState().current && save.state === 'saved' && autosave.isClean(id) && !isSubmitting

  const close = (id: string) => {
    acknowledged.delete(id)
    recentlyShown.delete(id)
    autosave.drop(id)
    store.setState(state => {
      const { [id]: _closed, ...open } = state.open
      return { open, current: state.current === id ? null : state.current }
    })
  }

  const fromSubmission = (
    submission: Submission | null,
  ): Pick<OpenInvoice, 'state' | 'submission' | 'serviceIssues'> => ({
    state: submission?.state ?? 'draft',
    submission,
    serviceIssues: submission?.state === 'refused' ? (submission.problem?.fields ?? []) : [],
  })

  /** @returns false if the host has another draft, which must be read */
  const applyStatus = (id: string, { revision, submission }: Omit<InvoiceStatus, 'summary'>): boolean => {
    const known = find(id)
    // a status older than the latest save is outdated
    if (!known || known.revision > revision) return true
    if (known.revision !== revision && autosave.isClean(id)) return false
    update(id, () => ({ ...fromSubmission(submission), revision }))
    return true
  }

  /** the submission may be of an older revision than the latest save */
  const applySubmission = (id: string, submission: Submission) => update(id, () => fromSubmission(submission))

  /** Merges an invoice from the host; unsaved local edits win. */
  const mergeInvoice = (invoice: InvoiceView) => {
    const known = find(invoice.id)
    const { customerId } = invoice
    // an answer older than the latest save has an outdated draft; the customer has no revision
    if (known && known.revision > invoice.revision) return update(invoice.id, () => ({ customerId }))
    const fromHost = { ...fromSubmission(invoice.submission), state: invoice.state, customerId }
    const isSame = known?.revision === invoice.revision && !isOtherDocument(known, invoice)
    if (known && (!autosave.isClean(invoice.id) || isSame)) {
      update(invoice.id, () => ({ ...fromHost, revision: invoice.revision }))
      return
    }
    const doc = toEditorDoc(invoice.draft)
    acknowledged.set(invoice.id, { revision: invoice.revision, draft: invoice.draft })
    const fresh: OpenInvoice = {
      ...fromHost,
      id: invoice.id,
      revision: invoice.revision,
      doc,
      history: emptyHistory,
      save: { state: 'saved', updatedAt: invoice.updatedAt },
      touched: unreadableFields(doc),
      editedSinceIssues: new Set(),
      numberLookup: null,
      customerHistory: null,
      eInvoiceFindings: [],
      receivedCheck: null,
      relations: known?.relations ?? null,
      submitAttempted: false,
      isSubmitting: false,
    }
    store.setState(state => ({ open: { ...state.open, [invoice.id]: fresh } }))
  }

  /** A live submission with few fields sends another document than the written one, at the same revision. */
  const isOtherDocument = (known: OpenInvoice, invoice: InvoiceView): boolean =>
    !(mayBeEdited(known) && mayBeEdited(invoice)) &&
    serializeDraft(known.doc.draft) !== serializeDraft(invoice.draft)

  return {
    store,
    autosave,
    current,
    find,
    adopt: mergeInvoice,
    applyStatus,
    applySubmission,
    edit,
    linkCustomer,
    linkTypedCustomer,
    undo: () => applyHistory(undo, 'backward'),
    redo: () => applyHistory(redo, 'forward'),
    /** whether the next edits are atomic */
    setAtomic(next: boolean) {
      isAtomic = next
    },
    /** @returns whether no later request was made; only the answer to the latest request is shown */
    requestShow(): () => boolean {
      lastRequest += 1
      const request = lastRequest
      return () => request === lastRequest
    },
    show(id: string | null) {
      const previous = store.getState().current
      if (previous !== null && previous !== id) void autosave.flush(previous)
      store.setState({ current: id })
      if (id === null) return
      recentlyShown.delete(id)
      recentlyShown.add(id)
      evictIdle()
    },
    /** Ends coalescing and saves at once; called on blur. */
    blurField(field: string) {
      const invoice = current()
      if (!invoice) return
      const { id } = invoice
      if (invoice.history.coalesceBase !== null)
        update(id, ({ history }) => ({ history: endCoalescing(history) }))
      // a new message of the field moves the elements below it
      if (!invoice.touched.has(field))
        afterPress(() => update(id, ({ touched }) => ({ touched: new Set(touched).add(field) })))
      void autosave.flush(invoice.id)
    },
    setSubmitting: (id: string, isSubmitting: boolean) => update(id, () => ({ isSubmitting })),
    markSubmitAttempted(id: string) {
      update(id, () => ({ submitAttempted: true, editedSinceIssues: new Set<string>() }))
    },
    setNumberLookup: (id: string, numberLookup: OpenInvoice['numberLookup']) =>
      update(id, () => ({ numberLookup })),
    setCustomerHistory: (id: string, customerHistory: OpenInvoice['customerHistory']) =>
      update(id, () => ({ customerHistory })),
    setEInvoiceFindings: (id: string, eInvoiceFindings: OpenInvoice['eInvoiceFindings']) =>
      update(id, () => ({ eInvoiceFindings })),
    setReceivedCheck: (id: string, receivedCheck: OpenInvoice['receivedCheck']) =>
      update(id, () => ({ receivedCheck })),
    setRelations: (id: string, relations: DocumentRelations) => update(id, () => ({ relations })),
    setServiceIssues(id: string, serviceIssues: readonly Issue[]) {
      update(id, () => ({ serviceIssues }))
    },
    /** the data were replaced as a whole */
    reset() {
      acknowledged.clear()
      recentlyShown.clear()
      store.setState({ open: {}, current: null })
    },
    close,
  }
}

export type OpenInvoices = ReturnType<typeof createOpenInvoices>
