import type { Origin } from './origin.ts'

/** The plan that every store has, which is the default of an account. */
export const defaultPlan = 'default'

/** Limits of a plan; `null` is no limit, or the service's setting. */
export interface PlanLimits {
  /** live and test separately */
  requests_per_minute: number | null
  /** in all instances together */
  concurrent_renders: number | null
  /** of PDFs */
  stored_bytes: number | null
  /** live PDFs of a month (UTC) from which the customer is warned */
  monthly_warning: number | null
  /** maximum live PDFs of a month (UTC) */
  monthly_cap: number | null
  /** retention of live PDFs in days; 0 forever */
  live_kept_days: number | null
}

export type LimitName = keyof PlanLimits

export const limitNames = [
  'requests_per_minute',
  'concurrent_renders',
  'stored_bytes',
  'monthly_warning',
  'monthly_cap',
  'live_kept_days',
] as const satisfies readonly LimitName[]

export const limitsOf = (read: (name: LimitName) => number | null): PlanLimits =>
  Object.fromEntries(limitNames.map(name => [name, read(name)])) as unknown as PlanLimits

export const noLimits: PlanLimits = limitsOf(() => null)

export interface Plan extends PlanLimits {
  id: string
  name: string
  created_at: string
  /** price of a live PDF, in the operator's words; `null` for that of the service */
  price: string | null
}

export interface PlanStore {
  /** rejects with AppError('plan_exists') */
  addPlan(plan: Plan, origin: Origin): Promise<void>
  /** ordered by id */
  listPlans(): Promise<Plan[]>
  /** `undefined` when there is no such account */
  findPlanOf(accountId: string): Promise<Plan | undefined>
  /** rejects with AppError('not_found') when there is no such plan, as the following does */
  changePlan(id: string, limits: PlanLimits, origin: Origin): Promise<void>
  /** rejects with AppError('not_found') */
  setPlanPrice(id: string, price: string | null, origin: Origin): Promise<void>
  /** rejects with AppError as the other changes of an account do */
  setPlan(accountId: string, planId: string, origin: Origin): Promise<void>
}
