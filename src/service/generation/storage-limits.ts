import { AppError } from '#core/errors/app-error.ts'
import type { FoundKey, Store } from '../store/store.ts'

export interface StorageLimits {
  /** bytes of stored test PDFs of one account; 0 for no limit */
  testStorage: number
  /** test jobs of one account, including deleted ones that are still listed; 0 for no limit */
  testJobs?: number
}

export const defaultTestStorage = 1_000_000_000
export const defaultTestJobs = 200_000

/**
 * Checked before the render, so concurrent renders may exceed the limit by their PDFs. Test PDFs do not use
 * the storage of live ones.
 * @throws AppError storage_limit_reached
 */
export async function requireBelowStorageLimits(
  {
    store,
    testStorage,
    testJobs = defaultTestJobs,
  }: StorageLimits & { store: Pick<Store, 'storedBytes' | 'countTestJobs'> },
  { account_id, mode, plan }: FoundKey,
): Promise<void> {
  if (mode === 'test' && testJobs > 0 && (await store.countTestJobs(account_id)) >= testJobs)
    throw new AppError('storage_limit_reached', {
      message: { code: 'service.test_job_limit', params: { jobs: testJobs } },
    })
  const ofPlan = plan.stored_bytes ?? Number.POSITIVE_INFINITY
  const ofTest = testStorage === 0 ? Number.POSITIVE_INFINITY : testStorage
  if (ofPlan === Number.POSITIVE_INFINITY && (mode === 'live' || ofTest === Number.POSITIVE_INFINITY)) return
  const { live, test, templates } = await store.storedBytes(account_id)
  if (mode === 'live') {
    if (live + templates >= ofPlan) throw storageLimitReached('live', ofPlan)
  } else if (test >= ofTest) throw storageLimitReached('test', ofTest)
  else if (live + test + templates >= ofPlan) throw storageLimitReached('plan', ofPlan)
}

const storageLimitReached = (what: 'live' | 'test' | 'plan', bytes: number) =>
  new AppError('storage_limit_reached', {
    message: {
      code: 'service.storage_limit',
      params: { what, megabytes: bytes < 1_000_000 ? bytes / 1_000_000 : Math.floor(bytes / 1_000_000) },
    },
  })
