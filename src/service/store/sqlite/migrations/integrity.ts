/** Digests of PDFs and what their check found, endpoints that do not answer, one-time codes of operators, invited users. */
export const integrityMigration = `
  -- SHA-256 of its PDF; NULL for a job of before, until its file was read
  ALTER TABLE jobs ADD COLUMN digest BLOB CHECK (length(digest) = 32);
  -- when the digest was computed of a stored file; NULL where it was computed of the PDF that was made
  ALTER TABLE jobs ADD COLUMN digested_at TEXT;
  CREATE INDEX jobs_to_check ON jobs (id) WHERE file_deleted_at IS NULL;

  -- PDFs that are missing or differ from their digest
  CREATE TABLE damaged_files (
    job_id TEXT PRIMARY KEY REFERENCES jobs (id),
    found_at TEXT NOT NULL,
    problem TEXT NOT NULL CHECK (problem IN ('differs', 'missing'))
  ) STRICT, WITHOUT ROWID;
  -- progress of the check, which goes through all PDFs again and again
  CREATE TABLE file_checks (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last_job_id TEXT NOT NULL,
    started_at TEXT NOT NULL,
    files INTEGER NOT NULL,
    -- of the last round that ended
    ended_at TEXT,
    ended_files INTEGER
  ) STRICT;

  -- tries without an answer since the last answer
  ALTER TABLE webhooks ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE webhooks ADD COLUMN set_aside_until TEXT;
  -- whether its last try was answered soon
  ALTER TABLE webhooks ADD COLUMN is_prompt INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, next_attempt_at, position)
    WHERE status = 'pending';

  -- until the user has set a password
  ALTER TABLE users ADD COLUMN is_invited INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE operator_second_factors (
    name TEXT PRIMARY KEY REFERENCES operators (name) ON DELETE CASCADE,
    secret BLOB NOT NULL,
    -- of the last accepted code, so that none is accepted twice
    last_step INTEGER NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE operator_recovery_codes (
    name TEXT NOT NULL REFERENCES operator_second_factors (name) ON DELETE CASCADE,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (name, hash)
  ) STRICT, WITHOUT ROWID;
`
