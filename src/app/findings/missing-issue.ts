import type { Issue } from '#core/errors/issue.ts'
import type { Store } from '../ports/store.ts'

/** Warns after a salvage that could not read all submissions: this invoice may be one of them. */
export const missingIssue = (store: Store, id: string): Issue | null =>
  store.attempts.mayBeMissing(id)
    ? {
        path: '',
        code: 'may_be_billed',
        severity: 'warning',
        message: { code: 'submission.may_be_billed' },
      }
    : null
