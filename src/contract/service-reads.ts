import { z } from 'zod'
import { invoiceNumber, templateName } from '#core/fields/value-schemas.ts'
import { schemaText } from '#core/messages/schema-message.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import { generateAnswerSchema, jobIdFormat } from './generate-api.ts'

/** Read operations of the service; additions to its original documentation. */

export const readPaths = {
  /** the list of jobs; with an Idempotency-Key the answer to the request that carried it */
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

const instantFormat =
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$/

/** A day of UTC, which is its start, or a time of RFC 3339; converted to ISO 8601 in UTC with milliseconds. */
const instant = z
  .string()
  .regex(instantFormat, { error: schemaText('query.instant'), abort: true })
  .refine(text => isCalendarDate(text.slice(0, 10)), schemaText('query.instant'))
  .transform(text => new Date(text).toISOString())

/** Jobs of a page, unless the query asks for another number. */
export const usualJobLimit = 50
const maxJobLimit = 100

export const jobsQuerySchema = z.strictObject({
  template: templateName.optional().meta({ description: 'Jobs with this template.' }),
  invoice_number: invoiceNumber
    .optional()
    .meta({ description: 'Jobs with exactly this invoice number, character by character.' }),
  created_from: instant.optional().meta({
    description: 'Jobs created at this time or later. A date means 00:00 UTC of that day.',
  }),
  created_before: instant.optional().meta({
    description: 'Jobs created before this time. A date means 00:00 UTC of that day.',
  }),
  cursor: z
    .string()
    .regex(jobIdFormat, schemaText('query.next'))
    .optional()
    .meta({ description: 'The next of the previous page: the jobs that follow. Send the same filters.' }),
  limit: z
    .string()
    .refine(text => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= maxJobLimit, schemaText('query.limit'))
    .transform(Number)
    .optional()
    .meta({
      description: 'Most jobs of a page.',
      type: 'integer',
      minimum: 1,
      maximum: maxJobLimit,
      default: usualJobLimit,
    }),
})

export const jobSchema = generateAnswerSchema.omit({ warnings: true }).extend({
  mode: z.enum(['live', 'test']).meta({ description: 'live is billed, test is free.' }),
  template: z.string().meta({ description: 'Template of the invoice.' }),
  invoiceNumber: z.string().meta({ description: 'Number of the invoice.' }),
  createdAt: z.iso.datetime().meta({ description: 'When the job was recorded, UTC.' }),
})

export const jobListSchema = z.object({
  jobs: z.array(jobSchema).max(maxJobLimit).meta({ description: 'The jobs, newest first.' }),
  next: z
    .string()
    .nullable()
    .meta({ description: 'What cursor takes for the next page; null on the last page.' }),
})

export type JobList = z.output<typeof jobListSchema>

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

export const healthAnswerSchema = z.object({ status: z.literal('ok') })

export type HealthAnswer = z.output<typeof healthAnswerSchema>
