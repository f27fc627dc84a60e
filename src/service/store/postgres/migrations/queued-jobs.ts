/** Invoices that were accepted and are made later. A row is deleted in the transaction that records its job. */
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
