import { idempotencyKeyFormat } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'

/** The Idempotency-Key header as the client means it; two headers arrive joined by a comma and a space. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && idempotencyKeyFormat.test(header)) return header
  throw new AppError('invalid_idempotency_key')
}
