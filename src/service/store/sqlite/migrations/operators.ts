/** Users of the operator's pages, and their sessions. */
export const operatorsMigration = `
  CREATE TABLE operators (
    name TEXT PRIMARY KEY,
    -- of the password
    hash TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE operator_sessions (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    name TEXT NOT NULL REFERENCES operators (name) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    last_seen_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX operator_sessions_by_name ON operator_sessions (name);
  CREATE INDEX operator_sessions_by_time ON operator_sessions (created_at);
`
