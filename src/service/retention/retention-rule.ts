import type { Mode } from '#core/text/key.ts'
import type { PlanLimits } from '../store/plans.ts'

type KeptDays = Pick<PlanLimits, 'live_kept_days'>

/** Days for which the PDFs of accounts with a plan are kept; `undefined` forever. */
export type RetentionRule = (plan: KeptDays, mode: Mode) => number | undefined

/** Days by mode; 0 forever. */
export type RetentionOptions = Record<Mode, number>

/** Test PDFs are kept as long as their first link is valid. */
export const defaultRetention: RetentionOptions = { live: 0, test: 30 }

/** @param days default for plans without a rule */
export const createRetentionRule =
  (days: RetentionOptions): RetentionRule =>
  ({ live_kept_days }, mode) =>
    (mode === 'live' ? (live_kept_days ?? days.live) : days.test) || undefined

/**
 * @returns the number of days after which `next` deletes live PDFs that `present` would keep for longer;
 * `undefined` if none
 */
export function shorterDays(
  retentionDaysOf: RetentionRule,
  { present, next }: { present: KeptDays; next: KeptDays },
): number | undefined {
  const [before = Infinity, after = Infinity] = [
    retentionDaysOf(present, 'live'),
    retentionDaysOf(next, 'live'),
  ]
  return after < before ? after : undefined
}

/** Whether a change may shorten the retention of live PDFs, without knowing the service's default (`null`). */
export function mayDelete({ present, next }: { present: KeptDays; next: KeptDays }): boolean {
  const [before, after] = [present.live_kept_days, next.live_kept_days]
  if (after === before || after === 0) return false
  return after === null || before === null || before === 0 || after < before
}
