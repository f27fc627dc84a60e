import { randomUUID } from 'node:crypto'
import { sha256Of } from '#node/sha256.ts'

/**
 * The id of the draft of a period, derived from schedule and period. A second draft of the period would get the same
 * id, even in restored data and where only its submission is known.
 */
export const draftIdOf = (scheduleId: string, period: string): string => idOf(`${scheduleId} ${period}`)

/** A new id for a draft that is made again for a period, or for a next-period duplicate. */
export const newPeriodDraftId = (): string => idOf(randomUUID())

/** Whether an id was made here; manually written documents have UUIDs of another version. */
export const isPeriodDraftId = (id: string): boolean => id[14] === '8'

function idOf(text: string): string {
  const hash = sha256Of(text)
  // A UUID of version 8 (RFC 9562) leaves the other bits to the application.
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(18, 20)}-${hash.slice(20, 32)}`
}
