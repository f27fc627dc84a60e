import { z } from 'zod'
import type { Row } from '../sqlite/sql.ts'
import { decodeLine } from './checksummed-line.ts'
import { packPayload } from './journal-payload.ts'

/** Columns that change after an attempt was frozen. */
export const changingColumns = [
  'id',
  'state',
  'finished_at',
  'tries',
  'in_doubt',
  'job_id',
  'invoice_url',
  'problem',
  'retry_at',
] as const

/** A service that is verified to bill an Idempotency-Key once. */
const serviceSchema = z.object({ baseUrl: z.string(), keyFingerprint: z.string() })
export type VerifiedService = z.output<typeof serviceSchema>

const columns = z.looseObject({ id: z.string(), state: z.string() })
export const recordSchema = z.union([
  z.object({ n: z.literal(0), journal: z.string(), isComplete: z.boolean() }),
  z.object({ n: z.int(), logo: z.string(), dataUrl: z.string() }),
  z.object({
    n: z.int(),
    attempt: columns.extend({
      invoice_id: z.string(),
      invoice_number: z.string(),
      mode: z.string(),
      created_at: z.string(),
    }),
    payload: z.object({ text: z.string(), logo: z.string().optional() }),
    /**
     * Present if the attempt was frozen on this computer; absent if it was read from the data, and in records of
     * earlier versions.
     */
    isConfirmed: z.literal(true).optional(),
  }),
  z.object({ n: z.int(), change: columns }),
  z.object({ n: z.int(), service: serviceSchema }),
  z.object({ n: z.int(), isComplete: z.literal(false) }),
])
export type JournalRecord = z.output<typeof recordSchema>

/** The present state of an attempt that is already in the journal. */
export function changeRecord(n: number, row: Row): JournalRecord {
  return recordSchema.parse({ n, change: Object.fromEntries(changingColumns.map(name => [name, row[name]])) })
}

interface NewAttempt {
  row: Row
  isConfirmed: boolean
}

/** The records of an attempt that is new to the journal, after a record of its logo if that is new, too. */
export function attemptRecords(
  n: number,
  { row, isConfirmed }: NewAttempt,
  hasLogo: (sha256: string) => boolean,
): JournalRecord[] {
  const { checksum: _checksum, payload: bytes, ...attempt } = row
  const { packed: payload, logo } = packPayload(bytes instanceof Uint8Array ? bytes : new Uint8Array())
  const isNewLogo = payload.logo !== undefined && !hasLogo(payload.logo)
  const confirmed = isConfirmed ? { isConfirmed } : {}
  const records = isNewLogo
    ? [
        { n, logo: payload.logo, dataUrl: logo },
        { n: n + 1, attempt, payload, ...confirmed },
      ]
    : [{ n, attempt, payload, ...confirmed }]
  return records.map(record => recordSchema.parse(record))
}

/** `undefined` if the checksum or the format is wrong. */
export const parseRecord = (line: Buffer): JournalRecord | undefined =>
  recordSchema.safeParse(decodeLine(line.toString('utf8'))).data
