import { AppError } from '#core/errors/app-error.ts'
import { type LimitName, minLimits, type PlanLimits } from '../store/plans.ts'

export const isPlanId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)

/** @returns `undefined` for what is no number, or below the least */
export function parseLimit(name: LimitName, text: string): number | undefined {
  const limit = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return limit >= minLimits[name] ? limit : undefined
}

/** @throws AppError invalid_argument when the warning comes after the cap */
export function requireConsistent({ monthly_warning, monthly_cap }: PlanLimits): void {
  if (monthly_warning !== null && monthly_cap !== null && monthly_warning > monthly_cap)
    throw new AppError('invalid_argument', { message: { code: 'service.plan_warning' } })
}
