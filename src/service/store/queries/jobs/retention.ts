import { jobChanged } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import type { FileDeletion } from '../../jobs.ts'
import { answerOnlyRow, erasedValues, idRow, storedFileRow, withoutWarnings } from '../../rows.ts'
import type { RetentionStore } from '../../store.ts'
import { countRow, type StoredBytesStore, storedBytesOf } from '../../stored-bytes.ts'
import { appendAudit } from '../accounts/audit.ts'

export function retentionIn({ rows, change }: Database): RetentionStore {
  return {
    async listFilesBefore({ account_id, mode }, before, limit) {
      const text = `
        SELECT id AS job_id, file_id FROM jobs
        WHERE account_id = $1 AND mode = $2 AND created_at < $3 AND file_deleted_at IS NULL
        ORDER BY created_at LIMIT $4`
      return (await rows(text, [account_id, mode, before, limit])).map(row => storedFileRow.parse(row))
    },
    async markFilesDeleted(ids, deletion) {
      await mark(rows, ids, deletion)
    },
    recordFileDeletion: (job, origin) =>
      change(async rows => {
        const marked = await mark(rows, [job.id], { at: origin.at, reason: 'request' })
        if (marked.length > 0) await appendAudit(rows, jobChanged('pdf.deleted', job, origin))
      }),
    revokeLinks: (job, origin) =>
      change(async rows => {
        await rows('UPDATE jobs SET link_version = link_version + 1 WHERE id = $1', [job.id])
        await appendAudit(rows, jobChanged('links.revoked', job, origin))
      }),
    forgetTestJobs: before =>
      change(async rows => {
        const text = `
          SELECT id FROM jobs WHERE mode = 'test' AND file_deleted_at < $1
          ORDER BY file_deleted_at LIMIT ${rows.dialect.batchLength} ${rows.dialect.skipLocked}`
        const ids = (await rows(text, [before])).map(row => idRow.parse(row).id)
        if (ids.length === 0) return 0
        const isOneOf = rows.dialect.isOneOf('$1')
        await rows(`DELETE FROM idempotency WHERE job_id ${isOneOf}`, [ids])
        await rows(`DELETE FROM damaged_files WHERE job_id ${isOneOf}`, [ids])
        await rows(`DELETE FROM jobs WHERE id ${isOneOf} AND mode = 'test'`, [ids])
        return ids.length
      }),
    eraseJob: (job, origin) =>
      change(async rows => {
        await mark(rows, [job.id], { at: origin.at, reason: 'request' })
        const erased = await rows(
          `UPDATE jobs SET erased_at = $1, ${erasedValues}
           WHERE id = $2 AND erased_at IS NULL RETURNING id`,
          [origin.at, job.id],
        )
        if (erased.length === 0) return
        await rows("UPDATE ledger SET template = '', invoice_number = '' WHERE job_id = $1", [job.id])
        const [row] = await rows(
          `SELECT answer FROM idempotency WHERE job_id = $1 ${rows.dialect.forUpdate}`,
          [job.id],
        )
        const recorded = answerOnlyRow.optional().parse(row)
        if (recorded !== undefined) {
          const answer = withoutWarnings(recorded.answer)
          await rows('UPDATE idempotency SET answer = $1 WHERE job_id = $2', [answer, job.id])
        }
        await appendAudit(rows, jobChanged('job.deleted', job, origin))
      }),
  }
}

const mark = (rows: Rows, ids: readonly string[], { at, reason }: FileDeletion): Promise<unknown[]> =>
  rows(
    `UPDATE jobs SET file_deleted_at = $2, file_deletion = $3
     WHERE id ${rows.dialect.isOneOf('$1')} AND file_deleted_at IS NULL RETURNING id`,
    [ids, at, reason],
  )

export function storedBytesIn({ rows }: Database): StoredBytesStore {
  return {
    async storedBytes(id) {
      const where = id === undefined ? '' : 'WHERE account_id = $1'
      const text = `
        SELECT mode AS kind, sum(bytes) AS bytes FROM stored_bytes ${where} GROUP BY mode
        UNION ALL SELECT 'templates', coalesce(sum(bytes), 0) FROM templates ${where}`
      return storedBytesOf(await rows(text, id === undefined ? [] : [id]))
    },
    async countTestJobs(id) {
      const text =
        "SELECT coalesce(sum(jobs), 0) AS count FROM stored_bytes WHERE account_id = $1 AND mode = 'test'"
      return countRow.parse((await rows(text, [id]))[0]).count
    },
    async listNotMeasured({ after, limit }) {
      const text = `
        SELECT id AS job_id, file_id FROM jobs
        WHERE bytes IS NULL AND file_deleted_at IS NULL AND id > $1 ORDER BY id LIMIT $2`
      return (await rows(text, [after, limit])).map(row => storedFileRow.parse(row))
    },
    async setBytes(jobId, bytes) {
      const text = 'UPDATE jobs SET bytes = $2 WHERE id = $1 AND bytes IS NULL AND file_deleted_at IS NULL'
      await rows(text, [jobId, bytes])
    },
  }
}
