import type { ErrorDetails } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { estimateRender } from '../rendering/estimate-render.ts'
import { checkInvoice, type PlausibilityMode } from './check-invoice.ts'
import { fingerprintOf } from './fingerprint.ts'
import { invalidInvoice, rejectInvalidJson } from './invalid-invoice.ts'

/** A valid invoice with everything that takes time to derive from it. Can be cloned between threads. */
export interface PreparedInvoice {
  invoice: Invoice
  /** length of its text */
  bytes: number
  fingerprint: string
  /** estimated seconds of its render */
  seconds: number
  /** that refuse it, and its warnings */
  issues: Issue[]
  /** of the e-invoice that was asked for; absent if an issue prevents it */
  xml: Uint8Array<ArrayBuffer> | undefined
}

/** A rejection that can be cloned between threads. */
export interface Rejected {
  code: ErrorCode
  details: ErrorDetails
}

/** @throws AppError invalid_json or invalid_invoice */
export function prepareInvoice(text: string, plausibility: PlausibilityMode): PreparedInvoice {
  const read = readInvoice(text)
  if (!read.ok) {
    rejectInvalidJson(read.issues)
    throw invalidInvoice(read.issues)
  }
  const { invoice } = read
  const { issues, xml } = checkInvoice(invoice, plausibility)
  return {
    invoice,
    bytes: text.length,
    fingerprint: fingerprintOf(invoice),
    seconds: estimateRender(invoice),
    issues,
    xml: xml === undefined ? undefined : Buffer.from(xml),
  }
}
