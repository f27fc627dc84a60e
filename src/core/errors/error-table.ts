/**
 * Every failure that the program names: the words for a person, and for the service its HTTP status.
 * What is thrown and is not an {@link AppError} is a bug and is allowed to look like one.
 */
export const errorTable = {
  // the invoice
  invalid_json: { status: 400, title: 'The text is not JSON.' },
  invalid_invoice: { status: 422, title: 'The invoice has fields to fix.' },
  unknown_template: { status: 422, title: 'There is no template of this name.' },
  invalid_template: { title: 'The template has a mistake.' },

  // the service
  invalid_request: { status: 400, title: 'The request could not be read.' },
  invalid_key: { status: 401, title: 'The API key is missing, unknown or revoked.' },
  not_found: { status: 404, title: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, title: 'This address does not take this method.' },
  request_timeout: { status: 408, title: 'The request did not arrive in time.' },
  idempotency_in_flight: { status: 409, title: 'A request with this Idempotency-Key is still running.' },
  too_large: { status: 413, title: 'The request is too large.' },
  unsupported_media_type: { status: 415, title: 'Send the request as application/json.' },
  idempotency_mismatch: { status: 422, title: 'This Idempotency-Key was used with another body.' },
  invalid_idempotency_key: { status: 400, title: 'The Idempotency-Key cannot be used.' },
  invalid_query: { status: 400, title: 'The parameters of the address cannot be read.' },
  range_not_satisfiable: { status: 416, title: 'The file is shorter than the part that was asked for.' },
  expectation_failed: { status: 417, title: 'The Expect header asks for what this service does not do.' },
  rate_limited: { status: 429, title: 'There were too many requests. Try again later.' },
  headers_too_large: { status: 431, title: 'The headers of the request are too large.' },
  render_timeout: { status: 503, title: 'The invoice took too long to render. Nothing was billed.' },
  render_failed: { status: 503, title: 'The invoice could not be rendered. Nothing was billed.' },
  overloaded: { status: 503, title: 'The service is busy. Try again in a moment.' },
  storage_unavailable: { status: 503, title: 'The service cannot store right now. Nothing was billed.' },
  recording_unknown: { status: 500, title: 'It is not known whether the invoice was recorded.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },

  // the host
  invalid_argument: { title: 'The call was not understood.' },
  forbidden_sender: { title: 'This page may not call the program.' },
  no_such_invoice: { title: 'This invoice no longer exists.' },
  not_editable: { title: 'This invoice was submitted and cannot be changed. Duplicate it to make changes.' },
  stale_revision: { title: 'This invoice was changed elsewhere.' },
  number_taken: { title: 'This invoice number is already used.' },
  superseded: { title: 'A newer preview replaced this one.' },
  render_cancelled: { title: 'The PDF was not made, because it was cancelled.' },
  stale_draft: { title: 'The change does not fit what is saved.' },
  stale_preview: { title: 'The preview has to begin anew.' },
  store_unavailable: { title: 'The data folder cannot be written.' },
  store_locked: { title: 'Billwright is already running with this data folder.' },
  store_newer: { title: 'The data was written by a newer version of Billwright.' },
  not_an_export: { title: 'This file is no export of Billwright, or it is damaged.' },
  no_such_connection: { title: 'This connection no longer exists.' },
  connection_changed: { title: 'The connection was changed meanwhile. Look again before you submit.' },
  confirmation_required: { title: 'A live invoice is billed and needs your confirmation.' },
  already_submitting: { title: 'This invoice is already being submitted.' },
  submission_cancelled: { title: 'The submission was cancelled. Nothing was sent.' },
  not_settleable: { title: 'This invoice is not waiting for an answer.' },
  nothing_delivered: { title: 'There is no PDF of this invoice yet.' },
  no_key: { title: 'Submitting needs a key.' },
  key_changed: {
    title:
      'The key of this connection was changed since, so this is not sent. Keep it as a draft and submit it again.',
  },
  bad_key: { title: 'This is not an API key of the service.' },
  keychain_unavailable: { title: 'The password store of this computer does not answer.' },
  not_supported: { title: 'This needs a window, and there is none here.' },
  file_unwritable: { title: 'The file cannot be written.' },
  file_unreadable: { title: 'The file cannot be read.' },

  // a submission
  unreachable: { title: "Can't reach the service. Nothing was sent." },
  key_refused: { title: 'This key was rejected. It may have been revoked.' },
  stored_data_changed: {
    title:
      'The data stored for this submission is not what you confirmed: the data file is damaged. Nothing was sent. Check the invoice and submit it again.',
  },
  refused: { title: 'The service rejected this invoice.' },
  outcome_unknown: { title: 'No answer came back. The invoice may exist and may have been billed.' },
  practice_failed: { title: 'The practice service could not be started.' },
} as const satisfies Record<string, { status?: number; title: string }>

export type ErrorCode = keyof typeof errorTable
