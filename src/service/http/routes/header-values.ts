import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { headers, idempotencyKeyFormat, requestIdFormat } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { redactKeys } from '#core/text/key.ts'

/** The client's request id if it is safe in a log and a header and contains no key; otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[headers.requestId.toLowerCase()]
  const isPlain = typeof given === 'string' && requestIdFormat.test(given)
  return isPlain && redactKeys(given) === given ? given : randomUUID()
}

/** Parses the Idempotency-Key header; two headers arrive joined by a comma and a space, and are invalid. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && idempotencyKeyFormat.test(header)) return header
  throw new AppError('invalid_idempotency_key')
}

/** Whether the Prefer header (RFC 7240) contains `respond-async`; other preferences are ignored. */
export const prefersAsync = (header: string | string[] | undefined): boolean =>
  [header ?? []]
    .flat()
    .join()
    .split(',')
    .some(preference => /^\s*respond-async\s*(;|$)/i.test(preference))

/**
 * A file name from an invoice number: an ASCII one, and the full one for clients that support RFC 6266. Neither contains path
 * separators, quotes or control characters.
 */
export function contentDisposition(invoiceNumber: string): string {
  const name = invoiceNumber
    .toWellFormed()
    .replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  const plain = name.replace(/[^\w.]+/g, '-')
  return `inline; filename="invoice-${plain}.pdf"; filename*=UTF-8''${encode(`invoice-${name}.pdf`)}`
}

/** Also encodes ' ( ) *, which RFC 8187 does not allow and encodeURIComponent keeps. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
