import type { Answer, Connection, DesktopApi } from '#contract/desktop-api.ts'
import type { Submission } from '#contract/submission.ts'
import { isSubmittable } from '#core/invoice-state.ts'
import { say } from '../i18n/translate.ts'
import { attempt, isStored } from '../invoice-list/list-actions.ts'
import type { Page } from '../state/app.ts'
import { errorsOf } from '../state/document/field-messages.ts'
import type { OpenDocument } from '../state/document/open-invoice.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { CallFailure, hostValue } from '../state/host/unwrap-answer.ts'
import { type LiveQuestion, liveQuestionOf } from './live-confirmation.ts'
import { unknownWords } from './submission-text.ts'

export const mayBeSubmitted = (
  { state, submission }: Pick<OpenDocument, 'state' | 'submission'>,
  connection: Connection | undefined,
): boolean => isSubmittable(state, submission?.mode ?? null, modeOf(connection))

/**
 * The button and Mod+Enter: everything that can stop a submission before a byte leaves, in order. A live key ends in
 * a question, a test key does not.
 */
export const startSubmission = (page: Page): Promise<void> => {
  const document = page.documents.current()
  const active = activeConnection(page.desk.store.getState().connections)
  if (!document || !mayBeSubmitted(document, active)) return Promise.resolve()
  if (page.desk.store.getState().data?.state === 'read_only') {
    page.view.notify(say('data.read-only.submit'))
    return Promise.resolve()
  }
  if (active && modeOf(active) === null) return replaceKey(page, active.id)
  return once(page, document.id, async () => {
    page.view.set({ notice: null, settings: null })
    if (!(await page.documents.autosave.flush(document.id))) {
      page.view.alert(say('submit.not-saved'))
      return
    }
    page.documents.attempt(document.id)
    const saved = page.documents.find(document.id)
    if (!saved) return
    const errors = errorsOf(saved)
    if (errors.length > 0) {
      page.view.alert(say('issues.summary', { count: errors.length }))
      page.view.set({ wantsSummary: true })
      return
    }

    const { connections, online } = page.desk.store.getState()
    const connection = activeConnection(connections)
    const mode = modeOf(connection)
    if (!connection) return
    if (!online && !connection.practice) page.view.set({ overlay: { kind: 'offline', id: document.id } })
    else if (mode === 'live') await askBeforeBilling(page, saved, connection)
    else await send(page, { id: document.id, connectionId: connection.id })
  })
}

/** Only of what is saved: the question names one revision, and that one is sent or none. */
async function askBeforeBilling(page: Page, saved: OpenDocument, connection: Connection): Promise<void> {
  const { templates } = page.desk.store.getState()
  const { candidates } = await hostValue(
    page.api.reviewBatch({ ids: [saved.id], connectionId: connection.id }),
  )
  const found = candidates.flatMap(({ problems, warnings }) => [...problems, ...warnings])
  const warnings = [...new Set(found.map(({ message }) => message))]
  const question = liveQuestionOf(saved, connection, templates, warnings)
  page.view.set({ overlay: { kind: 'confirm-live', question } })
}

/** After the question for going on while offline. */
export const continueOffline = (page: Page, id: string): Promise<void> => {
  const connection = activeConnection(page.desk.store.getState().connections)
  const document = page.documents.find(id)
  page.view.set({ overlay: null })
  if (!connection || !document) return Promise.resolve()
  return once(page, id, () =>
    modeOf(connection) === 'live'
      ? askBeforeBilling(page, document, connection)
      : send(page, { id, connectionId: connection.id }),
  )
}

export const confirmLive = (page: Page, question: LiveQuestion): Promise<void> => {
  const { id, revision, connectionId, agreement: confirmed } = question
  page.view.set({ overlay: null })
  return once(page, id, () => send(page, { id, connectionId, revision, confirmed }))
}

const once = (page: Page, id: string, work: () => Promise<void>): Promise<void> =>
  attempt(page, () => page.view.once(id, work))

/** Without a revision: whatever is saved by then. With one: that one, or the host refuses. */
type Sending = Omit<Parameters<DesktopApi['submit']>[0], 'revision'> & { revision?: number }

async function send(page: Page, sending: Sending): Promise<void> {
  const { id } = sending
  if (!(await page.documents.autosave.flush(id))) {
    page.view.alert(say('submit.not-saved'))
    return
  }
  const document = page.documents.find(id)
  if (!document) return
  page.view.announce(say('submit.busy'))
  await settled(page, id, () => page.api.submit({ revision: document.revision, ...sending }))
}

/** Whatever came of it, the record tells; a refusal of the call itself may name fields. */
async function settled(page: Page, id: string, call: () => ReturnType<Page['api']['submit']>): Promise<void> {
  page.documents.setLeaving(id, true)
  try {
    const answer = await call()
    await reload(page, id)
    await page.desk.refreshInvoices()
    if (answer.ok) return sayOutcome(page, answer.value)
    page.documents.refuse(id, answer.error.fields ?? [])
    if ((answer.error.fields ?? []).length > 0) page.view.set({ wantsSummary: true })
    throw new CallFailure(answer.error)
  } finally {
    page.documents.setLeaving(id, false)
  }
}

function sayOutcome(page: Page, submission: Submission) {
  const number = submission.invoice_number
  if (submission.state === 'done') {
    page.view.announce(submission.mode === 'test' ? say('receipt.test') : say('receipt.title', { number }))
    page.view.set({ wantsResult: true })
  } else if (submission.state === 'refused') {
    page.view.alert(submission.problem?.message ?? say('refused.fields'))
    page.view.set({ wantsSummary: true })
  } else if (submission.state === 'unknown') {
    page.view.alert(unknownWords(submission))
  }
}

async function reload(page: Page, id: string): Promise<void> {
  const answer = await page.api.openInvoice({ id })
  if (answer.ok) page.documents.adopt(answer.value)
}

export const checkAgain = (page: Page, id: string): Promise<void> =>
  once(page, id, () => settled(page, id, () => page.api.checkAgain({ id })))

export const keepAsDraft = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    page.documents.adopt(await hostValue(page.api.cancelSubmission({ id })))
    await page.desk.refreshInvoices()
  })

export const settle = (
  page: Page,
  id: string,
  found: 'created' | 'not_created',
  invoiceUrl: string,
): Promise<void> =>
  attempt(page, async () => {
    const link = invoiceUrl.trim() === '' ? {} : { invoiceUrl: invoiceUrl.trim() }
    const record = await hostValue(page.api.settleUnknown({ id, found, ...link }))
    page.documents.adopt(record)
    page.view.set({ overlay: null })
    if (found === 'not_created' && record.state === 'done')
      page.view.alert(say('settle.again.exists', { number: record.submission?.invoice_number ?? '' }))
    await page.desk.refreshInvoices()
  })

export const replaceKey = (page: Page, connectionId: string): Promise<void> =>
  attempt(page, async () => {
    page.desk.setConnections(await hostValue(page.api.askForKey({ id: connectionId })))
  })

export const savePdf = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    if (!(await isStored(page, id))) return
    const saved = await made(page, page.api.savePdf({ id, which: fileOf(page, id) }))
    if (saved?.value) page.view.toast(say('receipt.saved', { path: saved.value.path }))
  })

export const fetchAgain = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    const { delivery } = await hostValue(page.api.retryDownload({ id }))
    if (delivery?.state === 'kept') page.view.toast(say('receipt.fetched'))
  })

export const printPdf = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    if (!(await isStored(page, id))) return
    const printed = await made(page, page.api.printPdf({ id, which: fileOf(page, id) }))
    if (printed) page.view.toast(say('preview.printed'))
  })

/** The file that the service made, once it is here; until then the marked one. */
const fileOf = (page: Page, id: string): 'delivered' | 'preview' =>
  page.documents.find(id)?.submission?.delivery?.state === 'kept' ? 'delivered' : 'preview'

const long = 700

/** Thousands of lines take a moment, in which it should not look as if nothing happened. */
async function tellingIfLong<Value>(page: Page, work: Promise<Value>, cancel?: () => void): Promise<Value> {
  let told: number | undefined
  const action = cancel && { label: say('dialog.cancel'), run: cancel }
  const timer = setTimeout(() => {
    told = page.view.toast(say('preview.making'), action, { isWorking: true })
  }, long)
  return await work.finally(() => {
    clearTimeout(timer)
    page.view.set({ making: null })
    if (told !== undefined) page.view.dismissToast(told)
  })
}

/** `undefined`: the person did not wait for it. */
async function made<Value>(page: Page, work: Promise<Answer<Value>>): Promise<{ value: Value } | undefined> {
  const answer = await tellingIfLong(page, work, () => void page.api.cancelPdf())
  if (answer.ok) return { value: answer.value }
  if (answer.error.code !== 'render_cancelled') throw new CallFailure(answer.error)
  page.view.toast(say('preview.not-made'))
  return undefined
}
