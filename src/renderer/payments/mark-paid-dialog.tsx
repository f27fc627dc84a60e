import { useEffect, useRef, useState } from 'react'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { DateInput } from '../controls/date-input.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { FieldFrame } from '../controls/text-field.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { findRow } from '../state/host/invoice-rows.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { markPaid } from './payment-actions.ts'
import { futurePayment } from './payment-form.tsx'
import styles from './payments.module.css'

/** Asks for the date of payment of one or several invoices. */
export function MarkPaidDialog({ ids }: { ids: readonly string[] }) {
  const app = useApp()
  // row of a single invoice, if it is loaded
  const row = useHost(host => (ids.length === 1 ? findRow(host, ids[0]) : undefined))
  const today = localDateOf(new Date())
  const [date, setDate] = useState(today)
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLFormElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const isWrong = isChecked && !isCalendarDate(date)
  const message = isWrong
    ? ({
        severity: 'error',
        message: t('field.date.wrong', { example: formatDate(today, uiLocale) }),
      } as const)
    : futurePayment(date, today)
  return (
    <Dialog
      title={
        row?.invoice_number
          ? t('mark-paid.title.number', { number: row.invoice_number })
          : t('mark-paid.title', { count: ids.length })
      }
      onClose={() => app.view.set({ overlay: null })}
    >
      <form
        ref={field}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          setIsChecked(true)
          if (isCalendarDate(date)) void markPaid(app, ids, date)
        }}
      >
        <p>
          {row?.outstanding
            ? t('mark-paid.text.amount', { amount: formatMoney(row.outstanding, row.currency, uiLocale) })
            : t('mark-paid.text')}
        </p>
        <FieldFrame label={t('mark-paid.date')} message={message} className={styles.date}>
          {({ id, describedBy, isInvalid }) => (
            <DateInput
              id={id}
              value={date}
              max={today}
              onDate={setDate}
              describedBy={describedBy}
              isInvalid={isInvalid}
            />
          )}
        </FieldFrame>
        <DialogActions>
          <Button onClick={() => app.view.set({ overlay: null })}>{t('dialog.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('mark-paid.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
