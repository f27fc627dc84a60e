import { z } from 'zod'
import type { Origin } from './origin.ts'

/** One-time codes (TOTP, RFC 6238) that a user gives beside the password. */
export interface SecondFactor {
  user_id: string
  secret: Uint8Array
  /** time step of the last accepted code */
  last_step: number
  created_at: string
}

export const secondFactorColumns = 'user_id, secret, last_step, created_at'

export const secondFactorRow = z.object({
  user_id: z.string(),
  secret: z.instanceof(Uint8Array),
  // bigint of PostgreSQL arrives as text
  last_step: z.coerce.number(),
  created_at: z.string(),
}) satisfies z.ZodType<SecondFactor>

/** The changes end the sessions of the user and are recorded in the audit log. */
export interface SecondFactorStore {
  findSecondFactor(userId: string): Promise<SecondFactor | undefined>
  countRecoveryCodes(userId: string): Promise<number>
  /**
   * Replaces an earlier one and its recovery codes. Rejects with AppError('not_found') and 'account_deleted'.
   * @param recoveryCodes SHA-256 of each
   */
  setSecondFactor(factor: SecondFactor, recoveryCodes: readonly Uint8Array[], origin: Origin): Promise<void>
  /** Rejects with AppError('not_found') when there is no such user; without a second factor it does nothing. */
  removeSecondFactor(userId: string, origin: Origin): Promise<void>
  /** @returns false when a code of this step or a later one was accepted before */
  acceptStep(userId: string, step: number): Promise<boolean>
  /** Deletes the code. @returns false when the user has no such code, or not any more */
  acceptRecoveryCode(userId: string, hash: Uint8Array): Promise<boolean>
}
