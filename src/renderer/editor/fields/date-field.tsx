import { useRef, useState } from 'react'
import { formatDate } from '#core/money/format.ts'
import { addDays, isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { IconButton } from '../../controls/button.tsx'
import controls from '../../controls/field.module.css'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame } from '../../controls/text-field.tsx'
import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { setText } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useHost, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './date-field.module.css'
import { parseTypedDate } from './typed-date.ts'

interface DateFieldProps {
  label: string
  field: 'issue_date' | 'due_date' | 'delivery_date'
}

/**
 * Accepts free text, displays the date in the user's locale, stores YYYY-MM-DD; the calendar is the
 * browser's own.
 */
export function DateField({ label, field }: DateFieldProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft[field]) ?? ''
  const issueDate = useOpenInvoice(invoice => invoice.doc.draft.issue_date)
  const issue = useOpenInvoice(invoice => messageAt(invoice, field))
  // The core's message names the stored format, which is not visible here.
  const message =
    issue?.severity === 'error' && value !== '' && !isCalendarDate(value)
      ? {
          ...issue,
          message: t('field.date.wrong', { example: formatDate(localDateOf(new Date()), uiLocale) }),
        }
      : issue
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const followDueDate = useFollowingDueDate(field)
  const shown = typing && typing.value === value ? typing.text : formatDate(value, uiLocale)

  const write = (text: string, coalesceKey: string | null = field) => {
    const read = parseTypedDate(text, {
      today: localDateOf(new Date()),
      locale: uiLocale,
      ...(field === 'issue_date' || issueDate === undefined ? {} : { from: issueDate }),
    })
    const next = read ?? text
    const due = followDueDate(next)
    app.openInvoices.edit({
      label: 'edit.dates',
      coalesceKey,
      recipe: doc => {
        setText(field, next)(doc)
        if (due !== undefined) setText('due_date', due)(doc)
      },
    })
    return next
  }

  return (
    <FieldFrame label={label} path={field} message={message}>
      {({ id, describedBy, isInvalid }) => (
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
            onChange={event => setTyping({ text: event.target.value, value: write(event.target.value) })}
            onKeyDown={event => event.key === 'Enter' && setTyping(null)}
            onBlur={() => {
              setTyping(null)
              app.openInvoices.blurField(field)
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
                onChange={event => event.target.value !== '' && write(event.target.value, null)}
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
      )}
    </FieldFrame>
  )
}

/**
 * The due date of a new issue date, as long as it is the default number of days after it: `undefined` once it was
 * chosen otherwise. Remembers that across texts that are not a date yet.
 */
function useFollowingDueDate(field: DateFieldProps['field']): (issueDate: string) => string | undefined {
  const dueDays = useHost(host => host.settings?.dueDays)
  const issueDate = useOpenInvoice(invoice => invoice.doc.draft.issue_date)
  const dueDate = useOpenInvoice(invoice => invoice.doc.draft.due_date)
  const lastDue = useRef<string>(undefined)
  return next => {
    if (field !== 'issue_date' || dueDays === undefined || dueDate === undefined) return undefined
    if (issueDate !== undefined && addDays(issueDate, dueDays) === dueDate) lastDue.current = dueDate
    const due = addDays(next, dueDays)
    if (due === undefined || lastDue.current !== dueDate) return undefined
    lastDue.current = due
    return due
  }
}
