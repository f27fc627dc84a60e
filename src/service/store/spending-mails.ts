import { z } from 'zod'

/** A mail to the owners of an account that reached the warning or the cap of its plan in a month (UTC). */
export interface SpendingMail {
  account_id: string
  /** `2026-11` */
  month: string
  event: 'spending.warning' | 'spending.cap_reached'
  created_at: string
  /** the warning or the cap that was reached */
  limit_value: number
  /** live PDFs of the month at that time */
  billed: number
  /** `null` for a plan without a cap */
  cap: number | null
}

export const spendingMailRow = z.object({
  account_id: z.string(),
  month: z.string(),
  event: z.enum(['spending.warning', 'spending.cap_reached']),
  created_at: z.string(),
  limit_value: z.number(),
  billed: z.number(),
  cap: z.number().nullable(),
}) satisfies z.ZodType<SpendingMail>

export const spendingMailColumns = 'account_id, month, event, limit_value, created_at, billed, cap'

export interface SpendingMailClaim {
  now: string
  /** from this time on another process may send the mail */
  leaseUntil: string
  limit: number
}

/** Events are written by the transaction that bills or changes the limit; each is mailed once. */
export interface SpendingMailStore {
  /** Claims the due mails. No two processes get the same. */
  claimSpendingMails(claim: SpendingMailClaim): Promise<SpendingMail[]>
  /** @param dueAt time of the next attempt; `null` if the mail was sent or given up */
  settleSpendingMail(mail: SpendingMail, dueAt: string | null): Promise<void>
}
