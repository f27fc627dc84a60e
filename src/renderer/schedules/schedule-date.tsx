import { useState } from 'react'
import { formatDate } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { DateInput } from '../controls/date-input.tsx'
import { FieldFrame } from '../controls/text-field.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'

interface ScheduleDateProps {
  label: string
  value: string | null
  /** `null` while the text is no date */
  onValue: (date: string | null) => void
}

/** A date that a schedule needs. */
export function ScheduleDate({ label, value, onValue }: ScheduleDateProps) {
  const [typed, setTyped] = useState(value ?? '')
  const example = formatDate(localDateOf(new Date()), uiLocale)
  const message =
    value === null ? ({ severity: 'error', message: t('field.date.wrong', { example }) } as const) : undefined
  return (
    <FieldFrame label={label} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <DateInput
          id={id}
          value={value ?? typed}
          describedBy={describedBy}
          isInvalid={isInvalid}
          onDate={next => {
            setTyped(next)
            onValue(isCalendarDate(next) ? next : null)
          }}
        />
      )}
    </FieldFrame>
  )
}
