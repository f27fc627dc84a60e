import { type LimitName, minLimits, type PlanLimits } from '../store/plans.ts'

export const planIdRule = 'Use 1 to 40 lower-case letters, digits and hyphens.'

export const isPlanId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)

/** Descriptions of the limits, for operators. */
export const limitDescriptions: Readonly<Record<LimitName, string>> = {
  requests_per_minute: 'requests a minute, live and test separately',
  concurrent_renders: 'invoices rendered at once',
  stored_bytes: 'bytes of stored PDFs',
  monthly_warning: 'live PDFs a month from which on to warn',
  monthly_cap: 'live PDFs a month above which none is made',
  live_kept_days: 'days for which live PDFs are kept (0: forever)',
}

/** @returns `undefined` if it is no number, or below the minimum */
export function parseLimit(name: LimitName, text: string): number | undefined {
  const limit = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return limit >= minLimits[name] ? limit : undefined
}

/** A warning after the cap would never come. */
export const isConsistent = ({ monthly_warning, monthly_cap }: PlanLimits): boolean =>
  monthly_warning === null || monthly_cap === null || monthly_warning <= monthly_cap
