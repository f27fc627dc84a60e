import { randomBytes } from 'node:crypto'
import type { Origin } from './origin.ts'

/**
 * In ascending order, each with the permissions of the previous one: read; create and revoke keys; add and
 * remove users.
 */
export const roles = ['read-only', 'developer', 'owner'] as const
export type Role = (typeof roles)[number]

/** Whether a role has at least the permissions of another one. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed)

export const newUserId = (): string => `usr_${randomBytes(10).toString('hex')}`

/** A user of the dashboard of an account. */
export interface User {
  id: string
  account_id: string
  /** normalised and unique over all accounts; `null` for the one user who signs in with the account's id */
  email: string | null
  role: Role
  created_at: string
}

export interface UserWithPassword {
  user: User
  /** of the password */
  hash: string
}

export interface Invitation {
  /** hash of a random password that nobody knows */
  hash: string
  /** SHA-256 of the token of the link */
  link: Uint8Array
  expires_at: string
}

export type Invited = 'invited' | 'known' | 'of another account'

/** A link to set a password without the current one. */
export interface PasswordLink {
  /** SHA-256 of the token */
  hash: Uint8Array
  /** `null` for an unknown address, for which the same is written */
  user_id: string | null
  expires_at: string
}

/**
 * Users of the dashboard. Changes reject with AppError('not_found') if there is no such user or account, and
 * with 'account_deleted'; each ends the sessions of the user and is recorded in the audit log in its
 * transaction.
 */
export interface UserStore {
  /** rejects with AppError('email_taken') */
  addUser(user: User, hash: string, origin: Origin): Promise<void>
  /** in the order of their creation, without invited users */
  listUsers(accountId: string): Promise<User[]>
  /** Users who have not set a password yet. */
  listInvitedUsers(accountId: string): Promise<User[]>
  /**
   * Adds a user who sets a password with this link, or replaces role and link of an invited one. The audit
   * entry is the same if a user of another account has the address, who is not changed.
   * @returns `known` if a user of this account has the address
   */
  inviteUser(user: User & { email: string }, by: Invitation, origin: Origin): Promise<Invited>
  /** Removes the invited user with this address, if there is one. The audit entry is the same otherwise. */
  withdrawInvitation(of: { account_id: string; email: string }, origin: Origin): Promise<void>
  findUser(id: string): Promise<User | undefined>
  /** @param name a normalised e-mail address, or the id of an account for its user without one */
  findSignIn(name: string): Promise<UserWithPassword | undefined>
  /** rejects with AppError('last_owner') */
  setRole(id: string, role: Role, origin: Origin): Promise<void>
  /** rejects with AppError('email_taken') */
  setEmail(id: string, email: string, origin: Origin): Promise<void>
  /** rejects with AppError('last_owner') */
  removeUser(id: string, origin: Origin): Promise<void>
  /** A new password or address ends the user's links. */
  setUserPassword(id: string, hash: string, origin: Origin): Promise<void>
  /**
   * Adds a link; earlier links stay valid, and expired ones are deleted.
   * @param origin of a signed-in user; without one nothing is recorded
   */
  addPasswordLink(link: PasswordLink, now: string, origin: Origin | undefined): Promise<void>
  /** @returns the user of the link; `undefined` if it has expired or was used */
  findPasswordLink(hash: Uint8Array, now: string): Promise<User | undefined>
  /** Sets the password of the user, who is the actor. @returns false if the link has expired or was used */
  redeemPasswordLink(link: Uint8Array, hash: string, by: { at: string; address: string }): Promise<boolean>
  /** Sets the password of the user without an e-mail address; adds one as owner if there is none. */
  setPassword(accountId: string, hash: string, origin: Origin): Promise<void>
  /** Adds an owner without an e-mail address; returns false if the account already has a user. */
  offerPassword(accountId: string, hash: string, origin: Origin): Promise<boolean>
}

/** An owner who signs in with the id of the account. */
export const ownerWithoutEmail = (account_id: string, created_at: string): User => ({
  ...{ id: newUserId(), account_id, email: null },
  ...{ role: 'owner', created_at },
})
