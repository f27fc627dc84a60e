import type { DatabaseSync } from 'node:sqlite'
import { jobChanged } from '../../audit-events.ts'
import { answerOnlyRow, erasedValues, idRow, storedFileRow, withoutWarnings } from '../../rows.ts'
import type { RetentionStore } from '../../store.ts'
import { countRow, type StoredBytesStore, storedBytesOf } from '../../stored-bytes.ts'
import { auditAppender } from '../accounts/audit.ts'
import { batchLength } from '../connection/batches.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'

export function retentionIn(database: DatabaseSync): RetentionStore {
  const before = database.prepare(`
    SELECT id AS job_id, file_id FROM jobs INDEXED BY jobs_with_file
    WHERE account_id = :account_id AND mode = :mode AND created_at < :before AND file_deleted_at IS NULL
    ORDER BY created_at LIMIT :limit`)
  const mark = database.prepare(`
    UPDATE jobs SET file_deleted_at = :at, file_deletion = :reason WHERE id = :id AND file_deleted_at IS NULL`)

  const erase = database.prepare(`
    UPDATE jobs SET erased_at = ?, ${erasedValues} WHERE id = ? AND erased_at IS NULL`)
  const eraseEntry = database.prepare("UPDATE ledger SET template = '', invoice_number = '' WHERE job_id = ?")
  const answer = database.prepare('SELECT answer FROM idempotency WHERE job_id = ?')
  const setAnswer = database.prepare('UPDATE idempotency SET answer = ? WHERE job_id = ?')
  const revoke = database.prepare('UPDATE jobs SET link_version = link_version + 1 WHERE id = ?')
  const forgotten = database.prepare(`
    SELECT id FROM jobs INDEXED BY test_jobs_without_file WHERE mode = 'test' AND file_deleted_at < ?
    ORDER BY file_deleted_at LIMIT ${batchLength}`)
  const forgetAnswer = database.prepare('DELETE FROM idempotency WHERE job_id = ?')
  const forget = database.prepare("DELETE FROM jobs WHERE id = ? AND mode = 'test'")
  const audit = auditAppender(database)

  const markByHand = (id: string, at: string) => Number(mark.run({ id, at, reason: 'request' }).changes) === 1

  return {
    listFilesBefore: ({ account_id, mode }, time, limit) =>
      asStorage(() =>
        before.all({ account_id, mode, before: time, limit }).map(row => storedFileRow.parse(row)),
      ),
    markFilesDeleted: (ids, { at, reason }) =>
      asStorage(() =>
        transaction(database, () => {
          for (const id of ids) mark.run({ id, at, reason })
        }),
      ),
    recordFileDeletion: (job, origin) =>
      asStorage(() =>
        transaction(database, () => {
          if (markByHand(job.id, origin.at)) audit(jobChanged('pdf.deleted', job, origin))
        }),
      ),
    revokeLinks: (job, origin) =>
      asStorage(() =>
        transaction(database, () => {
          revoke.run(job.id)
          audit(jobChanged('links.revoked', job, origin))
        }),
      ),
    forgetTestJobs: before =>
      asStorage(() =>
        transaction(database, () => {
          const ids = forgotten.all(before).map(row => idRow.parse(row).id)
          for (const id of ids) {
            forgetAnswer.run(id)
            forget.run(id)
          }
          return ids.length
        }),
      ),
    eraseJob: (job, origin) =>
      asStorage(() =>
        transaction(database, () => {
          markByHand(job.id, origin.at)
          if (Number(erase.run(origin.at, job.id).changes) === 0) return
          eraseEntry.run(job.id)
          const recorded = answerOnlyRow.optional().parse(answer.get(job.id))
          if (recorded !== undefined) setAnswer.run(withoutWarnings(recorded.answer), job.id)
          audit(jobChanged('job.deleted', job, origin))
        }),
      ),
  }
}

export function storedBytesIn(database: DatabaseSync): StoredBytesStore {
  const ofAccount = database.prepare('SELECT mode, bytes FROM stored_bytes WHERE account_id = ?')
  const ofAll = database.prepare('SELECT mode, sum(bytes) AS bytes FROM stored_bytes GROUP BY mode')
  const testJobs = database.prepare(
    "SELECT coalesce(sum(jobs), 0) AS count FROM stored_bytes WHERE account_id = ? AND mode = 'test'",
  )
  const notMeasured = database.prepare(`
    SELECT id AS job_id, file_id FROM jobs INDEXED BY jobs_not_measured
    WHERE bytes IS NULL AND file_deleted_at IS NULL AND id > ? ORDER BY id LIMIT ?`)
  const set = database.prepare(
    'UPDATE jobs SET bytes = ? WHERE id = ? AND bytes IS NULL AND file_deleted_at IS NULL',
  )
  return {
    storedBytes: id => asStorage(() => storedBytesOf(id === undefined ? ofAll.all() : ofAccount.all(id))),
    countTestJobs: id => asStorage(() => countRow.parse(testJobs.get(id)).count),
    listNotMeasured: ({ after, limit }) =>
      asStorage(() => notMeasured.all(after, limit).map(row => storedFileRow.parse(row))),
    setBytes: (jobId, bytes) => asStorage(() => void set.run(bytes, jobId)),
  }
}
