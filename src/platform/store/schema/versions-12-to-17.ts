/**
 * Deposits of documents, and their effect on settlements and credit notes. Figures of documents that were or may be
 * billed are those of their submission, and such documents are kept.
 */
const version12 = `
  -- the deposit that payable is lower by; a damaged row stays damaged
  UPDATE invoices SET
    sums = coalesce((
      SELECT json_set(invoices.sums, '$.prepaid', prepaid) FROM (
        SELECT draft_columns(draft, (
          SELECT draft FROM revisions AS bases
            WHERE bases.invoice_id = invoices.id AND bases.revision = revisions.base
        ), '') ->> '$.sums.prepaid' AS prepaid
          FROM revisions
          WHERE revisions.invoice_id = invoices.id AND revisions.revision = invoices.revision)
        WHERE prepaid IS NOT NULL), sums),
    checksum = CASE WHEN checksum = checksum(id, invoice_number, customer, currency, payable, type, issue_date, due_date,
      sums, credits_id, created_from, accepted_at, phase, deadline, paid, credited) THEN NULL ELSE checksum END
    WHERE json_valid(sums) AND sums ->> '$.payable' <> sums ->> '$.gross';

  -- derived again when the file is opened: dates of settlement, credit notes in another currency, and payments that may
  -- not have the decimals of their currency
  INSERT INTO stale_standings
    SELECT id FROM invoices
      WHERE phase IN ('issued', 'partly_paid', 'paid', 'credited') AND json_valid(sums)
        AND (sums ->> '$.payable' <> sums ->> '$.gross' OR CAST(payable AS REAL) = 0)
    UNION SELECT value
      FROM invoices AS credits JOIN invoices AS credited ON credited.id = credits.credits_id,
        json_each(json_array(credits.id, credited.id))
      WHERE credits.currency <> credited.currency
    UNION SELECT invoice_id FROM payments WHERE amount NOT GLOB '*.[0-9][0-9]'
    EXCEPT SELECT invoice_id FROM stale_standings;

  -- the live submission that the derived columns are of; NULL: the draft; see issued-figures.ts
  ALTER TABLE invoices ADD COLUMN figures_of TEXT;

  -- only a request of three fields says less than the draft; deleted documents, and those without a date, are in no report
  CREATE TEMP TABLE billed AS
    SELECT invoices.id, attempts.id AS attempt_id,
        deleted_at IS NOT NULL OR issue_date = '' OR attempts.payable IS NOT invoices.payable
          OR attempts.currency IS NOT invoices.currency
          OR CASE WHEN json_valid(CAST(payload AS TEXT))
            THEN (SELECT count(*) FROM json_each(CAST(payload AS TEXT))) <= 3 ELSE TRUE END AS differs
      FROM invoices JOIN attempts ON attempts.id = invoices.attempt_id
      WHERE mode = 'live' AND state IN ('queued', 'sending', 'done', 'unknown');
  UPDATE invoices SET figures_of = attempt_id WHERE id IN (SELECT id FROM billed WHERE NOT differs);
  INSERT INTO stale_standings
    SELECT id FROM billed WHERE differs AND id NOT IN (SELECT invoice_id FROM stale_standings);
  DROP TABLE billed;

  DROP TRIGGER standing_of_changed;
  CREATE TRIGGER standing_of_changed
    AFTER UPDATE OF type, currency, payable, due_date, accepted_at, attempt_id, deleted_at, credits_id, created_from,
      figures_of
    ON invoices
    WHEN (old.type, old.currency, old.payable, old.due_date, old.accepted_at, old.attempt_id, old.deleted_at,
      old.credits_id, old.created_from, old.figures_of) IS NOT (new.type, new.currency, new.payable, new.due_date,
      new.accepted_at, new.attempt_id, new.deleted_at, new.credits_id, new.created_from, new.figures_of)
  BEGIN
    INSERT INTO stale_standings
      SELECT DISTINCT value
        FROM json_each(json_array(new.id, old.credits_id, new.credits_id, old.created_from, new.created_from))
        WHERE value IS NOT NULL AND value NOT IN (SELECT invoice_id FROM stale_standings);
  END;
`

/** How a document was issued by other means than a service. */
const version13 = `
  -- JSON; NULL: submitted to a service
  ALTER TABLE attempts ADD COLUMN issued_by TEXT;

  -- the checksum covers it from now on; a damaged row stays damaged
  UPDATE attempts SET checksum = NULL
    WHERE checksum = checksum(id, invoice_id, revision, state, mode, connection_id, connection_name, base_url, template,
      invoice_number, currency, payable, payload, payload_sha256, idempotency_key, key_fingerprint, created_at, finished_at,
      tries, in_doubt, job_id, invoice_url, problem, retry_at);
`

/** Custom templates: the submitted files, and their published versions. */
const version14 = `
  -- the digest is the checksum
  CREATE TABLE template_files (
    sha256  TEXT PRIMARY KEY,
    content TEXT NOT NULL
  ) STRICT;

  -- of a custom template: digest of its file in template_files; NULL: a shipped one, or of an earlier version
  ALTER TABLE attempts ADD COLUMN template_sha256 TEXT;

  -- by key, because another key of the same connection may be of another account
  CREATE TABLE published_templates (
    connection_id   TEXT NOT NULL,
    key_fingerprint TEXT NOT NULL,
    sha256          TEXT NOT NULL,
    template        TEXT NOT NULL,
    checksum        TEXT,
    PRIMARY KEY (connection_id, key_fingerprint, sha256)
  ) STRICT;
`

/** When the PDF of a submission was e-mailed. */
const version15 = `
  CREATE TABLE emails (
    attempt_id TEXT PRIMARY KEY,
    emailed_at TEXT NOT NULL,
    checksum   TEXT
  ) STRICT;
`

/** The sender profile of each document. */
const version16 = `
  -- derived from the draft; drafts of earlier versions name none, and are of the first profile
  ALTER TABLE invoices ADD COLUMN sender TEXT NOT NULL DEFAULT 'first';
  CREATE INDEX invoices_by_sender ON invoices (sender);
`

/** The list order by group; the expression is that of store/invoices/list-order.ts. */
const version17 = `
  CREATE INDEX invoices_by_group ON invoices (
    CASE
      WHEN phase IN ('draft', 'rejected', 'test') THEN '4'
      WHEN phase IN ('waiting', 'sending', 'not_confirmed') THEN CASE type WHEN 'quote' THEN '2~' ELSE '3~' END
      WHEN phase = 'accepted' THEN '2~'
      WHEN phase = 'open' THEN '2' ||
        CASE deadline WHEN '' THEN '0' ELSE 99999999 - CAST(replace(deadline, '-', '') AS INTEGER) END
      WHEN phase = 'partly_paid' OR (phase = 'issued' AND outstanding IS NOT NULL) THEN '3' ||
        CASE deadline WHEN '' THEN '0' ELSE 99999999 - CAST(replace(deadline, '-', '') AS INTEGER) END
      ELSE '1' || CASE last_paid_on WHEN '' THEN issue_date ELSE last_paid_on END END,
    search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on, last_paid_on, id,
    deleted_at
  ) WHERE deleted_at IS NULL;
`

export const versions12To17: readonly string[] = [
  version12,
  version13,
  version14,
  version15,
  version16,
  version17,
]
