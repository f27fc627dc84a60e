import { AppError } from '#core/errors/app-error.ts'
import { accountChanged, accountCreated, accountLanguageSet, accountSuspended } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import { defaultPlan } from '../../plans.ts'
import { accountColumns, accountRow, countsByPlan } from '../../rows.ts'
import type { Account, AccountStore } from '../../store.ts'
import { lockAccount } from '../../transaction-locks.ts'
import { appendAudit } from './audit.ts'

/** @throws AppError not_found, account_deleted */
export async function existingAccount(rows: Rows, id: string): Promise<Account> {
  const account = await find(rows, id)
  if (account === undefined) {
    throw new AppError('not_found', { message: { code: 'service.no_account', params: { id } } })
  }
  if (account.deleted_at !== null) throw new AppError('account_deleted')
  return account
}

async function find(rows: Rows, id: string): Promise<Account | undefined> {
  const [row] = await rows(`SELECT ${accountColumns} FROM accounts WHERE id = $1`, [id])
  return accountRow.optional().parse(row)
}

export function accountsIn({ rows, change }: Database): Omit<AccountStore, 'eraseJobs' | 'eraseAccount'> {
  return {
    addAccount: (account, origin) =>
      change(async rows => {
        const { id, name, created_at } = account
        await rows('INSERT INTO accounts (id, name, created_at) VALUES ($1, $2, $3)', [id, name, created_at])
        await appendAudit(rows, accountCreated(account, origin))
      }),
    async listAccounts() {
      const found = await rows(`SELECT ${accountColumns} FROM accounts ORDER BY created_at, id`)
      return found.map(row => accountRow.parse(row))
    },
    async listAccountsBefore(before, limit) {
      const where =
        before === undefined
          ? ''
          : 'WHERE (created_at, id) < (SELECT created_at, id FROM accounts WHERE id = $2)'
      const text = `SELECT ${accountColumns} FROM accounts ${where} ORDER BY created_at DESC, id DESC LIMIT $1`
      const found = await rows(text, [limit, ...(before === undefined ? [] : [before])])
      return found.map(row => accountRow.parse(row))
    },
    async countAccountsByPlan() {
      const text = `
        SELECT coalesce(plan_id, '${defaultPlan}') AS plan, count(*) AS count FROM accounts
        WHERE deleted_at IS NULL GROUP BY plan`
      return countsByPlan(await rows(text))
    },
    findAccount: id => find(rows, id),
    isOnlyAccount: async id =>
      (await rows('SELECT 1 FROM accounts WHERE id <> $1 LIMIT 1', [id])).length === 0,
    suspendAccount: (id, links, origin) =>
      change(async rows => {
        // waits for jobs being recorded, so that none is recorded after the suspension
        await lockAccount(rows, id)
        if ((await existingAccount(rows, id)).suspended_links === links) return
        const text =
          'UPDATE accounts SET suspended_at = coalesce(suspended_at, $1), suspended_links = $2 WHERE id = $3'
        await rows(text, [origin.at, links, id])
        await rows('DELETE FROM sessions WHERE account_id = $1', [id])
        await appendAudit(rows, accountSuspended(id, links, origin))
      }),
    resumeAccount: (id, origin) =>
      change(async rows => {
        await lockAccount(rows, id)
        if ((await existingAccount(rows, id)).suspended_at === null) return
        await rows('UPDATE accounts SET suspended_at = NULL, suspended_links = NULL WHERE id = $1', [id])
        await appendAudit(rows, accountChanged('account.resumed', id, origin))
      }),
    setAccountLanguage: (id, language, origin) =>
      change(async rows => {
        await lockAccount(rows, id)
        if ((await existingAccount(rows, id)).language === language) return
        await rows('UPDATE accounts SET language = $1 WHERE id = $2', [language, id])
        await appendAudit(rows, accountLanguageSet(id, language, origin))
      }),
    deleteAccount: (id, origin) =>
      change(async rows => {
        await lockAccount(rows, id)
        const account = await find(rows, id)
        if (account !== undefined && account.deleted_at !== null) return
        if ((await existingAccount(rows, id)).suspended_at === null)
          throw new AppError('account_not_suspended')
        await rows('UPDATE accounts SET deleted_at = $1 WHERE id = $2', [origin.at, id])
        await appendAudit(rows, accountChanged('account.deleted', id, origin))
      }),
  }
}
