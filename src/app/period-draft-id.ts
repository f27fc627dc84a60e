import { randomUUID } from 'node:crypto'
import { sha256Of } from '#node/sha256.ts'

/**
 * The id of the draft of a period. It follows from schedule and period, so a second draft would have the same id: also
 * in older data that were restored, and where only a submission of the draft is known.
 */
export const draftIdOf = (scheduleId: string, period: string): string => idOf(`${scheduleId} ${period}`)

/** The id of another draft for a period: one that is made again, or a duplicate for the next period. */
export const newPeriodDraftId = (): string => idOf(randomUUID())

/** Whether an id is one of these: a document that is written by hand has a UUID of another version. */
export const isPeriodDraftId = (id: string): boolean => id[14] === '8'

function idOf(text: string): string {
  const hash = sha256Of(text)
  // A UUID of version 8 (RFC 9562), whose other bits are free.
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(18, 20)}-${hash.slice(20, 32)}`
}
