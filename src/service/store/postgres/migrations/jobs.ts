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

/** Accepted and queued invoices. A row is deleted in the transaction that records its job. */
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

/** pg-boss creates its tables in this schema, and the store adds the waiting jobs. */
export const jobQueueMigration = `
  CREATE SCHEMA billwright_queue;
  ALTER TABLE queued_jobs DROP COLUMN attempts, DROP COLUMN next_attempt_at;
  CREATE INDEX queued_jobs_waiting ON queued_jobs (account_id, bytes) WHERE failed_at IS NULL;
`

/**
 * Indexes and counters so that pages and counts cost the same at any size, and limits of entries of test
 * keys. Rebuilds the indexes of all jobs.
 */
export const listsMigration = `
  ALTER TABLE jobs
    -- NULL for jobs of before and erased ones
    ADD COLUMN pages integer,
    ADD COLUMN currency text,
    -- decimals
    ADD COLUMN total text,
    ADD COLUMN payable text;
  DROP INDEX jobs_by_time, jobs_by_mode, jobs_by_template, jobs_by_number;
  -- one for each combination of filters, in the order of the list; a list of both modes is made of two
  CREATE INDEX jobs_listed ON jobs (account_id, mode, created_at, id) WHERE erased_at IS NULL;
  CREATE INDEX jobs_listed_by_template ON jobs (account_id, mode, template, created_at, id) WHERE erased_at IS NULL;
  CREATE INDEX jobs_listed_by_number ON jobs (account_id, mode, invoice_number, created_at, id) WHERE erased_at IS NULL;
  CREATE INDEX jobs_listed_by_both ON jobs (account_id, mode, template, invoice_number, created_at, id)
    WHERE erased_at IS NULL;
  CREATE INDEX test_jobs_without_file ON jobs (file_deleted_at) WHERE mode = 'test' AND file_deleted_at IS NOT NULL;

  -- jobs that were made, also those whose rows were removed; several rows of a day, as in stored_bytes
  CREATE TABLE jobs_by_day (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    day text COLLATE "C" NOT NULL,
    mode text COLLATE "C" NOT NULL CHECK (mode IN ('live', 'test')),
    shard integer NOT NULL DEFAULT 0,
    jobs bigint NOT NULL,
    PRIMARY KEY (account_id, day, mode, shard)
  );
  INSERT INTO jobs_by_day (account_id, day, mode, jobs)
    SELECT account_id, left(created_at, 10), mode, count(*) FROM jobs GROUP BY 1, 2, 3;

  -- rows of jobs
  ALTER TABLE stored_bytes ADD COLUMN jobs bigint NOT NULL DEFAULT 0;
  INSERT INTO stored_bytes (account_id, mode, shard, bytes, jobs)
    SELECT account_id, mode, 0, 0, sum(jobs) FROM jobs_by_day GROUP BY 1, 2
    ON CONFLICT (account_id, mode, shard) DO UPDATE SET jobs = excluded.jobs;
  DROP TRIGGER jobs_count_bytes ON jobs;
  CREATE OR REPLACE FUNCTION jobs_count_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    job record;
    change bigint := 0;
    rows integer := 0;
  BEGIN
    IF TG_OP = 'DELETE' THEN job := OLD; ELSE job := NEW; END IF;
    IF TG_OP <> 'DELETE' AND job.file_deleted_at IS NULL THEN change := coalesce(job.bytes, 0); END IF;
    IF TG_OP <> 'INSERT' THEN
      IF OLD.file_deleted_at IS NULL THEN change := change - coalesce(OLD.bytes, 0); END IF;
    END IF;
    IF TG_OP = 'INSERT' THEN rows := 1; ELSIF TG_OP = 'DELETE' THEN rows := -1; END IF;
    IF change <> 0 OR rows <> 0 THEN
      -- the same row for the whole of a transaction, so that two cannot wait for each other
      INSERT INTO stored_bytes (account_id, mode, shard, bytes, jobs)
        VALUES (job.account_id, job.mode, pg_backend_pid() % 16, change, rows)
        ON CONFLICT (account_id, mode, shard)
        DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes, jobs = stored_bytes.jobs + excluded.jobs;
    END IF;
    IF TG_OP = 'INSERT' THEN
      INSERT INTO jobs_by_day (account_id, day, mode, shard, jobs)
        VALUES (job.account_id, left(job.created_at, 10), job.mode, pg_backend_pid() % 16, 1)
        ON CONFLICT (account_id, day, mode, shard) DO UPDATE SET jobs = jobs_by_day.jobs + 1;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER jobs_count_bytes AFTER INSERT OR DELETE OR UPDATE OF bytes, file_deleted_at ON jobs
    FOR EACH ROW EXECUTE FUNCTION jobs_count_bytes();

  ALTER TABLE queued_jobs
    -- empty for those of before
    ADD COLUMN template text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN invoice_number text COLLATE "C" NOT NULL DEFAULT '';
  CREATE INDEX queued_jobs_failed_of_account ON queued_jobs (account_id, mode, failed_at, id)
    WHERE failed_at IS NOT NULL;

  CREATE INDEX accounts_by_time ON accounts (created_at COLLATE "C", id COLLATE "C");
  CREATE INDEX requests_failed ON requests (account_id, id) WHERE status IS NULL OR status >= 400;

  -- entries about test jobs are limited
  CREATE INDEX audit_of_test_jobs ON audit (account_id, id)
    WHERE action IN ('pdf.deleted', 'job.deleted', 'links.revoked') AND (detail::jsonb ->> 'mode') = 'test';
  CREATE OR REPLACE FUNCTION audit_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.account_id)
          = (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.account_id)
        AND NEW.key_id IS NOT DISTINCT FROM OLD.key_id
        AND NEW.actor_id IN ('', OLD.actor_id) AND NEW.detail = '{}'
        AND NEW.address IS NOT DISTINCT FROM (CASE OLD.actor WHEN 'operator' THEN OLD.address END)
        AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
      THEN RETURN NEW; END IF;
    END IF;
    IF TG_OP = 'DELETE' THEN
      IF OLD.action IN ('pdf.deleted', 'job.deleted', 'links.revoked') AND OLD.detail::jsonb ->> 'mode' = 'test'
      THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'the audit log is append-only';
  END $$;
`
