import type { NumberLookup } from '#contract/desktop-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import { numberPatternOn, proposeNumber } from '#core/invoice/invoice-number.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import type { Clock, Store } from '../ports.ts'
import type { SettingsOperations } from '../settings.ts'
import { numberTakenIssue } from './number-taken.ts'
import type { NumberBearer } from './number-use.ts'

interface Written {
  id: string
  invoice_number: string
}

/** What is to be said about a number while it can still be changed without a trace; a live submission refuses some of these. */
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

const longestName = 60
const shortened = (name: string) => {
  const letters = [...name]
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : name
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
