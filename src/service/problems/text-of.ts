import { type FieldIssue, issueLimits } from '#contract/generate-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import { english } from '#languages/en/english.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'

/** Writes messages for clients and operators of the service. */
export const textOf = createWriter({ locale: 'en-GB', texts: english })

/** An issue as answers name it. A path is longer than the limit only where JSON that is no invoice is nested deeply. */
export const fieldIssueOf = ({ path, code, message }: Issue): FieldIssue => ({
  path: path.slice(0, issueLimits.path).toWellFormed(),
  code,
  message: textOf(message).slice(0, issueLimits.message).toWellFormed(),
})
