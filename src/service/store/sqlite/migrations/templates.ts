/** Templates of accounts, with immutable versions. */
export const templatesMigration = `
  CREATE TABLE templates (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    -- the highest number that was given; the row stays when all versions are deleted, so that none is given twice
    last_version INTEGER NOT NULL,
    -- the version that the name means; NULL when all are deleted
    current_version INTEGER,
    -- number and bytes of the versions that are kept
    versions INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    PRIMARY KEY (account_id, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE template_versions (
    account_id TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    -- of the text, hexadecimal
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (account_id, name, version),
    FOREIGN KEY (account_id, name) REFERENCES templates (account_id, name)
  ) STRICT, WITHOUT ROWID;

  -- apart, so that lists do not read them
  CREATE TABLE template_texts (
    account_id TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (account_id, name, version),
    FOREIGN KEY (account_id, name, version) REFERENCES template_versions (account_id, name, version)
  ) STRICT;

  -- what "default" means as the template of an invoice; NULL while none was chosen
  ALTER TABLE accounts ADD COLUMN default_template TEXT;

  -- NULL for a template of the service, for jobs of before and for erased ones
  ALTER TABLE jobs ADD COLUMN template_version INTEGER;
  ALTER TABLE queued_jobs ADD COLUMN template_version INTEGER;
  -- the template of the account with which the job was accepted
  ALTER TABLE queued_bodies ADD COLUMN template TEXT;
`
