-- A database as the fourth version of the service wrote it: before users and plans.
CREATE TABLE accounts (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  created_at text COLLATE "C" NOT NULL
);
INSERT INTO accounts VALUES
  ('default', 'Default', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

CREATE TABLE keys (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  name text NOT NULL,
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
  last4 text NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  last_used_at text,
  revoked_at text
);
CREATE INDEX keys_by_account ON keys (account_id);

CREATE TABLE jobs (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  key_id text COLLATE "C" NOT NULL REFERENCES keys (id),
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  template text NOT NULL,
  invoice_number text NOT NULL,
  file_id text NOT NULL UNIQUE,
  created_at text COLLATE "C" NOT NULL
);
-- each filter of the dashboard has its index
CREATE INDEX jobs_by_time ON jobs (account_id, created_at, id);
CREATE INDEX jobs_by_mode ON jobs (account_id, mode, created_at, id);
CREATE INDEX jobs_by_template ON jobs (account_id, template, created_at, id, mode);
CREATE INDEX jobs_by_number ON jobs (account_id, invoice_number, created_at, id);

CREATE TABLE idempotency (
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  mode text NOT NULL,
  idempotency_key text NOT NULL,
  fingerprint text NOT NULL,
  answer text NOT NULL,
  job_id text COLLATE "C" NOT NULL REFERENCES jobs (id),
  expires_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (account_id, mode, idempotency_key)
);
CREATE INDEX idempotency_by_expiry ON idempotency (expires_at);

CREATE TABLE ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id text COLLATE "C" NOT NULL UNIQUE REFERENCES jobs (id),
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  key_id text COLLATE "C" NOT NULL REFERENCES keys (id),
  template text NOT NULL,
  invoice_number text NOT NULL,
  created_at text COLLATE "C" NOT NULL
);
CREATE INDEX ledger_by_time ON ledger (account_id, created_at, id);

CREATE FUNCTION ledger_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER ledger_keeps_rows BEFORE UPDATE OR DELETE ON ledger
  FOR EACH ROW EXECUTE FUNCTION ledger_keeps();
CREATE TRIGGER ledger_keeps_all BEFORE TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_keeps();
CREATE FUNCTION ledger_bills_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT mode FROM jobs WHERE id = NEW.job_id) IS DISTINCT FROM 'live' THEN
    RAISE EXCEPTION 'only a live job is billed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_bills_live BEFORE INSERT ON ledger
  FOR EACH ROW EXECUTE FUNCTION ledger_bills_live();

CREATE TABLE secrets (
  name text PRIMARY KEY,
  value bytea NOT NULL
);

CREATE TABLE passwords (
  account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts (id),
  hash text NOT NULL
);

CREATE TABLE sessions (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  created_at text COLLATE "C" NOT NULL,
  last_seen_at text COLLATE "C" NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_time ON sessions (created_at);

-- how often somebody asked: worth no write to the log, and no loss when the server crashes
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
);

ALTER TABLE jobs ADD COLUMN e_invoice text;

ALTER TABLE keys ADD COLUMN expires_at text;
ALTER TABLE keys ADD COLUMN scopes text NOT NULL DEFAULT 'generate read';
ALTER TABLE keys ADD COLUMN addresses text NOT NULL DEFAULT '';

CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at text COLLATE "C" NOT NULL,
  actor text NOT NULL CHECK (actor IN ('operator', 'dashboard', 'key')),
  actor_id text NOT NULL,
  address text,
  action text NOT NULL,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  key_id text COLLATE "C" REFERENCES keys (id),
  detail text NOT NULL
);
CREATE INDEX audit_by_account ON audit (account_id, id);
CREATE INDEX audit_by_key ON audit (key_id, id);
CREATE FUNCTION audit_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_keeps_rows BEFORE UPDATE OR DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION audit_keeps();
CREATE TRIGGER audit_keeps_all BEFORE TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION audit_keeps();

INSERT INTO accounts VALUES ('acc_00000000000000000001', 'Second', '2026-10-01T08:00:00.000Z');
INSERT INTO keys (id, account_id, mode, name, hash, last4, created_at, last_used_at, revoked_at) VALUES
  ('key_live', 'default', 'live', 'Shop', decode(repeat('00', 32), 'hex'), 'LIVE', '2026-10-01T08:00:00.000Z', NULL, NULL),
  ('key_test', 'default', 'test', 'Trial', decode(repeat('01', 32), 'hex'), 'TEST', '2026-10-01T08:00:00.000Z', NULL, NULL);
INSERT INTO jobs (id, account_id, key_id, mode, template, invoice_number, file_id, created_at) VALUES
  ('job_00000000000000000000000000000001', 'default', 'key_live', 'live', 'minimal', '2026-0042', '00000000000000000000000000000001', '2026-10-02T08:00:00.000Z'),
  ('job_00000000000000000000000000000002', 'default', 'key_test', 'test', 'minimal', '2026-0042', '00000000000000000000000000000002', '2026-10-02T09:00:00.000Z');
INSERT INTO idempotency VALUES
  ('default', 'live', 'order-1', '1e61166b2614278f910f02a9c43e8737a30b820cd62f33fbc0309be313596e19', '{"invoiceUrl":"http://127.0.0.1/first","jobId":"job_00000000000000000000000000000001"}', 'job_00000000000000000000000000000001', '2099-01-01T00:00:00.000Z');
INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
  SELECT id, account_id, key_id, template, invoice_number, created_at FROM jobs WHERE mode = 'live';
INSERT INTO secrets VALUES ('links', decode(repeat('00', 32), 'hex'));
INSERT INTO passwords VALUES ('acc_00000000000000000001', '$scrypt$example');
INSERT INTO audit (at, actor, actor_id, address, action, account_id, key_id, detail) VALUES
  ('2026-10-01T08:00:00.000Z', 'operator', 'example', NULL, 'key.created', 'default', 'key_live', '{}');
CREATE TABLE billwright_version (version integer NOT NULL);
INSERT INTO billwright_version VALUES (4);
