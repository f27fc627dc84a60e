import type { DatabaseSync } from 'node:sqlite'
import { storedFileRow } from '../../rows.ts'
import { type StoredBytesStore, storedBytesOf } from '../../stored-bytes.ts'
import { asStorage } from '../connection/storage-error.ts'

export function storedBytesIn(database: DatabaseSync): StoredBytesStore {
  const ofAccount = database.prepare('SELECT mode, bytes FROM stored_bytes WHERE account_id = ?')
  const ofAll = database.prepare('SELECT mode, sum(bytes) AS bytes FROM stored_bytes GROUP BY mode')
  const notMeasured = database.prepare(`
    SELECT id AS job_id, file_id FROM jobs INDEXED BY jobs_not_measured
    WHERE bytes IS NULL AND file_deleted_at IS NULL AND id > ? ORDER BY id LIMIT ?`)
  const set = database.prepare(
    'UPDATE jobs SET bytes = ? WHERE id = ? AND bytes IS NULL AND file_deleted_at IS NULL',
  )
  return {
    storedBytes: id => asStorage(() => storedBytesOf(id === undefined ? ofAll.all() : ofAccount.all(id))),
    listNotMeasured: ({ after, limit }) =>
      asStorage(() => notMeasured.all(after, limit).map(row => storedFileRow.parse(row))),
    setBytes: (jobId, bytes) => asStorage(() => void set.run(bytes, jobId)),
  }
}
