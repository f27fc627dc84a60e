import { AppError } from '#core/app-error.ts'

/** The Idempotency-Key header as the client means it; two headers arrive joined by a comma and a space. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)) return header
  throw new AppError('invalid_idempotency_key')
}
