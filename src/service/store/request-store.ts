import { z } from 'zod'

/** A request as the request log has it: nothing of its headers but the id, nothing of its body. */
export interface LoggedRequest {
  at: string
  /** its X-Request-Id, which a client may use more than once */
  request_id: string
  method: string
  /** the pattern, without ids */
  route: string
  /** `null` if the client disconnected before the answer */
  status: number | null
  /** of the problem that it was answered with */
  code: string | null
  /** `''` without a key that exists */
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

/** `undefined` matches everything. */
export interface RequestFilter {
  account_id: string
  /** those without an account too, because their client knows the id only */
  request_id: string | undefined
  /** status of 400 and above, and those without an answer */
  isFailed: boolean
  /** entries from before this time are left out, although they may not be deleted yet */
  since: string
}

/** Requests of the last days, for support. Entries may be lost in a crash; nothing else depends on them. */
export interface RequestStore {
  logRequests(requests: readonly LoggedRequest[]): Promise<void>
  /** newest first; `before` is the last entry of the previous page */
  readRequests(
    filter: RequestFilter,
    page: { before: number | undefined; limit: number },
  ): Promise<LoggedRequestEntry[]>
  /** deletes entries from before this time, some at a time; @returns how many */
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
