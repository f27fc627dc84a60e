-- A database as the fourteenth version of the service wrote it: before plans said how long PDFs are kept.
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

ALTER TABLE accounts ADD COLUMN suspended_at text;
ALTER TABLE accounts ADD COLUMN suspended_links text CHECK (suspended_links IN ('keep', 'stop'));
ALTER TABLE accounts ADD COLUMN deleted_at text;
-- entries of a deleted account or job keep ids and times, and lose everything else
CREATE OR REPLACE FUNCTION ledger_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.job_id, NEW.account_id, NEW.key_id, NEW.created_at)
        = (OLD.id, OLD.job_id, OLD.account_id, OLD.key_id, OLD.created_at)
      AND NEW.template = '' AND NEW.invoice_number = ''
      AND (EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM jobs WHERE id = OLD.job_id AND erased_at IS NOT NULL))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE OR REPLACE FUNCTION audit_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.account_id)
        = (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.account_id)
      AND NEW.key_id IS NOT DISTINCT FROM OLD.key_id
      AND NEW.actor_id IN ('', OLD.actor_id) AND NEW.address IS NULL AND NEW.detail = '{}'
      AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;

-- sums of the ledger, so that neither a limit nor a page counts a month's rows
CREATE TABLE ledger_sums (
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  month text COLLATE "C" NOT NULL,
  key_id text COLLATE "C" NOT NULL REFERENCES keys (id),
  template text COLLATE "C" NOT NULL,
  billed integer NOT NULL,
  PRIMARY KEY (account_id, month, key_id, template)
) WITH (fillfactor = 50);
INSERT INTO ledger_sums
  SELECT account_id, substr(created_at, 1, 7), key_id, template, count(*) FROM ledger GROUP BY 1, 2, 3, 4;
CREATE FUNCTION ledger_is_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_sums AS sums
    VALUES (NEW.account_id, substr(NEW.created_at, 1, 7), NEW.key_id, NEW.template, 1)
    ON CONFLICT (account_id, month, key_id, template) DO UPDATE SET billed = sums.billed + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_is_summed AFTER INSERT ON ledger
  FOR EACH ROW EXECUTE FUNCTION ledger_is_summed();

CREATE TABLE plans (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  requests_per_minute integer CHECK (requests_per_minute > 0),
  concurrent_renders integer CHECK (concurrent_renders > 0),
  stored_bytes bigint CHECK (stored_bytes >= 0),
  monthly_warning integer CHECK (monthly_warning >= 0),
  monthly_cap integer CHECK (monthly_cap >= 0)
);
INSERT INTO plans (id, name, created_at) VALUES
  ('default', 'Default', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
-- null is the plan default
ALTER TABLE accounts ADD COLUMN plan_id text COLLATE "C" REFERENCES plans (id);

-- what was requested in the last days; no reference to accounts or keys, because nothing depends on it
CREATE TABLE requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at text COLLATE "C" NOT NULL,
  request_id text COLLATE "C" NOT NULL,
  method text NOT NULL,
  route text NOT NULL,
  status integer,
  code text,
  account_id text COLLATE "C" NOT NULL,
  key_id text,
  client text NOT NULL,
  milliseconds integer NOT NULL
);
CREATE INDEX requests_by_account ON requests (account_id, id);
CREATE INDEX requests_by_request_id ON requests (request_id, id);
CREATE INDEX requests_by_time ON requests (at);

ALTER TABLE jobs ADD COLUMN file_deleted_at text;
ALTER TABLE jobs ADD COLUMN file_deletion text CHECK (file_deletion IN ('retention', 'request'));
CREATE INDEX jobs_with_file ON jobs (account_id, mode, created_at) WHERE file_deleted_at IS NULL;
ALTER TABLE jobs ADD COLUMN erased_at text;
CREATE INDEX idempotency_by_job ON idempotency (job_id);
ALTER TABLE jobs ADD COLUMN link_version integer NOT NULL DEFAULT 0;

CREATE TABLE credits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id text COLLATE "C" NOT NULL UNIQUE REFERENCES ledger (job_id),
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  reason text NOT NULL,
  created_at text COLLATE "C" NOT NULL
);
CREATE INDEX credits_by_time ON credits (account_id, created_at, id);
CREATE FUNCTION credits_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.job_id, NEW.account_id, NEW.created_at)
        = (OLD.id, OLD.job_id, OLD.account_id, OLD.created_at)
      AND NEW.reason = ''
      AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'credits are append-only';
END $$;
CREATE TRIGGER credits_keep_rows BEFORE UPDATE OR DELETE ON credits
  FOR EACH ROW EXECUTE FUNCTION credits_keep();
CREATE TRIGGER credits_keep_all BEFORE TRUNCATE ON credits
  FOR EACH STATEMENT EXECUTE FUNCTION credits_keep();
CREATE FUNCTION credits_are_of_the_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT account_id FROM ledger WHERE job_id = NEW.job_id) IS DISTINCT FROM NEW.account_id THEN
    RAISE EXCEPTION 'only a billed job of the account is credited';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credits_are_of_the_account BEFORE INSERT ON credits
  FOR EACH ROW EXECUTE FUNCTION credits_are_of_the_account();

-- live jobs without an Idempotency-Key whose invoice number was billed before
CREATE TABLE repeated_numbers (
  job_id text COLLATE "C" PRIMARY KEY REFERENCES ledger (job_id),
  earlier_job_id text COLLATE "C" NOT NULL REFERENCES ledger (job_id),
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  created_at text COLLATE "C" NOT NULL
);
CREATE INDEX repeated_numbers_by_time ON repeated_numbers (account_id, created_at);
CREATE INDEX ledger_by_number ON ledger (account_id, invoice_number, id);

CREATE TABLE users (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  email text COLLATE "C" UNIQUE,
  role text NOT NULL CHECK (role IN ('read-only', 'developer', 'owner')),
  created_at text COLLATE "C" NOT NULL,
  hash text NOT NULL
);
CREATE INDEX users_by_account ON users (account_id);
-- who signs in with the id of the account
CREATE UNIQUE INDEX users_without_email ON users (account_id) WHERE email IS NULL;
INSERT INTO users
  SELECT 'usr_' || left(replace(gen_random_uuid()::text, '-', ''), 20), account_id, NULL, 'owner',
    to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), hash
  FROM passwords;
DROP TABLE passwords;
-- sessions last some hours: everybody signs in again
DROP TABLE sessions;
CREATE TABLE sessions (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  created_at text COLLATE "C" NOT NULL,
  last_seen_at text COLLATE "C" NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_time ON sessions (created_at);

INSERT INTO accounts (id, name, created_at) VALUES ('acc_00000000000000000001', 'Second', '2026-10-01T08:00:00.000Z');
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
INSERT INTO users VALUES
  ('usr_00000000000000000001', 'acc_00000000000000000001', 'owner@example.com', 'owner', '2026-10-01T08:00:00.000Z', '$scrypt$example');
INSERT INTO secrets VALUES ('links', decode(repeat('00', 32), 'hex'));
INSERT INTO audit (at, actor, actor_id, address, action, account_id, key_id, detail) VALUES
  ('2026-10-01T08:00:00.000Z', 'operator', 'example', NULL, 'key.created', 'default', 'key_live', '{}');

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

CREATE TABLE webhooks (
  id text COLLATE "C" PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  url text NOT NULL,
  events text NOT NULL,
  secret bytea NOT NULL CHECK (length(secret) = 32),
  created_at text COLLATE "C" NOT NULL
);
CREATE INDEX webhooks_by_account ON webhooks (account_id);

CREATE TABLE webhook_deliveries (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text COLLATE "C" NOT NULL,
  webhook_id text COLLATE "C" NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text NOT NULL,
  payload text NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  started_at text COLLATE "C" NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  -- also the end of the lease of an instance that is sending it
  next_attempt_at text COLLATE "C" CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL)),
  attempted_at text,
  answer_status integer,
  failure text,
  UNIQUE (webhook_id, id)
);
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, position);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (created_at) WHERE status <> 'pending';

-- spending events that happened, so that each happens once a month
CREATE TABLE spending_events (
  account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
  month text COLLATE "C" NOT NULL,
  event text NOT NULL,
  PRIMARY KEY (account_id, month, event)
);

-- secrets of links that were rotated; the one in force is in secrets
CREATE TABLE former_link_secrets (
  value bytea PRIMARY KEY,
  expires_at text COLLATE "C" NOT NULL
);

UPDATE jobs SET bytes = 12345 WHERE id = 'job_00000000000000000000000000000001';
INSERT INTO webhooks VALUES
  ('wh_00000000000000000001', 'default', 'live', 'https://example.com/billing', 'invoice.generated', decode(repeat('00', 32), 'hex'), '2026-10-01T08:00:00.000Z');
INSERT INTO webhook_deliveries (id, webhook_id, event, payload, created_at, started_at, next_attempt_at) VALUES
  ('msg_00000000000000000001', 'wh_00000000000000000001', 'invoice.generated', '{"type":"invoice.generated"}', '2026-10-02T08:00:00.000Z', '2026-10-02T08:00:00.000Z', '2026-10-02T08:00:00.000Z');
INSERT INTO spending_events VALUES ('default', '2026-10', 'spending.warning');
INSERT INTO former_link_secrets VALUES (decode(repeat('00', 32), 'hex'), '2099-01-01T00:00:00.000Z');
CREATE TABLE billwright_version (version integer NOT NULL);

CREATE TABLE password_links (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at text COLLATE "C" NOT NULL
);
CREATE INDEX password_links_by_user ON password_links (user_id);
CREATE INDEX password_links_by_expiry ON password_links (expires_at);

ALTER TABLE spending_events
  -- NULL for events of before
  ADD COLUMN created_at text COLLATE "C",
  ADD COLUMN billed integer,
  ADD COLUMN cap integer,
  -- also the end of the lease of an instance that is sending it; NULL when it is not to be sent
  ADD COLUMN mail_due_at text COLLATE "C";
CREATE INDEX spending_mails_due ON spending_events (mail_due_at) WHERE mail_due_at IS NOT NULL;

CREATE TABLE second_factors (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret bytea NOT NULL,
  -- of the last accepted code, so that none is accepted twice
  last_step bigint NOT NULL,
  created_at text COLLATE "C" NOT NULL
);

CREATE TABLE recovery_codes (
  user_id text COLLATE "C" NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (user_id, hash)
);

CREATE TABLE operators (
  name text COLLATE "C" PRIMARY KEY,
  -- of the password
  hash text NOT NULL,
  created_at text COLLATE "C" NOT NULL
);

CREATE TABLE operator_sessions (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  name text COLLATE "C" NOT NULL REFERENCES operators (name) ON DELETE CASCADE,
  created_at text COLLATE "C" NOT NULL,
  last_seen_at text COLLATE "C" NOT NULL
);
CREATE INDEX operator_sessions_by_name ON operator_sessions (name);
CREATE INDEX operator_sessions_by_time ON operator_sessions (created_at);

INSERT INTO password_links SELECT decode(repeat('00', 32), 'hex'), id, '2026-11-24T08:00:00.000Z' FROM users;
UPDATE spending_events SET created_at = '2026-10-02T08:00:00.000Z', billed = 900, cap = 1000, mail_due_at = '2026-10-02T08:00:00.000Z';
INSERT INTO second_factors SELECT id, decode(repeat('00', 32), 'hex'), 7, '2026-11-20T08:00:00.000Z' FROM users;
INSERT INTO recovery_codes SELECT id, decode(repeat('00', 32), 'hex') FROM users;
INSERT INTO operators VALUES ('example', '$scrypt$example', '2026-11-20T08:00:00.000Z');
INSERT INTO operator_sessions VALUES (decode(repeat('00', 32), 'hex'), 'example', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z');

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

INSERT INTO queued_jobs (id, account_id, key_id, mode, file_id, created_at, idempotency_key, fingerprint, bytes, next_attempt_at)
  VALUES ('job_queued', 'default', 'key_live', 'live', 'file_queued', '2026-11-23T08:00:00.000Z', 'order queued', 'example', 16, '2026-11-23T08:00:00.000Z');
INSERT INTO queued_bodies VALUES ('job_queued', decode(repeat('00', 16), 'hex'));

ALTER TABLE idempotency DROP CONSTRAINT idempotency_job_id_fkey;
ALTER TABLE credits DROP CONSTRAINT credits_job_id_fkey;
ALTER TABLE repeated_numbers DROP CONSTRAINT repeated_numbers_job_id_fkey;
ALTER TABLE repeated_numbers DROP CONSTRAINT repeated_numbers_earlier_job_id_fkey;
ALTER TABLE ledger DROP CONSTRAINT ledger_job_id_fkey;

DROP TRIGGER jobs_count_bytes ON jobs;
ALTER TABLE jobs RENAME TO jobs_before;
ALTER INDEX jobs_by_time RENAME TO jobs_before_by_time;
ALTER INDEX jobs_by_mode RENAME TO jobs_before_by_mode;
ALTER INDEX jobs_by_template RENAME TO jobs_before_by_template;
ALTER INDEX jobs_by_number RENAME TO jobs_before_by_number;
ALTER INDEX jobs_with_file RENAME TO jobs_before_with_file;
ALTER INDEX jobs_not_measured RENAME TO jobs_before_not_measured;
ALTER TABLE jobs_before ADD CONSTRAINT jobs_before_by_id UNIQUE (id, created_at);
ALTER TABLE jobs_before ADD CONSTRAINT jobs_before_by_file UNIQUE (file_id, created_at);
CREATE TABLE jobs (
  LIKE jobs_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  CONSTRAINT jobs_by_id UNIQUE (id, created_at),
  CONSTRAINT jobs_by_file UNIQUE (file_id, created_at),
  FOREIGN KEY (account_id) REFERENCES accounts (id),
  FOREIGN KEY (key_id) REFERENCES keys (id)
) PARTITION BY RANGE (created_at);
CREATE INDEX jobs_by_time ON jobs (account_id, created_at, id);
CREATE INDEX jobs_by_mode ON jobs (account_id, mode, created_at, id);
CREATE INDEX jobs_by_template ON jobs (account_id, template, created_at, id, mode);
CREATE INDEX jobs_by_number ON jobs (account_id, invoice_number, created_at, id);
CREATE INDEX jobs_with_file ON jobs (account_id, mode, created_at) WHERE file_deleted_at IS NULL;
CREATE INDEX jobs_not_measured ON jobs (id) WHERE bytes IS NULL AND file_deleted_at IS NULL;

DROP TRIGGER ledger_keeps_rows ON ledger;
DROP TRIGGER ledger_bills_live ON ledger;
DROP TRIGGER ledger_is_summed ON ledger;
ALTER TABLE ledger RENAME TO ledger_before;
ALTER INDEX ledger_by_time RENAME TO ledger_before_by_time;
ALTER INDEX ledger_by_number RENAME TO ledger_before_by_number;
ALTER TABLE ledger_before ADD CONSTRAINT ledger_before_by_job UNIQUE (job_id, created_at);
CREATE SEQUENCE ledger_ids;
SELECT setval('ledger_ids', nextval(pg_get_serial_sequence('ledger_before', 'id')));
ALTER TABLE ledger_before ALTER id DROP IDENTITY;
CREATE TABLE ledger (
  LIKE ledger_before INCLUDING CONSTRAINTS,
  CONSTRAINT ledger_by_job UNIQUE (job_id, created_at),
  FOREIGN KEY (account_id) REFERENCES accounts (id),
  FOREIGN KEY (key_id) REFERENCES keys (id)
) PARTITION BY RANGE (created_at);
ALTER TABLE ledger ALTER id SET DEFAULT nextval('ledger_ids');
ALTER SEQUENCE ledger_ids OWNED BY ledger.id;
CREATE INDEX ledger_by_time ON ledger (account_id, created_at, id);
CREATE INDEX ledger_by_number ON ledger (account_id, invoice_number, id);

DO $$
DECLARE
  latest text := greatest(
    to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'),
    (SELECT left(max(created_at), 7) FROM jobs_before),
    (SELECT left(max(created_at), 7) FROM ledger_before));
  bound text := to_char((latest || '-01')::date + interval '1 month', 'YYYY-MM');
BEGIN
  EXECUTE format('ALTER TABLE jobs ATTACH PARTITION jobs_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
  EXECUTE format('ALTER TABLE ledger ATTACH PARTITION ledger_before FOR VALUES FROM (MINVALUE) TO (%L)', bound);
END $$;
-- of months for which there is no partition, which should not happen
CREATE TABLE jobs_other PARTITION OF jobs DEFAULT;
CREATE TABLE ledger_other PARTITION OF ledger DEFAULT;
ALTER TABLE ledger ADD CONSTRAINT ledger_job FOREIGN KEY (job_id, created_at) REFERENCES jobs (id, created_at);

CREATE OR REPLACE FUNCTION ledger_bills_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT mode FROM jobs WHERE id = NEW.job_id AND created_at = NEW.created_at) IS DISTINCT FROM 'live' THEN
    RAISE EXCEPTION 'only a live job is billed';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION ledger_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.job_id, NEW.account_id, NEW.key_id, NEW.created_at)
        = (OLD.id, OLD.job_id, OLD.account_id, OLD.key_id, OLD.created_at)
      AND NEW.template = '' AND NEW.invoice_number = ''
      AND (EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
        OR EXISTS (
          SELECT 1 FROM jobs WHERE id = OLD.job_id AND created_at = OLD.created_at AND erased_at IS NOT NULL))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER jobs_count_bytes AFTER INSERT OR UPDATE OF bytes, file_deleted_at ON jobs
  FOR EACH ROW EXECUTE FUNCTION jobs_count_bytes();
CREATE TRIGGER ledger_keeps_rows BEFORE UPDATE OR DELETE ON ledger
  FOR EACH ROW EXECUTE FUNCTION ledger_keeps();
CREATE TRIGGER ledger_bills_live BEFORE INSERT ON ledger
  FOR EACH ROW EXECUTE FUNCTION ledger_bills_live();
CREATE TRIGGER ledger_is_summed AFTER INSERT ON ledger
  FOR EACH ROW EXECUTE FUNCTION ledger_is_summed();
-- a trigger for whole statements is not inherited
CREATE TRIGGER ledger_keeps_all BEFORE TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION ledger_keeps();
CREATE TRIGGER ledger_keeps_all BEFORE TRUNCATE ON ledger_other FOR EACH STATEMENT EXECUTE FUNCTION ledger_keeps();

INSERT INTO billwright_version VALUES (14);
