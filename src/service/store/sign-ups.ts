import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Origin } from './origin.ts'
import type { User } from './users.ts'

/** A sign-up whose link was sent to an e-mail address. */
export interface SignUp {
  id: string
  /** normalised like that of a user */
  email: string
  created_at: string
  expires_at: string
  /** `null` for the plan that the service is set to when the link is used */
  plan_id: string | null
  /** name of the operator; `null` if the owner of the address requested it */
  invited_by: string | null
}

export const newSignUpId = (): string => `sgn_${randomBytes(10).toString('hex')}`

export const signUpRow = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  plan_id: z.string().nullable(),
  invited_by: z.string().nullable(),
}) satisfies z.ZodType<SignUp>

/** Columns in the order in which sign-ups are inserted. */
export const signUpColumns = 'id, email, created_at, expires_at, plan_id, invited_by'

/** The account and its first owner, created by using a link. */
export interface OpenedAccount {
  account: { id: string; name: string; created_at: string }
  /** `null` for the default plan */
  plan_id: string | null
  /** of the browser that used the link */
  language: string
  owner: Pick<User, 'id'>
  /** of the password */
  hash: string
  /** SHA-256 of the accepted terms, hexadecimal; `null` without terms */
  terms: string | null
  /** IP address from which the link was used */
  address: string
}

/** Unconfirmed sign-ups; a confirmed one is an account. */
export interface SignUpStore {
  /**
   * @param link SHA-256 of the token of the link
   * @param of.limit maximum valid sign-ups per address, separate for requested ones and for those of
   * operators. Above it the oldest requested one ends, so that requests of others cannot block the owner; an
   * operator's is not added
   * @param of.origin of an inviting operator, for the audit log
   * @returns whether it was added
   */
  addSignUp(
    signUp: SignUp,
    link: Uint8Array,
    of: { limit: number; origin: Origin | undefined },
  ): Promise<boolean>
  /** `undefined` if the link has expired or was used */
  findSignUp(link: Uint8Array, now: string): Promise<SignUp | undefined>
  /**
   * Opens the account in one transaction, once. All links of the address end, as do its invitations by other
   * accounts that were not accepted. Rejects with AppError('email_taken') if a user has got the address
   * meanwhile.
   * @returns the owner; `undefined` if the link has expired or was used
   */
  openAccount(link: Uint8Array, opened: OpenedAccount): Promise<User | undefined>
  /** valid ones, the latest expiry first; `before` is the last one of the previous page */
  listSignUps(now: string, page: { before: string | undefined; limit: number }): Promise<SignUp[]>
  /** number of valid ones */
  countSignUps(now: string): Promise<number>
  /** idempotent */
  withdrawSignUp(id: string, origin: Origin): Promise<void>
  /** Removes up to a few hundred that expired before this time. @returns their number */
  forgetSignUps(before: string): Promise<number>
}
