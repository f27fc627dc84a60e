import type { DatabaseSync } from 'node:sqlite'
import { storedFileRow } from '../rows.ts'
import type { RetentionStore } from '../store.ts'
import { asStorage } from './storage-error.ts'
import { transaction } from './transaction.ts'

export function retentionIn(database: DatabaseSync): RetentionStore {
  const before = database.prepare(`
    SELECT id AS job_id, file_id FROM jobs INDEXED BY jobs_with_file
    WHERE account_id = :account_id AND mode = :mode AND created_at < :before AND file_deleted_at IS NULL
    ORDER BY created_at LIMIT :limit`)
  const mark = database.prepare(`
    UPDATE jobs SET file_deleted_at = :at, file_deletion = :reason WHERE id = :id AND file_deleted_at IS NULL`)

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
  }
}
