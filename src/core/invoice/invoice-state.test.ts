import { expect, test } from 'vitest'
import { isEditable, isSubmittable } from './document-status.ts'

test.each([
  ['draft', null, 'editable', 'submittable'],
  ['queued', 'test', 'editable', 'not'],
  ['sending', 'test', 'editable', 'not'],
  ['done', 'test', 'editable', 'submittable'],
  ['refused', 'test', 'editable', 'submittable'],
  ['unknown', 'test', 'editable', 'submittable'],
  ['queued', 'live', 'locked', 'not'],
  ['sending', 'live', 'locked', 'not'],
  ['done', 'live', 'locked', 'not'],
  ['refused', 'live', 'editable', 'submittable'],
  ['unknown', 'live', 'locked', 'not'],
] as const)(
  'an invoice that is %s, last submitted as %s, is %s and %s submittable',
  (state, mode, may, submit) => {
    expect(isEditable(state, mode)).toBe(may === 'editable')
    expect(isSubmittable(state, mode)).toBe(submit === 'submittable')
  },
)
