import { signedIn } from '../../audit-events.ts'
import type { Database } from '../../database.ts'
import { sessionRow } from '../../rows.ts'
import type { DashboardStore } from '../../store.ts'
import { appendAudit } from './audit.ts'

type SessionStore = Omit<DashboardStore, 'listKeysOf' | 'listJobs' | 'findJobOfAccount'>

export function sessionsIn({ rows, change }: Database): SessionStore {
  return {
    async addSession(hash, session, forgetBefore, origin) {
      // skips rows that another instance is deleting
      const forget = `
        DELETE FROM sessions WHERE ${rows.dialect.isAmong(
          'hash',
          `sessions WHERE created_at < $1 LIMIT 100 ${rows.dialect.skipLocked}`,
        )}`
      await rows(forget, [forgetBefore])
      // waits for a concurrent change of the password, which ends the sessions it finds
      const insert = `
        INSERT INTO sessions (hash, account_id, user_id, created_at, last_seen_at)
        SELECT $1, $2, $3, $4, $5 FROM users WHERE id = $3 AND hash = coalesce($6, hash) ${rows.dialect.forShare}
        RETURNING user_id`
      const { account_id, user_id, created_at, last_seen_at, password_hash = null } = session
      return change(async rows => {
        const added = await rows(insert, [hash, account_id, user_id, created_at, last_seen_at, password_hash])
        if (added.length === 1) await appendAudit(rows, signedIn(session, origin))
        return added.length === 1
      })
    },
    async findSession(hash) {
      const text = `
        SELECT account_id, user_id, sessions.created_at, last_seen_at, language
        FROM sessions JOIN accounts ON accounts.id = account_id WHERE hash = $1 AND suspended_at IS NULL`
      return sessionRow.optional().parse((await rows(text, [hash]))[0])
    },
    async recordSessionUse(hash, at) {
      await rows('UPDATE sessions SET last_seen_at = $1 WHERE hash = $2', [at, hash])
    },
    async endSession(hash) {
      await rows('DELETE FROM sessions WHERE hash = $1', [hash])
    },
  }
}
