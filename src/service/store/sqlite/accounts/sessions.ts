import type { DatabaseSync } from 'node:sqlite'
import { signedIn } from '../../audit-events.ts'
import { sessionRow } from '../../rows.ts'
import type { DashboardStore } from '../../store.ts'
import { batchLength } from '../connection/batches.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { auditAppender } from './audit.ts'

type SessionStore = Omit<DashboardStore, 'listKeysOf' | 'listJobs' | 'findJobOfAccount'>

export function sessionsIn(database: DatabaseSync): SessionStore {
  const insert = database.prepare(`
    INSERT INTO sessions (hash, account_id, user_id, created_at, last_seen_at)
    SELECT :hash, :account_id, :user_id, :created_at, :last_seen_at FROM users
    WHERE id = :user_id AND hash = coalesce(:password_hash, hash)`)
  const byHash = database.prepare(`
    SELECT account_id, user_id, created_at, last_seen_at FROM sessions
    WHERE hash = ? AND (SELECT suspended_at FROM accounts WHERE id = account_id) IS NULL`)
  const use = database.prepare('UPDATE sessions SET last_seen_at = ? WHERE hash = ?')
  const end = database.prepare('DELETE FROM sessions WHERE hash = ?')
  const forget = database.prepare(
    `DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE created_at < ? LIMIT ${batchLength})`,
  )

  const audit = auditAppender(database)

  return {
    addSession: (hash, session, forgetBefore, origin) =>
      asStorage(() =>
        transaction(database, () => {
          forget.run(forgetBefore)
          const isAdded = Number(insert.run({ hash, password_hash: null, ...session }).changes) === 1
          if (isAdded) audit(signedIn(session, origin))
          return isAdded
        }),
      ),
    findSession: hash => asStorage(() => sessionRow.optional().parse(byHash.get(hash))),
    recordSessionUse: (hash, at) => asStorage(() => void use.run(at, hash)),
    endSession: hash => asStorage(() => void end.run(hash)),
  }
}
