import { expect, test } from 'vitest'
import { isSubmittable } from './invoice-state.ts'

test.each([
  ['draft', null, 'test', true],
  ['draft', null, null, true],
  ['refused', 'live', 'live', true],
  ['done', 'test', 'live', true],
  ['done', 'test', 'test', false],
  ['done', 'test', null, false],
  ['done', 'live', 'live', false],
  ['done', 'live', 'test', false],
  ['queued', 'test', 'live', false],
  ['sending', 'test', 'live', false],
  ['unknown', 'live', 'live', false],
] as const)(
  'an invoice that is %s, last submitted as %s, may be submitted as %s: %s',
  (state, last, mode, may) => {
    expect(isSubmittable(state, last, mode)).toBe(may)
  },
)
