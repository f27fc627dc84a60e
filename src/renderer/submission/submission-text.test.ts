import { describe, expect, test } from 'vitest'
import type { ProblemView } from '#contract/submission.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { rejectedText, unknownText } from './submission-text.ts'

describe('a rejected invoice', () => {
  const problem: ProblemView = {
    code: 'monthly_limit_reached',
    message: { code: 'refused.monthly_limit_reached' },
    status: 403,
    requestId: null,
    fields: [],
  }
  const textFor = (change: Partial<ProblemView>) =>
    rejectedText({ problem: { ...problem, ...change } }, 'invoice', false)

  test('of an account at its limit names the limit, what to do, and that nothing was billed', () => {
    expect(textFor({})).toMatch(/limit for this month\..* higher limit.*Nothing was billed\.$/)
  })

  test('keeps the general reason that an earlier version stored', () => {
    expect(textFor({ message: { code: 'refused.account' } })).toMatch(/account page\. Nothing was billed\.$/)
  })

  test('whose template the account has no room for names the template', () => {
    const reason = { code: 'refused.template_limit_reached' } as const
    expect(textFor({ message: { code: 'own_template.refused', params: { name: 'mine', reason } } })).toMatch(
      /“mine”.*no room for more templates/,
    )
  })
})

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
