import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Origin } from './origin.ts'
import type { User } from './users.ts'

/** Somebody who may open an account with a link that was sent to an e-mail address. */
export interface SignUp {
  id: string
  /** normalised as that of a user */
  email: string
  created_at: string
  expires_at: string
  /** `null` as the service is set when the link is used */
  plan_id: string | null
  /** operator; `null` when the owner of the address asked for it */
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

/** In the order in which sign-ups are inserted. */
export const signUpColumns = 'id, email, created_at, expires_at, plan_id, invited_by'

/** What a used link makes: an account with its first owner. */
export interface OpenedAccount {
  account: { id: string; name: string; created_at: string }
  /** `null` for the plan that every account has */
  plan_id: string | null
  /** of the browser that used the link */
  language: string
  owner: Pick<User, 'id'>
  /** of the password */
  hash: string
  /** SHA-256 of the terms that were accepted, hexadecimal; `null` where there are none */
  terms: string | null
  /** IP address from which the link was used */
  address: string
}

/** Sign-ups whose address is not confirmed yet; a confirmed one is an account. */
export interface SignUpStore {
  /**
   * @param link SHA-256 of the token of the link
   * @param of.limit most valid sign-ups of one address, of those that were asked for and of those that operators made. Above it the oldest that
   * was asked for ends, so that nobody keeps others from theirs by asking; of an operator nothing is added
   * @param of.origin of an operator who invites, to be recorded
   * @returns whether it was added
   */
  addSignUp(
    signUp: SignUp,
    link: Uint8Array,
    of: { limit: number; origin: Origin | undefined },
  ): Promise<boolean>
  /** `undefined` when the link has expired or was used */
  findSignUp(link: Uint8Array, now: string): Promise<SignUp | undefined>
  /**
   * Opens the account in one transaction, once. All links of the address end, and so do its invitations by other accounts that were not
   * accepted. Rejects with AppError('email_taken') when somebody signs in with the address meanwhile.
   * @returns the owner; `undefined` when the link has expired or was used
   */
  openAccount(link: Uint8Array, opened: OpenedAccount): Promise<User | undefined>
  /** those that have not expired, the one that is valid longest first; `before` is the last one of the previous page */
  listSignUps(now: string, page: { before: string | undefined; limit: number }): Promise<SignUp[]>
  /** those that have not expired */
  countSignUps(now: string): Promise<number>
  /** a second time changes nothing */
  withdrawSignUp(id: string, origin: Origin): Promise<void>
  /** Removes up to some hundred that expired before this time. @returns how many */
  forgetSignUps(before: string): Promise<number>
}
