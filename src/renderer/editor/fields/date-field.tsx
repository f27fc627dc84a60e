import { useRef } from 'react'
import { senderFor } from '#contract/settings.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { formatDate } from '#core/money/format.ts'
import { addDays, isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { DateInput } from '../../controls/date-input.tsx'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useHost, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'

/** Dates of the invoice. */
export const datePaths = [
  'issue_date',
  'due_date',
  'valid_until',
  'delivery_date',
  'preceding_invoice.issue_date',
  'period.start',
  'period.end',
] as const
export type DateFieldPath = (typeof datePaths)[number]

interface DateFieldProps {
  label: string
  field: DateFieldPath | `${string}.issue_date`
  /** message of another check than that of the draft, such as the check of its e-invoice */
  message?: FieldMessage | undefined
}

/** Accepts free text, displays the date in the user's locale, stores YYYY-MM-DD. */
export function DateField({ label, field, message: other }: DateFieldProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => textAt(invoice.doc.draft, field)) ?? ''
  const issueDate = useOpenInvoice(invoice => invoice.doc.draft.issue_date)
  const issue = useOpenInvoice(invoice => messageAt(invoice, field))
  // the core's message names the stored format, which the user does not see
  const message =
    issue?.severity === 'error' && value !== '' && !isCalendarDate(value)
      ? {
          ...issue,
          message: t('field.date.wrong', { example: formatDate(localDateOf(new Date()), uiLocale) }),
        }
      : (issue ?? other)
  const followDueDate = useFollowingDueDate(field)
  const { min, max } = limitsOf(field)
  const earliest = useOpenInvoice(invoice => min && textAt(invoice.doc.draft, min))
  const latest = useOpenInvoice(invoice => max && textAt(invoice.doc.draft, max))

  const write = (next: string, isPicked: boolean) => {
    const due = followDueDate(next)
    app.openInvoices.edit({
      label: 'dates',
      coalesceKey: isPicked ? null : field,
      recipe: doc => {
        setTextAt(field, next)(doc)
        if (due !== undefined) setTextAt('due_date', due)(doc)
      },
    })
  }

  return (
    <FieldFrame label={label} path={field} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <DateInput
          id={id}
          value={value}
          from={field === 'issue_date' ? undefined : issueDate}
          isDue={field === 'due_date' || field === 'valid_until'}
          min={earliest}
          max={latest}
          describedBy={describedBy}
          isInvalid={isInvalid}
          readOnly={readOnly}
          onDate={write}
          onBlur={() => app.openInvoices.blurField(field)}
        />
      )}
    </FieldFrame>
  )
}

/** Earliest and latest date, given by other dates; core/findings/dates.ts reports a typed date outside. */
function limitsOf(field: DateFieldProps['field']): { min?: string; max?: string } {
  switch (field) {
    case 'due_date':
    case 'valid_until':
      return { min: 'issue_date' }
    case 'period.start':
      return { max: 'period.end' }
    case 'period.end':
      return { min: 'period.start' }
    case 'issue_date':
    case 'delivery_date':
      return {}
    default:
      return { max: 'issue_date' }
  }
}

/**
 * Due date for a new issue date; `undefined` if the current due date is not the customer's or the default number of
 * days after the issue date. The number of days is remembered while the issue date is not a date.
 */
function useFollowingDueDate(field: DateFieldProps['field']): (issueDate: string) => string | undefined {
  const sender = useOpenInvoice(invoice => senderIdOf(invoice.doc.draft))
  const settingDays = useHost(({ settings }) => settings && senderFor(settings, sender).dueDays) ?? undefined
  const customerId = useOpenInvoice(invoice => invoice.customerId) ?? null
  const customerDays = useHost(host => customerId !== null && host.customers[customerId]?.record.payment_days)
  const dueDays = typeof customerDays === 'number' ? customerDays : settingDays
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
