import { storedFileRow } from '../rows.ts'
import type { RetentionStore } from '../store.ts'
import type { Database } from './database.ts'

export function retentionIn({ rows }: Database): RetentionStore {
  return {
    async listFilesBefore({ account_id, mode }, before, limit) {
      const text = `
        SELECT id AS job_id, file_id FROM jobs
        WHERE account_id = $1 AND mode = $2 AND created_at < $3 AND file_deleted_at IS NULL
        ORDER BY created_at LIMIT $4`
      return (await rows(text, [account_id, mode, before, limit])).map(row => storedFileRow.parse(row))
    },
    async markFilesDeleted(ids, { at, reason }) {
      const text = `
        UPDATE jobs SET file_deleted_at = $2, file_deletion = $3
        WHERE id = ANY ($1) AND file_deleted_at IS NULL`
      await rows(text, [ids, at, reason])
    },
  }
}
