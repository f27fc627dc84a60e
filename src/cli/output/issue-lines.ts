import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { tell } from './standard-streams.ts'

export const nameOf = (file: string): string => (file === '-' ? 'stdin' : file)

/** `invoice.json: items[1].quantity: Enter a quantity.` */
export function lineOf(file: string, { path, severity, message }: Issue): string {
  const place = path === '' ? '' : `${path}: `
  return `${nameOf(file)}: ${severity === 'error' ? '' : `${severity}: `}${place}${message}`
}

export function tellWarnings(file: string, issues: readonly Issue[]): void {
  for (const issue of issues) tell(lineOf(file, issue))
}

/** The file holds no invoice, and this is why. */
export function invalid(file: string, issues: Issue[]): AppError {
  return new AppError('invalid_invoice', {
    message: issues.map(issue => lineOf(file, issue)).join('\n'),
    issues,
  })
}

/** The same about the file as a whole. */
export const unusable = (file: string, code: string, message: string): AppError =>
  invalid(file, [{ path: '', code, severity: 'error', message }])
