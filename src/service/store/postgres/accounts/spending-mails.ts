import { type SpendingMailStore, spendingMailColumns, spendingMailRow } from '../../spending-mails.ts'
import type { Database } from '../connection/database.ts'

export const spendingMailsIn = ({ rows }: Database): SpendingMailStore => ({
  async claimSpendingMails({ now, leaseUntil, limit }) {
    const text = `
      UPDATE spending_events SET mail_due_at = $1
      WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM spending_events
        WHERE mail_due_at <= $2 ORDER BY mail_due_at LIMIT $3 FOR UPDATE SKIP LOCKED))
      RETURNING ${spendingMailColumns}`
    return (await rows(text, [leaseUntil, now, limit])).map(row => spendingMailRow.parse(row))
  },
  async settleSpendingMail({ account_id, month, event, limit_value }, dueAt) {
    const text = `
      UPDATE spending_events SET mail_due_at = $1
      WHERE account_id = $2 AND month = $3 AND event = $4 AND limit_value = $5`
    await rows(text, [dueAt, account_id, month, event, limit_value])
  },
})
