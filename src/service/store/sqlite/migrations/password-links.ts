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
