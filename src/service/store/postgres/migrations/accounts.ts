/** Links with which a user sets a password; only the hash of each is stored. */
export const passwordLinksMigration = `
  CREATE TABLE password_links (
    hash bytea PRIMARY KEY CHECK (length(hash) = 32),
    user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at text COLLATE "C" NOT NULL
  );
  CREATE INDEX password_links_by_user ON password_links (user_id);
  CREATE INDEX password_links_by_expiry ON password_links (expires_at);
`

/** Mails about spending events to the owners of an account. */
export const spendingMailsMigration = `
  ALTER TABLE spending_events
    -- NULL for events of before
    ADD COLUMN created_at text COLLATE "C",
    ADD COLUMN billed integer,
    ADD COLUMN cap integer,
    -- also the end of the lease of an instance that is sending it; NULL when it is not to be sent
    ADD COLUMN mail_due_at text COLLATE "C";
  CREATE INDEX spending_mails_due ON spending_events (mail_due_at) WHERE mail_due_at IS NOT NULL;
`

/** One-time codes (TOTP) required in addition to the password, and recovery codes for a lost device. */
export const secondFactorsMigration = `
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
`

/** Users of the operator's pages, and their sessions. */
export const operatorsMigration = `
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
`

export const keptDaysMigration = `
  -- days for which live PDFs are kept, 0 for ever; NULL as the service is set
  ALTER TABLE plans ADD COLUMN live_kept_days bigint CHECK (live_kept_days >= 0);
`

export const operatorAddressesMigration = `
  -- entries of a deleted account keep the address of an operator
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
    RAISE EXCEPTION 'the audit log is append-only';
  END $$;
`

/** Accounts opened by a link, of which only the hash is stored; prices of plans. */
export const signUpsMigration = `
  CREATE TABLE sign_ups (
    id text COLLATE "C" PRIMARY KEY,
    link bytea NOT NULL UNIQUE CHECK (length(link) = 32),
    email text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    -- NULL as the service is set when the link is used
    plan_id text COLLATE "C" REFERENCES plans (id),
    -- operator; NULL when the owner of the address asked for it
    invited_by text
  );
  CREATE INDEX sign_ups_by_email ON sign_ups (email);
  CREATE INDEX sign_ups_by_expiry ON sign_ups (expires_at, id);

  -- what a live PDF costs, in words; NULL as the service says
  ALTER TABLE plans ADD COLUMN price text;
`

/** Device grants (RFC 8628), with the hash of the device code only; limits and computer names of keys. */
export const deviceGrantsMigration = `
  CREATE TABLE device_grants (
    id text COLLATE "C" PRIMARY KEY,
    code bytea NOT NULL UNIQUE CHECK (length(code) = 32),
    user_code text COLLATE "C" NOT NULL UNIQUE,
    computer text NOT NULL,
    scopes text NOT NULL,
    address text NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    expires_at text COLLATE "C" NOT NULL,
    -- seconds between two questions of the computer
    interval_seconds integer NOT NULL,
    last_polled_at text COLLATE "C",
    decision text COLLATE "C" CHECK (decision IN ('confirmed', 'denied')),
    decided_at text COLLATE "C",
    account_id text COLLATE "C" REFERENCES accounts (id),
    -- of a person who may have been removed since
    user_id text COLLATE "C",
    decided_from text,
    mode text COLLATE "C" CHECK (mode IN ('live', 'test')),
    monthly_cap integer CHECK (monthly_cap >= 0),
    key_id text COLLATE "C" REFERENCES keys (id)
  );
  CREATE INDEX device_grants_by_expiry ON device_grants (expires_at);
  CREATE INDEX device_grants_by_account ON device_grants (account_id);

  -- the computer for which it was made; NULL for a key that was shown to a person
  ALTER TABLE keys ADD COLUMN computer text;
  -- live PDFs a month above which none is made with the key
  ALTER TABLE keys ADD COLUMN own_cap integer CHECK (own_cap >= 0);

  -- NULL for a link of nobody, which is made where nobody has the address that was given
  ALTER TABLE password_links ALTER COLUMN user_id DROP NOT NULL;
`

/** The language of pages and mails; NULL for that of each browser. */
export const accountLanguagesMigration = `
  ALTER TABLE accounts ADD COLUMN language text;
`
