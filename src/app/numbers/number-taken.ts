import { AppError } from '#core/app-error.ts'
import type { Issue } from '#core/issue.ts'

/** A number that a live submission took is another invoice's for good. */
export function numberTakenIssue(number: string, takenAt: string): Issue {
  const message = `${number} is already used by an invoice from ${takenAt.slice(0, 10)}.`
  return { path: 'invoice_number', code: 'number_taken', severity: 'error', message }
}

export function numberTaken(number: string, takenAt: string): AppError {
  const issue = numberTakenIssue(number, takenAt)
  return new AppError('number_taken', { message: issue.message, issues: [issue] })
}
