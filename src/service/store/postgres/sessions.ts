import { passwordSet, signedIn } from '../audit-events.ts'
import { passwordRow, sessionRow } from '../rows.ts'
import type { DashboardStore } from '../store.ts'
import { existingAccount } from './accounts.ts'
import { appendAudit } from './audit.ts'
import type { Database } from './database.ts'

type SessionStore = Omit<DashboardStore, 'listKeysOf' | 'listJobs' | 'findJobOfAccount'>

/** Dashboard passwords and sessions. */
export function sessionsIn({ rows, change }: Database): SessionStore {
  return {
    async findPassword(id) {
      const [row] = await rows('SELECT hash FROM passwords WHERE account_id = $1', [id])
      return passwordRow.optional().parse(row)?.hash
    },
    setPassword: (id, hash, origin) =>
      change(async rows => {
        await existingAccount(rows, id)
        const text = `
          INSERT INTO passwords (account_id, hash) VALUES ($1, $2)
          ON CONFLICT (account_id) DO UPDATE SET hash = excluded.hash`
        await rows(text, [id, hash])
        await rows('DELETE FROM sessions WHERE account_id = $1', [id])
        await appendAudit(rows, passwordSet(id, origin))
      }),
    offerPassword: (id, hash, origin) =>
      change(async rows => {
        const text =
          'INSERT INTO passwords (account_id, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING account_id'
        const isTaken = (await rows(text, [id, hash])).length === 1
        if (isTaken) await appendAudit(rows, passwordSet(id, origin))
        return isTaken
      }),
    async addSession(hash, { account_id, created_at, last_seen_at }, forgetBefore, origin) {
      // skips rows that another instance is deleting
      const forget = `
        DELETE FROM sessions WHERE hash IN
          (SELECT hash FROM sessions WHERE created_at < $1 FOR UPDATE SKIP LOCKED)`
      await rows(forget, [forgetBefore])
      const insert =
        'INSERT INTO sessions (hash, account_id, created_at, last_seen_at) VALUES ($1, $2, $3, $4)'
      await change(async rows => {
        await rows(insert, [hash, account_id, created_at, last_seen_at])
        await appendAudit(rows, signedIn(account_id, origin))
      })
    },
    async findSession(hash) {
      const text = `
        SELECT account_id, created_at, last_seen_at FROM sessions
        WHERE hash = $1 AND (SELECT suspended_at FROM accounts WHERE id = account_id) IS NULL`
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
