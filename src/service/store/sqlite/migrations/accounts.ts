/** Links with which a user sets a password; only the hash of each is stored. */
export const passwordLinksMigration = `
  CREATE TABLE password_links (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX password_links_by_user ON password_links (user_id);
  CREATE INDEX password_links_by_expiry ON password_links (expires_at);
`

/** Mails about spending events to the owners of an account. */
export const spendingMailsMigration = `
  -- NULL for events of before
  ALTER TABLE spending_events ADD COLUMN created_at TEXT;
  ALTER TABLE spending_events ADD COLUMN billed INTEGER;
  ALTER TABLE spending_events ADD COLUMN cap INTEGER;
  -- also the end of the lease of a process that is sending it; NULL when it is not to be sent
  ALTER TABLE spending_events ADD COLUMN mail_due_at TEXT;
  CREATE INDEX spending_mails_due ON spending_events (mail_due_at) WHERE mail_due_at IS NOT NULL;
`

/** One-time codes (TOTP) required in addition to the password, and recovery codes for a lost device. */
export const secondFactorsMigration = `
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
`

/** Users of the operator's pages, and their sessions. */
export const operatorsMigration = `
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
`

export const keptDaysMigration = `
  -- days for which live PDFs are kept, 0 for ever; NULL as the service is set
  ALTER TABLE plans ADD COLUMN live_kept_days INTEGER CHECK (live_kept_days >= 0);
`

export const operatorAddressesMigration = `
  -- entries of a deleted account keep the address of an operator
  DROP TRIGGER audit_keeps_values;
  CREATE TRIGGER audit_keeps_values BEFORE UPDATE ON audit
    WHEN NOT (
      (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.account_id, NEW.key_id)
        IS (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.account_id, OLD.key_id)
      AND NEW.actor_id IN ('', OLD.actor_id) AND NEW.detail = '{}'
      AND NEW.address IS CASE OLD.actor WHEN 'operator' THEN OLD.address END
      AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL))
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
`

/** Accounts opened by a link, of which only the hash is stored; prices of plans. */
export const signUpsMigration = `
  CREATE TABLE sign_ups (
    id TEXT PRIMARY KEY,
    link BLOB NOT NULL UNIQUE CHECK (length(link) = 32),
    email TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    -- NULL as the service is set when the link is used
    plan_id TEXT REFERENCES plans (id),
    -- operator; NULL when the owner of the address asked for it
    invited_by TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sign_ups_by_email ON sign_ups (email);
  CREATE INDEX sign_ups_by_expiry ON sign_ups (expires_at, id);

  -- what a live PDF costs, in words; NULL as the service says
  ALTER TABLE plans ADD COLUMN price TEXT;
`

/** Device grants (RFC 8628), with the hash of the device code only; limits and computer names of keys. */
export const deviceGrantsMigration = `
  CREATE TABLE device_grants (
    id TEXT PRIMARY KEY,
    code BLOB NOT NULL UNIQUE CHECK (length(code) = 32),
    user_code TEXT NOT NULL UNIQUE,
    computer TEXT NOT NULL,
    scopes TEXT NOT NULL,
    address TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    -- seconds between two questions of the computer
    interval_seconds INTEGER NOT NULL,
    last_polled_at TEXT,
    decision TEXT CHECK (decision IN ('confirmed', 'denied')),
    decided_at TEXT,
    account_id TEXT REFERENCES accounts (id),
    -- of a person who may have been removed since
    user_id TEXT,
    decided_from TEXT,
    mode TEXT CHECK (mode IN ('live', 'test')),
    monthly_cap INTEGER CHECK (monthly_cap >= 0),
    key_id TEXT REFERENCES keys (id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX device_grants_by_expiry ON device_grants (expires_at);
  CREATE INDEX device_grants_by_account ON device_grants (account_id);

  -- the computer for which it was made; NULL for a key that was shown to a person
  ALTER TABLE keys ADD COLUMN computer TEXT;
  -- live PDFs a month above which none is made with the key
  ALTER TABLE keys ADD COLUMN own_cap INTEGER CHECK (own_cap >= 0);

  CREATE TABLE links (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    -- NULL for a link of nobody, which is made where nobody has the address that was given
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO links SELECT hash, user_id, expires_at FROM password_links;
  DROP TABLE password_links;
  ALTER TABLE links RENAME TO password_links;
  CREATE INDEX password_links_by_user ON password_links (user_id);
  CREATE INDEX password_links_by_expiry ON password_links (expires_at);
`

/** The language of pages and mails; NULL for that of each browser. */
export const accountLanguagesMigration = `
  ALTER TABLE accounts ADD COLUMN language TEXT;
`
