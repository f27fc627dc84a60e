import { type ErrorCode, errorTable } from '#core/errors/error-table.ts'
import { textOf } from './text-of.ts'

/** Error codes with an HTTP status. */
export type ServiceErrorCode = {
  [Code in ErrorCode]: (typeof errorTable)[Code] extends { status: number } ? Code : never
}[ErrorCode]

/** When each error occurs and what to do. docs/errors.md and the page /errors are generated from this table. */
const guide: Record<ServiceErrorCode, { when: string; whatToDo: string }> = {
  invalid_request: {
    when: 'The request is not well-formed HTTP, has no Host header, or its body is not UTF-8.',
    whatToDo: 'Correct the client. Nothing was stored.',
  },
  invalid_json: {
    when: 'The body is empty or not valid JSON, or is nested deeper, has more values or longer names than any invoice has. detail names the position.',
    whatToDo: 'Correct the position named in detail. Nothing was stored.',
  },
  invalid_idempotency_key: {
    when: 'The Idempotency-Key is empty, longer than 255 characters, or contains a character that is not visible ASCII.',
    whatToDo: 'Send a random UUID for each invoice, and the same one when you repeat the request.',
  },
  invalid_query: {
    when: 'A query parameter is unknown, repeated or invalid. errors names each.',
    whatToDo: 'Correct the parameters.',
  },
  invalid_key: {
    when: 'X-API-Key is missing, mistyped, unknown or revoked. The answer is the same for all of them.',
    whatToDo:
      'Send a valid key. Developers and owners of an account create keys in the dashboard, and the operator of the service does with a command.',
  },
  expired_key: {
    when: 'The key was valid until a time that is over.',
    whatToDo: 'Send a newer key. Keys are rotated in the dashboard, or by the operator of the service.',
  },
  live_key_required: {
    when: 'A test key asks for what was billed.',
    whatToDo: 'Send a live key of the account.',
  },
  missing_scope: {
    when: 'The key is limited to reading, to making invoices, or to both.',
    whatToDo:
      'Send a key with the scopes that the request needs: generate, read, or templates to change templates.',
  },
  address_not_allowed: {
    when: 'The key is limited to addresses, and the request comes from another one.',
    whatToDo: 'Send the request from an allowed address, or use a key without this limit.',
  },
  account_suspended: {
    when: 'The operator of the service has suspended the account, with all of its keys.',
    whatToDo: 'Ask the operator. Nothing was stored or billed; what was made before is kept.',
  },
  monthly_limit_reached: {
    when: 'The account has made as many live PDFs in this month of UTC as its plan allows, or the key as many as were chosen for it.',
    whatToDo:
      'Wait for the next month, or ask the operator for a higher limit. Nothing was stored or billed, and what was answered before is answered again with its Idempotency-Key.',
  },
  storage_limit_reached: {
    when: 'The stored PDFs and templates of the account take as many bytes as its plan allows, or its test PDFs and test jobs as many as the service allows.',
    whatToDo:
      'Delete PDFs that are not needed, wait until the oldest test PDFs are deleted, or ask the operator for a higher limit. Nothing was stored or billed.',
  },
  template_limit_reached: {
    when: 'The account keeps as many templates, or as many versions or bytes of them, as it may.',
    whatToDo: 'Delete templates or versions that are not needed. Nothing was stored.',
  },
  not_found: {
    when: 'The path, link, job, template or Idempotency-Key is unknown to this key, or the link has expired.',
    whatToDo: 'Check the URL. For an expired link, request its job.',
  },
  method_not_allowed: {
    when: 'The path exists, but not for this method.',
    whatToDo: 'Use one of the methods in the Allow header.',
  },
  request_timeout: {
    when: 'The request did not arrive completely in time.',
    whatToDo: 'Send it again. Nothing was stored.',
  },
  idempotency_in_flight: {
    when: 'A request with the same Idempotency-Key is still running, and this one waited for its limit of 15 seconds.',
    whatToDo: 'Repeat the same request after the time in Retry-After. It receives the answer of the first.',
  },
  pdf_deleted: {
    when: 'The PDF was deleted: on request, or because the time for which the service keeps such PDFs is over.',
    whatToDo: 'Make the invoice again with a new Idempotency-Key, which bills it again with a live key.',
  },
  job_deleted: {
    when: 'The job was deleted on request, with its PDF and its data about the invoice.',
    whatToDo: 'Nothing. That it was billed, and when, stays in the ledger.',
  },
  pdf_damaged: {
    when: 'The stored PDF is missing or differs from what was made, because the storage of the service lost or changed it.',
    whatToDo:
      'Ask the operator of the service, who can put it back from a backup. Do not make the invoice again: it was recorded, and with a live key billed.',
  },
  link_revoked: {
    when: 'The links of the job were revoked after this one was made.',
    whatToDo: 'Ask the sender of the invoice for the new link. With a key: request the job.',
  },
  precondition_failed: {
    when: 'If-Match names another version of the template than the one in force, or none that a template can have.',
    whatToDo: 'Read the template again, and decide anew. Nothing was changed.',
  },
  too_large: {
    when: 'The body without its logo and attachments is longer than 1 MiB, or than 8 MiB with Prefer: respond-async; or these are longer than 1 MiB each. A template may have 1 MiB.',
    whatToDo: 'Send the invoice with Prefer: respond-async, split it, or use a smaller logo.',
  },
  unsupported_media_type: {
    when: 'Content-Type is not application/json in UTF-8, or the body is compressed.',
    whatToDo: 'Send Content-Type: application/json and the plain body.',
  },
  range_not_satisfiable: {
    when: 'The Range header requests a part behind the end of the PDF.',
    whatToDo: 'Content-Range contains the length. Request a part of it, or omit Range.',
  },
  expectation_failed: {
    when: 'The Expect header is not 100-continue.',
    whatToDo: 'Omit the header, or send Expect: 100-continue.',
  },
  misdirected_request: {
    when: 'The service runs for this computer alone, and the Host header or the URL names another one.',
    whatToDo: 'Use localhost or 127.0.0.1. To run it under another name, start it with --base-url.',
  },
  invalid_invoice: {
    when: 'Fields are missing, unknown or invalid. errors names each by its path.',
    whatToDo: 'Correct the fields. At most 100 are named at once. Nothing was stored.',
  },
  invalid_template: {
    when: 'A template of the account has mistakes, or a name that is reserved. errors names each by its path in the file.',
    whatToDo:
      'Correct the file. docs/templates.md describes it, and “billwright templates check” finds the same mistakes. Nothing was stored.',
  },
  unknown_template: {
    when: 'template names no template of the service or the account, or a version that the account does not keep.',
    whatToDo:
      'Use a template that GET /v1/templates lists, such as minimal or bold. Nothing was stored or billed.',
  },
  idempotency_mismatch: {
    when: 'The Idempotency-Key was used for another invoice within the last 30 days.',
    whatToDo: 'Use a new Idempotency-Key for a new or changed invoice. The first invoice stays as it is.',
  },
  headers_too_large: {
    when: 'The headers of the request are longer than 16 KiB.',
    whatToDo: 'Send fewer or shorter headers.',
  },
  rate_limited: {
    when: 'The account made more requests than its limit, or has too many invoices waiting to be rendered, or this address sent too many invalid keys.',
    whatToDo: 'Send the same request again after the time in Retry-After. Nothing was stored or billed.',
  },
  recording_unknown: {
    when: 'The connection to the database broke while the job was being recorded. It may have been billed.',
    whatToDo:
      'Send the same request again with its Idempotency-Key, which bills once. Without one, check the usage of the month first.',
  },
  internal: {
    when: 'The service has a bug. Its log has the cause under the request id.',
    whatToDo: 'Send the same request again with its Idempotency-Key. If it stays, report the X-Request-Id.',
  },
  overloaded: {
    when: 'The queue of invoices of all accounts is full.',
    whatToDo: 'Send the same request again after the time in Retry-After. Nothing was stored or billed.',
  },
  render_timeout: {
    when: 'Rendering the PDF took longer than 10 seconds, or reading the invoice longer than 20.',
    whatToDo: 'Send the same request again, or a shorter invoice. Nothing was stored or billed.',
  },
  render_failed: {
    when: 'Rendering the PDF or reading the invoice exceeded the memory limit, or its process ended.',
    whatToDo:
      'Send the same request again, or one with a smaller logo or fewer lines. Nothing was stored or billed.',
  },
  storage_unavailable: {
    when: 'The disk or the database of the service is not writable.',
    whatToDo: 'Send the same request again, with its Idempotency-Key, after the time in Retry-After.',
  },
}

export interface ProblemType {
  code: ServiceErrorCode
  status: number
  title: string
  when: string
  whatToDo: string
}

export const problemTypes: readonly ProblemType[] = (Object.keys(guide) as ServiceErrorCode[])
  .map(code => ({ code, ...errorTable[code], title: textOf({ code }), ...guide[code] }))
  .sort((a, b) => a.status - b.status)

export function problemTypeOf(code: ErrorCode): ProblemType | undefined {
  return problemTypes.find(type => type.code === code)
}

/** With `code` in backticks. */
export const problemIntroduction = [
  'The service answers every failure as `application/problem+json` (RFC 9457): `type`, `title`, `status`, `detail`, `instance`, `code`, and for an invoice with fields to fix `errors`, a list of `path`, `code` and `message`.',
  '`code` is stable and is what a program should check. `type` is the address of the entry below, on the service itself: `<base URL>/errors#<code>`. `instance` names the request, as its `X-Request-Id` does. No failure is billed; `recording_unknown` alone may be.',
]

/** The content of docs/errors.md; a test compares both. */
export function problemsAsMarkdown(): string {
  const entry = ({ code, status, title, when, whatToDo }: ProblemType) =>
    `## ${code}\n\n**${status}** · ${title}\n\n- When: ${when}\n- What to do: ${whatToDo}\n`
  return [
    '# Errors of the service',
    '',
    problemIntroduction.join('\n\n'),
    '',
    ...problemTypes.map(entry),
  ].join('\n')
}
