import { z } from 'zod'
import type { AuditEvent } from './audit-store.ts'
import type { Origin } from './origin.ts'

/** One-time codes (TOTP, RFC 6238) required in addition to the password of a user or an operator. */
export interface SecondFactor {
  /** id of the user, or name of the operator */
  owner: string
  secret: Uint8Array
  /** time step of the last accepted code */
  last_step: number
  created_at: string
}

export const secondFactorRow = z.object({
  owner: z.string(),
  secret: z.instanceof(Uint8Array),
  // bigint of PostgreSQL arrives as text
  last_step: z.coerce.number(),
  created_at: z.string(),
}) satisfies z.ZodType<SecondFactor>

/** Tables of the codes of users or of operators, and their owner column. */
export interface FactorTables {
  factors: string
  codes: string
  owner: string
}

export const userFactorTables: FactorTables = {
  factors: 'second_factors',
  codes: 'recovery_codes',
  owner: 'user_id',
}

export const operatorFactorTables: FactorTables = {
  factors: 'operator_second_factors',
  codes: 'operator_recovery_codes',
  owner: 'name',
}

export type ChangeOfFactor = (
  action: 'second_factor.set' | 'second_factor.removed',
  origin: Origin,
) => AuditEvent

/**
 * Codes of users or of operators: the owner is the id of a user or the name of an operator. Changes end the
 * sessions of the owner and are recorded in the audit log.
 */
export interface SecondFactorStore {
  findSecondFactor(owner: string): Promise<SecondFactor | undefined>
  countRecoveryCodes(owner: string): Promise<number>
  /**
   * Replaces an earlier one and its recovery codes. Rejects with AppError('not_found') and 'account_deleted'.
   * @param recoveryCodes SHA-256 of each
   */
  setSecondFactor(factor: SecondFactor, recoveryCodes: readonly Uint8Array[], origin: Origin): Promise<void>
  /**
   * Rejects with AppError('not_found') if there is no such owner; without effect if there is no second
   * factor.
   */
  removeSecondFactor(owner: string, origin: Origin): Promise<void>
  /** @returns false if a code of this step or a later one was already accepted */
  acceptStep(owner: string, step: number): Promise<boolean>
  /** Deletes the code. @returns false if the owner has no such code any more */
  acceptRecoveryCode(owner: string, hash: Uint8Array): Promise<boolean>
}
