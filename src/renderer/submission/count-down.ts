import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import type { LiveConfirmation } from '../state/view/overlay.ts'
import { amountOf } from './submission-text.ts'

const defaultSeconds = 5
/**
 * Milliseconds; a timer that fires later was suspended with the computer, and the user may not be present to cancel.
 */
const maxLateMs = 2000

/**
 * Waits while a live submission can be cancelled. Only the page waits, so closing the window sends nothing.
 * @returns `false`, and nothing may be sent, if it was cancelled or if anything displayed changed: the invoice, its
 * revision, the connection, the consent, or being online
 */
export async function countDown(app: App, question: LiveConfirmation): Promise<boolean> {
  const seconds = app.hostStore.store.getState().settings?.countdownSeconds ?? defaultSeconds
  if (seconds === 0) return true
  const isElapsed = await elapses(app, question, seconds)
  if (!isElapsed)
    app.view.announce(
      t('countdown.cancelled', { kind: question.type, number: question.confirmed.invoice_number }),
    )
  return isElapsed
}

export const cancelCountdown = (app: App): void => app.view.set({ countdown: null })

function elapses(app: App, question: LiveConfirmation, seconds: number): Promise<boolean> {
  const { openInvoices, hostStore, view } = app
  const doc = openInvoices.find(question.id)?.doc
  const consent = consentOf(app)

  /** Whether everything displayed at the start is unchanged. */
  const isUnchanged = (): boolean => {
    const invoice = openInvoices.current()
    const { online } = hostStore.store.getState()
    const { countdown, overlay, settings } = view.store.getState()
    return (
      invoice?.id === question.id &&
      invoice.doc === doc &&
      invoice.revision === question.revision &&
      mayBeEdited(invoice) &&
      online &&
      consent !== null &&
      consentOf(app) === consent &&
      countdown?.question === question &&
      overlay === null &&
      settings === null
    )
  }

  // the header shows the countdown, so it has to be visible
  view.set({ countdown: { question, seconds }, pane: 'editor' })
  const { invoice_number: number } = question.confirmed
  view.announce(
    t('countdown.announced', {
      kind: question.type,
      number,
      amount: amountOf(question.confirmed),
      count: seconds,
    }),
  )

  return new Promise(resolve => {
    const end = (isElapsed: boolean) => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      if (view.store.getState().countdown?.question === question) view.set({ countdown: null })
      resolve(isElapsed)
    }
    const check = () => {
      if (!isUnchanged()) end(false)
    }
    const endsAt = Date.now() + seconds * 1000
    const timer = setTimeout(() => end(isUnchanged() && Date.now() - endsAt <= maxLateMs), seconds * 1000)
    const stops = [
      openInvoices.store.subscribe(check),
      hostStore.store.subscribe(check),
      view.store.subscribe(check),
      app.api.onEvent(({ type }) => {
        if (type === 'closing') end(false)
      }),
    ]
    check()
  })
}

/** Identifies the active connection with its key and consent; `null` without a consent. */
function consentOf({ hostStore }: App): string | null {
  const connection = activeConnection(hostStore.store.getState().connections)
  if (!connection?.liveConsent) return null
  const { id, baseUrl, requestFields, key, liveConsent } = connection
  return JSON.stringify([id, baseUrl, requestFields, key, liveConsent])
}
