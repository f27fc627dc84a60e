/** The order of the list by what is to be done; the expression is that of store/invoices/list-order.ts. */
export const version17 = `
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
