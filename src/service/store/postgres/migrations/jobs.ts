export const storedBytesMigration = `
  -- of its PDF; NULL for a job of before, until its file was measured
  ALTER TABLE jobs ADD COLUMN bytes bigint;
  CREATE INDEX jobs_not_measured ON jobs (id) WHERE bytes IS NULL AND file_deleted_at IS NULL;

  -- several rows of an account and mode, so that its transactions seldom wait for one another
  CREATE TABLE stored_bytes (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    shard integer NOT NULL,
    bytes bigint NOT NULL,
    PRIMARY KEY (account_id, mode, shard)
  );
  CREATE FUNCTION jobs_count_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    change bigint := CASE WHEN NEW.file_deleted_at IS NULL THEN coalesce(NEW.bytes, 0) ELSE 0 END;
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.file_deleted_at IS NULL THEN
      change := change - coalesce(OLD.bytes, 0);
    END IF;
    IF change <> 0 THEN
      -- the same row for the whole of a transaction, so that two cannot wait for each other
      INSERT INTO stored_bytes VALUES (NEW.account_id, NEW.mode, pg_backend_pid() % 16, change)
        ON CONFLICT (account_id, mode, shard) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER jobs_count_bytes AFTER INSERT OR UPDATE OF bytes, file_deleted_at ON jobs
    FOR EACH ROW EXECUTE FUNCTION jobs_count_bytes();
`

export const linkSecretsMigration = `
  -- secrets of links that were rotated; the one in force is in secrets
  CREATE TABLE former_link_secrets (
    value bytea PRIMARY KEY,
    expires_at text COLLATE "C" NOT NULL
  );
`

/** Invoices that were accepted and queued. A row is deleted in the transaction that records its job. */
export const queuedJobsMigration = `
  CREATE TABLE queued_jobs (
    -- also of the job that it becomes
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    key_id text COLLATE "C" NOT NULL REFERENCES keys (id),
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    file_id text COLLATE "C" NOT NULL UNIQUE,
    created_at text COLLATE "C" NOT NULL,
    -- NULL once it failed, so that a repeated request is a new one
    idempotency_key text COLLATE "C",
    fingerprint text NOT NULL,
    -- of its body
    bytes integer NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    -- NULL while no process is making it
    started_at text COLLATE "C",
    -- also the end of the lease of the process that is making it; NULL once it failed
    next_attempt_at text COLLATE "C",
    failed_at text COLLATE "C",
    problem text
  );
  CREATE UNIQUE INDEX queued_jobs_by_idempotency_key ON queued_jobs (account_id, mode, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE INDEX queued_jobs_waiting ON queued_jobs (account_id, bytes) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX queued_jobs_of_account ON queued_jobs (account_id, created_at);
  CREATE INDEX queued_jobs_due ON queued_jobs (mode, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX queued_jobs_failed ON queued_jobs (failed_at) WHERE failed_at IS NOT NULL;

  -- apart, because a row is rewritten whole whenever a value of it changes
  CREATE TABLE queued_bodies (
    job_id text COLLATE "C" PRIMARY KEY REFERENCES queued_jobs (id) ON DELETE CASCADE,
    -- body of the request, compressed with gzip
    body bytea NOT NULL
  );
`

/** pg-boss makes its tables in the schema, and the store adds the jobs that wait. */
export const jobQueueMigration = `
  CREATE SCHEMA billwright_queue;
  ALTER TABLE queued_jobs DROP COLUMN attempts, DROP COLUMN next_attempt_at;
  CREATE INDEX queued_jobs_waiting ON queued_jobs (account_id, bytes) WHERE failed_at IS NULL;
`
