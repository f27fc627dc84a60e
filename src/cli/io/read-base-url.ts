import { InvalidArgumentError } from 'commander'
import { parseBaseUrl } from '#contract/base-url.ts'
import { textOf } from './standard-streams.ts'

/** The address of a service in an argument; only one that a key may be sent to. */
export function readBaseUrl(text: string): string {
  const parsed = parseBaseUrl(text)
  if (parsed.ok) return parsed.baseUrl
  throw new InvalidArgumentError(textOf(parsed.message))
}
