import { parseBaseUrl } from '#contract/base-url.ts'
import { refusedField } from './refused-field.ts'

/** @throws AppError invalid_argument with the field */
export function canonicalBaseUrl(text: string): string {
  const parsed = parseBaseUrl(text)
  if (!parsed.ok) throw refusedField('baseUrl', 'invalid_address', parsed.message)
  return parsed.baseUrl
}
