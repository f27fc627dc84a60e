import type { Database } from '../../database.ts'
import { type SpendingMailStore, spendingMailColumns, spendingMailRow } from '../../spending-mails.ts'

export const spendingMailsIn = ({ rows }: Database): SpendingMailStore => ({
  async claimSpendingMails({ now, leaseUntil, limit }) {
    // checked first, so that a service without mails never takes a lock
    const due = await rows('SELECT 1 FROM spending_events WHERE mail_due_at <= $1 LIMIT 1', [now])
    if (due.length === 0) return []
    const text = `
      UPDATE spending_events SET mail_due_at = $1
      WHERE ${rows.dialect.isAmong(
        'account_id, month, event, limit_value',
        `spending_events WHERE mail_due_at <= $2 ORDER BY mail_due_at LIMIT $3 ${rows.dialect.skipLocked}`,
      )}
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
