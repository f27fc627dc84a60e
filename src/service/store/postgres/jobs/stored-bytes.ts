import { storedFileRow } from '../../rows.ts'
import { type StoredBytesStore, storedBytesOf } from '../../stored-bytes.ts'
import type { Database } from '../connection/database.ts'

export function storedBytesIn({ rows }: Database): StoredBytesStore {
  return {
    async storedBytes(id) {
      const text = `
        SELECT mode, sum(bytes) AS bytes FROM stored_bytes
        WHERE account_id = coalesce($1, account_id) GROUP BY mode`
      return storedBytesOf(await rows(text, [id ?? null]))
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
