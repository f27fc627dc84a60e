import { type ErrorCode, errorTable } from '#core/errors.ts'

/** The failures that the service answers: those with an HTTP status. */
export type ServiceErrorCode = {
  [Code in ErrorCode]: (typeof errorTable)[Code] extends { status: number } ? Code : never
}[ErrorCode]

/** For each, when it comes and what to do. docs/errors.md and the page /errors are written from here. */
const guide: Record<ServiceErrorCode, { when: string; whatToDo: string }> = {
  invalid_request: {
    when: 'The request is not well-formed HTTP, has no Host header, or its body is not UTF-8.',
    whatToDo: 'Correct the client. Nothing was stored.',
  },
  invalid_json: {
    when: 'The body is not JSON: a comma too many, a quote too few, or nothing at all.',
    whatToDo: 'Correct the place that detail names. Nothing was stored.',
  },
  invalid_idempotency_key: {
    when: 'The Idempotency-Key is missing where it is asked for, empty, longer than 255 characters, or has a character that is not visible ASCII.',
    whatToDo: 'Send a random UUID for each invoice, and the same one when you repeat the request.',
  },
  invalid_query: {
    when: 'A parameter behind the ? of the address is unknown, given twice, or cannot be read. errors names each.',
    whatToDo: 'Correct the parameters.',
  },
  invalid_key: {
    when: 'X-API-Key is missing, mistyped, unknown or revoked. The answer is the same for all of them.',
    whatToDo: 'Send a key that is in force. Whoever runs the service creates one.',
  },
  not_found: {
    when: 'No such path; a link that is unknown, changed or expired; a job or an Idempotency-Key that this key has no answer for.',
    whatToDo: 'Check the address. For a link, look at the answer that it came with, or ask for its job.',
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
    when: 'A request with the same Idempotency-Key is still being worked on, and this one waited long enough.',
    whatToDo: 'Repeat the same request after the time in Retry-After. It gets the answer of the first.',
  },
  too_large: {
    when: 'The body is longer than 1 MiB and a logo.',
    whatToDo: 'Use a smaller logo, or split the invoice.',
  },
  unsupported_media_type: {
    when: 'Content-Type is not application/json in UTF-8, or the body is compressed.',
    whatToDo: 'Send Content-Type: application/json and the plain body.',
  },
  range_not_satisfiable: {
    when: 'The Range header asks for a part of a PDF that lies behind its end.',
    whatToDo: 'Content-Range has the length. Ask for a part of that, or leave Range out.',
  },
  expectation_failed: {
    when: 'The Expect header asks for something other than 100-continue.',
    whatToDo: 'Leave the header out, or send Expect: 100-continue.',
  },
  invalid_invoice: {
    when: 'Fields are missing, unknown, or hold something that cannot be read. errors names each by its path.',
    whatToDo: 'Correct the fields. At most 100 are named at once. Nothing was stored.',
  },
  unknown_template: {
    when: 'There is no template of the name in template.',
    whatToDo: 'Use a template that the service has, such as minimal or bold.',
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
    when: 'The account made more requests than its limit, or this address sent too many keys that are not in force.',
    whatToDo: 'Send the same request again after the time in Retry-After. Nothing was stored or billed.',
  },
  recording_unknown: {
    when: 'The connection to the database broke in the middle of recording, and the database has not come back. It may have been billed.',
    whatToDo:
      'Send the same request again with its Idempotency-Key, which bills once. Without one, look into the usage of the month first.',
  },
  internal: {
    when: 'The service has a fault. Its log has the cause under the request id.',
    whatToDo: 'Send the same request again with its Idempotency-Key. If it stays, report the X-Request-Id.',
  },
  overloaded: {
    when: 'More invoices wait to be rendered than the service takes.',
    whatToDo: 'Send the same request again after the time in Retry-After. Nothing was stored or billed.',
  },
  render_timeout: {
    when: 'Making the PDF took longer than 10 seconds.',
    whatToDo: 'Send the same request again, or a shorter invoice. Nothing was stored or billed.',
  },
  render_failed: {
    when: 'Making the PDF took more memory than one invoice may, or its process ended.',
    whatToDo:
      'Send the same request again, or one with a smaller logo or fewer lines. Nothing was stored or billed.',
  },
  storage_unavailable: {
    when: 'The disk or the database of the service does not take writes.',
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
  .map(code => ({ code, ...errorTable[code], ...guide[code] }))
  .sort((a, b) => a.status - b.status)

export function problemTypeOf(code: ErrorCode): ProblemType | undefined {
  return problemTypes.find(type => type.code === code)
}
