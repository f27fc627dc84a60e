export const storedBytesMigration = `
  -- of its PDF; NULL for a job of before, until its file was measured
  ALTER TABLE jobs ADD COLUMN bytes INTEGER;
  CREATE INDEX jobs_not_measured ON jobs (id) WHERE bytes IS NULL AND file_deleted_at IS NULL;

  CREATE TABLE stored_bytes (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
    bytes INTEGER NOT NULL,
    PRIMARY KEY (account_id, mode)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER jobs_store_bytes AFTER INSERT ON jobs
    WHEN NEW.bytes IS NOT NULL AND NEW.file_deleted_at IS NULL BEGIN
      INSERT INTO stored_bytes VALUES (NEW.account_id, NEW.mode, NEW.bytes)
        ON CONFLICT (account_id, mode) DO UPDATE SET bytes = bytes + excluded.bytes;
    END;
  CREATE TRIGGER jobs_change_bytes AFTER UPDATE OF bytes, file_deleted_at ON jobs BEGIN
    INSERT INTO stored_bytes VALUES (NEW.account_id, NEW.mode,
        iif(NEW.file_deleted_at IS NULL, coalesce(NEW.bytes, 0), 0)
          - iif(OLD.file_deleted_at IS NULL, coalesce(OLD.bytes, 0), 0))
      ON CONFLICT (account_id, mode) DO UPDATE SET bytes = bytes + excluded.bytes;
  END;
`

export const linkSecretsMigration = `
  -- secrets of links that were rotated; the one in force is in secrets
  CREATE TABLE former_link_secrets (
    value BLOB PRIMARY KEY,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`

export const waitingJobsMigration = `
  -- with the condition of the query, as in PostgreSQL
  DROP INDEX queued_jobs_waiting;
  CREATE INDEX queued_jobs_waiting ON queued_jobs (account_id, bytes) WHERE failed_at IS NULL;
`

/** Accepted and queued invoices. A row is deleted in the transaction that records its job. */
export const queuedJobsMigration = `
  CREATE TABLE queued_jobs (
    -- also of the job that it becomes
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    key_id TEXT NOT NULL REFERENCES keys (id),
    mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
    file_id TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    -- NULL once it failed, so that a repeated request is a new one
    idempotency_key TEXT,
    fingerprint TEXT NOT NULL,
    -- of its body
    bytes INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- NULL while no process is making it
    started_at TEXT,
    -- also the end of the lease of the process that is making it; NULL once it failed
    next_attempt_at TEXT,
    failed_at TEXT,
    problem TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX queued_jobs_by_idempotency_key ON queued_jobs (account_id, mode, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE INDEX queued_jobs_waiting ON queued_jobs (account_id, bytes) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX queued_jobs_of_account ON queued_jobs (account_id, created_at);
  CREATE INDEX queued_jobs_due ON queued_jobs (mode, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX queued_jobs_failed ON queued_jobs (failed_at) WHERE failed_at IS NOT NULL;

  -- apart, because a row is rewritten whole whenever a value of it changes
  CREATE TABLE queued_bodies (
    job_id TEXT PRIMARY KEY REFERENCES queued_jobs (id) ON DELETE CASCADE,
    -- body of the request, compressed with gzip
    body BLOB NOT NULL
  ) STRICT;
`

/**
 * Indexes and counters so that pages and counts cost the same at any size, and limits of entries of test
 * keys. Rebuilds the indexes of all jobs.
 */
export const listsMigration = `
  -- NULL for jobs of before and erased ones
  ALTER TABLE jobs ADD COLUMN pages INTEGER;
  ALTER TABLE jobs ADD COLUMN currency TEXT;
  -- decimals
  ALTER TABLE jobs ADD COLUMN total TEXT;
  ALTER TABLE jobs ADD COLUMN payable TEXT;
  DROP INDEX jobs_by_time;
  DROP INDEX jobs_by_mode;
  DROP INDEX jobs_by_template;
  DROP INDEX jobs_by_number;
  -- one for each combination of filters, in the order of the list; a list of both modes is made of two
  CREATE INDEX jobs_listed ON jobs (account_id, mode, created_at, id) WHERE erased_at IS NULL;
  CREATE INDEX jobs_listed_by_template ON jobs (account_id, mode, template, created_at, id) WHERE erased_at IS NULL;
  CREATE INDEX jobs_listed_by_number ON jobs (account_id, mode, invoice_number, created_at, id) WHERE erased_at IS NULL;
  CREATE INDEX jobs_listed_by_both ON jobs (account_id, mode, template, invoice_number, created_at, id)
    WHERE erased_at IS NULL;
  CREATE INDEX test_jobs_without_file ON jobs (file_deleted_at) WHERE mode = 'test' AND file_deleted_at IS NOT NULL;

  -- jobs that were made, also those whose rows were removed
  CREATE TABLE jobs_by_day (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    day TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
    jobs INTEGER NOT NULL,
    PRIMARY KEY (account_id, day, mode)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO jobs_by_day SELECT account_id, substr(created_at, 1, 10), mode, count(*) FROM jobs GROUP BY 1, 2, 3;

  -- rows of jobs
  ALTER TABLE stored_bytes ADD COLUMN jobs INTEGER NOT NULL DEFAULT 0;
  INSERT INTO stored_bytes SELECT account_id, mode, 0, sum(jobs) FROM jobs_by_day WHERE true GROUP BY 1, 2
    ON CONFLICT (account_id, mode) DO UPDATE SET jobs = excluded.jobs;
  DROP TRIGGER jobs_store_bytes;
  CREATE TRIGGER jobs_are_counted AFTER INSERT ON jobs BEGIN
    INSERT INTO stored_bytes
      VALUES (NEW.account_id, NEW.mode, iif(NEW.file_deleted_at IS NULL, coalesce(NEW.bytes, 0), 0), 1)
      ON CONFLICT (account_id, mode) DO UPDATE SET bytes = bytes + excluded.bytes, jobs = jobs + 1;
    INSERT INTO jobs_by_day VALUES (NEW.account_id, substr(NEW.created_at, 1, 10), NEW.mode, 1)
      ON CONFLICT (account_id, day, mode) DO UPDATE SET jobs = jobs + 1;
  END;
  DROP TRIGGER jobs_change_bytes;
  CREATE TRIGGER jobs_change_bytes AFTER UPDATE OF bytes, file_deleted_at ON jobs BEGIN
    UPDATE stored_bytes SET bytes = bytes
        + iif(NEW.file_deleted_at IS NULL, coalesce(NEW.bytes, 0), 0)
        - iif(OLD.file_deleted_at IS NULL, coalesce(OLD.bytes, 0), 0)
      WHERE account_id = NEW.account_id AND mode = NEW.mode;
  END;
  CREATE TRIGGER jobs_are_removed AFTER DELETE ON jobs BEGIN
    UPDATE stored_bytes
      SET bytes = bytes - iif(OLD.file_deleted_at IS NULL, coalesce(OLD.bytes, 0), 0), jobs = jobs - 1
      WHERE account_id = OLD.account_id AND mode = OLD.mode;
  END;

  -- empty for those of before
  ALTER TABLE queued_jobs ADD COLUMN template TEXT NOT NULL DEFAULT '';
  ALTER TABLE queued_jobs ADD COLUMN invoice_number TEXT NOT NULL DEFAULT '';
  CREATE INDEX queued_jobs_failed_of_account ON queued_jobs (account_id, mode, failed_at, id)
    WHERE failed_at IS NOT NULL;

  CREATE INDEX accounts_by_time ON accounts (created_at, id);
  CREATE INDEX requests_failed ON requests (account_id, id) WHERE status IS NULL OR status >= 400;

  -- entries about test jobs are limited
  CREATE INDEX audit_of_test_jobs ON audit (account_id, id)
    WHERE action IN ('pdf.deleted', 'job.deleted', 'links.revoked') AND detail ->> 'mode' = 'test';
  DROP TRIGGER audit_keeps_rows;
  CREATE TRIGGER audit_keeps_rows BEFORE DELETE ON audit
    WHEN NOT (OLD.action IN ('pdf.deleted', 'job.deleted', 'links.revoked') AND OLD.detail ->> '$.mode' IS 'test')
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
`
