/** Endpoints of accounts and their deliveries: one row per event and endpoint. */
export const webhooksMigration = `
  CREATE TABLE webhooks (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    mode text NOT NULL CHECK (mode IN ('live', 'test')),
    url text NOT NULL,
    events text NOT NULL,
    secret bytea NOT NULL CHECK (length(secret) = 32),
    created_at text COLLATE "C" NOT NULL
  );
  CREATE INDEX webhooks_by_account ON webhooks (account_id);

  CREATE TABLE webhook_deliveries (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL,
    webhook_id text COLLATE "C" NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    event text NOT NULL,
    payload text NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    started_at text COLLATE "C" NOT NULL,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    -- also the end of the lease of an instance that is sending it
    next_attempt_at text COLLATE "C" CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL)),
    attempted_at text,
    answer_status integer,
    failure text,
    UNIQUE (webhook_id, id)
  );
  CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, position);
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE status = 'pending';
  CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (created_at) WHERE status <> 'pending';

  -- spending events that happened, so that each happens once a month
  CREATE TABLE spending_events (
    account_id text COLLATE "C" NOT NULL REFERENCES accounts (id),
    month text COLLATE "C" NOT NULL,
    event text NOT NULL,
    PRIMARY KEY (account_id, month, event)
  );
`
