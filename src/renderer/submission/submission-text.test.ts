import { describe, expect, test } from 'vitest'
import type { ProblemView } from '#contract/submission.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { unknownText } from './submission-text.ts'

describe('an unconfirmed invoice', () => {
  const doubt = {
    invoice_number: 'INV-2026-1',
    payable: '1234.50' as Decimal,
    currency: 'EUR',
    startedAt: '2026-11-21T12:00:00.000Z',
    safeToRepeat: true,
    mode: 'live' as const,
  }
  const problem: ProblemView = {
    code: 'key_changed',
    message: { code: 'key_changed' },
    status: null,
    requestId: null,
    fields: [],
  }

  test('is not called safe to check after its key was replaced', () => {
    expect(unknownText({ ...doubt, problem: null })).toContain('billed once at most')
    for (const safeToRepeat of [true, false])
      expect(unknownText({ ...doubt, safeToRepeat, problem })).toContain('look it up in your account')
  })

  test('of a test was not billed, whatever became of it', () => {
    const text = unknownText({ ...doubt, mode: 'test', safeToRepeat: false, problem })
    expect(text).toMatch(/a test of INV-2026-1 .*Nothing was billed/)
  })

  test('is described by number, amount, time and next step', () => {
    const text = unknownText({ ...doubt, safeToRepeat: false, problem: null })
    expect(text).toMatch(/INV-2026-1 for €1,234\.50 \(Nov 21, 2026, .*may have been billed/)
    expect(text).toContain('Ask the service, or look it up in your account, before sending again.')
  })
})
