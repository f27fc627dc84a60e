import type { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { messageOfSchema } from '#core/messages/schema-message.ts'

/** @throws AppError invalid_query, naming each parameter that is unknown, given twice or cannot be read */
export function readQuery<Query>(schema: z.ZodType<Query>, query: unknown): Query {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.flatMap(issue => {
    if (issue.code !== 'unrecognized_keys') {
      const message = issue.code === 'invalid_type' ? repeated : messageOfSchema(issue)
      return [issueOf(String(issue.path[0] ?? ''), 'invalid_value', message)]
    }
    return issue.keys.map(key => issueOf(key, 'unknown_field', { code: 'query.unknown' }))
  })
  throw new AppError('invalid_query', { issues })
}

export const invalidParameters = (names: readonly string[], message: Message): AppError =>
  new AppError('invalid_query', { issues: names.map(name => issueOf(name, 'invalid_value', message)) })

const repeated: Message = { code: 'query.repeated' }

const issueOf = (name: string, code: string, message: Message) => ({
  path: name.toWellFormed().slice(0, 64),
  code,
  severity: 'error' as const,
  message,
})
