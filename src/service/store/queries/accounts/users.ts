import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import {
  invitationWithdrawn,
  passwordLinkMade,
  passwordSet,
  userChanged,
  userInvited,
} from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import type { Origin } from '../../origin.ts'
import { signInRow, userColumns, userRow } from '../../rows.ts'
import { lockAccount, lockEmail } from '../../transaction-locks.ts'
import {
  type Invitation,
  type Invited,
  ownerWithoutEmail,
  type PasswordLink,
  type User,
  type UserStore,
} from '../../users.ts'
import { existingAccount } from './accounts.ts'
import { appendAudit } from './audit.ts'

export function usersIn({ rows, change }: Database): UserStore {
  return {
    addUser: (user, hash, origin) => change(rows => add(rows, user, hash, origin)),
    listUsers: accountId => usersOf(rows, accountId),
    listInvitedUsers: accountId => usersOf(rows, accountId, true),
    inviteUser: (user, by, origin) => change(rows => invite(rows, user, by, origin)),
    withdrawInvitation: ({ account_id, email }, origin) =>
      change(async rows => {
        await lockAccount(rows, account_id)
        const text = 'DELETE FROM users WHERE account_id = $1 AND email = $2 AND is_invited = 1'
        await rows(text, [account_id, email])
        await appendAudit(rows, invitationWithdrawn(account_id, email, origin))
      }),
    findUser: id => find(rows, id),
    async findSignIn(name) {
      const text = `
        SELECT ${userColumns}, hash FROM users WHERE email = $1 OR (account_id = $1 AND email IS NULL)`
      return signInRow.optional().parse((await rows(text, [name]))[0])
    },
    setRole: (id, role, origin) =>
      change(async rows => {
        const user = await changingUser(rows, id)
        if (role !== 'owner') await keepAnOwner(rows, user)
        await rows('UPDATE users SET role = $1 WHERE id = $2', [role, id])
        await appendAudit(rows, userChanged('user.role_set', { ...user, role }, origin))
      }),
    setEmail: (id, email, origin) =>
      change(async rows => {
        const user = await changingUser(rows, id)
        await claimEmail(rows, email, id)
        await rows('UPDATE users SET email = $1 WHERE id = $2', [email, id])
        await endLinks(rows, id)
        await appendAudit(rows, userChanged('user.email_set', { ...user, email }, origin))
      }),
    removeUser: (id, origin) =>
      change(async rows => {
        const user = await changingUser(rows, id)
        const invited = await usersOf(rows, user.account_id, true)
        if (!invited.some(each => each.id === id)) await keepAnOwner(rows, user)
        await rows('DELETE FROM users WHERE id = $1', [id])
        await appendAudit(rows, userChanged('user.removed', user, origin))
      }),
    setUserPassword: (id, hash, origin) =>
      change(async rows => setHash(rows, await changingUser(rows, id), hash, origin)),
    addPasswordLink: ({ hash, user_id, expires_at }, now, origin) =>
      change(async rows => {
        if (user_id === null) return insertLink(rows, { hash, user_id, expires_at }, now)
        const user = await find(rows, user_id)
        if (user === undefined) throw noUser(user_id)
        await existingAccount(rows, user.account_id)
        await insertLink(rows, { hash, user_id, expires_at }, now)
        if (origin) await appendAudit(rows, passwordLinkMade(user, origin))
      }),
    findPasswordLink: (hash, now) => findLink(rows, hash, now),
    redeemPasswordLink: (link, hash, { at, address }) =>
      change(async rows => {
        const found = await findLink(rows, link, at)
        if (found === undefined) return false
        const user = await changingUser(rows, found.id)
        // used by another instance while this one waited for the lock of the account
        if ((await findLink(rows, link, at)) === undefined) return false
        await setHash(rows, user, hash, { at, actor: 'dashboard', actor_id: user.id, address })
        return true
      }),
    setPassword: (accountId, hash, origin) =>
      change(async rows => {
        await lockAccount(rows, accountId)
        await existingAccount(rows, accountId)
        const user = (await usersOf(rows, accountId)).find(({ email }) => email === null)
        if (user === undefined) await addOwner(rows, accountId, hash, origin)
        else await setHash(rows, await changingUser(rows, user.id), hash, origin)
      }),
    offerPassword: (accountId, hash, origin) =>
      change(async rows => {
        await lockAccount(rows, accountId)
        const known = [...(await usersOf(rows, accountId)), ...(await usersOf(rows, accountId, true))]
        if (known.length > 0) return false
        await addOwner(rows, accountId, hash, origin)
        return true
      }),
  }
}

async function usersOf(rows: Rows, accountId: string, isInvited = false): Promise<User[]> {
  const text = `
    SELECT ${userColumns} FROM users WHERE account_id = $1 AND is_invited = $2 ORDER BY created_at, id`
  return (await rows(text, [accountId, Number(isInvited)])).map(row => userRow.parse(row))
}

async function find(rows: Rows, id: string): Promise<User | undefined> {
  const [row] = await rows(`SELECT ${userColumns} FROM users WHERE id = $1`, [id])
  return userRow.optional().parse(row)
}

async function findLink(rows: Rows, hash: Uint8Array, now: string): Promise<User | undefined> {
  const text = `
    SELECT ${userColumns} FROM users
    WHERE id = (SELECT user_id FROM password_links WHERE hash = $1 AND expires_at > $2)`
  return userRow.optional().parse((await rows(text, [hash, now]))[0])
}

/** Adds a link and removes a batch of expired ones. */
async function insertLink(
  rows: Rows,
  { hash, user_id, expires_at }: PasswordLink,
  now: string,
): Promise<void> {
  const expired = `password_links WHERE expires_at <= $1 LIMIT 100 ${rows.dialect.skipLocked}`
  await rows(`DELETE FROM password_links WHERE ${rows.dialect.isAmong('hash', expired)}`, [now])
  const text = 'INSERT INTO password_links (hash, user_id, expires_at) VALUES ($1, $2, $3)'
  await rows(text, [hash, user_id, expires_at])
}

const endLinks = (rows: Rows, userId: string) =>
  rows('DELETE FROM password_links WHERE user_id = $1', [userId])

/** Returns the user before a change, and ends the sessions. Changes of an account's users are serialised. */
export async function changingUser(rows: Rows, id: string): Promise<User> {
  const found = await find(rows, id)
  if (found !== undefined) await lockAccount(rows, found.account_id)
  const user = await find(rows, id)
  if (user === undefined) throw noUser(id)
  await existingAccount(rows, user.account_id)
  await rows('DELETE FROM sessions WHERE user_id = $1', [id])
  return user
}

async function keepAnOwner(rows: Rows, { account_id, id, role }: User): Promise<void> {
  const text = `SELECT 1 FROM users WHERE account_id = $1 AND role = 'owner' AND is_invited = 0 AND id <> $2`
  if (role === 'owner' && (await rows(text, [account_id, id])).length === 0) throw new AppError('last_owner')
}

async function claimEmail(rows: Rows, email: string, id: string): Promise<void> {
  await lockEmail(rows, email)
  const taken = await rows('SELECT 1 FROM users WHERE email = $1 AND id <> $2', [email, id])
  if (taken.length > 0) throw new AppError('email_taken')
}

async function add(rows: Rows, user: User, hash: string, origin: Origin): Promise<void> {
  const { id, account_id, email, role, created_at } = user
  await lockAccount(rows, account_id)
  await existingAccount(rows, account_id)
  if (email !== null) await claimEmail(rows, email, id)
  const text = `INSERT INTO users (${userColumns}, hash) VALUES ($1, $2, $3, $4, $5, $6)`
  await rows(text, [id, account_id, email, role, created_at, hash])
  await appendAudit(rows, userChanged('user.created', user, origin))
}

async function invite(
  rows: Rows,
  user: User & { email: string },
  { hash, link, expires_at }: Invitation,
  origin: Origin,
): Promise<Invited> {
  const { id, account_id, email, role, created_at } = user
  await lockAccount(rows, account_id)
  await existingAccount(rows, account_id)
  await lockEmail(rows, email)
  const [row] = await rows(`SELECT ${userColumns}, is_invited FROM users WHERE email = $1`, [email])
  const known = userRow.optional().parse(row)
  const isOwn = known?.account_id === account_id
  if (isOwn && invitedRow.parse(row).is_invited === 0) return 'known'
  await appendAudit(rows, userInvited(user, origin))
  if (known !== undefined && !isOwn) return 'of another account'
  const insert = `INSERT INTO users (${userColumns}, hash) VALUES ($1, $2, $3, $4, $5, $6)`
  if (known === undefined) await rows(insert, [id, account_id, email, role, created_at, hash])
  const invited = known?.id ?? id
  await rows('UPDATE users SET is_invited = 1, role = $1 WHERE id = $2', [role, invited])
  await insertLink(rows, { hash: link, user_id: invited, expires_at }, origin.at)
  return 'invited'
}

async function addOwner(rows: Rows, accountId: string, hash: string, origin: Origin): Promise<void> {
  const user = ownerWithoutEmail(accountId, origin.at)
  await add(rows, user, hash, origin)
  await appendAudit(rows, passwordSet(user, origin))
}

async function setHash(rows: Rows, user: User, hash: string, origin: Origin): Promise<void> {
  await rows('UPDATE users SET hash = $1, is_invited = 0 WHERE id = $2', [hash, user.id])
  await endLinks(rows, user.id)
  await appendAudit(rows, passwordSet(user, origin))
}

const invitedRow = z.object({ is_invited: z.number() })

const noUser = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_user', params: { id } } })
