import { parseBaseUrl } from '#contract/base-url.ts'
import { isLoopback } from '#contract/external-link.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import type { KnownConnection } from './destination.ts'

/** Rejects duplicate names. Several connections may have one address, each with its key. */
export function refuseSameName(
  { id, name }: { id?: string | undefined; name: string },
  all: readonly KnownConnection[],
): void {
  const own = all.find(known => known.id === id)
  // Duplicate names from before this rule are accepted.
  if (own?.name === name) return
  const other = all.find(known => known.id !== id && comparableName(known.name) === comparableName(name))
  if (other)
    throw refusedField('name', 'name_taken', {
      code: 'connection.name_taken',
      params: { name: other.name },
    })
}

/** Ignores case and Unicode composition, which are easily overlooked. */
const comparableName = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase('en')

/** Rejects the address of the practice service, whose port changes with every start. */
export function refusePractice(baseUrl: string, practiceUrl: string | undefined): void {
  if (practiceUrl === undefined) return
  const [given, own] = [new URL(baseUrl), new URL(practiceUrl)]
  if (isLoopback(given.hostname) && given.port === own.port)
    throw refusedField('baseUrl', 'practice_address', { code: 'connection.practice_address' })
}

/** @throws AppError invalid_argument with the field */
export function canonicalBaseUrl(text: string): string {
  const parsed = parseBaseUrl(text)
  if (!parsed.ok) throw refusedField('baseUrl', 'invalid_address', parsed.message)
  return parsed.baseUrl
}

/** The error of one invalid form field. */
function refusedField(path: string, code: string, message: Message): AppError {
  return new AppError('invalid_argument', { message, issues: [{ path, code, severity: 'error', message }] })
}
