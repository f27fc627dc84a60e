import type { EInvoiceOutcome } from '#contract/generate-api.ts'
import type { Mode } from '#core/text/key.ts'

/** Jobs are visible only to keys of the same account and mode. */
export interface Owner {
  account_id: string
  mode: Mode
}

/** Generations of a day of UTC. */
export interface JobsOfDay {
  /** YYYY-MM-DD */
  day: string
  live: number
  test: number
}

/** `undefined` disables a filter. `from` is inclusive, `until` exclusive. */
export interface JobFilter {
  account_id: string
  mode: Mode | undefined
  template: string | undefined
  /** the whole invoice number; a substring search would read every row */
  number: string | undefined
  from: string | undefined
  until: string | undefined
}

export interface JobPage {
  /** the last job of the previous page */
  before: string | undefined
  limit: number
}

/** A position in a list ordered by time and id. */
export interface Position {
  created_at: string
  id: string
}

/** A list of jobs of one mode in index order, so that the cost of a page does not depend on its depth. */
export interface JobsBefore extends Omit<JobFilter, 'mode' | 'until'> {
  mode: Mode
  /** exclusive: the end of the period, or the last job of the previous page if it is earlier */
  end: Position
  limit: number
}

/** @param last the last job of the previous page */
export function jobsBefore(
  { mode, until, ...filter }: JobFilter,
  { last, limit }: { last: Position | undefined; limit: number },
): JobsBefore[] {
  const modes = mode === undefined ? (['live', 'test'] as const) : [mode]
  // sorts after every time and before every id
  const period = { created_at: until ?? '\uffff', id: '' }
  const end = last !== undefined && isBefore(last, period) ? last : period
  return modes.map(each => ({ ...filter, mode: each, end, limit }))
}

/** Merges lists of jobs; returns the newest. */
export const newestOf = (lists: readonly Job[][], limit: number): Job[] =>
  lists
    .flat()
    .sort((one, other) => (isBefore(one, other) ? 1 : -1))
    .slice(0, limit)

const isBefore = (one: Position, other: Position): boolean =>
  one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at

/** A job when it is recorded. */
export interface NewJob extends Amounts {
  id: string
  account_id: string
  key_id: string
  mode: Mode
  template: string
  /** of a template that the account keeps; `null` for one of the service, and for an erased job */
  template_version: number | null
  invoice_number: string
  /** id of the PDF in the {@link FileStorage} and in its link */
  file_id: string
  created_at: string
  /** outcome of the requested e-invoice; `null` without one */
  e_invoice: EInvoiceOutcome | null
  /** of the PDF; `null` for a job of before they were recorded, and for an erased one */
  pages: number | null
}

/** Amounts of an invoice; each `null` for a job recorded without them, and for an erased one. */
export interface Amounts {
  /** ISO 4217 */
  currency: string | null
  /** with tax, as a decimal */
  total: string | null
  /** amount due, as a decimal */
  payable: string | null
}

/** `retention`: the retention ended; `request`: the deletion was requested. */
export const fileDeletionReasons = ['retention', 'request'] as const

export interface FileDeletion {
  at: string
  reason: (typeof fileDeletionReasons)[number]
}

export interface Job extends NewJob {
  /** `null` while the PDF is stored */
  file_deleted_at: string | null
  file_deletion: FileDeletion['reason'] | null
  /** since this time number and template are empty; `null` before */
  erased_at: string | null
  /** number of revocations; links of earlier versions are rejected */
  link_version: number
}

/** One billed generation. Template and number are empty once the job was erased. */
export interface LedgerRow {
  job_id: string
  account_id: string
  key_id: string
  template: string
  invoice_number: string
  created_at: string
}

/** A billed generation that is not charged. */
export interface Credit {
  job_id: string
  account_id: string
  /** of the job */
  key_id: string
  template: string
  reason: string
  /** when it was given */
  created_at: string
}

export interface RepeatedNumber {
  job_id: string
  earlier_job_id: string
  invoice_number: string
  created_at: string
}

/** An Idempotency-Key is unique per account and mode; both paths of the interface share it. */
export interface IdempotencyScope extends Owner {
  idempotency_key: string
}

export interface RecordedAnswer {
  /** of the request; another fingerprint under the same key is a client error */
  fingerprint: string
  /** the exact body */
  answer: string
}

export interface Generation extends RecordedAnswer {
  job: NewJob
  /** of its PDF */
  bytes: number
  /** SHA-256 of its PDF */
  digest: Uint8Array
  idempotency: { key: string; expires_at: string } | null
  /** whether it leaves the queue in the same transaction */
  isQueued?: true
}

export type Recorded =
  | {
      outcome: 'recorded'
      /** for a live job without an Idempotency-Key: the last job billed with this invoice number */
      earlier_job_id: string | null
    }
  /** another process answered this Idempotency-Key first; nothing was written */
  | { outcome: 'answered'; earlier: RecordedAnswer }
  /** the key was revoked during the render; nothing was written */
  | { outcome: 'revoked' }
  /** the account was suspended during the render; nothing was written */
  | { outcome: 'suspended' }
  /** the account has reached the monthly limit of its plan; nothing was written */
  | { outcome: 'capped' }
  /** the key has reached its monthly limit; nothing was written */
  | { outcome: 'key capped' }
  /** it was removed from the queue during the render; nothing was written */
  | { outcome: 'withdrawn' }
