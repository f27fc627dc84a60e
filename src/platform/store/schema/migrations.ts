/**
 * One script per schema version, oldest first; released ones are never edited. `revisions` holds the drafts,
 * `attempts` is the outbox, and the state of an invoice is the state of its attempt (none: draft).
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE invoices (
    id             TEXT PRIMARY KEY,
    revision       INTEGER NOT NULL,
    updated_at     TEXT NOT NULL,
    deleted_at     TEXT,
    sample         INTEGER NOT NULL,
    attempt_id     TEXT REFERENCES attempts (id),
    invoice_number TEXT NOT NULL,
    customer       TEXT NOT NULL,
    currency       TEXT NOT NULL,
    payable        TEXT,
    search_text    TEXT NOT NULL
  ) STRICT;
  CREATE INDEX invoices_by_change ON invoices (updated_at);

  CREATE TABLE revisions (
    invoice_id TEXT NOT NULL REFERENCES invoices (id),
    revision   INTEGER NOT NULL,
    saved_at   TEXT NOT NULL,
    draft      TEXT NOT NULL,
    logo       TEXT REFERENCES logos (sha256),
    PRIMARY KEY (invoice_id, revision)
  ) STRICT, WITHOUT ROWID;

  -- a table of its own, so that an autosave does not write the same logo again
  CREATE TABLE logos (
    sha256   TEXT PRIMARY KEY,
    data_url TEXT NOT NULL
  ) STRICT;

  CREATE TABLE attempts (
    id              TEXT PRIMARY KEY,
    invoice_id      TEXT NOT NULL REFERENCES invoices (id),
    revision        INTEGER NOT NULL,
    state           TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'done', 'refused', 'unknown', 'withdrawn')),
    mode            TEXT NOT NULL CHECK (mode IN ('live', 'test')),
    connection_id   TEXT NOT NULL,
    connection_name TEXT NOT NULL,
    base_url        TEXT,
    template        TEXT NOT NULL,
    invoice_number  TEXT NOT NULL,
    currency        TEXT NOT NULL,
    payable         TEXT NOT NULL,
    payload         BLOB NOT NULL,
    payload_sha256  TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    key_fingerprint TEXT NOT NULL,
    created_at      TEXT NOT NULL,
    finished_at     TEXT,
    tries           INTEGER NOT NULL,
    in_doubt        INTEGER NOT NULL,
    job_id          TEXT,
    invoice_url     TEXT,
    problem         TEXT
  ) STRICT;
  CREATE INDEX attempts_by_invoice ON attempts (invoice_id, revision);
  CREATE INDEX attempts_open ON attempts (created_at) WHERE state IN ('queued', 'sending', 'unknown');

  CREATE TABLE deliveries (
    attempt_id TEXT PRIMARY KEY REFERENCES attempts (id),
    delivery   TEXT NOT NULL
  ) STRICT;

  -- numbers permanently taken by live submissions
  CREATE TABLE numbers (
    invoice_number TEXT PRIMARY KEY,
    invoice_id     TEXT NOT NULL REFERENCES invoices (id),
    taken_at       TEXT NOT NULL
  ) STRICT;

  CREATE TABLE connections (
    id             TEXT PRIMARY KEY,
    name           TEXT NOT NULL,
    base_url       TEXT NOT NULL,
    request_fields TEXT NOT NULL CHECK (request_fields IN ('documented', 'full'))
  ) STRICT;

  -- verified services, by the fingerprint of the API key
  CREATE TABLE idempotent_services (
    base_url        TEXT NOT NULL,
    key_fingerprint TEXT NOT NULL,
    seen_at         TEXT NOT NULL,
    PRIMARY KEY (base_url, key_fingerprint)
  ) STRICT;

  CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  `,
  `
  -- the Retry-After of a busy service, which also holds after a restart
  ALTER TABLE attempts ADD COLUMN retry_at TEXT;
  `,
  `
  -- a stable id for the index, because a copy of the file may assign other rowids
  ALTER TABLE invoices ADD COLUMN search_id INTEGER;
  UPDATE invoices SET search_id = rowid;
  CREATE UNIQUE INDEX invoices_by_search ON invoices (search_id);

  -- trigrams, so that parts of words are found
  CREATE VIRTUAL TABLE invoice_search USING fts5 (
    search_text, content = 'invoices', content_rowid = 'search_id', tokenize = 'trigram', detail = 'full'
  );
  INSERT INTO invoice_search (invoice_search) VALUES ('rebuild');
  CREATE TRIGGER invoices_found AFTER INSERT ON invoices BEGIN
    INSERT INTO invoice_search (rowid, search_text) VALUES (new.search_id, new.search_text);
  END;
  CREATE TRIGGER invoices_found_again AFTER UPDATE OF search_text ON invoices
    WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO invoice_search (invoice_search, rowid, search_text)
      VALUES ('delete', old.search_id, old.search_text);
    INSERT INTO invoice_search (rowid, search_text) VALUES (new.search_id, new.search_text);
  END;
  -- the list is scanned by latest change, without deleted invoices
  DROP INDEX invoices_by_change;
  CREATE INDEX invoices_by_change ON invoices (updated_at) WHERE deleted_at IS NULL;
  `,
  `
  -- queue of the deferred maintenance (indexing, revision retention), written in the commit of each save
  CREATE TABLE untidy (search_id INTEGER PRIMARY KEY) STRICT;
  INSERT INTO untidy SELECT search_id FROM invoices;
  DROP TRIGGER invoices_found;
  DROP TRIGGER invoices_found_again;
  CREATE TRIGGER invoices_begun AFTER INSERT ON invoices BEGIN
    INSERT OR IGNORE INTO untidy VALUES (new.search_id);
  END;
  CREATE TRIGGER invoices_changed AFTER UPDATE OF revision, search_text ON invoices BEGIN
    INSERT OR IGNORE INTO untidy VALUES (new.search_id);
  END;

  -- long texts are indexed in parts; rowid >> 20 is the invoice's search_id
  DROP TABLE invoice_search;
  CREATE VIRTUAL TABLE invoice_search USING fts5 (
    part, content = '', contentless_delete = 1, tokenize = 'trigram', detail = 'full'
  );
  CREATE TABLE search_parts (id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL) STRICT;

  -- base: draft is a delta to this full revision
  ALTER TABLE revisions ADD COLUMN base INTEGER;

  CREATE INDEX invoices_by_number ON invoices (length(invoice_number), invoice_number);
  CREATE INDEX numbers_by_length ON numbers (length(invoice_number), invoice_number);
  CREATE INDEX invoices_deleted ON invoices (deleted_at) WHERE deleted_at IS NOT NULL;
  `,
  `
  -- invoices that look unsent but may have been billed, because attempts in a damaged file could not be read
  CREATE TABLE attempts_missing (invoice_id TEXT PRIMARY KEY REFERENCES invoices (id)) STRICT;
  `,
  `
  -- see checksums.ts; a migration that changes a covered row sets its checksum to NULL, and migrate() writes it
  ALTER TABLE attempts ADD COLUMN checksum TEXT;
  ALTER TABLE invoices ADD COLUMN checksum TEXT;
  ALTER TABLE revisions ADD COLUMN checksum TEXT;
  ALTER TABLE connections ADD COLUMN checksum TEXT;
  ALTER TABLE settings ADD COLUMN checksum TEXT;
  ALTER TABLE deliveries ADD COLUMN checksum TEXT;

  -- id of the attempt journal and number of its records contained in this file; no row: none
  CREATE TABLE attempt_journal (journal_id TEXT NOT NULL, records INTEGER NOT NULL) STRICT;

  -- verified by an echoed header only, which is a weaker proof
  DELETE FROM idempotent_services;
  -- a busy service may have created the invoice before it responded
  UPDATE attempts SET state = 'unknown', in_doubt = 1 WHERE state = 'queued' AND mode = 'live' AND tries > 0;
  UPDATE attempts SET state = 'unknown', in_doubt = 1, finished_at = NULL
    WHERE state = 'refused' AND mode = 'live' AND problem ->> 'code' = 'overloaded'
      AND id IN (SELECT attempt_id FROM invoices);

  -- normalised form for comparisons; not unique, because older data may hold two numbers of one form
  ALTER TABLE invoices ADD COLUMN comparable TEXT;
  ALTER TABLE numbers ADD COLUMN comparable TEXT;
  UPDATE invoices SET comparable = comparable_number(invoice_number);
  UPDATE numbers SET comparable = comparable_number(invoice_number);
  DROP INDEX invoices_by_number;
  DROP INDEX numbers_by_length;
  CREATE INDEX invoices_by_comparable ON invoices (length(comparable), comparable);
  CREATE INDEX numbers_by_comparable ON numbers (length(comparable), comparable);

  -- a second copy of the version, so that a damaged header does not look like a newer version
  CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
  INSERT INTO schema_version VALUES (0);
  `,
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
  -- status without what depends on today, derived from submission, payments and credit notes; see standings.ts
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
  `
  -- date of the only payment of an invoice, if it is the whole amount with tax, else 'parts'; see standings.ts
  ALTER TABLE invoices ADD COLUMN settled_on TEXT NOT NULL DEFAULT '';
  UPDATE invoices SET settled_on = coalesce((
    SELECT CASE WHEN count(*) = 1 AND min(amount) = invoices.sums ->> '$.gross' THEN min(paid_on) ELSE 'parts' END
      FROM payments WHERE invoice_id = invoices.id AND removed_at IS NULL GROUP BY invoice_id), '');

  -- sums of reports in minor units, without reading the rows; see report-store.ts
  CREATE INDEX invoices_by_rate ON invoices (
    currency, type,
    CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
      ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END,
    issue_date,
    CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER),
    phase, deleted_at
  ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
  CREATE INDEX invoices_by_settlement ON invoices (
    currency, type,
    CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
      ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END,
    settled_on,
    CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER),
    phase, deleted_at
  ) WHERE settled_on <> '' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
  CREATE INDEX invoices_by_balance ON invoices (
    currency, issue_date, deadline,
    CASE WHEN max(length(payable), length(paid), length(credited)) > 13 THEN NULL
      ELSE CAST(replace(paid, '.', '') AS INTEGER) END,
    CASE WHEN type <> 'invoice' THEN 0
      ELSE CAST(replace(payable, '.', '') AS INTEGER) - CAST(replace(paid, '.', '') AS INTEGER)
        - CAST(replace(credited, '.', '') AS INTEGER) END,
    phase, deleted_at
  ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
  CREATE INDEX invoices_paid_in_parts ON invoices (id) WHERE settled_on = 'parts';
  `,
  `
  -- derived, for orders and filters of the list: tax rates with a space before and after each; what is owed after
  -- payments and credit notes, NULL while nothing can be owed; see standings.ts
  ALTER TABLE invoices ADD COLUMN tax_rates TEXT NOT NULL DEFAULT '';
  ALTER TABLE invoices ADD COLUMN outstanding TEXT;
  ALTER TABLE invoices ADD COLUMN is_owed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE invoices ADD COLUMN is_paid INTEGER NOT NULL DEFAULT 0;
  -- dates of the payments, '' without any
  ALTER TABLE invoices ADD COLUMN first_paid_on TEXT NOT NULL DEFAULT '';
  ALTER TABLE invoices ADD COLUMN last_paid_on TEXT NOT NULL DEFAULT '';

  UPDATE invoices SET
    tax_rates = CASE WHEN json_valid(sums) THEN coalesce((
      SELECT ' ' || group_concat(value ->> 'rate', ' ') || ' ' FROM json_each(sums, '$.taxes')), '') ELSE '' END,
    outstanding = (
      SELECT outstanding_amount(
          type, state, mode, invoices.currency, invoices.payable, credits_id IS NOT NULL, paid, credited)
        FROM (SELECT 1) LEFT JOIN attempts ON attempts.id = attempt_id);
  UPDATE invoices SET is_owed = 1 WHERE type = 'invoice' AND CAST(outstanding AS REAL) > 0;
  UPDATE invoices SET
    is_paid = CAST(paid AS REAL) <> 0,
    (first_paid_on, last_paid_on) = (
      SELECT min(paid_on), max(paid_on) FROM payments WHERE invoice_id = invoices.id AND removed_at IS NULL)
    WHERE EXISTS (SELECT 1 FROM payments WHERE invoice_id = invoices.id AND removed_at IS NULL);

  -- the refund of a credit note is its negative amount
  UPDATE invoices SET settled_on = coalesce((
      SELECT CASE WHEN count(*) = 1 AND min(amount) = '-' || (invoices.sums ->> '$.gross') THEN min(paid_on)
          ELSE 'parts' END
        FROM payments WHERE invoice_id = invoices.id AND removed_at IS NULL GROUP BY invoice_id), '')
    WHERE type = 'credit_note' AND settled_on <> '';

  -- what reports add row by row, without reading the rows; see report-store.ts
  CREATE INDEX invoices_with_several_rates ON invoices (
    issue_date, settled_on, currency, type, sums, phase, deleted_at
  ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited') AND
    CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
      ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END
    IS NULL;
  DROP INDEX invoices_paid_in_parts;
  CREATE INDEX invoices_paid_in_parts ON invoices (id, issue_date, currency, type, sums, settled_on, phase, deleted_at)
    WHERE settled_on = 'parts' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
  CREATE INDEX payments_by_date ON payments (invoice_id, paid_on, created_at, amount, removed_at)
    WHERE removed_at IS NULL;

  -- buyers are found by words without reading the rows; see customer-invoices.ts
  DROP INDEX invoices_by_buyer;
  CREATE INDEX invoices_by_buyer ON invoices (
    customer_key, updated_at, customer_sort, customer_id, deleted_at, sample
  ) WHERE customer_id IS NULL AND deleted_at IS NULL AND sample = 0;

  -- one for each order of the list, with all columns of its queries, so that they read no rows
  DROP INDEX invoices_ids;
  DROP INDEX invoices_by_change;
  CREATE INDEX invoices_by_change ON invoices (
    updated_at, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
    last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;
  DROP INDEX invoices_by_number_sort;
  CREATE INDEX invoices_by_number_sort ON invoices (
    number_sort, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
    last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;
  DROP INDEX invoices_by_customer_sort;
  CREATE INDEX invoices_by_customer_sort ON invoices (
    customer_sort, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
    last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;
  DROP INDEX invoices_by_amount;
  CREATE INDEX invoices_by_amount ON invoices (
    coalesce(CAST(payable AS REAL), -9e999), search_id, phase, deadline, issue_date, currency, tax_rates, is_owed,
    is_paid, first_paid_on, last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;
  CREATE INDEX invoices_by_paid ON invoices (
    CASE WHEN outstanding IS NULL THEN -9e999 ELSE CAST(paid AS REAL) END, search_id, phase, deadline, issue_date,
    currency, tax_rates, is_owed, is_paid, first_paid_on, last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;
  CREATE INDEX invoices_by_outstanding ON invoices (
    coalesce(CAST(outstanding AS REAL), -9e999), search_id, phase, deadline, issue_date, currency, tax_rates, is_owed,
    is_paid, first_paid_on, last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;
  DROP INDEX invoices_by_issue;
  CREATE INDEX invoices_by_issue ON invoices (
    issue_date, search_id, phase, deadline, currency, tax_rates, is_owed, is_paid, first_paid_on, last_paid_on, id,
    deleted_at
  ) WHERE deleted_at IS NULL;
  DROP INDEX invoices_by_due;
  CREATE INDEX invoices_by_due ON invoices (
    due_date, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
    last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;
  `,
]
