/** Deposits of documents, and what they change: when a document is settled, and what credit notes reduce. */
export const version12: readonly string[] = [
  `
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

  -- derived again when the file is opened: dates of settlement, and credit notes in another currency
  INSERT INTO stale_standings
    SELECT id FROM invoices
      WHERE phase IN ('issued', 'partly_paid', 'paid', 'credited') AND json_valid(sums)
        AND (sums ->> '$.payable' <> sums ->> '$.gross' OR CAST(payable AS REAL) = 0)
    UNION SELECT value
      FROM invoices AS credits JOIN invoices AS credited ON credited.id = credits.credits_id,
        json_each(json_array(credits.id, credited.id))
      WHERE credits.currency <> credited.currency
    EXCEPT SELECT invoice_id FROM stale_standings;
  `,
]
