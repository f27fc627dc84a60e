import { isDeepStrictEqual } from 'node:util'
import type { InvoiceView } from '#contract/invoices.ts'
import type { Submission } from '#contract/submission.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { isSubmittable } from '#core/invoice/document-status.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { atWrittenPaths } from '#core/invoice/request-fields.ts'
import { redactKeys } from '#core/text/key.ts'
import type { Connections } from '../connections/connections.ts'
import type { Destinations, KnownConnection } from '../connections/destination.ts'
import type { LiveConsents } from '../connections/live-consents.ts'
import type { Events } from '../events.ts'
import { findInvoice } from '../find-invoice.ts'
import { numberTaken } from '../findings/number-lookup.ts'
import { submissionFindings } from '../findings/submission-findings.ts'
import type { Clock, Renderer } from '../ports/ports.ts'
import type { Attempt, Store, StoredInvoice } from '../ports/store.ts'
import { payloadOf } from '../sent-fields.ts'
import { findAttempt, invoiceViewOf, isSafeToRepeat, stateOf, submissionNow } from '../submission-view.ts'
import { type Confirmation, confirmationOf, freeze, refuseUnconfirmed } from './outbox/freeze.ts'
import type { Outbox } from './outbox/outbox.ts'
import {
  type SubmittedTemplate,
  submittedTemplate,
  type TemplatePublisher,
  withPublished,
} from './outbox/template-publisher.ts'

export interface SubmitDeps {
  store: Store
  clock: Clock
  events: Events
  connections: Connections
  destinations: Destinations
  liveConsents: LiveConsents
  outbox: Outbox
  templatePublisher: TemplatePublisher
  renderer: Pick<Renderer, 'render' | 'templateFile'>
  deliver: { begin(attemptId: string): unknown }
}

interface SubmitArgument {
  id: string
  revision: number
  connectionId: string
  confirmed?: Confirmation | undefined
  rememberConsent?: boolean | undefined
}

export function createSubmit(deps: SubmitDeps) {
  const {
    store,
    clock,
    events,
    connections,
    destinations,
    liveConsents,
    outbox,
    templatePublisher,
    renderer,
    deliver,
  } = deps
  const now = () => clock.now().toISOString()

  /** Submits one revision. Resolves when the outcome of the first POST is stored; later changes are events. */
  async function submit(argument: SubmitArgument): Promise<Submission> {
    const { id, revision, connectionId, confirmed, rememberConsent = false } = argument
    store.dataFile.requireWritable()
    const connection = connections.requireActive(connectionId)
    // Built before the key is read, so that an invalid invoice is refused without asking the keychain.
    const written = payloadOf(submittable(store, { id, revision }).draft, connection.requestFields)
    const template = submittedTemplate(renderer, written.invoice.template)
    const destination = await destinations.of(connection)
    const { key } = destination
    const isConsented = () =>
      confirmed === undefined && liveConsents.find(connection, key.fingerprint) !== undefined
    const renderingIssues = isConsented()
      ? await renderingFindings(renderer, written.invoice, template)
      : null
    if (!isConsented()) refuseUnconfirmed({ ...confirmationOf(written.invoice), mode: key.kind }, confirmed)
    const sent = await withPublished(templatePublisher, written, template, {
      connectionId: connection.id,
      destination,
    })

    // The checks are repeated, because keychain, practice service, rendering and template upload took time. Nothing
    // else runs between here and the commit.
    const invoice = submittable(store, { id, revision })
    if (!isDeepStrictEqual(connections.requireActive(connectionId), connection))
      throw new AppError('connection_changed')
    const attempt = freeze(store, invoice, { sent, file: template?.file, connection, key, now: now() })
    if (renderingIssues !== null && isConsented()) refuseFindings(invoice, connection, renderingIssues)
    else refuseUnconfirmed(attempt, confirmed)
    if (template) store.templates.keep(template.file)
    const taken = store.attempts.freeze(attempt, { takeNumber: attempt.mode === 'live' })
    if (taken) throw numberTaken(attempt.invoice_number, taken)
    if (attempt.mode === 'live' && rememberConsent) liveConsents.grant(connection, key)

    events.invoiceChanged(id)
    await outbox.send(attempt.id)
    return submissionNow(store, attempt.id, clock.now())
  }

  /** A consent does not cover invoices with findings. */
  function refuseFindings(
    { id, customerId, draft }: StoredInvoice,
    { requestFields }: KnownConnection,
    renderingIssues: readonly Issue[],
  ): void {
    const read = invoiceOfDraft(draft)
    const own = read.ok
      ? submissionFindings(store, clock, {
          id,
          customerId,
          invoice: read.invoice,
          requestFields,
          mode: 'live',
        })
      : read.issues
    const rendering = atWrittenPaths(renderingIssues, renderableDraft(draft), requestFields)
    const isKnown = ({ path, code }: Issue) => own.some(issue => issue.path === path && issue.code === code)
    const issues = [...own, ...rendering.filter(issue => !isKnown(issue))]
    if (issues.length === 0) return
    const message = { code: 'submission.findings', params: { count: issues.length } } as const
    throw new AppError('confirmation_required', { message, issues })
  }

  function cancelSubmission({ id }: { id: string }): InvoiceView {
    const attempt = findAttempt(store, id)
    if (!store.attempts.withdraw(attempt.id, 'queued', now()))
      throw new AppError(attempt.state === 'sending' ? 'already_submitting' : 'not_settleable')
    outbox.forget(attempt.id)
    events.invoiceChanged(id)
    return invoiceViewOf(store, findInvoice(store, id), clock.now())
  }

  async function checkAgain({ id }: { id: string }): Promise<Submission> {
    store.dataFile.requireWritable()
    const attempt = findAttempt(store, id)
    if (attempt.state === 'unknown' && !isSafeToRepeat(store, attempt, clock.now())) {
      await outbox.lookUp(attempt.id)
      const { state, problem } = findAttempt(store, id)
      // The lookup was not sent.
      if (state === 'unknown' && problem?.code === 'stored_data_changed')
        throw new AppError('stored_data_changed', { message: problem.message })
      if (state === 'unknown')
        throw new AppError('outcome_unknown', { message: { code: 'submission.not_found' } })
    } else await outbox.send(attempt.id)
    return submissionNow(store, attempt.id, clock.now())
  }

  /** Settles an unknown outcome by the user's answer; a job that the service reports overrides `not_created`. */
  async function settleUnknown(found: {
    id: string
    found: 'created' | 'not_created'
    invoiceUrl?: string | undefined
  }): Promise<InvoiceView> {
    store.dataFile.requireWritable()
    const attempt = findAttempt(store, found.id)
    if (attempt.state !== 'unknown' || outbox.isSending(attempt.id)) throw new AppError('not_settleable')
    if (found.found === 'not_created') {
      await lookUpBriefly(attempt)
      store.attempts.withdraw(attempt.id, 'unknown', now())
    } else {
      const change = {
        state: 'done',
        finishedAt: now(),
        problem: null,
        invoiceUrl: found.invoiceUrl === undefined ? null : redactKeys(found.invoiceUrl),
      } as const
      store.attempts.change(attempt.id, 'unknown', change)
      deliver.begin(attempt.id)
    }
    outbox.forget(attempt.id)
    events.invoiceChanged(found.id)
    return invoiceViewOf(store, findInvoice(store, found.id), clock.now())
  }

  /** Looks up an attempt, and stops waiting for the answer after some seconds. */
  const lookUpBriefly = ({ id }: Attempt): Promise<void> =>
    new Promise(resolve => {
      const cancel = clock.after(lookupTimeoutMs, resolve)
      void outbox.lookUp(id).finally(() => {
        cancel()
        resolve()
      })
    })

  return { submit, cancelSubmission, checkAgain, settleUnknown }
}

const lookupTimeoutMs = 4000

/** Warnings that only rendering finds, such as a missing glyph; a separate one if the invoice cannot be rendered. */
async function renderingFindings(
  renderer: Pick<Renderer, 'render'>,
  invoice: RenderableInvoice,
  template: SubmittedTemplate | undefined,
): Promise<Issue[]> {
  try {
    const { warnings } = await renderer.render(invoice, invoice.template, {
      templateText: template?.file.content,
    })
    return warnings.filter(({ severity }) => severity !== 'info')
  } catch {
    return [
      {
        path: 'template',
        code: 'not_rendered',
        severity: 'warning',
        message: { code: 'template.not_rendered' },
      },
    ]
  }
}

/**
 * Finds an invoice that may be submitted in this revision.
 * @throws AppError not_editable, already_submitting, stale_revision
 */
export function submittable(store: Store, { id, revision }: { id: string; revision: number }): StoredInvoice {
  const invoice = findInvoice(store, id)
  const state = stateOf(invoice)
  if (invoice.attempt?.issuedBy && state === 'done')
    throw new AppError('not_editable', { message: { code: 'mark.not_submitted' } })
  if (!isSubmittable(state, invoice.attempt?.mode ?? null))
    throw new AppError(state === 'done' ? 'not_editable' : 'already_submitting')
  if (invoice.revision !== revision) throw new AppError('stale_revision')
  return invoice
}
