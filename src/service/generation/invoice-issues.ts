import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { limits } from '#core/limits.ts'
import type { StoredKey } from '../store/store.ts'

/** Treatment of invoices with values that are allowed and probably not meant; the operator's choice. */
export const plausibilityModes = ['off', 'warning', 'error'] as const
export type PlausibilityMode = (typeof plausibilityModes)[number]

/** Treatment of characters that would be printed as boxes: `live` refuses them with a live key and warns with a test key. */
export const missingGlyphModes = ['warning', 'live', 'error'] as const
export type MissingGlyphMode = (typeof missingGlyphModes)[number]

export interface CheckDeps {
  plausibility: PlausibilityMode
}

/** Converts missing glyphs into errors if the operator rejects them for the mode of the key. */
export function escalateMissingGlyphs(
  issues: readonly Issue[],
  key: Pick<StoredKey, 'mode'>,
  mode: MissingGlyphMode,
): Issue[] {
  const isRefused = mode === 'error' || (mode === 'live' && key.mode === 'live')
  return issues.map(issue =>
    isRefused && issue.code === 'missing_glyph' ? { ...issue, severity: 'error' } : issue,
  )
}

export const ofSeverity = (issues: readonly Issue[], severity: Issue['severity']): Issue[] =>
  issues.filter(issue => issue.severity === severity)

/** The error of a request whose fields have issues. */
export function invalidInvoice(issues: Issue[]): AppError {
  const params = { count: issues.length, isCut: issues.length >= limits.issues }
  return new AppError('invalid_invoice', { message: { code: 'request.fields', params }, issues })
}
