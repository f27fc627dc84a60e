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
