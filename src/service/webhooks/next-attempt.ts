import { triedFor } from '../store/webhook-store.ts'

/** Milliseconds. */
export const attemptTimes = {
  firstRetry: 5_000,
  longestPause: 12 * 60 * 60 * 1000,
  tried: triedFor,
} as const

/**
 * Returns when to retry. The pause is the time since the start, so it doubles, plus a random tenth, so that
 * endpoints are not hit in waves.
 * @returns `null` when it is given up
 */
export function nextAttempt(startedAt: string, now: Date, random: () => number = Math.random): string | null {
  const start = Date.parse(startedAt)
  const elapsed = now.getTime() - start
  const pause = Math.min(Math.max(elapsed, attemptTimes.firstRetry), attemptTimes.longestPause)
  const next = now.getTime() + Math.round(pause * (1 + random() / 10))
  return next > start + attemptTimes.tried ? null : new Date(next).toISOString()
}
