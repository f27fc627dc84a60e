import { useRef, useState } from 'react'
import { formatDate } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { IconButton } from './button.tsx'
import { Calendar } from './calendar.tsx'
import type { DayRange } from './calendar-days.ts'
import styles from './date-input.module.css'
import controls from './field.module.css'
import { Icon } from './icon.tsx'
import { parseTypedDate } from './typed-date.ts'

/** The range limits the days of the calendar; any date can be typed. A limit that is not a date has no effect. */
interface DateInputProps extends DayRange {
  id: string
  /** YYYY-MM-DD, or the typed text while it is not a date */
  value: string
  onDate: (value: string, isPicked: boolean) => void
  /** base of a relative date; defaults to today */
  from?: string | undefined
  /** the calendar offers the usual due dates after `from` */
  isDue?: boolean
  describedBy?: string | undefined
  isInvalid?: boolean
  readOnly?: boolean
  onBlur?: () => void
}

/** Accepts free text and displays the date in the user's locale; the arrow down opens a calendar. */
export function DateInput(props: DateInputProps) {
  const { id, value, onDate, from, isDue = false, describedBy, isInvalid, readOnly = false, onBlur } = props
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const today = localDateOf(new Date())
  const shown = typing && typing.value === value ? typing.text : formatDate(value, uiLocale)
  const type = (text: string) => {
    const context = { today, locale: uiLocale, ...(from === undefined ? {} : { from }) }
    const next = parseTypedDate(text, context) ?? text
    setTyping({ text, value: next })
    onDate(next, false)
  }
  return (
    <div className={styles.frame}>
      <input
        ref={field}
        id={id}
        className={controls.control}
        value={shown}
        placeholder=" "
        readOnly={readOnly}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onFocus={event => event.target.select()}
        onChange={event => type(event.target.value)}
        aria-keyshortcuts={readOnly ? undefined : 'ArrowDown'}
        onKeyDown={event => {
          if (event.key === 'Enter') setTyping(null)
          if (event.key !== 'ArrowDown' || readOnly) return
          event.preventDefault()
          setOpen(true)
        }}
        onBlur={() => {
          setTyping(null)
          onBlur?.()
        }}
      />
      {!readOnly && (
        <IconButton
          className={styles.open}
          label={t('field.pick-date')}
          tabIndex={-1}
          onClick={() => setOpen(true)}
        >
          <Icon icon="calendar-days" size={14} />
        </IconButton>
      )}
      {isOpen && (
        <Calendar
          field={field}
          value={value}
          today={today}
          min={dayOf(props.min)}
          max={dayOf(props.max)}
          dueFrom={isDue ? from : undefined}
          onPick={date => {
            setTyping(null)
            onDate(date, true)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const dayOf = (text: string | undefined) => (text !== undefined && isCalendarDate(text) ? text : undefined)
