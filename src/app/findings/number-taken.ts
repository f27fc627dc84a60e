import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { NumberOwner } from '../ports/store.ts'

/** The issue of a number that a live submission of another invoice took. */
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
