/** Endpoints of accounts and their deliveries: one row per event and endpoint. */
export const webhooksMigration = `
  CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
    url TEXT NOT NULL,
    events TEXT NOT NULL,
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX webhooks_by_account ON webhooks (account_id);

  CREATE TABLE webhook_deliveries (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at TEXT NOT NULL,
    started_at TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    -- also the end of the lease of a process that is sending it
    next_attempt_at TEXT CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL)),
    attempted_at TEXT,
    answer_status INTEGER,
    failure TEXT,
    UNIQUE (webhook_id, id)
  ) STRICT;
  CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, position);
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE status = 'pending';
  CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (created_at) WHERE status <> 'pending';

  -- spending events that happened, so that each happens once a month
  CREATE TABLE spending_events (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    month TEXT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (account_id, month, event)
  ) STRICT, WITHOUT ROWID;
`
