import type { DatabaseSync } from 'node:sqlite'
import {
  checkedFileRow,
  damagedFileRow,
  damagedFiles,
  digestRow,
  type FileCheckStore,
  fileCheckColumns,
  fileCheckRow,
} from '../../file-checks.ts'
import { asStorage } from '../connection/storage-error.ts'

export function fileChecksIn(database: DatabaseSync): FileCheckStore {
  const toCheck = database.prepare(`
    SELECT id AS job_id, file_id, digest FROM jobs INDEXED BY jobs_to_check
    WHERE file_deleted_at IS NULL AND id > ? ORDER BY id LIMIT ?`)
  const digest = database.prepare('SELECT digest FROM jobs WHERE id = ?')
  const set = database.prepare(
    'UPDATE jobs SET digest = ?, digested_at = ? WHERE id = ? AND digest IS NULL AND file_deleted_at IS NULL',
  )
  const record = database.prepare(`
    INSERT INTO damaged_files (job_id, found_at, problem) VALUES (:job_id, :found_at, :problem)
    ON CONFLICT (job_id) DO UPDATE SET found_at = excluded.found_at, problem = excluded.problem
      WHERE problem <> excluded.problem`)
  const forget = database.prepare('DELETE FROM damaged_files WHERE job_id = ?')
  const damaged = database.prepare(`
    SELECT job_id, account_id, mode, file_id, found_at, problem ${damagedFiles} ORDER BY found_at DESC, job_id LIMIT ?`)
  const count = database.prepare(`SELECT count(*) AS count ${damagedFiles}`)
  const check = database.prepare(`SELECT ${fileCheckColumns} FROM file_checks`)
  const write = database.prepare(`
    INSERT OR REPLACE INTO file_checks (id, ${fileCheckColumns})
    VALUES (1, :last_job_id, :started_at, :files, :ended_at, :ended_files)`)
  return {
    listFilesToCheck: ({ after, limit }) =>
      asStorage(() => toCheck.all(after, limit).map(row => checkedFileRow.parse(row))),
    digestOf: id => asStorage(() => digestRow.optional().parse(digest.get(id))?.digest ?? null),
    setDigest: (id, of, at) => asStorage(() => void set.run(of, at, id)),
    recordDamage: (job_id, { found_at, problem }) =>
      asStorage(() => Number(record.run({ job_id, found_at, problem }).changes) === 1),
    forgetDamage: id => asStorage(() => void forget.run(id)),
    listDamagedFiles: limit => asStorage(() => damaged.all(limit).map(row => damagedFileRow.parse(row))),
    countDamagedFiles: () => asStorage(() => Number(count.get()?.count)),
    readFileCheck: () => asStorage(() => fileCheckRow.optional().parse(check.get())),
    writeFileCheck: of => asStorage(() => void write.run({ ...of })),
  }
}
