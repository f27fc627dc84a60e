-- A data folder as the sixth version of the service wrote it: before users and plans.
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

INSERT INTO accounts VALUES ('acc_00000000000000000001', 'Second', '2026-10-01T08:00:00.000Z');
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
INSERT INTO secrets VALUES ('links', zeroblob(32));
INSERT INTO passwords VALUES ('acc_00000000000000000001', '$scrypt$example');
INSERT INTO audit (at, actor, actor_id, address, action, account_id, key_id, detail) VALUES
  ('2026-10-01T08:00:00.000Z', 'operator', 'example', NULL, 'key.created', 'default', 'key_live', '{}');
PRAGMA user_version = 6;
