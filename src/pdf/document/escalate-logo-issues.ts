import type { Issue } from '#core/errors/issue.ts'

/**
 * A preview shows the invoice without a picture that cannot be drawn; a PDF that may be billed is not made without
 * it. So what is a warning of a render is an error to whoever submits.
 */
export function escalateLogoIssues(warnings: readonly Issue[]): Issue[] {
  return warnings.map(issue => (issue.code === 'unusable_logo' ? { ...issue, severity: 'error' } : issue))
}
