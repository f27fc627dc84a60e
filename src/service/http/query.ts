import type { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'

/** @throws AppError invalid_query, naming each parameter that is unknown, given twice or cannot be read */
export function readQuery<Query>(schema: z.ZodType<Query>, query: unknown): Query {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.flatMap(issue => {
    if (issue.code !== 'unrecognized_keys') {
      const twice = issue.code === 'invalid_type' ? 'Give this parameter once.' : issue.message
      return [issueOf(String(issue.path[0] ?? ''), 'invalid_value', twice)]
    }
    return issue.keys.map(key => issueOf(key, 'unknown_field', 'This address does not take this parameter.'))
  })
  throw new AppError('invalid_query', { issues })
}

const issueOf = (name: string, code: string, message: string) => ({
  path: name.toWellFormed().slice(0, 64),
  code,
  severity: 'error' as const,
  message,
})
