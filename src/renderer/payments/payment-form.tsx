import { useState } from 'react'
import type { InvoicePayments, PaymentView } from '#contract/payments.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { formatDate } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { DateInput } from '../controls/date-input.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, type FieldMessage, TextField } from '../controls/text-field.tsx'
import { useTypedNumber } from '../editor/fields/use-typed-number.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { TypedPayment } from './payment-actions.ts'
import styles from './payments.module.css'

interface PaymentFormProps {
  payments: InvoicePayments
  /** payment to change; `null` for a new one */
  editing: PaymentView | null
  onSave: (typed: TypedPayment) => Promise<boolean>
  onCancel: () => void
}

/** Hint for a date in the future: payments are usually recorded once received, but an announced one is allowed. */
export const futurePayment = (date: string, today: string): FieldMessage | undefined =>
  isCalendarDate(date) && date > today
    ? { severity: 'warning', message: t('payments.date.future') }
    : undefined

/** Date, amount and note of a payment; a new one defaults to today and the outstanding amount. */
export function PaymentForm({
  payments: { currency, outstanding },
  editing,
  onSave,
  onCancel,
}: PaymentFormProps) {
  const today = localDateOf(new Date())
  const owed = outstanding !== null && Number(outstanding) !== 0 ? outstanding : ''
  const [typed, setTyped] = useState<TypedPayment>(editing ?? { date: today, amount: owed, note: '' })
  const [isChecked, setIsChecked] = useState(false)
  const set = (part: Partial<TypedPayment>) => setTyped({ ...typed, ...part })
  const number = useTypedNumber(typed.amount, 'price', currency, amount => set({ amount }))

  const isDate = isCalendarDate(typed.date)
  const decimal = parseDecimal(typed.amount)
  const isAmount = decimal !== undefined && Number(decimal) !== 0
  const wrong = (isRight: boolean, message: string) =>
    isChecked && !isRight ? ({ severity: 'error', message } as const) : undefined

  return (
    <form
      className={styles.payment}
      aria-label={t(editing ? 'payments.edit' : 'payments.add')}
      onSubmit={event => {
        event.preventDefault()
        setIsChecked(true)
        const { date, note } = typed
        if (isDate && isAmount) void onSave({ date, amount: decimal, note: note.trim() })
      }}
    >
      <FieldFrame
        label={t('payments.date')}
        message={
          isDate
            ? futurePayment(typed.date, today)
            : wrong(isDate, t('field.date.wrong', { example: formatDate(today, uiLocale) }))
        }
      >
        {({ id, describedBy, isInvalid }) => (
          <DateInput
            id={id}
            value={typed.date}
            max={today}
            onDate={date => set({ date })}
            describedBy={describedBy}
            isInvalid={isInvalid}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label={t('payments.sum')}
        message={wrong(isAmount, t('payments.sum.wrong'))}
        hint={number.interpretation ?? (owed === '' ? t('payments.sum.hint') : undefined)}
      >
        {({ id, describedBy, isInvalid }) => (
          <input
            {...number.input}
            id={id}
            className={controls.control}
            data-amount=""
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onBlur={number.endTyping}
          />
        )}
      </FieldFrame>
      <TextField
        label={t('payments.note')}
        value={typed.note}
        maxLength={1000}
        onValue={note => set({ note })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t(editing ? 'payments.save' : 'payments.add')}
        </Button>
        {editing && <Button onClick={onCancel}>{t('payments.cancel')}</Button>}
      </div>
    </form>
  )
}
