import type { MessageCode } from '../messages/message.ts'

/**
 * Every failure that the program names, with its HTTP status where it is one of the service. Each code is also the code
 * of a message that says it in general.
 * What is thrown and is not an {@link AppError} is a bug and is allowed to look like one.
 */
export const errorTable = {
  // the invoice
  invalid_json: { status: 400 },
  invalid_invoice: { status: 422 },
  unknown_template: { status: 422 },
  invalid_template: {},

  // the service
  invalid_request: { status: 400 },
  invalid_key: { status: 401 },
  expired_key: { status: 401 },
  live_key_required: { status: 403 },
  missing_scope: { status: 403 },
  address_not_allowed: { status: 403 },
  account_suspended: { status: 403 },
  monthly_limit_reached: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  request_timeout: { status: 408 },
  idempotency_in_flight: { status: 409 },
  too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  idempotency_mismatch: { status: 422 },
  invalid_idempotency_key: { status: 400 },
  invalid_query: { status: 400 },
  range_not_satisfiable: { status: 416 },
  expectation_failed: { status: 417 },
  rate_limited: { status: 429 },
  headers_too_large: { status: 431 },
  render_timeout: { status: 503 },
  render_failed: { status: 503 },
  overloaded: { status: 503 },
  storage_unavailable: { status: 503 },
  recording_unknown: { status: 500 },
  internal: { status: 500 },

  // its command line
  key_not_active: {},
  account_not_suspended: {},
  account_deleted: {},
  plan_exists: {},

  // the host
  invalid_argument: {},
  forbidden_sender: {},
  no_such_invoice: {},
  not_editable: {},
  stale_revision: {},
  no_such_record: {},
  invalid_record: {},
  invalid_table: {},
  stale_record: {},
  stale_import: {},
  not_creditable: {},
  already_credited: {},
  no_quote: {},
  already_invoiced: {},
  no_such_payment: {},
  not_payable: {},
  stale_payment: {},
  stale_schedule: {},
  period_made: {},
  number_taken: {},
  superseded: {},
  render_cancelled: {},
  work_cancelled: {},
  stale_draft: {},
  stale_preview: {},
  store_unavailable: {},
  store_locked: {},
  store_newer: {},
  not_an_export: {},
  no_such_connection: {},
  connection_changed: {},
  confirmation_required: {},
  already_submitting: {},
  submission_cancelled: {},
  not_settleable: {},
  nothing_delivered: {},
  no_key: {},
  key_changed: {},
  bad_key: {},
  keychain_unavailable: {},
  not_supported: {},
  file_unwritable: {},
  file_unreadable: {},

  // a submission
  unreachable: {},
  key_refused: {},
  stored_data_changed: {},
  refused: {},
  outcome_unknown: {},
  practice_failed: {},
} as const satisfies { [Code in MessageCode]?: { status?: number } }

export type ErrorCode = keyof typeof errorTable
