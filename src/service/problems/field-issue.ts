import { type FieldIssue, issueLimits } from '#contract/generate-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { WriteMessage } from '#core/messages/message.ts'

/** An issue as answers name it. A path is longer than the limit only where JSON that is no invoice is nested deeply. */
export const fieldIssueOf = ({ path, code, message }: Issue, write: WriteMessage): FieldIssue => ({
  path: path.slice(0, issueLimits.path).toWellFormed(),
  code,
  message: write(message).slice(0, issueLimits.message).toWellFormed(),
})
