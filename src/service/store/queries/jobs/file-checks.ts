import { z } from 'zod'
import type { Database } from '../../database.ts'
import {
  checkedFileRow,
  damagedFileRow,
  digestRow,
  type FileCheckStore,
  fileCheckColumns,
  fileCheckRow,
} from '../../file-checks.ts'

const countRow = z.object({ count: z.coerce.number() })

/** CROSS JOIN prevents SQLite from searching damaged files for every job. */
const damagedFiles = `
  FROM damaged_files CROSS JOIN jobs WHERE jobs.id = damaged_files.job_id AND jobs.file_deleted_at IS NULL`

export const fileChecksIn = ({ rows }: Database): FileCheckStore => ({
  async listFilesToCheck({ after, limit }) {
    const text = `
      SELECT id AS job_id, file_id, digest FROM jobs
      WHERE file_deleted_at IS NULL AND id > $1 ORDER BY id LIMIT $2`
    return (await rows(text, [after, limit])).map(row => checkedFileRow.parse(row))
  },
  async isFileKept(id) {
    const text = `
      SELECT 1 FROM jobs WHERE id = $1 AND file_deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM accounts WHERE accounts.id = jobs.account_id AND deleted_at IS NOT NULL)`
    return (await rows(text, [id])).length === 1
  },
  async digestOf(id) {
    const [row] = await rows('SELECT digest FROM jobs WHERE id = $1', [id])
    return digestRow.optional().parse(row)?.digest ?? null
  },
  async setDigest(id, digest, at) {
    const text = `
      UPDATE jobs SET digest = $1, digested_at = $2 WHERE id = $3 AND digest IS NULL AND file_deleted_at IS NULL`
    await rows(text, [digest, at, id])
  },
  async recordDamage(id, { found_at, problem }) {
    const text = `
      INSERT INTO damaged_files AS known (job_id, found_at, problem) VALUES ($1, $2, $3)
      ON CONFLICT (job_id) DO UPDATE SET found_at = excluded.found_at, problem = excluded.problem
        WHERE known.problem <> excluded.problem
      RETURNING job_id`
    return (await rows(text, [id, found_at, problem])).length === 1
  },
  async forgetDamage(id) {
    await rows('DELETE FROM damaged_files WHERE job_id = $1', [id])
  },
  async listDamagedFiles(limit) {
    const text = `
      SELECT job_id, account_id, mode, file_id, found_at, problem ${damagedFiles}
      ORDER BY found_at DESC, job_id LIMIT $1`
    return (await rows(text, [limit])).map(row => damagedFileRow.parse(row))
  },
  async countDamagedFiles() {
    return countRow.parse((await rows(`SELECT count(*) AS count ${damagedFiles}`))[0]).count
  },
  async readFileCheck() {
    return fileCheckRow.optional().parse((await rows(`SELECT ${fileCheckColumns} FROM file_checks`))[0])
  },
  async writeFileCheck({ last_job_id, started_at, files, ended_at, ended_files }) {
    const text = `
      INSERT INTO file_checks (id, ${fileCheckColumns}) VALUES (1, $1, $2, $3, $4, $5)
      ON CONFLICT (id) DO UPDATE SET last_job_id = $1, started_at = $2, files = $3, ended_at = $4, ended_files = $5`
    await rows(text, [last_job_id, started_at, files, ended_at, ended_files])
  },
})
