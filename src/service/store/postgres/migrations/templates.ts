/** Templates of accounts, with immutable versions. */
export const templatesMigration = `
  CREATE TABLE templates (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    name text COLLATE "C" NOT NULL,
    -- the highest number that was given; the row stays when all versions are deleted, so that none is given twice
    last_version integer NOT NULL,
    -- the version that the name means; NULL when all are deleted
    current_version integer,
    -- number and bytes of the versions that are kept
    versions integer NOT NULL,
    bytes integer NOT NULL,
    PRIMARY KEY (account_id, name)
  );

  CREATE TABLE template_versions (
    account_id text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    title text COLLATE "C" NOT NULL,
    description text COLLATE "C" NOT NULL,
    -- of the text, hexadecimal
    sha256 text COLLATE "C" NOT NULL,
    bytes integer NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    PRIMARY KEY (account_id, name, version),
    FOREIGN KEY (account_id, name) REFERENCES templates (account_id, name)
  );

  -- apart, so that lists do not read them
  CREATE TABLE template_texts (
    account_id text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    text text COLLATE "C" NOT NULL,
    PRIMARY KEY (account_id, name, version),
    FOREIGN KEY (account_id, name, version) REFERENCES template_versions (account_id, name, version)
  );

  -- what "default" means as the template of an invoice; NULL while none was chosen
  ALTER TABLE accounts ADD COLUMN default_template text COLLATE "C";

  -- NULL for a template of the service, for jobs of before and for erased ones
  ALTER TABLE jobs ADD COLUMN template_version integer;
  ALTER TABLE queued_jobs ADD COLUMN template_version integer;
  -- the template of the account with which the job was accepted
  ALTER TABLE queued_bodies ADD COLUMN template text COLLATE "C";
`
