import type { Connection } from '#contract/connections.ts'
import type { Answer } from '#contract/operation.ts'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Issue } from '#core/errors/issue.ts'
import { isSubmittable } from '#core/invoice/document-status.ts'
import type { Message } from '#core/messages/message.ts'
import { openConnect, replaceKey } from '../connections/connect-actions.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { errorsOf } from '../state/document/field-messages.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { focusPath } from '../state/focus-field.ts'
import { activeConnection, modeOf, needsAccount } from '../state/host/active-connection.ts'
import { HostCallError, unwrap } from '../state/host/unwrap-answer.ts'
import { saveOrNotify, withErrorNotice } from '../state/invoice-actions.ts'
import { detectTypingDuring } from '../state/key-queue.ts'
import { awaitHostWork } from '../state/progress-toast.ts'
import type { LiveConfirmation } from '../state/view/overlay.ts'
import type { Toast } from '../state/view/view-store.ts'
import { announceSubmission } from './announce-submissions.ts'
import { countDown } from './count-down.ts'
import { liveConfirmationOf } from './live-confirmation.ts'

export const mayBeSubmitted = ({ state, submission }: Pick<OpenInvoice, 'state' | 'submission'>): boolean =>
  isSubmittable(state, submission?.mode ?? null)

/**
 * Checks in order everything that can block a submission before anything is sent. A live key asks for
 * confirmation.
 */
export const startSubmission = (app: App): Promise<void> => {
  const invoice = app.openInvoices.current()
  const active = activeConnection(app.hostStore.store.getState().connections)
  if (!invoice || !mayBeSubmitted(invoice)) return Promise.resolve()
  if (app.hostStore.store.getState().data?.state === 'read_only') {
    app.view.notify(() => t('data.read-only.submit'))
    return Promise.resolve()
  }
  if (active && needsAccount(app.hostStore.store.getState().connections)) {
    openConnect(app, active.practice ? undefined : active.id, () => continueConnected(app, invoice.id))
    return Promise.resolve()
  }
  return runExclusive(app, invoice.id, async () => {
    app.view.set({ notice: null, settings: null })
    app.openInvoices.markSubmitAttempted(invoice.id)
    if (showErrors(app, invoice.id)) return
    const isAsked = active !== undefined && isSureToAsk(app, active)
    if (isAsked) prepareQuestion(app, invoice)
    if (!(await app.openInvoices.autosave.flush(invoice.id))) {
      if (isAsked) closePreparation(app)
      app.view.alert(t('submit.not-saved'))
      return
    }
    // cancelled while saving
    if (isAsked && !isPreparing(app)) return
    // without a question, the user may have edited the invoice meanwhile
    if (!isAsked && showErrors(app, invoice.id)) return
    const saved = app.openInvoices.find(invoice.id)
    const { connections, online } = app.hostStore.store.getState()
    const connection = activeConnection(connections)
    const mode = modeOf(connection)
    if (!saved || !connection) return closePreparation(app)
    if (!online && !connection.practice) app.view.set({ overlay: { kind: 'offline', id: invoice.id } })
    else if (mode === 'live') await submitLive(app, saved, connection)
    else await send(app, { id: invoice.id, connectionId: connection.id })
  })
}

/** Continues a submission after connecting. Asks before anything is billed, because time has passed. */
function continueConnected(app: App, id: string): void {
  const connection = activeConnection(app.hostStore.store.getState().connections)
  const asks = modeOf(connection) === 'test' || connection?.liveConsent === null
  if (asks && app.openInvoices.current()?.id === id) void startSubmission(app)
}

function showErrors(app: App, id: string): boolean {
  const invoice = app.openInvoices.find(id)
  const errors = invoice ? errorsOf(invoice) : []
  if (errors.length === 0) return false
  app.view.alert(t('issues.summary', { count: errors.length }))
  app.view.set({ focusSummary: true })
  return true
}

const isSureToAsk = (app: App, connection: Connection): boolean =>
  modeOf(connection) === 'live' && connection.liveConsent === null && app.hostStore.store.getState().online

/** Opens the question before its values are known, because a key pressed meanwhile must not change the invoice. */
function prepareQuestion(app: App, { doc: { draft } }: OpenInvoice): void {
  const subject = { type: documentTypeOf(draft), invoice_number: draft.invoice_number.trim() }
  app.view.set({ overlay: { kind: 'prepare-live', subject } })
}

const isPreparing = (app: App): boolean => app.view.store.getState().overlay?.kind === 'prepare-live'

function closePreparation(app: App): void {
  if (isPreparing(app)) app.view.set({ overlay: null })
}

/** With a consent, an invoice without findings is sent after a countdown; any other invoice needs a confirmation. */
async function submitLive(app: App, saved: OpenInvoice, connection: Connection): Promise<void> {
  const wasPreparing = isPreparing(app)
  const question = await questionOf(app, saved, connection).catch((error: unknown) => {
    closePreparation(app)
    throw error
  })
  // cancelled during the check
  if (wasPreparing && !isPreparing(app)) return
  if (!question) return closePreparation(app)
  if (connection.liveConsent === null || question.findings.length > 0) return ask(app, question)
  if (!(await countDown(app, question))) return
  const { id, revision, connectionId } = question
  try {
    await send(app, { id, revision, connectionId })
  } catch (error) {
    // the consent was withdrawn, or the host has new findings
    if (!(error instanceof HostCallError) || error.error.code !== 'confirmation_required') throw error
    await confirmBeforeBilling(app, saved, connection, error.error.fields)
  }
}

const ask = (app: App, question: LiveConfirmation) =>
  app.view.set({ overlay: { kind: 'confirm-live', question } })

/** Asks for confirmation of the saved revision; only that one is sent. */
async function confirmBeforeBilling(
  app: App,
  saved: OpenInvoice,
  connection: Connection,
  refusedFor: readonly Issue[] = [],
): Promise<void> {
  const question = await questionOf(app, saved, connection, refusedFor)
  if (question) ask(app, question)
}

/** Question about a live submission; `undefined` if the invoice was deleted meanwhile. */
async function questionOf(
  app: App,
  saved: OpenInvoice,
  connection: Connection,
  refusedFor: readonly Issue[] = [],
): Promise<LiveConfirmation | undefined> {
  const { templates } = app.hostStore.store.getState()
  const { warnings } = app.view.store.getState()
  const { candidates } = await unwrap(app.api.reviewBatch({ ids: [saved.id], connectionId: connection.id }))
  const [candidate] = candidates
  return (
    candidate && liveConfirmationOf(saved, connection, templates, candidate, [...warnings, ...refusedFor])
  )
}

/** Continues after the offline dialog. */
export const continueOffline = (app: App, id: string): Promise<void> => {
  const connection = activeConnection(app.hostStore.store.getState().connections)
  const invoice = app.openInvoices.find(id)
  app.view.set({ overlay: null })
  if (!connection || !invoice) return Promise.resolve()
  return runExclusive(app, id, () =>
    modeOf(connection) === 'live'
      ? confirmBeforeBilling(app, invoice, connection)
      : send(app, { id, connectionId: connection.id }),
  )
}

export const confirmLive = (app: App, question: LiveConfirmation, rememberConsent = false): Promise<void> => {
  const { id, revision, connectionId, confirmed } = question
  app.view.set({ overlay: null })
  return runExclusive(app, id, async () => {
    await send(app, { id, connectionId, revision, confirmed, rememberConsent })
    if (rememberConsent) await app.hostStore.refreshConnections()
  })
}

const isAboutTemplate = (code: string): boolean =>
  code === 'template_unavailable' || code === 'template_refused' || code === 'work_cancelled'

const runExclusive = (app: App, id: string, work: () => Promise<void>): Promise<void> =>
  withErrorNotice(app, () =>
    app.view.runExclusive(id, async () => {
      try {
        await work()
      } catch (error) {
        const connection = activeConnection(app.hostStore.store.getState().connections)
        const action =
          error instanceof HostCallError && connection
            ? templateAction(app, connection.id, error.error.message)
            : undefined
        if (!(error instanceof HostCallError) || !action) throw error
        app.view.notify(() => textOf(error.error.message), action)
      }
    }),
  )

/** Without a revision the saved one is submitted; with a revision the host rejects any other. */
type SubmitRequest = Omit<Parameters<DesktopApi['submit']>[0], 'revision'> & { revision?: number }

async function send(app: App, sending: SubmitRequest): Promise<void> {
  const { id } = sending
  if (!(await app.openInvoices.autosave.flush(id))) {
    app.view.alert(t('submit.not-saved'))
    return
  }
  const invoice = app.openInvoices.find(id)
  if (!invoice) return
  app.view.announce(t('submit.busy'))
  await callAndApply(app, id, () => app.api.submit({ revision: invoice.revision, ...sending }))
}

/** Runs a submission call and applies its result; an error may name fields. */
async function callAndApply(
  app: App,
  id: string,
  call: () => ReturnType<App['api']['submit']>,
): Promise<void> {
  app.openInvoices.setSubmitting(id, true)
  // cleared, because screen readers do not announce an unchanged text
  app.view.alert('')
  try {
    const { value: answer, hasTyped } = await detectTypingDuring(call)
    if (answer.ok) {
      app.openInvoices.applySubmission(id, answer.value)
      announceSubmission(app, answer.value)
      if (!hasTyped) focusResult(app, answer.value)
      return
    }
    if (answer.error.code === 'confirmation_required') throw new HostCallError(answer.error)
    // the notice offers the solution, and the invoice can be submitted again
    if (isAboutTemplate(answer.error.code)) throw new HostCallError(answer.error)
    app.openInvoices.setServiceIssues(id, answer.error.fields ?? [])
    if ((answer.error.fields ?? []).length > 0 && !hasTyped) app.view.set({ focusSummary: true })
    throw new HostCallError(answer.error)
  } finally {
    app.openInvoices.setSubmitting(id, false)
    app.view.setProgress('template', null)
  }
}

/** Focuses the rejected fields or the result, unless the user kept typing. */
function focusResult(app: App, { state, problem }: Submission) {
  const isAtFields = state === 'refused' && (problem?.fields.length ?? 0) > 0
  // the preview may replace the editor
  app.view.set({ pane: 'editor', ...(isAtFields ? { focusSummary: true } : { focusResult: true }) })
}

export const checkAgain = (app: App, id: string): Promise<void> =>
  runExclusive(app, id, () => callAndApply(app, id, () => app.api.checkAgain({ id })))

export const keepAsDraft = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    const view = await unwrap(app.api.cancelSubmission({ id }))
    app.openInvoices.adopt(view)
    const { draft } = view
    const number = draft.invoice_number
    app.view.announce(t('offline.kept', { kind: documentTypeOf(draft), number }))
  })

export const resolveUnknown = (
  app: App,
  id: string,
  found: 'created' | 'not_created',
  invoiceUrl: string,
): Promise<void> =>
  withErrorNotice(app, async () => {
    const link = invoiceUrl.trim() === '' ? {} : { invoiceUrl: invoiceUrl.trim() }
    const record = await unwrap(app.api.settleUnknown({ id, found, ...link }))
    app.openInvoices.adopt(record)
    app.view.set({ overlay: null })
    if (found === 'not_created' && record.state === 'done')
      app.view.alert(t('resolve.again.exists', { number: record.submission?.invoice_number ?? '' }))
  })

export const savePdf = (app: App, id: string, of?: 'delivered'): Promise<void> =>
  withErrorNotice(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const saved = (await awaitPdf(app, app.api.savePdf({ id, which: of ?? pdfToUse(app, id) })))?.value
    if (saved) app.view.toast(() => t('receipt.saved', { path: saved.path }))
  })

export const printPdf = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const printed = await awaitPdf(app, app.api.printPdf({ id, which: pdfToUse(app, id) }))
    if (printed) app.view.toast(() => t('preview.printed'))
  })

/** Action if a service lacks a custom template; `undefined` for any other reason. */
export function templateAction(
  app: App,
  connectionId: string,
  { code }: Message,
): NonNullable<Toast['action']> | undefined {
  switch (code) {
    case 'own_template.no_permission':
      return { label: t('template.connect-again'), run: () => void replaceKey(app, connectionId) }
    case 'own_template.not_kept':
    case 'own_template.refused':
      return { label: t('template.choose'), run: () => focusPath(app, 'template') }
    case 'own_template.version_gone':
    case 'own_template.file_missing':
      return { label: t('template.submit-again'), run: () => void startSubmission(app) }
    default:
      return undefined
  }
}

/** The delivered PDF if it is stored and of the current revision, otherwise the preview with watermark. */
function pdfToUse(app: App, id: string): 'delivered' | 'preview' {
  const invoice = app.openInvoices.find(id)
  const submission = invoice?.submission
  const isCurrent = submission?.mode === 'live' || submission?.revision === invoice?.revision
  return submission?.delivery?.state === 'kept' && isCurrent ? 'delivered' : 'preview'
}

/**
 * Waits for a PDF.
 * @returns `undefined` if the user cancelled
 */
async function awaitPdf<Value>(
  app: App,
  work: Promise<Answer<Value>>,
): Promise<{ value: Value } | undefined> {
  const made = await awaitHostWork(app, 'pdf', () => t('preview.making'), work)
  if (!made) app.view.toast(() => t('preview.not-made'))
  return made
}
