import { z } from 'zod'
import { problemTypes } from './problem-guide.ts'

/** Problem details (RFC 9457) with a stable code and the fields to fix. */
export const problemAnswerSchema = z.strictObject({
  type: z.string().meta({ description: 'The address of an explanation.' }),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  instance: z.string().meta({ description: 'Names the request by its X-Request-Id.' }),
  code: z.enum(problemTypes.map(({ code }) => code)).meta({ description: 'What a program looks at.' }),
  errors: z
    .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))
    .max(100)
    .optional()
    .meta({ description: 'The fields to fix.' }),
})

export type ProblemAnswerBody = z.output<typeof problemAnswerSchema>
