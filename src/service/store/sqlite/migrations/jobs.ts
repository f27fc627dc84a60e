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

/** Invoices that were accepted and queued. A row is deleted in the transaction that records its job. */
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
