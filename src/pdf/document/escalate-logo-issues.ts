import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'

/**
 * Converts logo warnings into errors: a preview may omit an unusable logo, but a PDF that may be billed must
 * not.
 */
export function escalateLogoIssues(warnings: readonly Issue[]): Issue[] {
  return warnings.map(issue => (issue.code === 'unusable_logo' ? { ...issue, severity: 'error' } : issue))
}

/** @throws AppError invalid_invoice, because a billed PDF must not lack the logo that was sent */
export function rejectMissingLogo(warnings: readonly Issue[]): void {
  const issues = escalateLogoIssues(warnings).filter(issue => issue.severity === 'error')
  if (issues.length > 0) throw new AppError('invalid_invoice', { issues })
}
