import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { plausibilityFindings } from '#core/findings/findings-of.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { limits } from '#core/limits.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { type InvoiceAsXml, invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import { missingGlyphsOf } from '#pdf/document/missing-glyphs-of.ts'
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

export interface CheckedInvoice {
  issues: Issue[]
  /** absent if not requested, or if an error prevents it */
  xml: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Returns errors and warnings of an invoice, without those of its template and those found only by rendering.
 */
export function checkInvoice({ plausibility }: CheckDeps, invoice: Invoice): CheckedInvoice {
  const written: InvoiceAsXml | undefined =
    invoice.e_invoice === undefined
      ? undefined
      : invoiceAsXml(invoice, invoice.e_invoice, localDateOf(new Date()))
  const issues = [
    ...(written?.findings ?? []),
    ...implausibleValues(invoice, plausibility),
    ...missingGlyphsOf(invoice),
  ]
  return { issues, xml: written?.ok ? written.xml : undefined }
}

function implausibleValues(invoice: Invoice, mode: PlausibilityMode): Issue[] {
  if (mode === 'off') return []
  return plausibilityFindings(invoice)
    .filter(({ severity }) => severity === 'warning')
    .map(finding => ({ ...finding, severity: mode }))
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
