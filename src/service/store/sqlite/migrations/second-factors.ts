/** One-time codes (TOTP) that users give beside their password, and codes for the case that they lose their device. */
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
