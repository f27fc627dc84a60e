import { defaultCurrency } from '#core/defaults.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { plausibilityFindings } from '#core/findings/findings-of.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { jsonLimits, type ReadOptions, readInvoice } from '#core/invoice/read-invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { scanJson } from '#core/json/scan-json.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { type InvoiceAsXml, invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import { escalateLogoIssues } from '#pdf/document/escalate-logo-issues.ts'
import { missingGlyphsOf } from '#pdf/document/missing-glyphs-of.ts'
import { readLogo } from '#pdf/picture/read-logo.ts'
import { estimateRender } from '../rendering/estimate-render.ts'
import type { Amounts } from '../store/jobs.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { CheckDeps, PlausibilityMode } from './invoice-issues.ts'

/** An invoice with all values that are expensive to derive; can be cloned between threads. */
export interface PreparedInvoice {
  invoice: Invoice
  /** length of its JSON */
  bytes: number
  fingerprint: string
  amounts: Amounts
  /** estimated CPU seconds of its render */
  seconds: number
  /** errors of an invoice with valid fields, and its warnings */
  issues: Issue[]
  /** the e-invoice, if requested and no error prevents it */
  xml: Uint8Array<ArrayBuffer> | undefined
}

export type ReadPrepared = { ok: true; prepared: PreparedInvoice } | { ok: false; issues: Issue[] }

export interface PreparationOptions {
  /** `rendered` allows the line items of a queued invoice */
  lines?: ReadOptions['lines']
  /** whether to decode the logo, which otherwise only the render does */
  checksLogo?: boolean | undefined
  /** maximum bytes without logo and attachments; no limit by default */
  longest?: number | undefined
}

/** @throws AppError invalid_json, too_large */
export function prepareInvoice(
  text: string,
  deps: CheckDeps,
  { lines = 'submitted', checksLogo = false, longest = Number.POSITIVE_INFINITY }: PreparationOptions = {},
): ReadPrepared {
  if (lengthWithoutFiles(text, lines, longest) > longest) throw new AppError('too_large')
  const read = readInvoice(text, { lines })
  if (!read.ok) {
    const [issue] = read.issues
    if (issue?.code === 'invalid_json') throw new AppError('invalid_json', { message: issue.message })
    return read
  }
  const { invoice } = read
  const { issues, xml } = checkInvoice(deps, invoice)
  const { total, payable } = totalsOf(invoice)
  return {
    ok: true,
    prepared: {
      invoice,
      bytes: text.length,
      fingerprint: fingerprintOf(invoice),
      amounts: { currency: invoice.currency ?? defaultCurrency, total, payable },
      seconds: estimateRender(invoice),
      issues: checksLogo ? [...issues, ...logoIssues(invoice)] : issues,
      xml,
    },
  }
}

interface CheckedInvoice {
  issues: Issue[]
  /** absent if not requested, or if an error prevents it */
  xml: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Returns errors and warnings of an invoice, without those of its template and those found only by rendering.
 */
function checkInvoice({ plausibility }: CheckDeps, invoice: Invoice): CheckedInvoice {
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

/** Returns the bytes without logo and attachments; including them if the text is short enough anyway. */
function lengthWithoutFiles(text: string, lines: keyof typeof jsonLimits, longest: number): number {
  const bytes = Buffer.byteLength(text)
  if (bytes <= longest) return bytes
  const { positions } = scanJson(text, jsonLimits[lines])
  const files = ['logo', 'attachments'].flatMap(field => {
    const place = positions.get(field)
    return place === undefined ? [] : [Buffer.byteLength(text.slice(...place))]
  })
  return bytes - files.reduce((sum, length) => sum + length, 0)
}

/** Decides like the render. */
function logoIssues({ logo }: Invoice): Issue[] {
  const { warning } = readLogo(logo)
  return warning ? escalateLogoIssues([warning]) : []
}
