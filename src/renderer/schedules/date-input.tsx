import { useState } from 'react'
import { formatDate } from '#core/money/format.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { TextField } from '../controls/text-field.tsx'
import { parseTypedDate } from '../editor/fields/typed-date.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'

interface DateInputProps {
  label: string
  value: string | null
  /** `null` while the text is no date */
  onValue: (date: string | null) => void
}

/** A date as it is typed in the user's locale. */
export function DateInput({ label, value, onValue }: DateInputProps) {
  const [text, setText] = useState(value === null ? '' : formatDate(value, uiLocale))
  const today = localDateOf(new Date())
  return (
    <TextField
      label={label}
      value={text}
      message={
        value === null
          ? { severity: 'error', message: t('field.date.wrong', { example: formatDate(today, uiLocale) }) }
          : undefined
      }
      onFocus={event => event.target.select()}
      onBlur={() => value !== null && setText(formatDate(value, uiLocale))}
      onValue={typed => {
        setText(typed)
        onValue(parseTypedDate(typed, { today, locale: uiLocale }) ?? null)
      }}
    />
  )
}
