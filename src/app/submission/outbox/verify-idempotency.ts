import { randomUUID } from 'node:crypto'
import type { Destination } from '../../connections/destination.ts'
import type { JobReader } from '../../ports/services.ts'
import type { AttemptStore } from '../../ports/store.ts'

export interface IdempotencyVerifierDeps {
  store: { attempts: Pick<AttemptStore, 'find' | 'isIdempotent' | 'rememberIdempotent'> }
  jobs: Pick<JobReader, 'lookUp'>
}

/**
 * Verifies the service of a done attempt and stores a positive result.
 * @returns whether the service is newly known to be idempotent
 */
export const createIdempotencyVerifier =
  ({ store, jobs }: IdempotencyVerifierDeps) =>
  async (attemptId: string, { access }: Destination, signal: AbortSignal): Promise<boolean> => {
    const attempt = store.attempts.find(attemptId)
    if (!attempt) return false
    const { baseUrl, idempotencyKey, jobId, keyFingerprint } = attempt
    // The practice service needs no verification.
    if (jobId === null || baseUrl === null || baseUrl !== access.baseUrl) return false
    const isKnown = () => store.attempts.isIdempotent(baseUrl, keyFingerprint)
    if (isKnown()) return false
    const isVerified = await verifyIdempotency(jobs, { ...access, idempotencyKey, jobId, signal })
    // After close() the store cannot be read.
    if (!isVerified || signal.aborted || isKnown()) return false
    store.attempts.rememberIdempotent(baseUrl, keyFingerprint)
    return true
  }

export interface MadeRequest {
  baseUrl: string
  key: string
  idempotencyKey: string
  /** job id in the answer to the POST with this Idempotency-Key */
  jobId: string
  signal?: AbortSignal
}

/**
 * Verifies that a service stores jobs by Idempotency-Key: it finds the job by its key and nothing by a key that was never
 * sent. An echoed header is no proof, because a gateway can echo it. Both requests are GETs, which bill nothing.
 */
export async function verifyIdempotency(
  jobs: IdempotencyVerifierDeps['jobs'],
  { jobId, idempotencyKey, ...request }: MadeRequest,
): Promise<boolean> {
  const found = await jobs.lookUp({ ...request, idempotencyKey })
  if (typeof found !== 'object' || found.jobId !== jobId) return false
  return (await jobs.lookUp({ ...request, idempotencyKey: randomUUID() })) === 'not_found'
}
