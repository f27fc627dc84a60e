import { accountPages } from '../accounts/find-accounts.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { Owner } from '../store/jobs.ts'
import type { Plan } from '../store/plans.ts'
import type { Store } from '../store/store.ts'
import type { StoredFile } from '../store/stored-bytes.ts'
import type { RetentionRule } from './retention-rule.ts'

export interface ExpirySweepDeps {
  store: Pick<
    Store,
    'listAccountsBefore' | 'listPlans' | 'listFilesBefore' | 'markFilesDeleted' | 'tryLock' | 'check'
  >
  files: Pick<FileStorage, 'remove' | 'check'>
  retentionDaysOf: RetentionRule
}

export interface ExpirySweep {
  deleted: number
  /** errors of PDFs that were not deleted; the next sweep retries them */
  failures: unknown[]
}

const day = 24 * 60 * 60 * 1000

/**
 * PDFs removed together, then marked in one transaction; after a batch of failures the rest of the account is
 * skipped.
 */
const batch = 50

/**
 * Deletes PDFs after their retention, in one process at a time. A PDF is removed before its job is marked, so
 * that after a crash the next sweep finds the job again; removing a missing PDF is no error. Continues after
 * an error, unless store or storage are unavailable.
 * @returns `undefined` while another process sweeps
 */
export async function sweepExpired(
  deps: ExpirySweepDeps,
  at: { now: Date; signal: AbortSignal },
): Promise<ExpirySweep | undefined> {
  const release = await deps.store.tryLock('retention')
  if (release === undefined) return undefined
  const swept: ExpirySweep = { deleted: 0, failures: [] }
  try {
    const plans = new Map((await deps.store.listPlans()).map(plan => [plan.id, plan]))
    for await (const accounts of accountPages(deps.store))
      for (const { id, plan_id } of accounts)
        await sweepAccount(deps, id, { plan: plans.get(plan_id), ...at }, swept)
  } catch (error) {
    swept.failures.push(error)
  } finally {
    await release()
  }
  return swept
}

/** A plan that was added meanwhile is `undefined`; the next sweep handles it. */
async function sweepAccount(
  deps: ExpirySweepDeps,
  account_id: string,
  { plan, ...at }: { plan: Plan | undefined; now: Date; signal: AbortSignal },
  swept: ExpirySweep,
): Promise<void> {
  for (const mode of ['test', 'live'] as const) {
    const before = plan && expiryOf(deps.retentionDaysOf(plan, mode), at.now)
    if (before === undefined) continue
    const failed = swept.failures.length
    await deleteBefore(deps, { of: { account_id, mode }, before, ...at }, swept)
    if (swept.failures.length > failed) await Promise.all([deps.store.check(), deps.files.check()])
  }
}

/** Returns the time before which PDFs are deleted; `undefined` for none, also if it is before 1970. */
function expiryOf(days: number | undefined, now: Date): string | undefined {
  if (days === undefined) return undefined
  const before = now.getTime() - days * day
  return before < 0 ? undefined : new Date(before).toISOString()
}

/** Never rejects. */
async function deleteBefore(
  { store, files }: ExpirySweepDeps,
  { of, before, now, signal }: { of: Owner; before: string; now: Date; signal: AbortSignal },
  swept: ExpirySweep,
): Promise<void> {
  const failed = new Set<string>()
  try {
    while (!signal.aborted && failed.size < batch) {
      const listed = await store.listFilesBefore(of, before, batch + failed.size)
      const found = listed.filter(({ job_id }) => !failed.has(job_id))
      if (found.length === 0) return
      const removed: string[] = []
      const remove = async ({ job_id, file_id }: StoredFile) => {
        try {
          await files.remove(file_id)
          removed.push(job_id)
        } catch (error) {
          failed.add(job_id)
          swept.failures.push(error)
        }
      }
      await Promise.all(found.map(remove))
      await store.markFilesDeleted(removed, { at: now.toISOString(), reason: 'retention' })
      swept.deleted += removed.length
    }
  } catch (error) {
    swept.failures.push(error)
  }
}
