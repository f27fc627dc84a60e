/** One-time codes (TOTP) that users give beside their password, and codes for the case that they lose their device. */
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
