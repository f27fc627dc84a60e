-- A data folder as the fifteenth version of the service wrote it: before plans said how long PDFs are kept.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
INSERT INTO accounts VALUES ('default', 'Default', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
  name TEXT NOT NULL,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  last4 TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  revoked_at TEXT
) STRICT;

CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  key_id TEXT NOT NULL REFERENCES keys (id),
  mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
  template TEXT NOT NULL,
  invoice_number TEXT NOT NULL,
  file_id TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE idempotency (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  mode TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  answer TEXT NOT NULL,
  job_id TEXT NOT NULL REFERENCES jobs (id),
  expires_at TEXT NOT NULL,
  PRIMARY KEY (account_id, mode, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_by_expiry ON idempotency (expires_at);

CREATE TABLE ledger (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id TEXT NOT NULL UNIQUE REFERENCES jobs (id),
  account_id TEXT NOT NULL REFERENCES accounts (id),
  key_id TEXT NOT NULL REFERENCES keys (id),
  template TEXT NOT NULL,
  invoice_number TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX ledger_by_time ON ledger (account_id, created_at);
CREATE TRIGGER ledger_keeps_rows BEFORE DELETE ON ledger
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_keeps_values BEFORE UPDATE ON ledger
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
-- INSERT OR REPLACE deletes without asking the delete trigger
CREATE TRIGGER ledger_keeps_replaced BEFORE INSERT ON ledger
  WHEN EXISTS (SELECT 1 FROM ledger WHERE job_id = NEW.job_id OR id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_bills_live BEFORE INSERT ON ledger
  WHEN (SELECT mode FROM jobs WHERE id = NEW.job_id) IS NOT 'live'
  BEGIN SELECT RAISE(ABORT, 'only a live job is billed'); END;

CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value BLOB NOT NULL
) STRICT;

CREATE INDEX jobs_by_time ON jobs (account_id, created_at);
CREATE INDEX keys_by_account ON keys (account_id);

CREATE TABLE passwords (
  account_id TEXT PRIMARY KEY REFERENCES accounts (id),
  hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  account_id TEXT NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_time ON sessions (created_at);

-- each filter of the dashboard has its index; with a template the kind is read out of the index, not out of each row
CREATE INDEX jobs_by_mode ON jobs (account_id, mode, created_at, id);
CREATE INDEX jobs_by_template ON jobs (account_id, template, created_at, id, mode);
CREATE INDEX jobs_by_number ON jobs (account_id, invoice_number, created_at, id);

ALTER TABLE jobs ADD COLUMN e_invoice TEXT;

ALTER TABLE keys ADD COLUMN expires_at TEXT;
ALTER TABLE keys ADD COLUMN scopes TEXT NOT NULL DEFAULT 'generate read';
ALTER TABLE keys ADD COLUMN addresses TEXT NOT NULL DEFAULT '';

CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('operator', 'dashboard', 'key')),
  actor_id TEXT NOT NULL,
  address TEXT,
  action TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  key_id TEXT REFERENCES keys (id),
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX audit_by_account ON audit (account_id, id);
CREATE INDEX audit_by_key ON audit (key_id, id);
CREATE TRIGGER audit_keeps_rows BEFORE DELETE ON audit
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_keeps_values BEFORE UPDATE ON audit
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_keeps_replaced BEFORE INSERT ON audit
  WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

ALTER TABLE accounts ADD COLUMN suspended_at TEXT;
ALTER TABLE accounts ADD COLUMN suspended_links TEXT CHECK (suspended_links IN ('keep', 'stop'));
ALTER TABLE accounts ADD COLUMN deleted_at TEXT;
-- entries of a deleted account or job keep ids and times, and lose everything else
DROP TRIGGER ledger_keeps_values;
CREATE TRIGGER ledger_keeps_values BEFORE UPDATE ON ledger
  WHEN NOT (
    (NEW.id, NEW.job_id, NEW.account_id, NEW.key_id, NEW.created_at)
      = (OLD.id, OLD.job_id, OLD.account_id, OLD.key_id, OLD.created_at)
    AND (NEW.template, NEW.invoice_number) = ('', '')
    AND (EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM jobs WHERE id = OLD.job_id AND erased_at IS NOT NULL)))
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
DROP TRIGGER audit_keeps_values;
CREATE TRIGGER audit_keeps_values BEFORE UPDATE ON audit
  WHEN NOT (
    (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.account_id, NEW.key_id)
      IS (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.account_id, OLD.key_id)
    AND NEW.actor_id IN ('', OLD.actor_id) AND NEW.address IS NULL AND NEW.detail = '{}'
    AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL))
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

-- sums of the ledger, so that neither a limit nor a page counts a month's rows
CREATE TABLE ledger_sums (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  month TEXT NOT NULL,
  key_id TEXT NOT NULL REFERENCES keys (id),
  template TEXT NOT NULL,
  billed INTEGER NOT NULL,
  PRIMARY KEY (account_id, month, key_id, template)
) STRICT, WITHOUT ROWID;
INSERT INTO ledger_sums
  SELECT account_id, substr(created_at, 1, 7), key_id, template, count(*) FROM ledger GROUP BY 1, 2, 3, 4;
CREATE TRIGGER ledger_is_summed AFTER INSERT ON ledger BEGIN
  INSERT INTO ledger_sums
    VALUES (NEW.account_id, substr(NEW.created_at, 1, 7), NEW.key_id, NEW.template, 1)
    ON CONFLICT DO UPDATE SET billed = billed + 1;
END;

CREATE TABLE plans (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  requests_per_minute INTEGER CHECK (requests_per_minute > 0),
  concurrent_renders INTEGER CHECK (concurrent_renders > 0),
  stored_bytes INTEGER CHECK (stored_bytes >= 0),
  monthly_warning INTEGER CHECK (monthly_warning >= 0),
  monthly_cap INTEGER CHECK (monthly_cap >= 0)
) STRICT;
INSERT INTO plans (id, name, created_at) VALUES ('default', 'Default', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
-- SQLite adds no column that refers to a row and is not null: null is the plan default
ALTER TABLE accounts ADD COLUMN plan_id TEXT REFERENCES plans (id);

-- what was requested in the last days; no reference to accounts or keys, because nothing depends on it
CREATE TABLE requests (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  request_id TEXT NOT NULL,
  method TEXT NOT NULL,
  route TEXT NOT NULL,
  status INTEGER,
  code TEXT,
  account_id TEXT NOT NULL,
  key_id TEXT,
  client TEXT NOT NULL,
  milliseconds INTEGER NOT NULL
) STRICT;
CREATE INDEX requests_by_account ON requests (account_id, id);
CREATE INDEX requests_by_request_id ON requests (request_id, id);
CREATE INDEX requests_by_time ON requests (at);

ALTER TABLE jobs ADD COLUMN file_deleted_at TEXT;
ALTER TABLE jobs ADD COLUMN file_deletion TEXT CHECK (file_deletion IN ('retention', 'request'));
CREATE INDEX jobs_with_file ON jobs (account_id, mode, created_at) WHERE file_deleted_at IS NULL;
ALTER TABLE jobs ADD COLUMN erased_at TEXT;
CREATE INDEX idempotency_by_job ON idempotency (job_id);
ALTER TABLE jobs ADD COLUMN link_version INTEGER NOT NULL DEFAULT 0;

CREATE TABLE credits (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id TEXT NOT NULL UNIQUE REFERENCES ledger (job_id),
  account_id TEXT NOT NULL REFERENCES accounts (id),
  reason TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX credits_by_time ON credits (account_id, created_at);
CREATE TRIGGER credits_keep_rows BEFORE DELETE ON credits
  BEGIN SELECT RAISE(ABORT, 'credits are append-only'); END;
CREATE TRIGGER credits_keep_values BEFORE UPDATE ON credits
  WHEN NOT (
    (NEW.id, NEW.job_id, NEW.account_id, NEW.created_at) = (OLD.id, OLD.job_id, OLD.account_id, OLD.created_at)
    AND NEW.reason = ''
    AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL))
  BEGIN SELECT RAISE(ABORT, 'credits are append-only'); END;
CREATE TRIGGER credits_keep_replaced BEFORE INSERT ON credits
  WHEN EXISTS (SELECT 1 FROM credits WHERE job_id = NEW.job_id OR id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'credits are append-only'); END;
CREATE TRIGGER credits_are_of_the_account BEFORE INSERT ON credits
  WHEN (SELECT account_id FROM ledger WHERE job_id = NEW.job_id) IS NOT NEW.account_id
  BEGIN SELECT RAISE(ABORT, 'only a billed job of the account is credited'); END;

-- live jobs without an Idempotency-Key whose invoice number was billed before
CREATE TABLE repeated_numbers (
  job_id TEXT PRIMARY KEY REFERENCES ledger (job_id),
  earlier_job_id TEXT NOT NULL REFERENCES ledger (job_id),
  account_id TEXT NOT NULL REFERENCES accounts (id),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX repeated_numbers_by_time ON repeated_numbers (account_id, created_at);
CREATE INDEX ledger_by_number ON ledger (account_id, invoice_number);

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  email TEXT UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('read-only', 'developer', 'owner')),
  created_at TEXT NOT NULL,
  hash TEXT NOT NULL
) STRICT;
CREATE INDEX users_by_account ON users (account_id);
-- who signs in with the id of the account
CREATE UNIQUE INDEX users_without_email ON users (account_id) WHERE email IS NULL;
INSERT INTO users
  SELECT 'usr_' || lower(hex(randomblob(10))), account_id, NULL, 'owner', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), hash
  FROM passwords;
DROP TABLE passwords;
-- sessions last some hours: everybody signs in again
DROP TABLE sessions;
CREATE TABLE sessions (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  account_id TEXT NOT NULL REFERENCES accounts (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_time ON sessions (created_at);

INSERT INTO accounts (id, name, created_at) VALUES ('acc_00000000000000000001', 'Second', '2026-10-01T08:00:00.000Z');
INSERT INTO keys (id, account_id, mode, name, hash, last4, created_at, last_used_at, revoked_at) VALUES
  ('key_live', 'default', 'live', 'Shop', zeroblob(32), 'LIVE', '2026-10-01T08:00:00.000Z', NULL, NULL),
  ('key_test', 'default', 'test', 'Trial', randomblob(32), 'TEST', '2026-10-01T08:00:00.000Z', NULL, NULL);
INSERT INTO jobs (id, account_id, key_id, mode, template, invoice_number, file_id, created_at) VALUES
  ('job_00000000000000000000000000000001', 'default', 'key_live', 'live', 'minimal', '2026-0042', '00000000000000000000000000000001', '2026-10-02T08:00:00.000Z'),
  ('job_00000000000000000000000000000002', 'default', 'key_test', 'test', 'minimal', '2026-0042', '00000000000000000000000000000002', '2026-10-02T09:00:00.000Z');
INSERT INTO idempotency VALUES
  ('default', 'live', 'order-1', '1e61166b2614278f910f02a9c43e8737a30b820cd62f33fbc0309be313596e19', '{"invoiceUrl":"http://127.0.0.1/first","jobId":"job_00000000000000000000000000000001"}', 'job_00000000000000000000000000000001', '2099-01-01T00:00:00.000Z');
INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
  SELECT id, account_id, key_id, template, invoice_number, created_at FROM jobs WHERE mode = 'live';
INSERT INTO users VALUES
  ('usr_00000000000000000001', 'acc_00000000000000000001', 'owner@example.com', 'owner', '2026-10-01T08:00:00.000Z', '$scrypt$example');
INSERT INTO secrets VALUES ('links', zeroblob(32));
INSERT INTO audit (at, actor, actor_id, address, action, account_id, key_id, detail) VALUES
  ('2026-10-01T08:00:00.000Z', 'operator', 'example', NULL, 'key.created', 'default', 'key_live', '{}');

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

CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
  url TEXT NOT NULL,
  events TEXT NOT NULL,
  secret BLOB NOT NULL CHECK (length(secret) = 32),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX webhooks_by_account ON webhooks (account_id);

CREATE TABLE webhook_deliveries (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL,
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  payload TEXT NOT NULL,
  created_at TEXT NOT NULL,
  started_at TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- also the end of the lease of a process that is sending it
  next_attempt_at TEXT CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL)),
  attempted_at TEXT,
  answer_status INTEGER,
  failure TEXT,
  UNIQUE (webhook_id, id)
) STRICT;
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, position);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (created_at) WHERE status <> 'pending';

-- spending events that happened, so that each happens once a month
CREATE TABLE spending_events (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  month TEXT NOT NULL,
  event TEXT NOT NULL,
  PRIMARY KEY (account_id, month, event)
) STRICT, WITHOUT ROWID;

-- secrets of links that were rotated; the one in force is in secrets
CREATE TABLE former_link_secrets (
  value BLOB PRIMARY KEY,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

UPDATE jobs SET bytes = 12345 WHERE id = 'job_00000000000000000000000000000001';
INSERT INTO webhooks VALUES
  ('wh_00000000000000000001', 'default', 'live', 'https://example.com/billing', 'invoice.generated', zeroblob(32), '2026-10-01T08:00:00.000Z');
INSERT INTO webhook_deliveries (id, webhook_id, event, payload, created_at, started_at, next_attempt_at) VALUES
  ('msg_00000000000000000001', 'wh_00000000000000000001', 'invoice.generated', '{"type":"invoice.generated"}', '2026-10-02T08:00:00.000Z', '2026-10-02T08:00:00.000Z', '2026-10-02T08:00:00.000Z');
INSERT INTO spending_events VALUES ('default', '2026-10', 'spending.warning');
INSERT INTO former_link_secrets VALUES (zeroblob(32), '2099-01-01T00:00:00.000Z');

CREATE TABLE password_links (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_links_by_user ON password_links (user_id);
CREATE INDEX password_links_by_expiry ON password_links (expires_at);

-- NULL for events of before
ALTER TABLE spending_events ADD COLUMN created_at TEXT;
ALTER TABLE spending_events ADD COLUMN billed INTEGER;
ALTER TABLE spending_events ADD COLUMN cap INTEGER;
-- also the end of the lease of a process that is sending it; NULL when it is not to be sent
ALTER TABLE spending_events ADD COLUMN mail_due_at TEXT;
CREATE INDEX spending_mails_due ON spending_events (mail_due_at) WHERE mail_due_at IS NOT NULL;

CREATE TABLE second_factors (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret BLOB NOT NULL,
  -- of the last accepted code, so that none is accepted twice
  last_step INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (user_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE operators (
  name TEXT PRIMARY KEY,
  -- of the password
  hash TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE operator_sessions (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  name TEXT NOT NULL REFERENCES operators (name) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX operator_sessions_by_name ON operator_sessions (name);
CREATE INDEX operator_sessions_by_time ON operator_sessions (created_at);

INSERT INTO password_links SELECT zeroblob(32), id, '2026-11-24T08:00:00.000Z' FROM users;
UPDATE spending_events SET created_at = '2026-10-02T08:00:00.000Z', billed = 900, cap = 1000, mail_due_at = '2026-10-02T08:00:00.000Z';
INSERT INTO second_factors SELECT id, zeroblob(32), 7, '2026-11-20T08:00:00.000Z' FROM users;
INSERT INTO recovery_codes SELECT id, zeroblob(32) FROM users;
INSERT INTO operators VALUES ('example', '$scrypt$example', '2026-11-20T08:00:00.000Z');
INSERT INTO operator_sessions VALUES (zeroblob(32), 'example', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z');

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

INSERT INTO queued_jobs (id, account_id, key_id, mode, file_id, created_at, idempotency_key, fingerprint, bytes, next_attempt_at)
  VALUES ('job_queued', 'default', 'key_live', 'live', 'file_queued', '2026-11-23T08:00:00.000Z', 'order queued', 'example', 16, '2026-11-23T08:00:00.000Z');
INSERT INTO queued_bodies VALUES ('job_queued', zeroblob(16));
PRAGMA user_version = 15;
