import { z } from 'zod'
import { fieldIssueSchema, issueLimits } from '#contract/generate-api.ts'
import { limits } from '#core/limits.ts'
import { serviceErrors } from './problem-guide.ts'

/** Problem details (RFC 9457) with a stable code and the fields to fix. */
export const problemAnswerSchema = z
  .strictObject({
    type: z
      .url()
      .max(2048)
      .meta({
        description: 'Address of an explanation.',
        examples: ['https://invoices.example.com/errors#invalid_invoice'],
      }),
    title: z.string().meta({
      description: 'The problem in a few words, the same for each occurrence.',
      maxLength: 200,
      examples: ['The document has fields to fix.'],
    }),
    status: z
      .int()
      .min(400)
      .max(599)
      .meta({ description: 'The status of the answer.', examples: [422] }),
    detail: z.string().meta({
      description: 'This occurrence, in English, for people. It may be reworded.',
      maxLength: issueLimits.message,
      examples: ['One field needs fixing.'],
    }),
    instance: z.string().meta({
      description: 'Names the request by its X-Request-Id, as the log of the service does.',
      format: 'uri',
      maxLength: 500,
      examples: ['urn:request:6f1c1c3e-0000-4000-8000-000000000000'],
    }),
    code: z.enum(serviceErrors).meta({
      description: 'Stable name of the problem, for programs. There may be new ones.',
      examples: ['invalid_invoice'],
    }),
    errors: z
      .array(z.strictObject(fieldIssueSchema.shape))
      .max(limits.issues)
      .optional()
      .meta({ description: 'The fields or query parameters to fix; absent where none is to blame.' }),
  })
  .meta({ description: 'A failure, as RFC 9457 describes it.' })

export type ProblemAnswerBody = z.output<typeof problemAnswerSchema>
