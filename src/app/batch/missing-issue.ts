import type { Issue } from '#core/errors/issue.ts'
import type { Store } from '../ports.ts'

/** After a salvage that could not read all that was sent: nobody but the service knows whether this invoice was. */
export const missingIssue = (store: Store, id: string): Issue | null =>
  store.attempts.mayBeMissing(id)
    ? {
        path: '',
        code: 'may_be_billed',
        severity: 'warning',
        message: { code: 'submission.may_be_billed' },
      }
    : null
