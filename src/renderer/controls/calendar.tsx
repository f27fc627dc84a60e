import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { addMonths, dateFormat, isCalendarDate } from '#core/text/calendar-date.ts'
import { mirroredKey, perLanguage, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { Button, IconButton } from './button.tsx'
import styles from './calendar.module.css'
import {
  type DayRange,
  dayAfterKey,
  dueDays,
  firstWeekdayOf,
  isWithin,
  monthPage,
  weekdayNames,
} from './calendar-days.ts'
import { Icon } from './icon.tsx'

interface CalendarProps extends DayRange {
  field: RefObject<HTMLInputElement | null>
  /** the chosen date, or a text that is not a date */
  value: string
  today: string
  /** offers the usual due dates after this date */
  dueFrom?: string | undefined
  onPick: (date: string) => void
  onClose: () => void
}

const inLanguage = perLanguage(() => {
  const first = firstWeekdayOf(uiLocale)
  return {
    first,
    weekdays: weekdayNames(uiLocale, first),
    monthFormat: dateFormat(uiLocale, { month: 'long', year: 'numeric' }),
    dayFormat: dateFormat(uiLocale, { dateStyle: 'full' }),
  }
})
const formatted = (format: Intl.DateTimeFormat, date: string) => format.format(new Date(`${date}T00:00:00Z`))

/**
 * Calendar below its field, in the top layer, by the grid pattern of WAI-ARIA: the days are one tab stop, and keys move
 * between them. Escape, a choice and a press outside close it and return the focus to the field.
 */
export function Calendar({ field, value, today, dueFrom, onPick, onClose, ...range }: CalendarProps) {
  const { first, weekdays, monthFormat, dayFormat } = inLanguage()
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState(() => {
    const start = isCalendarDate(value) ? value : today
    return isWithin(start, range) ? start : (range.min ?? range.max ?? start)
  })
  const focusDay = () => popup.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()

  useEffect(() => {
    if (!field.current) return
    popup.current?.showPopover({ source: field.current })
    popup.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
  }, [field])

  const close = () => {
    field.current?.focus()
    onClose()
  }
  const pick = (date: string) => {
    onPick(date)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else {
      if (!(event.target instanceof HTMLElement) || !event.target.closest('td')) return
      const key = { key: mirroredKey(event.key), shiftKey: event.shiftKey }
      const next = dayAfterKey(day, key, first, range)
      if (next === undefined) return
      flushSync(() => setDay(next))
      focusDay()
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !popup.current?.contains(relatedTarget)) onClose()
  }
  const turn = (months: 1 | -1) => {
    const next = addMonths(day, months)
    if (next !== undefined) setDay(next)
  }
  const quick = dueFrom === undefined ? [{ days: 0 as const, date: today }] : dueDays(dueFrom)
  return (
    <div
      ref={popup}
      popover="auto"
      className={styles.popup}
      role="dialog"
      aria-label={t('calendar.label')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      <div className={styles.head}>
        <p id={`${id}-month`} aria-live="polite">
          {formatted(monthFormat, day)}
        </p>
        <IconButton label={t('calendar.previous')} onClick={() => turn(-1)}>
          <Icon icon="chevron-left" />
        </IconButton>
        <IconButton label={t('calendar.next')} onClick={() => turn(1)}>
          <Icon icon="chevron-right" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table with one tab stop */}
      <table role="grid" aria-labelledby={`${id}-month`} className={styles.days}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthPage(day, first).map(week => (
            <tr key={week.find(date => date !== undefined)}>
              {week.map((date, at) => (
                <td key={date ?? at}>
                  {date !== undefined && (
                    <button
                      type="button"
                      tabIndex={date === day ? 0 : -1}
                      disabled={!isWithin(date, range)}
                      aria-label={formatted(dayFormat, date)}
                      aria-pressed={date === value}
                      aria-current={date === today ? 'date' : undefined}
                      data-outside={date.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
                      onClick={() => pick(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.quick}>
        {quick
          .filter(({ date }) => isWithin(date, range))
          .map(({ days, date }) => (
            <Button key={days} size="small" aria-pressed={date === value} onClick={() => pick(date)}>
              {days === null
                ? t('calendar.month-end')
                : days === 0
                  ? t('calendar.today')
                  : t('calendar.days', { days })}
            </Button>
          ))}
      </div>
    </div>
  )
}
