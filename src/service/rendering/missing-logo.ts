import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { escalateLogoIssues } from '#pdf/document/escalate-logo-issues.ts'

/** @throws AppError invalid_invoice: a billed PDF is never made without the logo that was sent */
export function rejectMissingLogo(warnings: readonly Issue[]): void {
  const issues = escalateLogoIssues(warnings).filter(issue => issue.severity === 'error')
  if (issues.length > 0) throw new AppError('invalid_invoice', { issues })
}
