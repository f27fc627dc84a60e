/** Digests of PDFs and what their check found, endpoints that do not answer, one-time codes of operators, invited users. */
export const integrityMigration = `
  -- SHA-256 of its PDF; NULL for a job of before, until its file was read
  ALTER TABLE jobs ADD COLUMN digest bytea CHECK (length(digest) = 32);
  -- when the digest was computed of a stored file; NULL where it was computed of the PDF that was made
  ALTER TABLE jobs ADD COLUMN digested_at text COLLATE "C";
  CREATE INDEX jobs_to_check ON jobs (id) WHERE file_deleted_at IS NULL;

  -- PDFs that are missing or differ from their digest
  CREATE TABLE damaged_files (
    job_id text COLLATE "C" PRIMARY KEY,
    found_at text COLLATE "C" NOT NULL,
    problem text NOT NULL CHECK (problem IN ('differs', 'missing'))
  );
  -- progress of the check, which goes through all PDFs again and again
  CREATE TABLE file_checks (
    id integer PRIMARY KEY CHECK (id = 1),
    last_job_id text COLLATE "C" NOT NULL,
    started_at text COLLATE "C" NOT NULL,
    files bigint NOT NULL,
    -- of the last round that ended
    ended_at text COLLATE "C",
    ended_files bigint
  );

  ALTER TABLE webhooks
    -- tries without an answer since the last answer
    ADD COLUMN unanswered integer NOT NULL DEFAULT 0,
    ADD COLUMN set_aside_until text COLLATE "C",
    -- whether its last try was answered soon
    ADD COLUMN is_prompt integer NOT NULL DEFAULT 0;
  CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, next_attempt_at, position)
    WHERE status = 'pending';

  -- until the user has set a password
  ALTER TABLE users ADD COLUMN is_invited integer NOT NULL DEFAULT 0;

  CREATE TABLE operator_second_factors (
    name text COLLATE "C" PRIMARY KEY REFERENCES operators (name) ON DELETE CASCADE,
    secret bytea NOT NULL,
    -- of the last accepted code, so that none is accepted twice
    last_step bigint NOT NULL,
    created_at text COLLATE "C" NOT NULL
  );
  CREATE TABLE operator_recovery_codes (
    name text COLLATE "C" NOT NULL REFERENCES operator_second_factors (name) ON DELETE CASCADE,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (name, hash)
  );
`
