import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { accountOpened, passwordSet, planSet, signUpChanged, userChanged } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import { userColumns } from '../../rows.ts'
import {
  type OpenedAccount,
  type SignUp,
  type SignUpStore,
  signUpColumns,
  signUpRow,
} from '../../sign-ups.ts'
import { lockEmail } from '../../transaction-locks.ts'
import type { User } from '../../users.ts'
import { appendAudit } from './audit.ts'

const countRow = z.object({ count: z.coerce.number() })

export function signUpsIn({ rows, change }: Database): SignUpStore {
  return {
    addSignUp: (signUp, link, { limit, origin }) =>
      change(async rows => {
        const { id, email, created_at, expires_at, plan_id, invited_by } = signUp
        await lockEmail(rows, email)
        if (invited_by === null) await endOldest(rows, email, limit - 1)
        else if ((await countInvited(rows, email, created_at)) >= limit) return false
        const text = `INSERT INTO sign_ups (${signUpColumns}, link) VALUES ($1, $2, $3, $4, $5, $6, $7)`
        await rows(text, [id, email, created_at, expires_at, plan_id, invited_by, link])
        if (origin) await appendAudit(rows, signUpChanged('sign_up.invited', id, origin))
        return true
      }),
    findSignUp: (link, now) => find(rows, link, now),
    openAccount: (link, opened) => change(rows => open(rows, link, opened)),
    async listSignUps(now, { before, limit }) {
      const older =
        before === undefined
          ? ''
          : 'AND (expires_at, id) < (SELECT expires_at, id FROM sign_ups WHERE id = $3)'
      const text = `
        SELECT ${signUpColumns} FROM sign_ups WHERE expires_at > $1 ${older}
        ORDER BY expires_at DESC, id DESC LIMIT $2`
      const values = [now, limit, ...(before === undefined ? [] : [before])]
      return (await rows(text, values)).map(row => signUpRow.parse(row))
    },
    async countSignUps(now) {
      const [row] = await rows('SELECT count(*) AS count FROM sign_ups WHERE expires_at > $1', [now])
      return countRow.parse(row).count
    },
    withdrawSignUp: (id, origin) =>
      change(async rows => {
        const removed = await rows('DELETE FROM sign_ups WHERE id = $1 RETURNING id', [id])
        if (removed.length > 0) await appendAudit(rows, signUpChanged('sign_up.withdrawn', id, origin))
      }),
    async forgetSignUps(before) {
      const { isAmong, batchLength, skipLocked } = rows.dialect
      // skips rows that another instance is deleting
      const expired = `sign_ups WHERE expires_at <= $1 LIMIT ${batchLength} ${skipLocked}`
      const text = `DELETE FROM sign_ups WHERE ${isAmong('id', expired)} RETURNING id`
      return (await rows(text, [before])).length
    },
  }
}

/** Removes requested sign-ups, except for the newest ones. */
async function endOldest(rows: Rows, email: string, kept: number): Promise<void> {
  const older = `sign_ups WHERE email = $1 AND invited_by IS NULL
    ORDER BY created_at DESC, id DESC LIMIT 1000 OFFSET $2`
  const text = `DELETE FROM sign_ups WHERE ${rows.dialect.isAmong('id', older)}`
  await rows(text, [email, kept])
}

async function countInvited(rows: Rows, email: string, now: string): Promise<number> {
  const text = `
    SELECT count(*) AS count FROM sign_ups WHERE email = $1 AND expires_at > $2 AND invited_by IS NOT NULL`
  const [counted] = await rows(text, [email, now])
  return countRow.parse(counted).count
}

async function find(rows: Rows, link: Uint8Array, now: string): Promise<SignUp | undefined> {
  const text = `SELECT ${signUpColumns} FROM sign_ups WHERE link = $1 AND expires_at > $2`
  return signUpRow.optional().parse((await rows(text, [link, now]))[0])
}

async function open(rows: Rows, link: Uint8Array, opened: OpenedAccount): Promise<User | undefined> {
  const { account, plan_id, language, owner, hash, terms, address } = opened
  const { id: account_id, name, created_at: at } = account
  const found = await find(rows, link, at)
  if (found === undefined) return undefined
  const { email } = found
  await lockEmail(rows, email)
  // used by another instance while this one waited for the lock
  if ((await find(rows, link, at)) === undefined) return undefined
  // the owner of the mailbox need not accept an invitation of somebody else
  await rows('DELETE FROM users WHERE email = $1 AND is_invited = 1', [email])
  if ((await rows('SELECT 1 FROM users WHERE email = $1', [email])).length > 0)
    throw new AppError('email_taken')

  const user: User = { id: owner.id, account_id, email, role: 'owner', created_at: at }
  const addAccount =
    'INSERT INTO accounts (id, name, created_at, plan_id, language) VALUES ($1, $2, $3, $4, $5)'
  await rows(addAccount, [account_id, name, at, plan_id, language])
  const addUser = `INSERT INTO users (${userColumns}, hash) VALUES ($1, $2, $3, $4, $5, $6)`
  await rows(addUser, [user.id, account_id, email, user.role, at, hash])
  await rows('DELETE FROM sign_ups WHERE email = $1', [email])

  const origin = { at, actor: 'dashboard', actor_id: user.id, address } as const
  await appendAudit(rows, accountOpened(account, { sign_up: found.id, terms }, origin))
  if (plan_id !== null) await appendAudit(rows, planSet(account_id, plan_id, origin))
  await appendAudit(rows, userChanged('user.created', user, origin))
  await appendAudit(rows, passwordSet(user, origin))
  return user
}
