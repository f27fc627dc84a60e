/** Customers and items; payments, the derived status and the orders of the list; schedules. */
export const versions7To9: readonly string[] = [
  `
  -- record: JSON; key: comparable name; sort_text, search_text: folded text, derived from the record
  CREATE TABLE customers (
    id          TEXT PRIMARY KEY,
    revision    INTEGER NOT NULL,
    updated_at  TEXT NOT NULL,
    archived_at TEXT,
    merged_into TEXT,
    record      TEXT NOT NULL,
    key         TEXT NOT NULL,
    sort_text   TEXT NOT NULL,
    search_text TEXT NOT NULL,
    checksum    TEXT
  ) STRICT;
  CREATE INDEX customers_by_key ON customers (key);
  CREATE INDEX customers_by_title ON customers (sort_text, id) WHERE merged_into IS NULL;

  CREATE TABLE items (
    id          TEXT PRIMARY KEY,
    revision    INTEGER NOT NULL,
    updated_at  TEXT NOT NULL,
    archived_at TEXT,
    merged_into TEXT,
    record      TEXT NOT NULL,
    key         TEXT NOT NULL,
    sort_text   TEXT NOT NULL,
    search_text TEXT NOT NULL,
    checksum    TEXT
  ) STRICT;
  CREATE INDEX items_by_key ON items (key);
  CREATE INDEX items_by_title ON items (sort_text, id) WHERE merged_into IS NULL;

  -- the customer of an invoice; without one, its buyer is found by the comparable name
  ALTER TABLE invoices ADD COLUMN customer_id TEXT;
  ALTER TABLE invoices ADD COLUMN customer_key TEXT NOT NULL DEFAULT '';
  UPDATE invoices SET customer_key = comparable_number(customer) WHERE customer <> '';
  CREATE INDEX invoices_by_customer ON invoices (customer_id, updated_at) WHERE customer_id IS NOT NULL;
  CREATE INDEX invoices_by_buyer ON invoices (customer_key, updated_at)
    WHERE customer_id IS NULL AND deleted_at IS NULL AND sample = 0;
  `,
  `
  CREATE TABLE payments (
    id         TEXT PRIMARY KEY,
    invoice_id TEXT NOT NULL REFERENCES invoices (id),
    revision   INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    -- ISO date
    paid_on    TEXT NOT NULL,
    -- exact decimal in the currency of the invoice, negative for a refund
    amount     TEXT NOT NULL,
    note       TEXT NOT NULL,
    created_at TEXT NOT NULL,
    removed_at TEXT,
    checksum   TEXT
  ) STRICT;
  CREATE INDEX payments_by_invoice ON payments (invoice_id);

  -- derived from the draft; dates are ISO or empty, sums is JSON
  ALTER TABLE invoices ADD COLUMN type TEXT NOT NULL DEFAULT 'invoice';
  ALTER TABLE invoices ADD COLUMN issue_date TEXT NOT NULL DEFAULT '';
  ALTER TABLE invoices ADD COLUMN due_date TEXT NOT NULL DEFAULT '';
  ALTER TABLE invoices ADD COLUMN sums TEXT;
  ALTER TABLE invoices ADD COLUMN number_sort TEXT NOT NULL DEFAULT '';
  ALTER TABLE invoices ADD COLUMN customer_sort TEXT NOT NULL DEFAULT '';
  -- of a credit note: the invoice that it credits
  ALTER TABLE invoices ADD COLUMN credits_id TEXT;
  -- of an invoice: the quote from which it was made
  ALTER TABLE invoices ADD COLUMN created_from TEXT;
  -- of a quote
  ALTER TABLE invoices ADD COLUMN accepted_at TEXT;
  ALTER TABLE invoices ADD COLUMN schedule_id TEXT;
  ALTER TABLE invoices ADD COLUMN schedule_period TEXT;
  -- status without what depends on today, derived from submission, payments and credit notes; see payment-status.ts
  ALTER TABLE invoices ADD COLUMN phase TEXT NOT NULL DEFAULT 'draft';
  ALTER TABLE invoices ADD COLUMN deadline TEXT NOT NULL DEFAULT '';
  ALTER TABLE invoices ADD COLUMN paid TEXT NOT NULL DEFAULT '0';
  ALTER TABLE invoices ADD COLUMN credited TEXT NOT NULL DEFAULT '0';

  -- in one pass, because each row is long; the checksum covers more columns now, and a damaged row stays damaged
  UPDATE invoices SET
    checksum = CASE WHEN checksum = checksum(id, invoice_number, customer, currency, payable) THEN NULL ELSE checksum END,
    (issue_date, due_date, sums, search_text) = (
      SELECT found ->> 'issueDate', found ->> 'dueDate', found ->> 'sums', found ->> 'searchText' FROM (
        SELECT draft_columns(draft, (
          SELECT draft FROM revisions AS bases
            WHERE bases.invoice_id = invoices.id AND bases.revision = revisions.base
        ), invoices.search_text) AS found
        FROM (SELECT 1) LEFT JOIN revisions
          ON revisions.invoice_id = invoices.id AND revisions.revision = invoices.revision)),
    number_sort = sortable_number(comparable),
    customer_sort = folded_key(customer_key),
    phase = coalesce((
      SELECT CASE state
        WHEN 'queued' THEN 'waiting' WHEN 'sending' THEN 'sending' WHEN 'unknown' THEN 'not_confirmed'
        WHEN 'refused' THEN 'rejected' WHEN 'withdrawn' THEN 'draft'
        ELSE CASE WHEN mode = 'test' THEN 'test' WHEN CAST(invoices.payable AS REAL) = 0 THEN 'paid' ELSE 'issued' END
      END FROM attempts WHERE attempts.id = attempt_id), 'draft');
  UPDATE invoices SET deadline = due_date WHERE phase = 'issued' AND CAST(payable AS REAL) > 0;

  CREATE UNIQUE INDEX invoices_by_schedule ON invoices (schedule_id, schedule_period) WHERE schedule_id IS NOT NULL;
  CREATE INDEX invoices_by_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;
  CREATE INDEX invoices_by_quote ON invoices (created_from) WHERE created_from IS NOT NULL;
  CREATE INDEX invoices_ids ON invoices (search_id, id);
  -- one for each order of the list; the last columns answer filters without reading the row
  DROP INDEX invoices_by_change;
  CREATE INDEX invoices_by_change ON invoices (updated_at, search_id, phase, deadline, issue_date)
    WHERE deleted_at IS NULL;
  CREATE INDEX invoices_by_number_sort ON invoices (number_sort, search_id, phase, deadline, issue_date)
    WHERE deleted_at IS NULL;
  CREATE INDEX invoices_by_customer_sort ON invoices (customer_sort, search_id, phase, deadline, issue_date)
    WHERE deleted_at IS NULL;
  CREATE INDEX invoices_by_amount
    ON invoices (coalesce(CAST(payable AS REAL), -9e999), search_id, phase, deadline, issue_date)
    WHERE deleted_at IS NULL;
  CREATE INDEX invoices_by_issue ON invoices (issue_date, search_id, phase, deadline) WHERE deleted_at IS NULL;
  CREATE INDEX invoices_by_due ON invoices (due_date, search_id, phase, deadline, issue_date)
    WHERE deleted_at IS NULL;

  -- queue of the invoices whose phase is derived again before the commit; without OR IGNORE, which an upsert that
  -- fires a trigger would override
  CREATE TABLE stale_standings (invoice_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TRIGGER standing_of_new AFTER INSERT ON invoices BEGIN
    INSERT INTO stale_standings
      SELECT DISTINCT value FROM json_each(json_array(new.id, new.credits_id, new.created_from))
        WHERE value IS NOT NULL AND value NOT IN (SELECT invoice_id FROM stale_standings);
  END;
  CREATE TRIGGER standing_of_changed
    AFTER UPDATE OF type, currency, payable, due_date, accepted_at, attempt_id, deleted_at, credits_id, created_from
    ON invoices
    WHEN (old.type, old.currency, old.payable, old.due_date, old.accepted_at, old.attempt_id, old.deleted_at,
      old.credits_id, old.created_from) IS NOT (new.type, new.currency, new.payable, new.due_date, new.accepted_at,
      new.attempt_id, new.deleted_at, new.credits_id, new.created_from)
  BEGIN
    INSERT INTO stale_standings
      SELECT DISTINCT value
        FROM json_each(json_array(new.id, old.credits_id, new.credits_id, old.created_from, new.created_from))
        WHERE value IS NOT NULL AND value NOT IN (SELECT invoice_id FROM stale_standings);
  END;
  CREATE TRIGGER standing_of_attempt AFTER UPDATE OF state, mode ON attempts
    WHEN (old.state, old.mode) IS NOT (new.state, new.mode)
  BEGIN
    INSERT INTO stale_standings
      SELECT DISTINCT value
        FROM invoices, json_each(json_array(invoices.id, invoices.credits_id))
        WHERE invoices.id = new.invoice_id AND value IS NOT NULL
          AND value NOT IN (SELECT invoice_id FROM stale_standings);
  END;
  CREATE TRIGGER standing_of_payment AFTER INSERT ON payments
    WHEN new.invoice_id NOT IN (SELECT invoice_id FROM stale_standings)
  BEGIN
    INSERT INTO stale_standings VALUES (new.invoice_id);
  END;
  CREATE TRIGGER standing_of_changed_payment AFTER UPDATE ON payments
    WHEN new.invoice_id NOT IN (SELECT invoice_id FROM stale_standings)
  BEGIN
    INSERT INTO stale_standings VALUES (new.invoice_id);
  END;
  `,
  `
  -- schedule: JSON; a period is the issue date of its draft, see schedule_id and schedule_period of invoices
  CREATE TABLE schedules (
    id         TEXT PRIMARY KEY,
    revision   INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    schedule   TEXT NOT NULL,
    checksum   TEXT
  ) STRICT;
  `,
]
