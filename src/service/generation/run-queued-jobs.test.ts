import { expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { mayRetry } from './run-queued-jobs.ts'

test('a failed attempt is repeated; not forever, and not where it cannot help', () => {
  const created_at = '2026-11-21T10:00:00.000Z'
  const now = new Date(created_at)
  const isRetried = (code: AppError['code'], attempts: number, at = now) =>
    mayRetry(new AppError(code), { attempts, created_at }, at)
  expect([1, 30].map(attempts => isRetried('overloaded', attempts))).toEqual([true, true])
  expect([1, 4, 5].map(attempts => isRetried('render_failed', attempts))).toEqual([true, true, false])
  expect(mayRetry(new Error('a bug'), { attempts: 5, created_at }, now)).toBe(false)
  expect(isRetried('invalid_key', 1)).toBe(false)
  expect(isRetried('monthly_limit_reached', 1)).toBe(false)
  const day = 24 * 60 * 60 * 1000
  expect(isRetried('storage_unavailable', 9, new Date(now.getTime() + day))).toBe(true)
  expect(isRetried('storage_unavailable', 9, new Date(now.getTime() + day + 1))).toBe(false)
})
