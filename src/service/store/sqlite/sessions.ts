import type { DatabaseSync } from 'node:sqlite'
import { passwordSet, signedIn } from '../audit-events.ts'
import { passwordRow, sessionRow } from '../rows.ts'
import type { DashboardStore, Origin } from '../store.ts'
import { existingAccount } from './accounts.ts'
import { auditAppender } from './audit.ts'
import { asStorage } from './storage-error.ts'
import { transaction } from './transaction.ts'

type SessionStore = Omit<DashboardStore, 'listKeysOf' | 'listJobs' | 'findJobOfAccount'>

/** Dashboard passwords and sessions. */
export function sessionsIn(database: DatabaseSync): SessionStore {
  const existing = existingAccount(database)
  const password = database.prepare('SELECT hash FROM passwords WHERE account_id = ?')
  const offer = database.prepare('INSERT OR IGNORE INTO passwords (account_id, hash) VALUES (?, ?)')
  const replace = database.prepare('INSERT OR REPLACE INTO passwords (account_id, hash) VALUES (?, ?)')
  const insert = database.prepare(`
    INSERT INTO sessions (hash, account_id, created_at, last_seen_at)
    VALUES (:hash, :account_id, :created_at, :last_seen_at)`)
  const byHash = database.prepare(`
    SELECT account_id, created_at, last_seen_at FROM sessions
    WHERE hash = ? AND (SELECT suspended_at FROM accounts WHERE id = account_id) IS NULL`)
  const use = database.prepare('UPDATE sessions SET last_seen_at = ? WHERE hash = ?')
  const end = database.prepare('DELETE FROM sessions WHERE hash = ?')
  const endAll = database.prepare('DELETE FROM sessions WHERE account_id = ?')
  const forget = database.prepare('DELETE FROM sessions WHERE created_at < ?')

  const audit = auditAppender(database)

  function setPassword(accountId: string, hash: string, origin: Origin): void {
    existing(accountId)
    replace.run(accountId, hash)
    endAll.run(accountId)
    audit(passwordSet(accountId, origin))
  }

  return {
    findPassword: id => asStorage(() => passwordRow.optional().parse(password.get(id))?.hash),
    setPassword: (id, hash, origin) =>
      asStorage(() => transaction(database, () => setPassword(id, hash, origin))),
    offerPassword: (id, hash, origin) =>
      asStorage(() =>
        transaction(database, () => {
          const isTaken = Number(offer.run(id, hash).changes) === 1
          if (isTaken) audit(passwordSet(id, origin))
          return isTaken
        }),
      ),
    addSession: (hash, session, forgetBefore, origin) =>
      asStorage(() =>
        transaction(database, () => {
          forget.run(forgetBefore)
          insert.run({ hash, ...session })
          audit(signedIn(session.account_id, origin))
        }),
      ),
    findSession: hash => asStorage(() => sessionRow.optional().parse(byHash.get(hash))),
    recordSessionUse: (hash, at) => asStorage(() => void use.run(at, hash)),
    endSession: hash => asStorage(() => void end.run(hash)),
  }
}
