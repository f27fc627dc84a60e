/** List order by sender, sums of buyers, and sums of one sender; see list-order.ts and report-store.ts. */
export const version18 = `
  CREATE INDEX invoices_by_sender_order ON invoices (
    sender, search_id, phase, deadline, issue_date, currency, tax_rates, is_owed, is_paid, first_paid_on,
    last_paid_on, id, deleted_at
  ) WHERE deleted_at IS NULL;

  CREATE INDEX invoices_by_buyer_sums ON invoices (
    currency, customer_id, CASE WHEN customer_id IS NULL THEN customer_key END, issue_date, deadline, type,
    CASE WHEN length(sums ->> '$.gross') <= 13 AND length(sums ->> '$.net') <= 13
      THEN CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER) END,
    CASE WHEN max(length(payable), length(paid), length(credited)) > 13 THEN NULL
      ELSE CAST(replace(paid, '.', '') AS INTEGER) END,
    CASE WHEN type <> 'invoice' THEN 0
      ELSE CAST(replace(payable, '.', '') AS INTEGER) - CAST(replace(paid, '.', '') AS INTEGER)
        - CAST(replace(credited, '.', '') AS INTEGER) END,
    customer, phase, deleted_at, sender
  ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');

  -- with the sender, so that sums of one sender read no rows
  DROP INDEX invoices_by_rate;
  CREATE INDEX invoices_by_rate ON invoices (
    currency, type,
    CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
      ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END,
    issue_date,
    CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER),
    phase, deleted_at, sender
  ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
  DROP INDEX invoices_by_settlement;
  CREATE INDEX invoices_by_settlement ON invoices (
    currency, type,
    CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
      ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END,
    settled_on,
    CAST(replace(sums ->> '$.net', '.', '') AS INTEGER), CAST(replace(sums ->> '$.gross', '.', '') AS INTEGER),
    phase, deleted_at, sender
  ) WHERE settled_on <> '' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
  DROP INDEX invoices_by_balance;
  CREATE INDEX invoices_by_balance ON invoices (
    currency, issue_date, deadline,
    CASE WHEN max(length(payable), length(paid), length(credited)) > 13 THEN NULL
      ELSE CAST(replace(paid, '.', '') AS INTEGER) END,
    CASE WHEN type <> 'invoice' THEN 0
      ELSE CAST(replace(payable, '.', '') AS INTEGER) - CAST(replace(paid, '.', '') AS INTEGER)
        - CAST(replace(credited, '.', '') AS INTEGER) END,
    phase, deleted_at, sender
  ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
  DROP INDEX invoices_with_several_rates;
  CREATE INDEX invoices_with_several_rates ON invoices (
    issue_date, settled_on, currency, type, sums, phase, deleted_at, sender
  ) WHERE deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited') AND
    CASE WHEN length(sums ->> '$.gross') > 13 OR length(sums ->> '$.net') > 13 THEN NULL
      ELSE CASE json_array_length(sums, '$.taxes') WHEN 0 THEN '' WHEN 1 THEN sums ->> '$.taxes[0].rate' END END
    IS NULL;
  DROP INDEX invoices_paid_in_parts;
  CREATE INDEX invoices_paid_in_parts ON invoices (id, issue_date, currency, type, sums, settled_on, phase, deleted_at, sender)
    WHERE settled_on = 'parts' AND deleted_at IS NULL AND phase IN ('issued', 'partly_paid', 'paid', 'credited');
`
