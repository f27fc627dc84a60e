import type { Issue } from '#core/errors/issue.ts'

/**
 * Converts logo warnings into errors: a preview may omit an unusable logo, but a PDF that may be billed must
 * not.
 */
export function escalateLogoIssues(warnings: readonly Issue[]): Issue[] {
  return warnings.map(issue => (issue.code === 'unusable_logo' ? { ...issue, severity: 'error' } : issue))
}
