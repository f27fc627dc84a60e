import type { FieldIssue } from '#contract/generate-api.ts'
import type { Issue } from '#core/errors/issue.ts'
import { english } from '#core/messages/english/english.ts'
import { createTextOf } from '#core/messages/format-message.ts'

/** Writes messages for clients and operators of the service. */
export const textOf = createTextOf(english)

/** An issue as answers name it. */
export const fieldIssueOf = ({ path, code, message }: Issue): FieldIssue => ({
  path,
  code,
  message: textOf(message),
})
