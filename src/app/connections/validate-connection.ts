import { isLoopback } from '#contract/external-link.ts'
import type { KnownConnection } from './connections.ts'
import { refusedField } from './refused-field.ts'

/** Two of one name could not be told apart where it matters. One address may have several, each with its key. */
export function refuseSameName(
  { id, name }: { id?: string | undefined; name: string },
  all: readonly KnownConnection[],
): void {
  const own = all.find(known => known.id === id)
  // what had its name before this rule keeps it
  if (own?.name === name) return
  const other = all.find(known => known.id !== id && sameness(known.name) === sameness(name))
  if (other)
    throw refusedField('name', 'name_taken', {
      code: 'connection.name_taken',
      params: { name: other.name },
    })
}

/** As a reader sees it, who does not see a capital letter in a hurry or how an accent is put together. */
const sameness = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase('en')

/** It would need a key of its own, and its port is another one after the next start. */
export function refusePractice(baseUrl: string, practiceUrl: string | undefined): void {
  if (practiceUrl === undefined) return
  const [given, own] = [new URL(baseUrl), new URL(practiceUrl)]
  if (isLoopback(given.hostname) && given.port === own.port)
    throw refusedField('baseUrl', 'practice_address', { code: 'connection.practice_address' })
}
