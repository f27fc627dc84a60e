import { z } from 'zod'
import { schemaText } from '#core/messages/schema-message.ts'
import { jobIdFormat } from './generate-api.ts'

/** Read operations of the service; additions to its original documentation. */

export const readPaths = {
  /** with an Idempotency-Key: the answer to the request that carried it */
  jobs: '/v1/jobs',
  /** followed by a job id */
  job: '/v1/jobs/',
  templates: '/v1/templates',
  usage: '/v1/usage',
} as const

export const templatesAnswerSchema = z.object({
  templates: z.array(
    z.object({
      name: z.string().meta({ description: 'What template takes.' }),
      title: z.string(),
      description: z.string(),
    }),
  ),
})

export type TemplatesAnswer = z.output<typeof templatesAnswerSchema>

export const usageQuerySchema = z.strictObject({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, schemaText('query.month'))
    .optional()
    .meta({ description: 'A month of UTC; the present one when it is left out.' }),
  after: z
    .string()
    .regex(jobIdFormat, schemaText('query.next'))
    .optional()
    .meta({ description: 'The next of the answer before: the entries that follow.' }),
})

export const usageAnswerSchema = z.object({
  month: z.string(),
  billed: z.int().meta({ description: 'All billed generations of the month.' }),
  entries: z
    .array(
      z.object({
        jobId: z.string(),
        template: z.string(),
        invoiceNumber: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .max(100)
    .meta({ description: 'The ledger, oldest first.' }),
  next: z.string().nullable().meta({ description: 'What after takes; null when these were the last.' }),
})

export type UsageAnswer = z.output<typeof usageAnswerSchema>
