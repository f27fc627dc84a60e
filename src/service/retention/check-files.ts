import { setTimeout as wait } from 'node:timers/promises'
import { digestOfPdf, type FileStorage, isSameDigest } from '../storage/file-storage.ts'
import type { CheckedFile, DamagedFile, FileCheck } from '../store/file-checks.ts'
import type { Store } from '../store/store.ts'

export interface FileCheckDeps {
  store: Pick<
    Store,
    | 'listFilesToCheck'
    | 'setDigest'
    | 'recordDamage'
    | 'forgetDamage'
    | 'readFileCheck'
    | 'writeFileCheck'
    | 'isFileKept'
    | 'tryLock'
  >
  files: Pick<FileStorage, 'read' | 'size'>
  now: () => Date
}

export interface FileCheckLimits {
  /** maximum bytes to read; at least one PDF is read */
  bytes: number
  signal: AbortSignal
  /** milliseconds between two batches */
  pause?: number
}

export type Damage = Pick<DamagedFile, 'job_id' | 'problem'>

export interface CheckedFiles {
  files: number
  bytes: number
  /** PDFs without a recorded digest, which was computed now */
  digested: number
  damaged: Damage[]
  /** whether the last PDF was checked */
  isComplete: boolean
}

/** Bytes per hour; 24 GB a day. */
export const defaultCheckedBytes = 1_000_000_000

const batch = 50

/** Milliseconds between attempts to take the lock. */
const lockPause = 500

/** Milliseconds between the starts of two rounds. */
const betweenRounds = 24 * 60 * 60 * 1000

/**
 * Compares stored PDFs with their recorded digests, continuing after the last call, in one process at a time.
 * A PDF without a digest gets that of the stored file. Damaged PDFs are recorded until they are intact again.
 * @returns `undefined` while another process checks, and if the last round began less than a day ago
 */
export async function checkFiles(
  deps: FileCheckDeps,
  limits: FileCheckLimits,
): Promise<CheckedFiles | undefined> {
  const release = await deps.store.tryLock('file-check')
  if (release === undefined) return undefined
  try {
    const earlier = await deps.store.readFileCheck()
    const at = deps.now()
    const isDue = earlier === undefined || Date.parse(earlier.started_at) + betweenRounds <= at.getTime()
    if (earlier?.last_job_id === '' && !isDue) return undefined
    const check: FileCheck =
      earlier === undefined || earlier.last_job_id === ''
        ? {
            ...{ last_job_id: '', started_at: at.toISOString(), files: 0 },
            ...{ ended_at: earlier?.ended_at ?? null, ended_files: earlier?.ended_files ?? null },
          }
        : earlier
    return await continueCheck(deps, check, limits)
  } finally {
    await release()
  }
}

/** Compares all stored PDFs, including recently checked ones. */
export async function checkAllFiles(deps: FileCheckDeps, signal: AbortSignal): Promise<CheckedFiles> {
  const started_at = deps.now().toISOString()
  const check = { last_job_id: '', started_at, files: 0, ended_at: null, ended_files: null }
  return continueCheck(deps, check, { bytes: Number.POSITIVE_INFINITY, signal, pause: 0 })
}

async function continueCheck(
  deps: FileCheckDeps,
  start: FileCheck,
  { bytes: limit, signal, pause = 250 }: FileCheckLimits,
): Promise<CheckedFiles> {
  const { store, now } = deps
  const found: CheckedFiles = { files: 0, bytes: 0, digested: 0, damaged: [], isComplete: false }
  const missing: CheckedFile[] = []
  let check = start
  while (!signal.aborted && found.bytes < limit) {
    const listed = await store.listFilesToCheck({ after: check.last_job_id, limit: batch })
    let last = check.last_job_id
    for (const file of listed) {
      if (signal.aborted || found.bytes >= limit) break
      if (!(await checkFile(deps, file, found))) missing.push(file)
      last = file.job_id
    }
    const isComplete = listed.length < batch && last === (listed.at(-1)?.job_id ?? check.last_job_id)
    check = { ...check, last_job_id: last, files: start.files + found.files }
    if (isComplete) {
      found.isComplete = true
      check = { ...check, last_job_id: '', ended_at: now().toISOString(), ended_files: check.files }
    }
    await store.writeFileCheck(check)
    if (isComplete) break
    await wait(pause, undefined, { signal }).catch(() => undefined)
  }
  await recordMissing(deps, missing, found, signal)
  return found
}

/** @returns false when the PDF is not stored */
async function checkFile(
  { store, files, now }: FileCheckDeps,
  { job_id, file_id, digest }: CheckedFile,
  found: CheckedFiles,
): Promise<boolean> {
  const bytes = await files.read(file_id)
  found.files += 1
  if (bytes === undefined) return false
  found.bytes += bytes.length
  const stored = await digestOfPdf(bytes)
  if (digest === null) {
    await store.setDigest(job_id, stored, now().toISOString())
    found.digested += 1
  } else if (isSameDigest(digest, stored)) await store.forgetDamage(job_id)
  else await record({ store, now }, { job_id, problem: 'differs' }, found)
  return true
}

/**
 * Looks for missing PDFs again while no process deletes any, because a PDF is removed before its job is
 * marked.
 */
async function recordMissing(
  { store, files, now }: FileCheckDeps,
  missing: readonly CheckedFile[],
  found: CheckedFiles,
  signal: AbortSignal,
): Promise<void> {
  if (missing.length === 0) return
  const release = await lockRetention(store, signal)
  if (release === undefined) return
  try {
    // a requested deletion marks the job milliseconds after it removes the PDF
    await wait(1_000)
    for (const { job_id, file_id } of missing) {
      if ((await files.size(file_id)) !== undefined || !(await store.isFileKept(job_id))) continue
      await record({ store, now }, { job_id, problem: 'missing' }, found)
    }
  } finally {
    await release()
  }
}

/** Waits for the lock of the process that deletes PDFs. @returns `undefined` if the signal aborts */
async function lockRetention(
  store: Pick<Store, 'tryLock'>,
  signal: AbortSignal,
): Promise<(() => Promise<void>) | undefined> {
  while (!signal.aborted) {
    const release = await store.tryLock('retention')
    if (release !== undefined) return release
    await wait(lockPause, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

async function record(
  { store, now }: Pick<FileCheckDeps, 'store' | 'now'>,
  damage: Damage,
  found: CheckedFiles,
): Promise<void> {
  found.damaged.push(damage)
  await store.recordDamage(damage.job_id, { found_at: now().toISOString(), problem: damage.problem })
}
