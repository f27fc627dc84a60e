/** Templates of the user: files as they were submitted, and which versions of accounts they are. */
export const version14 = `
  -- the digest is the checksum
  CREATE TABLE template_files (
    sha256  TEXT PRIMARY KEY,
    content TEXT NOT NULL
  ) STRICT;

  -- of a custom template: digest of its file in template_files; NULL: a shipped one, or of an earlier version
  ALTER TABLE attempts ADD COLUMN template_sha256 TEXT;

  -- by key, because another key of the same connection may be of another account
  CREATE TABLE published_templates (
    connection_id   TEXT NOT NULL,
    key_fingerprint TEXT NOT NULL,
    sha256          TEXT NOT NULL,
    template        TEXT NOT NULL,
    checksum        TEXT,
    PRIMARY KEY (connection_id, key_fingerprint, sha256)
  ) STRICT;
`
