import { z } from 'zod'
import type { StoredFile } from './stored-bytes.ts'

/** A job whose PDF is stored. */
export interface CheckedFile extends StoredFile {
  /** SHA-256; `null` for a PDF stored before digests were recorded */
  digest: Uint8Array | null
}

export const damageKinds = ['differs', 'missing'] as const

/** A stored PDF that is missing or differs from its digest. */
export interface DamagedFile {
  job_id: string
  account_id: string
  mode: 'live' | 'test'
  file_id: string
  found_at: string
  problem: (typeof damageKinds)[number]
}

/** Progress of the check, which reads all PDFs in job order. */
export interface FileCheck {
  /** last checked job; empty between rounds */
  last_job_id: string
  /** start of the round */
  started_at: string
  /** PDFs checked in this round */
  files: number
  /** end of the last round */
  ended_at: string | null
  ended_files: number | null
}

export interface FileCheckStore {
  /** in job order; `after` is the last job of the previous page */
  listFilesToCheck(page: { after: string; limit: number }): Promise<CheckedFile[]>
  /** Whether the PDF of a job must exist: not deleted, and not of an account being deleted. */
  isFileKept(jobId: string): Promise<boolean>
  /** `null` for a job without a recorded digest, and for an unknown one */
  digestOf(jobId: string): Promise<Uint8Array | null>
  /** Records the digest of a stored PDF; without effect if the job has one. */
  setDigest(jobId: string, digest: Uint8Array, at: string): Promise<void>
  /** @returns false if the damage was already known */
  recordDamage(jobId: string, damage: Pick<DamagedFile, 'found_at' | 'problem'>): Promise<boolean>
  /** Records that the PDF is intact again, such as after a restore from a backup. */
  forgetDamage(jobId: string): Promise<void>
  /** without PDFs deleted meanwhile, latest first */
  listDamagedFiles(limit: number): Promise<DamagedFile[]>
  countDamagedFiles(): Promise<number>
  readFileCheck(): Promise<FileCheck | undefined>
  writeFileCheck(check: FileCheck): Promise<void>
}

const digest = z
  .instanceof(Uint8Array)
  .nullable()
  .transform(bytes => bytes && new Uint8Array(bytes))

export const checkedFileRow = z.object({
  job_id: z.string(),
  file_id: z.string(),
  digest,
}) satisfies z.ZodType<CheckedFile>

export const digestRow = z.object({ digest })

export const damagedFileRow = z.object({
  job_id: z.string(),
  account_id: z.string(),
  mode: z.enum(['live', 'test']),
  file_id: z.string(),
  found_at: z.string(),
  problem: z.enum(damageKinds),
}) satisfies z.ZodType<DamagedFile>

export const fileCheckColumns = 'last_job_id, started_at, files, ended_at, ended_files'

// PostgreSQL's driver returns bigint as text
export const fileCheckRow = z.object({
  last_job_id: z.string(),
  started_at: z.string(),
  files: z.coerce.number(),
  ended_at: z.string().nullable(),
  ended_files: z.coerce.number().nullable(),
}) satisfies z.ZodType<FileCheck>
