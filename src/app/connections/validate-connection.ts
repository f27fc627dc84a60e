import { isLoopback } from '#contract/external-link.ts'
import type { KnownConnection } from './practice.ts'
import { refusedField } from './refused-field.ts'

/** Rejects duplicate names. Several connections may have one address, each with its key. */
export function refuseSameName(
  { id, name }: { id?: string | undefined; name: string },
  all: readonly KnownConnection[],
): void {
  const own = all.find(known => known.id === id)
  // Names from before this rule stay.
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
