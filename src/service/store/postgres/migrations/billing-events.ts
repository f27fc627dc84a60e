/** Limits within a month that changed, and the templates of credits, which the ledger forgets with an erased job. */
export const billingEventsMigration = `
  -- the warning or the cap that was reached; -1 where it is not known
  ALTER TABLE spending_events ADD COLUMN limit_value integer;
  UPDATE spending_events SET limit_value =
      coalesce(CASE event WHEN 'spending.warning' THEN monthly_warning ELSE coalesce(cap, monthly_cap) END, -1)
    FROM accounts JOIN plans ON plans.id = coalesce(plan_id, 'default') WHERE accounts.id = account_id;
  ALTER TABLE spending_events
    DROP CONSTRAINT spending_events_pkey,
    ADD PRIMARY KEY (account_id, month, event, limit_value);

  ALTER TABLE credits ADD COLUMN template text COLLATE "C" NOT NULL DEFAULT '';
  ALTER TABLE credits DISABLE TRIGGER credits_keep_rows;
  UPDATE credits SET template = ledger.template FROM ledger WHERE ledger.job_id = credits.job_id;
  ALTER TABLE credits ENABLE TRIGGER credits_keep_rows;
  CREATE OR REPLACE FUNCTION credits_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF (NEW.id, NEW.job_id, NEW.account_id, NEW.created_at)
          = (OLD.id, OLD.job_id, OLD.account_id, OLD.created_at)
        AND NEW.reason = '' AND NEW.template = ''
        AND EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND deleted_at IS NOT NULL)
      THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'credits are append-only';
  END $$;
`
