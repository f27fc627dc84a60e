import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { accountChanged, accountCreated, accountSuspended } from '../../audit-events.ts'
import type { Origin } from '../../origin.ts'
import { defaultPlan } from '../../plans.ts'
import { accountColumns, accountRow, countsByPlan } from '../../rows.ts'
import type { Account, AccountStore, SuspendedLinks } from '../../store.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { auditAppender } from './audit.ts'

/** @returns reads an account; @throws AppError not_found, account_deleted */
export function existingAccount(database: DatabaseSync): (id: string) => Account {
  const one = database.prepare(`SELECT ${accountColumns} FROM accounts WHERE id = ?`)

  return id => {
    const account = accountRow.optional().parse(one.get(id))
    if (account === undefined) {
      throw new AppError('not_found', { message: { code: 'service.no_account', params: { id } } })
    }
    if (account.deleted_at !== null) throw new AppError('account_deleted')
    return account
  }
}

export function accountsIn(database: DatabaseSync): Omit<AccountStore, 'eraseJobs' | 'eraseAccount'> {
  const insert = database.prepare(
    'INSERT INTO accounts (id, name, created_at) VALUES (:id, :name, :created_at)',
  )
  const all = database.prepare(`SELECT ${accountColumns} FROM accounts ORDER BY created_at, id`)
  const one = database.prepare(`SELECT ${accountColumns} FROM accounts WHERE id = ?`)
  const newest = database.prepare(
    `SELECT ${accountColumns} FROM accounts ORDER BY created_at DESC, id DESC LIMIT ?`,
  )
  const before = database.prepare(`
    SELECT ${accountColumns} FROM accounts
    WHERE (created_at, id) < (SELECT created_at, id FROM accounts WHERE id = ?)
    ORDER BY created_at DESC, id DESC LIMIT ?`)
  const ofPlans = database.prepare(`
    SELECT coalesce(plan_id, '${defaultPlan}') AS plan, count(*) AS count FROM accounts
    WHERE deleted_at IS NULL GROUP BY plan`)
  const another = database.prepare('SELECT 1 FROM accounts WHERE id <> ? LIMIT 1')
  const suspend = database.prepare(
    'UPDATE accounts SET suspended_at = coalesce(suspended_at, ?), suspended_links = ? WHERE id = ?',
  )
  const endSessions = database.prepare('DELETE FROM sessions WHERE account_id = ?')
  const resume = database.prepare(
    'UPDATE accounts SET suspended_at = NULL, suspended_links = NULL WHERE id = ?',
  )
  const markDeleted = database.prepare('UPDATE accounts SET deleted_at = ? WHERE id = ?')

  const existing = existingAccount(database)
  const audit = auditAppender(database)
  const change = <T>(work: () => T) => asStorage(() => transaction(database, work))

  function suspendNow(id: string, links: SuspendedLinks, origin: Origin): void {
    if (existing(id).suspended_links === links) return
    suspend.run(origin.at, links, id)
    endSessions.run(id)
    audit(accountSuspended(id, links, origin))
  }

  function resumeNow(id: string, origin: Origin): void {
    if (existing(id).suspended_at === null) return
    resume.run(id)
    audit(accountChanged('account.resumed', id, origin))
  }

  function deleteNow(id: string, origin: Origin): void {
    const account = accountRow.optional().parse(one.get(id))
    if (account !== undefined && account.deleted_at !== null) return
    if (existing(id).suspended_at === null) throw new AppError('account_not_suspended')
    markDeleted.run(origin.at, id)
    audit(accountChanged('account.deleted', id, origin))
  }

  return {
    addAccount: (account, origin) =>
      change(() => {
        const { id, name, created_at } = account
        insert.run({ id, name, created_at })
        audit(accountCreated(account, origin))
      }),
    listAccounts: () => asStorage(() => all.all().map(row => accountRow.parse(row))),
    listAccountsBefore: (last, limit) =>
      asStorage(() =>
        (last === undefined ? newest.all(limit) : before.all(last, limit)).map(row => accountRow.parse(row)),
      ),
    countAccountsByPlan: () => asStorage(() => countsByPlan(ofPlans.all())),
    findAccount: id => asStorage(() => accountRow.optional().parse(one.get(id))),
    isOnlyAccount: id => asStorage(() => another.get(id) === undefined),
    suspendAccount: (id, links, origin) => change(() => suspendNow(id, links, origin)),
    resumeAccount: (id, origin) => change(() => resumeNow(id, origin)),
    deleteAccount: (id, origin) => change(() => deleteNow(id, origin)),
  }
}
