import type { NumberLookup } from '#contract/invoices.ts'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import { senderFor } from '#contract/settings.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { numberPatternOn, proposeNumber } from '#core/invoice/invoice-number.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import type { Clock } from '../ports/ports.ts'
import type { InvoiceWithNumber, NumberOwner, Store } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'

interface Written {
  id: string
  invoice_number: string
}

/** Warns about a number that another invoice has; a live submission rejects taken ones. */
export function sharedNumberIssue(store: Store, { id, invoice_number }: Written): Issue | null {
  if (invoice_number === '') return null
  const owner = store.attempts.numberOwner(invoice_number)
  if (owner && owner.invoiceId !== id)
    return { ...numberTakenIssue(invoice_number, owner), code: 'number_shared', severity: 'warning' }
  const other = store.attempts.invoiceWithNumber(invoice_number, id)
  return other ? numberInUseIssue(invoice_number, other) : null
}

function numberInUseIssue(number: string, { invoice_number, customer, isDraft }: InvoiceWithNumber): Issue {
  const params = { number, other: invoice_number, customer: shortened(customer), isDraft }
  return {
    path: 'invoice_number',
    code: 'number_shared',
    severity: 'warning',
    message: { code: 'number.shared', params },
  }
}

const maxNameLength = 60
const shortened = (name: string) => {
  const letters = [...name]
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : name
}

/**
 * The next free number of a pattern on a date.
 * @param taken further numbers in use
 */
export function nextNumber(
  store: Store,
  pattern: string,
  date: string,
  taken: readonly string[] = [],
): string {
  const stored = store.invoices.numbersFor(numberPatternOn(pattern, date))
  return proposeNumber(pattern, date, [...stored, ...taken])
}

export function createNumberLookup(store: Store, clock: Pick<Clock, 'today'>, settings: SettingsOperations) {
  return {
    lookUpNumber({
      id,
      invoice_number,
      issueDate,
      type = 'invoice',
      sender,
    }: ParsedArgumentOf<'lookUpNumber'>): NumberLookup {
      const pattern = senderFor(settings.settings(), sender).numberPatterns[type]
      const date = isCalendarDate(issueDate) ? issueDate : clock.today()
      return {
        warning: sharedNumberIssue(store, { id, invoice_number }),
        free: nextNumber(store, pattern, date, [invoice_number]),
      }
    },

    nextNumber: ({ pattern }: { pattern: string }): string => nextNumber(store, pattern, clock.today()),
  }
}

/** The issue about a number that a live submission of another invoice took. */
export function numberTakenIssue(number: string, { invoice_number, takenAt }: NumberOwner): Issue {
  const params = { number, other: invoice_number, date: takenAt.slice(0, 10) }
  return {
    path: 'invoice_number',
    code: 'number_taken',
    severity: 'error',
    message: { code: 'number.used', params },
  }
}

export function numberTaken(number: string, owner: NumberOwner): AppError {
  const issue = numberTakenIssue(number, owner)
  return new AppError('number_taken', { message: issue.message, issues: [issue] })
}
