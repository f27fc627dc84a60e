import type { LimitName, PlanLimits } from '../store/plans.ts'

export const planIdRule = 'Use 1 to 40 lower-case letters, digits and hyphens.'

export const isPlanId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)

/** Descriptions of the limits, for operators. */
export const limitDescriptions: Readonly<Record<LimitName, string>> = {
  requests_per_minute: 'requests a minute, live and test separately',
  concurrent_renders: 'invoices rendered at once',
  stored_bytes: 'bytes of stored PDFs',
  monthly_warning: 'live PDFs a month from which on to warn',
  monthly_cap: 'monthly limit of live PDFs',
  live_kept_days: 'days for which live PDFs are kept (0: forever)',
}

/** The least and the greatest value of each limit; columns of PostgreSQL hold them. */
const ranges: Readonly<Record<LimitName, readonly [min: number, max: number]>> = {
  requests_per_minute: [1, 999_999_999],
  concurrent_renders: [1, 9_999],
  stored_bytes: [0, 999_999_999_999_999],
  monthly_warning: [0, 2_000_000_000],
  monthly_cap: [0, 2_000_000_000],
  live_kept_days: [0, 99_999],
}

export function limitRange(name: LimitName): { min: number; max: number } {
  const [min, max] = ranges[name]
  return { min, max }
}

/** Such as "Use a number from 0 to 99999". */
export const limitRule = (name: LimitName): string => `Use a number from ${ranges[name].join(' to ')}`

/** @returns `undefined` if it is no number, or outside its range */
export function parseLimit(name: LimitName, text: string): number | undefined {
  const [min, max] = ranges[name]
  const limit = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return limit >= min && limit <= max ? limit : undefined
}

/** A warning above the cap would never be sent. */
export const isConsistent = ({ monthly_warning, monthly_cap }: PlanLimits): boolean =>
  monthly_warning === null || monthly_cap === null || monthly_warning <= monthly_cap
