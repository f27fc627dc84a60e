import { expect, test } from 'vitest'
import { createRetentionRule, mayDelete, shorterDays } from './retention-rule.ts'

const days = [null, 0, 2, 3]

test.each(days.flatMap(present => days.map(next => [present, next] as const)))(
  'from %j to %j days is confirmed if it deletes PDFs with some setting of the service',
  (live_kept_days, nextDays) => {
    const plans = { present: { live_kept_days }, next: { live_kept_days: nextDays } }
    const settings = [0, 1, 2, 3, 4].map(live => createRetentionRule({ live, test: 30 }))
    expect(mayDelete(plans)).toBe(
      settings.some(retentionDaysOf => shorterDays(retentionDaysOf, plans) !== undefined),
    )
  },
)
