export const linkSecretsMigration = `
  -- secrets of links that were rotated; the one in force is in secrets
  CREATE TABLE former_link_secrets (
    value BLOB PRIMARY KEY,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`
