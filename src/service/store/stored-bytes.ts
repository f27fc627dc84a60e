import { z } from 'zod'
import type { Mode } from '#core/text/key.ts'

export interface StoredFile {
  job_id: string
  file_id: string
}

/** Bytes of the PDFs that are stored, by mode, and of the templates that accounts keep. */
export type StoredBytes = Record<Mode | 'templates', number>

/** Kept by triggers in the transaction that records a job or marks its PDF as deleted. */
export interface StoredBytesStore {
  /** @param accountId `undefined` for all accounts together */
  storedBytes(accountId: string | undefined): Promise<StoredBytes>
  /** Rows of test jobs of an account, also of those that were deleted, until they are forgotten. */
  countTestJobs(accountId: string): Promise<number>
  /** Jobs of before the bytes were recorded, whose PDF is stored; `after` is the job of the previous page. */
  listNotMeasured(page: { after: string; limit: number }): Promise<StoredFile[]>
  /** Does nothing to a job that was measured or whose PDF was deleted meanwhile. */
  setBytes(jobId: string, bytes: number): Promise<void>
}

export const countRow = z.object({ count: z.coerce.number() })

const row = z.object({ kind: z.enum(['live', 'test', 'templates']), bytes: z.coerce.number() })

/** @param rows the sum of each kind that has one */
export function storedBytesOf(rows: readonly unknown[]): StoredBytes {
  const found = rows.map(each => row.parse(each))
  const of = (kind: keyof StoredBytes) => found.find(each => each.kind === kind)?.bytes ?? 0
  return { live: of('live'), test: of('test'), templates: of('templates') }
}
