import { z } from 'zod'

/** A request in the request log, without headers except for the id, and without body. */
export interface LoggedRequest {
  at: string
  /** X-Request-Id, which a client may use more than once */
  request_id: string
  method: string
  /** the route pattern, without ids */
  route: string
  /** `null` if the client disconnected before */
  status: number | null
  /** code of the problem in the answer */
  code: string | null
  /** `''` without an existing key */
  account_id: string
  key_id: string | null
  /** IP address */
  client: string
  milliseconds: number
}

export interface LoggedRequestEntry extends LoggedRequest {
  /** ascending */
  id: number
}

/** `undefined` disables a filter. */
export interface RequestFilter {
  account_id: string
  /** includes requests without an account, because their client knows only the id */
  request_id: string | undefined
  /** statuses from 400 on, and requests without an answer */
  isFailed: boolean
  /** excludes entries before this time, even if they are not deleted yet */
  since: string
}

/** Requests of the last days, for support. A crash may lose entries, and nothing depends on them. */
export interface RequestStore {
  logRequests(requests: readonly LoggedRequest[]): Promise<void>
  /** newest first; `before` is the last entry of the previous page */
  readRequests(
    filter: RequestFilter,
    page: { before: number | undefined; limit: number },
  ): Promise<LoggedRequestEntry[]>
  /** deletes a batch of entries before this time; @returns their number */
  forgetRequests(before: string): Promise<number>
  /** deletes the oldest entries of the account, or of none, above this number */
  limitRequests(accountId: string, keep: number): Promise<void>
}

export const requestColumns = [
  'at',
  'request_id',
  'method',
  'route',
  'status',
  'code',
  'account_id',
  'key_id',
  'client',
  'milliseconds',
] as const satisfies (keyof LoggedRequest)[]

export const requestRow = z.object({
  // PostgreSQL's driver returns bigint as text
  id: z.coerce.number(),
  at: z.string(),
  request_id: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.number().nullable(),
  code: z.string().nullable(),
  account_id: z.string(),
  key_id: z.string().nullable(),
  client: z.string(),
  milliseconds: z.number(),
}) satisfies z.ZodType<LoggedRequestEntry>
