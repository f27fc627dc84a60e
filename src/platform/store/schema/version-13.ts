/** How a document left that was issued by other means than a service. */
export const version13 = `
  -- JSON; NULL: submitted to a service
  ALTER TABLE attempts ADD COLUMN issued_by TEXT;

  -- the checksum covers it from now on; a damaged row stays damaged
  UPDATE attempts SET checksum = NULL
    WHERE checksum = checksum(id, invoice_id, revision, state, mode, connection_id, connection_name, base_url, template,
      invoice_number, currency, payable, payload, payload_sha256, idempotency_key, key_fingerprint, created_at, finished_at,
      tries, in_doubt, job_id, invoice_url, problem, retry_at);
`
