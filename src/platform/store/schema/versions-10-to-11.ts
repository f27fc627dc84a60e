/** Columns and indexes that allow reports, the list and the search for buyers to read no rows. */
export const versions10To11: readonly string[] = [
  `
  -- date of the only payment of an invoice, if it is the whole amount with tax, else 'parts'; see payment-status.ts
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
  -- payments and credit notes, NULL while nothing can be owed; see payment-status.ts
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

  -- the refund of a credit note is its amount with the other sign
  UPDATE invoices SET settled_on = coalesce((
      SELECT CASE WHEN count(*) = 1 AND min(amount) = CASE
            WHEN invoices.sums ->> '$.gross' LIKE '-%' THEN substr(invoices.sums ->> '$.gross', 2)
            ELSE '-' || (invoices.sums ->> '$.gross') END THEN min(paid_on)
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
