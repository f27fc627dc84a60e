import { useState } from 'react'
import { formatDate } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import type { DayRange } from '../controls/calendar-days.ts'
import { DateInput } from '../controls/date-input.tsx'
import { FieldFrame, type FieldMessage } from '../controls/text-field.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'

interface ScheduleDateProps extends DayRange {
  label: string
  value: string | null
  /** receives `null` while the text is not a date */
  onValue: (date: string | null) => void
  /** shown if the text is a date */
  message?: FieldMessage | undefined
}

/** A required date of a schedule. */
export function ScheduleDate({ label, value, onValue, message: other, ...range }: ScheduleDateProps) {
  const [typed, setTyped] = useState(value ?? '')
  const example = formatDate(localDateOf(new Date()), uiLocale)
  const message =
    value === null ? ({ severity: 'error', message: t('field.date.wrong', { example }) } as const) : other
  return (
    <FieldFrame label={label} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <DateInput
          id={id}
          value={value ?? typed}
          describedBy={describedBy}
          isInvalid={isInvalid}
          {...range}
          onDate={next => {
            setTyped(next)
            onValue(isCalendarDate(next) ? next : null)
          }}
        />
      )}
    </FieldFrame>
  )
}
