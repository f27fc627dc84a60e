import type { KeyKind } from '#core/key.ts'
import type { PlanLimits } from '../store/plans.ts'

/** Days for which the PDFs of accounts with a plan are kept; `undefined` for ever. */
export type RetentionRule = (plan: Pick<PlanLimits, 'live_kept_days'>, mode: KeyKind) => number | undefined

/** Days by mode; 0 for ever. */
export type RetentionOptions = Record<KeyKind, number>

/** Test PDFs as long as their first link. */
export const defaultRetention: RetentionOptions = { live: 0, test: 30 }

/** @param days what holds where the plan says nothing */
export const createRetentionRule =
  (days: RetentionOptions): RetentionRule =>
  ({ live_kept_days }, mode) =>
    (mode === 'live' ? (live_kept_days ?? days.live) : days.test) || undefined
