/** Limits within a month that changed, and the templates of credits, which the ledger forgets with an erased job. */
export const billingEventsMigration = `
  -- the primary key cannot be changed
  CREATE TABLE new_spending_events (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    month TEXT NOT NULL,
    event TEXT NOT NULL,
    -- the warning or the cap that was reached; -1 where it is not known
    limit_value INTEGER NOT NULL,
    created_at TEXT,
    billed INTEGER,
    cap INTEGER,
    mail_due_at TEXT,
    PRIMARY KEY (account_id, month, event, limit_value)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_spending_events
    SELECT account_id, month, event,
      coalesce(iif(event = 'spending.warning', monthly_warning, coalesce(cap, monthly_cap)), -1),
      spending_events.created_at, billed, cap, mail_due_at
    FROM spending_events
      JOIN accounts ON accounts.id = account_id JOIN plans ON plans.id = coalesce(plan_id, 'default');
  DROP TABLE spending_events;
  ALTER TABLE new_spending_events RENAME TO spending_events;
  CREATE INDEX spending_mails_due ON spending_events (mail_due_at) WHERE mail_due_at IS NOT NULL;

  ALTER TABLE credits ADD COLUMN template TEXT NOT NULL DEFAULT '';
  DROP TRIGGER credits_keep_values;
  UPDATE credits SET template = (SELECT template FROM ledger WHERE ledger.job_id = credits.job_id);
  CREATE TRIGGER credits_keep_values BEFORE UPDATE ON credits
    WHEN NOT (
      (NEW.id, NEW.job_id, NEW.account_id, NEW.created_at) = (OLD.id, OLD.job_id, OLD.account_id, OLD.created_at)
      AND NEW.reason = '' AND NEW.template = ''
      AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL))
    BEGIN SELECT RAISE(ABORT, 'credits are append-only'); END;
`
