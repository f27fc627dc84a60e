import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Three years of a million jobs. */
const spread = { from: '2023-11-21', seconds: 94.6 }

/**
 * Fills a data folder with billed jobs with Idempotency-Keys, without PDFs. The service may be running.
 * @param times of the first job, and the seconds between jobs
 */
export function storeJobs(
  folder: string,
  count: number,
  times: { from: string; seconds: number } = spread,
): void {
  const database = new DatabaseSync(join(folder, 'service.db'), { timeout: 10_000 })
  database.exec('PRAGMA cache_size = -200000; BEGIN IMMEDIATE')
  const key = database.prepare("SELECT id FROM keys WHERE mode = 'live' LIMIT 1").get()?.id
  const stored = Number(database.prepare('SELECT count(*) AS jobs FROM jobs').get()?.jobs)
  if (typeof key !== 'string') throw new Error('there is no live key to make jobs with')
  const numbers = 'WITH RECURSIVE n (i) AS (SELECT :from UNION ALL SELECT i + 1 FROM n WHERE i < :to)'
  const time = `strftime('%Y-%m-%dT%H:%M:%fZ', '${times.from}', (i * ${times.seconds}) || ' seconds')`
  const range = { from: stored + 1, to: count }
  // Random ids like those of the service, for a realistic index.
  database.exec('CREATE TEMP TABLE made (i INTEGER, id TEXT, file_id TEXT, created_at TEXT)')
  database
    .prepare(
      `INSERT INTO made ${numbers}
       SELECT i, 'job_' || lower(hex(randomblob(16))), lower(hex(randomblob(16))), ${time} FROM n`,
    )
    .run(range)
  database
    .prepare(
      `INSERT INTO jobs (id, account_id, key_id, mode, template, invoice_number, file_id, created_at)
       SELECT id, 'default', ?, 'live', 'minimal', 'stored-' || i, file_id, created_at FROM made ORDER BY i`,
    )
    .run(key)
  database.exec(`
    INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
      SELECT jobs.id, account_id, key_id, template, invoice_number, jobs.created_at FROM made JOIN jobs USING (id) ORDER BY i;
    INSERT INTO idempotency (account_id, mode, idempotency_key, fingerprint, answer, job_id, expires_at)
      SELECT 'default', 'live', lower(hex(randomblob(16))), lower(hex(randomblob(32))),
        '{"invoiceUrl":"http://127.0.0.1:8787/v1/files/' || file_id || '.pdf","jobId":"' || id || '"}', id, '2099-01-01T00:00:00.000Z'
      FROM made;
    COMMIT;
    PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
}
