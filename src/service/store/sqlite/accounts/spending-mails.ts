import type { DatabaseSync } from 'node:sqlite'
import { type SpendingMailStore, spendingMailColumns, spendingMailRow } from '../../spending-mails.ts'
import { asStorage } from '../connection/storage-error.ts'

export function spendingMailsIn(database: DatabaseSync): SpendingMailStore {
  // looked for first, so that a service without mails never takes the write lock
  const isDue = database.prepare('SELECT 1 FROM spending_events WHERE mail_due_at <= ? LIMIT 1')
  const claim = database.prepare(`
    UPDATE spending_events SET mail_due_at = :leaseUntil
    WHERE (account_id, month, event, limit_value) IN (
      SELECT account_id, month, event, limit_value FROM spending_events
      WHERE mail_due_at <= :now ORDER BY mail_due_at LIMIT :limit)
    RETURNING ${spendingMailColumns}`)
  const settle = database.prepare(`
    UPDATE spending_events SET mail_due_at = ?
    WHERE account_id = ? AND month = ? AND event = ? AND limit_value = ?`)
  return {
    claimSpendingMails: ({ now, leaseUntil, limit }) =>
      asStorage(() =>
        isDue.get(now) === undefined
          ? []
          : claim.all({ now, leaseUntil, limit }).map(row => spendingMailRow.parse(row)),
      ),
    settleSpendingMail: ({ account_id, month, event, limit_value }, dueAt) =>
      asStorage(() => void settle.run(dueAt, account_id, month, event, limit_value)),
  }
}
