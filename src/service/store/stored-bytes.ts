import { z } from 'zod'
import type { Mode } from '#core/text/key.ts'

export interface StoredFile {
  job_id: string
  file_id: string
}

/** Bytes of stored PDFs, by mode, and of templates of accounts. */
export type StoredBytes = Record<Mode | 'templates', number>

/** Triggers keep the sums in the transaction that records a job or marks its PDF as deleted. */
export interface StoredBytesStore {
  /** @param accountId `undefined` for the sum of all accounts */
  storedBytes(accountId: string | undefined): Promise<StoredBytes>
  /** Number of rows of test jobs, including deleted ones until they are removed. */
  countTestJobs(accountId: string): Promise<number>
  /** Jobs with a stored PDF but without recorded bytes; `after` is the last job of the previous page. */
  listNotMeasured(page: { after: string; limit: number }): Promise<StoredFile[]>
  /** Without effect on a job that was measured or whose PDF was deleted meanwhile. */
  setBytes(jobId: string, bytes: number): Promise<void>
}

export const countRow = z.object({ count: z.coerce.number() })

const row = z.object({ kind: z.enum(['live', 'test', 'templates']), bytes: z.coerce.number() })

/** @param rows the sum of each kind that occurs */
export function storedBytesOf(rows: readonly unknown[]): StoredBytes {
  const found = rows.map(each => row.parse(each))
  const of = (kind: keyof StoredBytes) => found.find(each => each.kind === kind)?.bytes ?? 0
  return { live: of('live'), test: of('test'), templates: of('templates') }
}
