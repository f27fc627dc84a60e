import type { NumberLookup } from '#contract/desktop-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import { numberPatternOn, proposeNumber } from '#core/invoice/invoice-number.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import type { Clock, NumberBearer, Store } from '../ports.ts'
import type { SettingsOperations } from '../settings.ts'
import { numberTakenIssue } from './number-taken.ts'

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
  const bearer = store.attempts.numberBearer(invoice_number, id)
  return bearer ? carriedIssue(invoice_number, bearer) : null
}

function carriedIssue(number: string, { invoice_number, customer, isDraft }: NumberBearer): Issue {
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

export function createNumberLookup(store: Store, clock: Pick<Clock, 'today'>, settings: SettingsOperations) {
  return {
    lookUpNumber({ id, invoice_number, issueDate }: Written & { issueDate: string }): NumberLookup {
      const { numberPattern } = settings.settings()
      const date = isCalendarDate(issueDate) ? issueDate : clock.today()
      const taken = store.invoices.numbersFor(numberPatternOn(numberPattern, date))
      return {
        warning: sharedNumberIssue(store, { id, invoice_number }),
        free: proposeNumber(numberPattern, date, [...taken, invoice_number]),
      }
    },
  }
}
