export const linkSecretsMigration = `
  -- secrets of links that were rotated; the one in force is in secrets
  CREATE TABLE former_link_secrets (
    value bytea PRIMARY KEY,
    expires_at text COLLATE "C" NOT NULL
  );
`
