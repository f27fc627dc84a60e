import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import {
  invitationWithdrawn,
  passwordLinkMade,
  passwordSet,
  userChanged,
  userInvited,
} from '../../audit-events.ts'
import type { Origin } from '../../origin.ts'
import { signInRow, userColumns, userRow } from '../../rows.ts'
import {
  type Invitation,
  type Invited,
  ownerWithoutEmail,
  type PasswordLink,
  type Role,
  type User,
  type UserStore,
} from '../../users.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { existingAccount } from './accounts.ts'
import { auditAppender } from './audit.ts'

export function usersIn(database: DatabaseSync): UserStore {
  const insert = database.prepare(
    `INSERT INTO users (${userColumns}, hash) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
  )
  const one = database.prepare(`SELECT ${userColumns} FROM users WHERE id = ?`)
  const ofAccount = database.prepare(
    `SELECT ${userColumns} FROM users WHERE account_id = ? AND is_invited = ? ORDER BY created_at, id`,
  )
  const byEmail = database.prepare(`SELECT ${userColumns}, is_invited FROM users WHERE email = ?`)
  const setInvited = database.prepare('UPDATE users SET is_invited = 1, role = ? WHERE id = ?')
  const removeInvited = database.prepare(
    'DELETE FROM users WHERE account_id = ? AND email = ? AND is_invited = 1',
  )
  const byName = database.prepare(`
    SELECT ${userColumns}, hash FROM users WHERE email = ?1 OR (account_id = ?1 AND email IS NULL)`)
  const owners = database.prepare(
    `SELECT 1 FROM users WHERE account_id = ? AND role = 'owner' AND is_invited = 0 AND id <> ?`,
  )
  const updateRole = database.prepare('UPDATE users SET role = ? WHERE id = ?')
  const updateEmail = database.prepare('UPDATE OR IGNORE users SET email = ? WHERE id = ?')
  const updateHash = database.prepare('UPDATE users SET hash = ?, is_invited = 0 WHERE id = ?')
  const remove = database.prepare('DELETE FROM users WHERE id = ?')
  const insertLink = database.prepare(
    'INSERT INTO password_links (hash, user_id, expires_at) VALUES (?, ?, ?)',
  )
  const expireLinks = database.prepare('DELETE FROM password_links WHERE expires_at <= ?')
  const endLinks = database.prepare('DELETE FROM password_links WHERE user_id = ?')
  const ofLink = database.prepare(`
    SELECT ${userColumns} FROM users
    WHERE id = (SELECT user_id FROM password_links WHERE hash = ? AND expires_at > ?)`)

  const existing = existingAccount(database)
  const changing = changingUser(database)
  const audit = auditAppender(database)
  const change = <T>(work: () => T) => asStorage(() => transaction(database, work))

  const usersOf = (accountId: string, isInvited = false) =>
    ofAccount.all(accountId, Number(isInvited)).map(row => userRow.parse(row))

  function keepAnOwner({ account_id, id, role }: User): void {
    if (role === 'owner' && owners.get(account_id, id) === undefined) throw new AppError('last_owner')
  }

  function add(user: User, hash: string, origin: Origin): void {
    existing(user.account_id)
    const { id, account_id, email, role, created_at } = user
    const { changes } = insert.run(id, account_id, email, role, created_at, hash)
    if (Number(changes) === 0) throw new AppError('email_taken')
    audit(userChanged('user.created', user, origin))
  }

  function invite(
    user: User & { email: string },
    { hash, link, expires_at }: Invitation,
    origin: Origin,
  ): Invited {
    const { id, account_id, email, role, created_at } = user
    existing(account_id)
    const row = byEmail.get(email)
    const known = userRow.optional().parse(row)
    const isOwn = known?.account_id === account_id
    if (isOwn && row?.is_invited === 0) return 'known'
    audit(userInvited(user, origin))
    if (known !== undefined && !isOwn) return 'of another account'
    if (known === undefined) insert.run(id, account_id, email, role, created_at, hash)
    const invited = known?.id ?? id
    setInvited.run(role, invited)
    expireLinks.run(origin.at)
    insertLink.run(link, invited, expires_at)
    return 'invited'
  }

  function setHash(user: User, hash: string, origin: Origin): void {
    updateHash.run(hash, user.id)
    endLinks.run(user.id)
    audit(passwordSet(user, origin))
  }

  function addOwner(accountId: string, hash: string, origin: Origin): void {
    const user = ownerWithoutEmail(accountId, origin.at)
    add(user, hash, origin)
    audit(passwordSet(user, origin))
  }

  function setRole(id: string, role: Role, origin: Origin): void {
    const user = changing(id)
    if (role !== 'owner') keepAnOwner(user)
    updateRole.run(role, id)
    audit(userChanged('user.role_set', { ...user, role }, origin))
  }

  function setEmail(id: string, email: string, origin: Origin): void {
    const user = changing(id)
    if (Number(updateEmail.run(email, id).changes) === 0) throw new AppError('email_taken')
    endLinks.run(id)
    audit(userChanged('user.email_set', { ...user, email }, origin))
  }

  function removeUser(id: string, origin: Origin): void {
    const user = changing(id)
    if (!usersOf(user.account_id, true).some(invited => invited.id === id)) keepAnOwner(user)
    remove.run(id)
    audit(userChanged('user.removed', user, origin))
  }

  function addLink(
    { hash, user_id, expires_at }: PasswordLink,
    now: string,
    origin: Origin | undefined,
  ): void {
    const user = userRow.optional().parse(one.get(user_id))
    if (user === undefined) throw noUser(user_id)
    existing(user.account_id)
    expireLinks.run(now)
    insertLink.run(hash, user_id, expires_at)
    if (origin) audit(passwordLinkMade(user, origin))
  }

  const findLink = (hash: Uint8Array, now: string) => userRow.optional().parse(ofLink.get(hash, now))

  function redeemLink(
    link: Uint8Array,
    hash: string,
    { at, address }: { at: string; address: string },
  ): boolean {
    const user = findLink(link, at)
    if (user === undefined) return false
    setHash(changing(user.id), hash, { at, actor: 'dashboard', actor_id: user.id, address })
    return true
  }

  function setPassword(accountId: string, hash: string, origin: Origin): void {
    existing(accountId)
    const user = usersOf(accountId).find(({ email }) => email === null)
    if (user === undefined) addOwner(accountId, hash, origin)
    else setHash(changing(user.id), hash, origin)
  }

  function offer(accountId: string, hash: string, origin: Origin): boolean {
    if ([...usersOf(accountId), ...usersOf(accountId, true)].length > 0) return false
    addOwner(accountId, hash, origin)
    return true
  }

  return {
    addUser: (user, hash, origin) => change(() => add(user, hash, origin)),
    listUsers: accountId => asStorage(() => usersOf(accountId)),
    listInvitedUsers: accountId => asStorage(() => usersOf(accountId, true)),
    inviteUser: (user, by, origin) => change(() => invite(user, by, origin)),
    withdrawInvitation: ({ account_id, email }, origin) =>
      change(() => {
        removeInvited.run(account_id, email)
        audit(invitationWithdrawn(account_id, email, origin))
      }),
    findUser: id => asStorage(() => userRow.optional().parse(one.get(id))),
    findSignIn: name => asStorage(() => signInRow.optional().parse(byName.get(name))),
    setRole: (id, role, origin) => change(() => setRole(id, role, origin)),
    setEmail: (id, email, origin) => change(() => setEmail(id, email, origin)),
    removeUser: (id, origin) => change(() => removeUser(id, origin)),
    setUserPassword: (id, hash, origin) => change(() => setHash(changing(id), hash, origin)),
    addPasswordLink: (link, now, origin) => change(() => addLink(link, now, origin)),
    findPasswordLink: (hash, now) => asStorage(() => findLink(hash, now)),
    redeemPasswordLink: (link, hash, by) => change(() => redeemLink(link, hash, by)),
    setPassword: (accountId, hash, origin) => change(() => setPassword(accountId, hash, origin)),
    offerPassword: (accountId, hash, origin) => change(() => offer(accountId, hash, origin)),
  }
}

/** @returns gives the user before a change, and ends the sessions of the user */
export function changingUser(database: DatabaseSync): (id: string) => User {
  const one = database.prepare(`SELECT ${userColumns} FROM users WHERE id = ?`)
  const endSessions = database.prepare('DELETE FROM sessions WHERE user_id = ?')
  const existing = existingAccount(database)
  return id => {
    const user = userRow.optional().parse(one.get(id))
    if (user === undefined) throw noUser(id)
    existing(user.account_id)
    endSessions.run(id)
    return user
  }
}

const noUser = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_user', params: { id } } })
