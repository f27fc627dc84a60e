import { AppError } from '#core/errors/app-error.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { Owner } from '../store/jobs.ts'
import type { Store } from '../store/store.ts'
import type { RetentionRule } from './retention-rule.ts'

export interface ExpirySweepParts {
  store: Pick<Store, 'listAccounts' | 'listPlans' | 'listFilesBefore' | 'markFilesDeleted' | 'tryLock'>
  files: Pick<FileStorage, 'remove'>
  keptFor: RetentionRule
}

const day = 24 * 60 * 60 * 1000

/** PDFs that are removed at once, then marked in one transaction. */
const batch = 50

/**
 * Deletes the PDFs whose retention time is over, in one process at a time. A PDF is removed before its job is marked, so after a
 * crash in between the next sweep finds the job again, and removing a missing PDF is no error. An account that fails does
 * not keep the PDFs of the others.
 * @returns how many were deleted; `undefined` while another process sweeps
 * @throws the first failure, after the other accounts
 */
export async function sweepExpired(
  parts: ExpirySweepParts,
  at: { now: Date; signal: AbortSignal },
): Promise<number | undefined> {
  const release = await parts.store.tryLock('retention')
  if (release === undefined) return undefined
  try {
    let deleted = 0
    const failures: unknown[] = []
    const plans = new Map((await parts.store.listPlans()).map(plan => [plan.id, plan]))
    for (const account of await parts.store.listAccounts()) {
      for (const mode of ['test', 'live'] as const) {
        const plan = plans.get(account.plan_id)
        // a plan that was added meanwhile is known to the next sweep
        const days = plan && parts.keptFor(plan, mode)
        if (days === undefined) continue
        // a plan of an earlier version may have days from before 1970, from when there is nothing
        const before = new Date(Math.max(0, at.now.getTime() - days * day)).toISOString()
        try {
          deleted += await deleteBefore(parts, { of: { account_id: account.id, mode }, before, ...at })
        } catch (error) {
          // the others would fail as well, each after a time
          if (error instanceof AppError && error.code === 'storage_unavailable') throw error
          failures.push(error)
        }
      }
    }
    if (failures.length > 0) throw failures[0]
    return deleted
  } finally {
    await release()
  }
}

async function deleteBefore(
  { store, files }: ExpirySweepParts,
  { of, before, now, signal }: { of: Owner; before: string; now: Date; signal: AbortSignal },
): Promise<number> {
  let deleted = 0
  while (!signal.aborted) {
    const found = await store.listFilesBefore(of, before, batch)
    if (found.length === 0) break
    const removals = found.map(({ file_id }) => files.remove(file_id))
    // none is still running when another fails
    await Promise.allSettled(removals)
    await Promise.all(removals)
    const ids = found.map(({ job_id }) => job_id)
    await store.markFilesDeleted(ids, { at: now.toISOString(), reason: 'retention' })
    deleted += found.length
  }
  return deleted
}
