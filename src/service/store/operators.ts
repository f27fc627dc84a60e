import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import type { Origin } from './origin.ts'
import type { SecondFactorStore } from './second-factors.ts'

/** A user of the operator pages. */
export interface Operator {
  name: string
  /** of the password */
  hash: string
  created_at: string
}

export const operatorRow = z.object({
  name: z.string(),
  hash: z.string(),
  created_at: z.string(),
}) satisfies z.ZodType<Operator>

export const operatorColumns = 'name, hash, created_at'

export interface OperatorSession {
  name: string
  created_at: string
  last_seen_at: string
}

export const operatorSessionRow = z.object({
  name: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
}) satisfies z.ZodType<OperatorSession>

export const noOperator = (name: string) =>
  new AppError('not_found', { message: { code: 'service.no_operator', params: { name } } })

/** Changes with an origin are recorded in the audit log. */
export interface OperatorStore {
  /** Adds an operator, or replaces the password of one and ends the sessions. */
  setOperator(operator: Operator, origin?: Origin): Promise<void>
  /** ordered by name */
  listOperators(): Promise<Operator[]>
  findOperator(name: string): Promise<Operator | undefined>
  /** Removes an operator with the sessions. @returns false if there is no such operator */
  removeOperator(name: string, origin?: Origin): Promise<boolean>
  /**
   * Deletes sessions created before `forgetBefore`.
   * @param verified the stored hash of the verified password
   * @returns false if the operator was removed or the password changed meanwhile
   */
  addOperatorSession(
    hash: Uint8Array,
    session: OperatorSession,
    of: { verified: string; forgetBefore: string; origin?: Origin },
  ): Promise<boolean>
  findOperatorSession(hash: Uint8Array): Promise<OperatorSession | undefined>
  recordOperatorSessionUse(hash: Uint8Array, at: string): Promise<void>
  endOperatorSession(hash: Uint8Array): Promise<void>
  /** one-time codes of operators */
  operatorFactors: SecondFactorStore
}
