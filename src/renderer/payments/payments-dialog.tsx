import { useEffect, useRef, useState } from 'react'
import type { InvoicePayments, PaymentView } from '#contract/payments.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { type TextKey, t, textOf } from '../i18n/translate.ts'
import { findRow } from '../state/host/invoice-rows.ts'
import { HostCallError, unwrap } from '../state/host/unwrap-answer.ts'
import { queueKeysDuring } from '../state/key-queue.ts'
import { useApp, useHost } from '../state/use-app.ts'
import {
  movePayments,
  moveToCorrection,
  removePayment,
  savePayment,
  type TypedPayment,
} from './payment-actions.ts'
import { PaymentForm } from './payment-form.tsx'
import styles from './payments.module.css'

/** Payments of an invoice: outstanding amount, payments, and a form for one payment. */
export function PaymentsDialog({ payments: opened }: { payments: InvoicePayments }) {
  const app = useApp()
  const [payments, setPayments] = useState(opened)
  const [editing, setEditing] = useState<PaymentView | null>(null)
  const [done, setDone] = useState<{ text: string; isUndoable: boolean } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const number = useHost(host => findRow(host, opened.invoiceId)?.invoice_number)
  const shownNumber = number ?? app.openInvoices.find(opened.invoiceId)?.doc.draft.invoice_number ?? ''
  const close = () => app.view.set({ overlay: null })
  const formKey = `${editing?.id} ${payments.payments.length} ${payments.paid}`
  const content = useRef<HTMLDivElement>(null)
  // an effect, because opening the dialog focuses its first field
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form starts in its amount
  useEffect(() => content.current?.querySelector<HTMLInputElement>('[data-amount]')?.focus(), [formKey])

  /** errors are shown in the dialog, because it covers every notice */
  const applyNow = async (work: () => Promise<{ text: string; isUndoable: boolean }>): Promise<boolean> => {
    try {
      const result = await work()
      setPayments(await unwrap(app.api.invoicePayments({ id: opened.invoiceId })))
      setDone(result)
      setError(null)
      setEditing(null)
      void app.hostStore.refreshInvoices()
      return true
    } catch (cause) {
      if (!(cause instanceof HostCallError)) throw cause
      setError(textOf(cause.error.message))
      return false
    }
  }
  // keys typed meanwhile are meant for the next form, which takes the focus
  const apply: typeof applyNow = work => queueKeysDuring(() => applyNow(work))
  const save = (typed: TypedPayment) =>
    apply(async () => ({ text: await savePayment(app, payments, typed, editing), isUndoable: true }))
  const remove = (payment: PaymentView) =>
    apply(async () => ({ text: await removePayment(app, payments, payment), isUndoable: true }))
  const move = (correction: NonNullable<InvoicePayments['correction']>) =>
    apply(async () => ({ text: await moveToCorrection(app, payments, correction), isUndoable: true }))
  const undo = () =>
    apply(async () => {
      await movePayments(app, 'undo')
      return { text: t('payments.undone.last'), isUndoable: false }
    })

  return (
    <Dialog kind="dialog" isWide title={t('payments.title', { number: shownNumber })} onClose={close}>
      <div ref={content} className={styles.content}>
        <Balance payments={payments} onMove={move} />
        {payments.payments.length === 0 ? (
          <p className={styles.none}>{t('payments.none')}</p>
        ) : (
          <PaymentTable payments={payments} editing={editing} onEdit={setEditing} onRemove={remove} />
        )}
        <PaymentForm
          key={formKey}
          payments={payments}
          editing={editing}
          onSave={save}
          onCancel={() => setEditing(null)}
        />
        <p className={error === null ? styles.done : styles.error} role="status">
          {error ?? done?.text}
          {error === null && done?.isUndoable && (
            <Button variant="link" size="small" onClick={() => void undo()}>
              {t('payments.undo')}
            </Button>
          )}
        </p>
      </div>
      <DialogActions>
        <Button onClick={close}>{t('payments.done')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface BalanceProps {
  payments: InvoicePayments
  onMove: (correction: NonNullable<InvoicePayments['correction']>) => void
}

function Balance({ payments, onMove }: BalanceProps) {
  const { currency, payable, paid, credited, outstanding, correction } = payments
  const isOverpaid = outstanding?.startsWith('-') ?? false
  const facts: [TextKey, string | null][] = [
    ['payments.amount', payable],
    ['payments.paid', paid],
    ...(Number(credited) === 0 ? [] : [['payments.credited', credited] satisfies [TextKey, string]]),
    isOverpaid ? ['payments.overpaid', outstanding?.slice(1) ?? null] : ['payments.outstanding', outstanding],
  ]
  return (
    <>
      <dl className={styles.balance}>
        {facts.map(([name, amount]) => (
          <div key={name} data-emphasis={name === 'payments.overpaid' || undefined}>
            <dt>{t(name as 'payments.paid')}</dt>
            <dd>{amount === null ? t('amount.none') : formatMoney(amount, currency, uiLocale)}</dd>
          </div>
        ))}
      </dl>
      {outstanding !== null && isOverpaid && Number(credited) !== 0 && (
        <p className={styles.hint}>
          {t('payments.credited.hint', { amount: formatMoney(outstanding, currency, uiLocale) })}
        </p>
      )}
      {correction && (
        <Button size="small" onClick={() => onMove(correction)}>
          {t('payments.move', {
            amount: formatMoney(correction.amount, currency, uiLocale),
            number: correction.invoice_number,
          })}
        </Button>
      )}
    </>
  )
}

interface PaymentTableProps {
  payments: InvoicePayments
  editing: PaymentView | null
  onEdit: (payment: PaymentView) => void
  onRemove: (payment: PaymentView) => void
}

function PaymentTable({ payments: { payments, currency }, editing, onEdit, onRemove }: PaymentTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('payments.list')}>
        <thead>
          <tr>
            <th scope="col">{t('payments.date')}</th>
            <th scope="col">{t('payments.sum')}</th>
            <th scope="col">{t('payments.note')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {payments.map(payment => {
            const params = {
              amount: formatMoney(payment.amount, currency, uiLocale),
              date: formatDate(payment.date, uiLocale),
            }
            return (
              <tr key={payment.id} data-current={payment.id === editing?.id || undefined}>
                <td>{params.date}</td>
                <td>{params.amount}</td>
                <td>{payment.note}</td>
                <td>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('payments.edit.label', params)}
                    onClick={() => onEdit(payment)}
                  >
                    {t('payments.edit')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('payments.remove.label', params)}
                    onClick={() => onRemove(payment)}
                  >
                    {t('payments.remove')}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
