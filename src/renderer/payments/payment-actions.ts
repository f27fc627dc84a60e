import type { InvoiceSummary } from '#contract/invoice-list.ts'
import type { InvoicePayments, PaymentChangeView, PaymentView } from '#contract/payments.ts'
import { formatMoney } from '#core/money/format.ts'
import type { pageTexts } from '#languages/en/page/page.ts'
import { sentences } from '../i18n/joined-texts.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus, withErrorNotice } from '../state/invoice-actions.ts'
import { awaitHostWork, withProgressToast } from '../state/progress-toast.ts'

/**
 * Only issued invoices have payments; a credit note linked to its invoice is settled by it. The host checks this again.
 */
export const mayHavePayments = ({ outstanding }: Pick<InvoiceSummary, 'outstanding'>): boolean =>
  outstanding !== null

export const openPayments = (app: App, id: string): Promise<void> =>
  movingFocus(app, async () => {
    const payments = await unwrap(app.api.invoicePayments({ id }))
    app.view.set({ overlay: { kind: 'payments', payments } })
  })

export const askMarkPaid = (app: App, ids: readonly string[]): void =>
  app.view.set({ overlay: { kind: 'mark-paid', ids } })

export interface TypedPayment {
  date: string
  amount: string
  note: string
}

/**
 * Adds a payment, or changes an existing one.
 * @returns a text that describes the change
 */
export async function savePayment(
  app: App,
  { invoiceId, currency }: InvoicePayments,
  typed: TypedPayment,
  existing: PaymentView | null,
): Promise<string> {
  const { date, amount, note } = typed
  const shown = formatMoney(amount, currency, uiLocale)
  if (existing) {
    const { id, revision } = existing
    recordStep(app, 'change', await unwrap(app.api.changePayment({ id, revision, ...typed })))
    return t('payments.changed', { amount: shown })
  }
  const payments = [{ invoiceId, date, amount, ...(note === '' ? {} : { note }) }]
  recordStep(app, 'add', await unwrap(app.api.recordPayments({ payments })))
  return t('payments.added', { amount: shown })
}

export async function removePayment(
  app: App,
  { currency }: InvoicePayments,
  { id, revision, amount }: PaymentView,
): Promise<string> {
  recordStep(app, 'remove', await unwrap(app.api.removePayment({ id, revision })))
  return t('payments.removed', { amount: formatMoney(amount, currency, uiLocale) })
}

/** Moves an overpaid amount to the correction, in one step. */
export async function moveToCorrection(
  app: App,
  { invoiceId, currency }: InvoicePayments,
  { invoice_number: number, amount }: NonNullable<InvoicePayments['correction']>,
): Promise<string> {
  recordStep(app, 'move', await unwrap(app.api.movePaymentToCorrection({ id: invoiceId })))
  return t('payments.moved', { amount: formatMoney(amount, currency, uiLocale), number })
}

/** Records the outstanding amounts as paid, and reports invoices without an outstanding amount. */
export const markPaid = (app: App, ids: readonly string[], date: string): Promise<void> =>
  changePayments(app, async () => {
    app.view.set({ overlay: null })
    const answer = app.api.markPaid({ ids: [...ids], date })
    const marked = await awaitHostWork(app, 'payments', () => t('mark-paid.working'), answer)
    if (!marked) return app.view.toast(() => t('payments.cancelled'))
    const { change, skipped } = marked.value
    await app.hostStore.refreshInvoices()
    if (!change) return app.view.notify(() => t('mark-paid.none'))
    recordStep(app, 'mark-paid', change)
    app.view.set({ selection: null })
    const text = sentences(
      t('mark-paid.done', { count: change.paymentIds.length }),
      skipped.length > 0 && t('mark-paid.skipped', { count: skipped.length }),
    )
    app.view.toast(text, { label: () => t('payments.undo'), run: () => void undoStep(app, change.changeId) })
  })

/** Runs one payment change at a time. */
const changePayments = (app: App, work: () => Promise<unknown>): Promise<void> =>
  app.view.runExclusive('payments', () =>
    withErrorNotice(app, async () => {
      await work()
    }),
  )

/** Kind of a change, as named in "Undone: {step}". */
type PaymentStep = keyof (typeof pageTexts)['@payment_step']

const recordStep = (app: App, title: PaymentStep, { changeId }: PaymentChangeView) =>
  app.payments.record({ changeId, title })

/** Undoes a change from its notification if it is the latest one, otherwise explains why not. */
async function undoStep(app: App, changeId: string): Promise<void> {
  const { past } = app.payments.store.getState()
  if (past.at(-1)?.changeId === changeId) return movePayments(app, 'undo')
  const isLater = past.some(step => step.changeId === changeId)
  app.view.notify(() => t(isLater ? 'payments.undo.later' : 'payments.undo.gone'))
}

/** Undoes or redoes the latest payment change, after the running ones have ended. */
export const movePayments = (app: App, way: 'undo' | 'redo'): Promise<void> =>
  app.payments.inTurn(() =>
    changePayments(app, async () => {
      const text = t(way === 'undo' ? 'payments.undoing' : 'payments.redoing')
      const cancel = () => void app.api.cancelWork({ work: 'payments' })
      const step = await withProgressToast(app, { work: 'payments', text, cancel }, app.payments[way]())
      if (!step) return
      await app.hostStore.refreshInvoices()
      app.view.announce(
        t(way === 'undo' ? 'payments.undone' : 'payments.redone', { step: step.title as PaymentStep }),
      )
    }),
  )
