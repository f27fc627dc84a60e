import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Finding } from '#core/findings/finding.ts'
import { findingsOfRequest } from '#core/findings/findings-of.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { RequestFields } from '#core/invoice/request-fields.ts'
import type { Message } from '#core/messages/message.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import type { CommandContext } from './command-context.ts'
import { printMessage, textOf } from './standard-streams.ts'

export const nameOf = (file: string): string => (file === '-' ? 'stdin' : file)

/** `invoice.json: items[1].quantity: Enter a quantity.` */
export const lineOf = (file: string, issue: Issue): string => textOf(linesOf(file, [issue]))

export const linesOf = (file: string, issues: Issue[]): Message => ({
  code: 'cli.issues',
  params: { file: nameOf(file), issues },
})

/** Findings in the form in which they are printed as JSON. */
export const written = (issues: readonly Issue[]) =>
  issues.map(issue => ({ ...issue, message: textOf(issue.message) }))

export function printWarnings(context: CommandContext, file: string, issues: readonly Issue[]): void {
  for (const issue of issues) printMessage(context, lineOf(file, issue))
}

/** The findings about the invoice of a file; earlier invoices of its customer are unknown. */
export const findingsOfFile = (invoice: Invoice, fields: RequestFields = 'full'): Finding[] =>
  findingsOfRequest(invoice, fields, { today: localDateOf(new Date()), history: null })

/** The error of a file with issues. */
export const invalid = (file: string, issues: Issue[]): AppError =>
  new AppError('invalid_invoice', { message: linesOf(file, issues), issues })

/** The error of a file with one issue about the whole file. */
export const unusable = (file: string, code: string, message: Message): AppError =>
  invalid(file, [{ path: '', code, severity: 'error', message }])
