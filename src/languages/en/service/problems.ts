/** When each error of the service occurs and what to do. Its title is the message of the error itself. */
export const problemTexts = {
  'problem.when.invalid_request':
    'The request is not well-formed HTTP, has no Host header, or its body is not UTF-8.',
  'problem.do.invalid_request': 'Correct the client. Nothing was stored.',
  'problem.when.invalid_json':
    'The body is empty or not valid JSON, or is nested deeper, has more values or longer names than any invoice has. detail names the position.',
  'problem.do.invalid_json': 'Correct the position named in detail. Nothing was stored.',
  'problem.when.invalid_idempotency_key':
    'The Idempotency-Key is empty, longer than 255 characters, or contains a character that is not visible ASCII.',
  'problem.do.invalid_idempotency_key':
    'Send a random UUID for each invoice, and the same one when you repeat the request.',
  'problem.when.invalid_query': 'A query parameter is unknown, repeated or invalid. errors names each.',
  'problem.do.invalid_query': 'Correct the parameters.',
  'problem.when.invalid_key':
    'X-API-Key is missing, mistyped, unknown or revoked. The answer is the same for all of them.',
  'problem.do.invalid_key':
    'Send a valid key. Developers and owners of an account create keys in the dashboard, and the operator of the service does with a command.',
  'problem.when.expired_key': 'The key was valid until a time that is over.',
  'problem.do.expired_key':
    'Send a newer key. Keys are rotated in the dashboard, or by the operator of the service.',
  'problem.when.live_key_required': 'The usage, which counts live PDFs, was requested with a test key.',
  'problem.do.live_key_required': 'Send a live key of the account.',
  'problem.when.missing_scope': 'The key is limited to reading, to making invoices, or to both.',
  'problem.do.missing_scope':
    'Send a key with the scopes that the request needs: generate, read, or templates to change templates.',
  'problem.when.address_not_allowed':
    'The key is limited to addresses, and the request comes from another one.',
  'problem.do.address_not_allowed':
    'Send the request from an allowed address, or use a key without this limit.',
  'problem.when.account_suspended':
    'The operator of the service has suspended the account, with all of its keys.',
  'problem.do.account_suspended':
    'Ask the operator. Nothing was stored or billed; what was made before is kept.',
  'problem.when.monthly_limit_reached':
    'The account has made as many live PDFs in this month of UTC as its plan allows, or the key as many as were chosen for it.',
  'problem.do.monthly_limit_reached':
    'Wait for the next month, or ask the operator for a higher limit. Nothing was stored or billed, and what was answered before is answered again with its Idempotency-Key.',
  'problem.when.storage_limit_reached':
    'The stored PDFs and templates of the account take as many bytes as its plan allows, or its test PDFs and test jobs as many as the service allows.',
  'problem.do.storage_limit_reached':
    'Delete PDFs that are not needed, wait until the oldest test PDFs are deleted, or ask the operator for a higher limit. Nothing was stored or billed.',
  'problem.when.template_limit_reached':
    'The account keeps as many templates, or as many versions or bytes of them, as it may.',
  'problem.do.template_limit_reached':
    'Delete templates or versions that are not needed. Nothing was stored.',
  'problem.when.not_found':
    'The path, link, job, template or Idempotency-Key is unknown to this key, or the link has expired.',
  'problem.do.not_found': 'Check the URL. For an expired link, request its job.',
  'problem.when.method_not_allowed': 'The path exists, but not for this method.',
  'problem.do.method_not_allowed': 'Use one of the methods in the Allow header.',
  'problem.when.request_timeout': 'The request did not arrive completely in time.',
  'problem.do.request_timeout': 'Send it again. Nothing was stored.',
  'problem.when.idempotency_in_flight':
    'A request with the same Idempotency-Key is still running, and this one waited for its limit of 15 seconds.',
  'problem.do.idempotency_in_flight':
    'Repeat the same request after the time in Retry-After. It receives the answer of the first.',
  'problem.when.pdf_deleted':
    'The PDF was deleted: on request, or because the time for which the service keeps such PDFs is over.',
  'problem.do.pdf_deleted':
    'Make the invoice again with a new Idempotency-Key, which bills it again with a live key.',
  'problem.when.job_deleted': 'The job was deleted on request, with its PDF and its data about the invoice.',
  'problem.do.job_deleted': 'Nothing. That it was billed, and when, stays in the ledger.',
  'problem.when.pdf_damaged':
    'The stored PDF is missing or differs from what was made, because the storage of the service lost or changed it.',
  'problem.do.pdf_damaged':
    'Ask the operator of the service, who can put it back from a backup. Do not make the invoice again: it was recorded, and with a live key billed.',
  'problem.when.link_revoked': 'The links of the job were revoked after this one was made.',
  'problem.do.link_revoked': 'Ask the sender of the invoice for the new link. With a key: request the job.',
  'problem.when.precondition_failed':
    'If-Match names another version of the template than the one in force, or none that a template can have.',
  'problem.do.precondition_failed': 'Read the template again, and decide anew. Nothing was changed.',
  'problem.when.too_large':
    'The body without its logo and attachments is longer than 1 MiB, or than 8 MiB with Prefer: respond-async; or these are longer than 1 MiB each. A template may have 1 MiB.',
  'problem.do.too_large': 'Send the invoice with Prefer: respond-async, split it, or use a smaller logo.',
  'problem.when.unsupported_media_type':
    'Content-Type is not application/json in UTF-8, or the body is compressed.',
  'problem.do.unsupported_media_type': 'Send Content-Type: application/json and the plain body.',
  'problem.when.range_not_satisfiable': 'The Range header requests a part behind the end of the PDF.',
  'problem.do.range_not_satisfiable':
    'Content-Range contains the length. Request a part of it, or omit Range.',
  'problem.when.expectation_failed': 'The Expect header is not 100-continue.',
  'problem.do.expectation_failed': 'Omit the header, or send Expect: 100-continue.',
  'problem.when.misdirected_request':
    'The service runs for this computer alone, and the Host header or the URL names another one.',
  'problem.do.misdirected_request':
    'Use localhost or 127.0.0.1. To run it under another name, start it with --base-url.',
  'problem.when.invalid_invoice': 'Fields are missing, unknown or invalid. errors names each by its path.',
  'problem.do.invalid_invoice': 'Correct the fields. At most 100 are named at once. Nothing was stored.',
  'problem.when.invalid_template':
    'A template of the account has mistakes, or a name that is reserved. errors names each by its path in the file.',
  'problem.do.invalid_template':
    'Correct the file. docs/templates.md describes it, and “billwright templates check” finds the same mistakes. Nothing was stored.',
  'problem.when.unknown_template':
    'template names no template of the service or the account, or a version that the account does not keep.',
  'problem.do.unknown_template':
    'Use a template that GET /v1/templates lists, such as minimal or bold. Nothing was stored or billed.',
  'problem.when.idempotency_mismatch':
    'The Idempotency-Key was used for another invoice within the last 30 days.',
  'problem.do.idempotency_mismatch':
    'Use a new Idempotency-Key for a new or changed invoice. The first invoice stays as it is.',
  'problem.when.headers_too_large': 'The headers of the request are longer than 16 KiB.',
  'problem.do.headers_too_large': 'Send fewer or shorter headers.',
  'problem.when.rate_limited':
    'The account made more requests than its limit, or has too many invoices waiting to be rendered, or this address sent too many invalid keys.',
  'problem.do.rate_limited':
    'Send the same request again after the time in Retry-After. Nothing was stored or billed.',
  'problem.when.recording_unknown':
    'The connection to the database broke while the job was being recorded. It may have been billed.',
  'problem.do.recording_unknown':
    'Send the same request again with its Idempotency-Key, which bills once. Without one, check the usage of the month first.',
  'problem.when.internal': 'The service has a bug. Its log has the cause under the request id.',
  'problem.do.internal':
    'Send the same request again with its Idempotency-Key. If it stays, report the X-Request-Id.',
  'problem.when.overloaded': 'The queue of invoices of all accounts is full.',
  'problem.do.overloaded':
    'Send the same request again after the time in Retry-After. Nothing was stored or billed.',
  'problem.when.render_timeout':
    'Rendering the PDF took longer than 10 seconds, or reading the invoice longer than 20.',
  'problem.do.render_timeout':
    'Send the same request again, or a shorter invoice. Nothing was stored or billed.',
  'problem.when.render_failed':
    'Rendering the PDF or reading the invoice exceeded the memory limit, or its process ended.',
  'problem.do.render_failed':
    'Send the same request again, or one with a smaller logo or fewer lines. Nothing was stored or billed.',
  'problem.when.storage_unavailable': 'The disk or the database of the service is not writable.',
  'problem.do.storage_unavailable':
    'Send the same request again, with its Idempotency-Key, after the time in Retry-After.',
} as const
