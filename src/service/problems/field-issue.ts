import { type FieldIssue, issueLimits } from '#contract/generate-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { WriteMessage } from '#core/messages/message.ts'

/**
 * Converts an issue for an answer. A path exceeds the limit only in deeply nested JSON that is no invoice.
 */
export const fieldIssueOf = ({ path, code, message }: Issue, write: WriteMessage): FieldIssue => ({
  path: path.slice(0, issueLimits.path).toWellFormed(),
  code,
  message: write(message).slice(0, issueLimits.message).toWellFormed(),
})
