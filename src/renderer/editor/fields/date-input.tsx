import { useRef, useState } from 'react'
import { formatDate } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { IconButton } from '../../controls/button.tsx'
import controls from '../../controls/field.module.css'
import { Icon } from '../../controls/icon.tsx'
import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import styles from './date-input.module.css'
import { parseTypedDate } from './typed-date.ts'

interface DateInputProps {
  id: string
  /** YYYY-MM-DD, or the typed text while it is not a date */
  value: string
  onDate: (value: string, isPicked: boolean) => void
  /** base of a relative date; today by default */
  from?: string | undefined
  describedBy?: string | undefined
  isInvalid?: boolean
  readOnly?: boolean
  onBlur?: () => void
}

/** Accepts free text, displays the date in the user's locale; the calendar is the browser's own. */
export function DateInput({
  id,
  value,
  onDate,
  from,
  describedBy,
  isInvalid,
  readOnly = false,
  onBlur,
}: DateInputProps) {
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const shown = typing && typing.value === value ? typing.text : formatDate(value, uiLocale)
  const type = (text: string) => {
    const context = {
      today: localDateOf(new Date()),
      locale: uiLocale,
      ...(from === undefined ? {} : { from }),
    }
    const next = parseTypedDate(text, context) ?? text
    setTyping({ text, value: next })
    onDate(next, false)
  }
  return (
    <div className={styles.frame}>
      <input
        id={id}
        className={controls.control}
        value={shown}
        readOnly={readOnly}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onFocus={event => event.target.select()}
        onChange={event => type(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && setTyping(null)}
        onBlur={() => {
          setTyping(null)
          onBlur?.()
        }}
      />
      {!readOnly && (
        <>
          <input
            ref={calendar}
            className={styles.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isCalendarDate(value) ? value : ''}
            onChange={event => event.target.value !== '' && onDate(event.target.value, true)}
          />
          <IconButton
            className={styles.open}
            label={t('field.pick-date')}
            tabIndex={-1}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon icon="calendar-days" size={14} />
          </IconButton>
        </>
      )}
    </div>
  )
}
