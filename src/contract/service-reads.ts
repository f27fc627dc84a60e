import { z } from 'zod'
import { invoiceNumber, templateName } from '#core/fields/value-schemas.ts'
import { limits } from '#core/limits.ts'
import { schemaText } from '#core/messages/schema-message.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import { generateAnswerSchema, jobIdExample, jobIdFormat } from './generate-api.ts'

/** Operations that read what the service generated; additions to its original documentation. */

export const readPaths = {
  /**
   * the list of jobs; with an Idempotency-Key the answer to the request with this key, as clients without jobByKey
   * request it
   */
  jobs: '/v1/jobs',
  /** the job of the request with an Idempotency-Key */
  jobByKey: '/v1/jobs/by-key',
  /** followed by a job id */
  job: '/v1/jobs/',
  templates: '/v1/templates',
  usage: '/v1/usage',
  account: '/v1/account',
} as const

export const monthFormat = /^\d{4}-(0[1-9]|1[0-2])$/

const instantFormat =
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$/

/** A day of UTC, which is its start, or a time of RFC 3339; converted to ISO 8601 in UTC with milliseconds. */
const instant = z
  .string()
  .regex(instantFormat, { error: schemaText('query.instant'), abort: true })
  .refine(text => isCalendarDate(text.slice(0, 10)), schemaText('query.instant'))
  .transform(text => new Date(text).toISOString())

/** Default number of jobs per page. */
export const usualJobLimit = 50
export const maxJobLimit = 100

/** A job is queued or running only with Prefer: respond-async; a failed one was neither generated nor billed. */
export const jobStatuses = ['queued', 'running', 'failed', 'done'] as const

/**
 * The last job of a page. For lists of unfinished jobs it contains the job's time in milliseconds, because jobs leave
 * the queue.
 */
export const jobCursorFormat = /^([0-9]{1,14}\.)?job_[0-9a-f]{32}$/

export const jobsQuerySchema = z.strictObject({
  template: templateName.optional().meta({ description: 'Jobs with this template.', examples: ['minimal'] }),
  invoice_number: invoiceNumber.optional().meta({
    description: 'Jobs with exactly this invoice number, character by character.',
    examples: ['2026-0042'],
  }),
  created_from: instant.optional().meta({
    description: 'Jobs created at this time or later. A date means 00:00 UTC of that day.',
    examples: ['2026-11-01'],
  }),
  created_before: instant.optional().meta({
    description: 'Jobs created before this time. A date means 00:00 UTC of that day.',
    examples: ['2026-12-01', '2026-11-21T12:00:00Z'],
  }),
  status: z
    .enum(jobStatuses)
    .optional()
    .meta({
      description:
        'Jobs with this status; those that are done if it is left out. Failed jobs are kept for 30 days, of an account and mode the last 1,000.',
      default: 'done',
      examples: ['failed'],
    }),
  cursor: z
    .string()
    .regex(jobCursorFormat, schemaText('query.next'))
    .optional()
    .meta({
      description: 'The next of the previous page: the jobs that follow. Send the same filters.',
      examples: [jobIdExample],
    }),
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
      examples: [100],
    }),
})

/** A recorded generation, in a list of jobs or in the ledger. */
export const recordedFields = {
  jobId: generateAnswerSchema.shape.jobId,
  template: templateName.meta({ description: 'Template of the invoice.', examples: ['minimal'] }),
  invoiceNumber: z.string().meta({
    description: 'Number of the invoice.',
    maxLength: limits.invoiceNumberLength,
    examples: ['2026-0042'],
  }),
  createdAt: z.iso.datetime().meta({
    description: 'When the job was recorded, in UTC with milliseconds.',
    examples: ['2026-11-21T12:00:00.000Z'],
  }),
}

export const deletionSchema = z
  .object({
    jobId: generateAnswerSchema.shape.jobId,
    deletedAt: z.iso.datetime().meta({
      description: 'When it was deleted, in UTC; a repeated request does not change it.',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
  })
  .meta({ description: 'What was deleted.' })

export type Deletion = z.output<typeof deletionSchema>

const nextPage = z.string().regex(jobIdFormat).nullable()

export const usageQuerySchema = z.strictObject({
  month: z
    .string()
    .regex(monthFormat, schemaText('query.month'))
    .optional()
    .meta({
      description: 'A month of UTC; the present one when it is left out.',
      examples: ['2026-11'],
    }),
  after: z
    .string()
    .regex(jobIdFormat, schemaText('query.next'))
    .optional()
    .meta({
      description: 'The next of the previous page: the entries that follow.',
      examples: [jobIdExample],
    }),
})

/** `null` for a plan without a limit */
const planLimit = z.int().min(0).nullable()

const planSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the plan.', maxLength: 40, examples: ['business'] }),
    name: z.string().meta({ description: 'Name for people.', maxLength: 100, examples: ['Business'] }),
    requestsPerMinute: planLimit.meta({
      description: 'Requests a minute, live and test separately. null: no limit of the plan.',
      examples: [1200],
    }),
    concurrentRenders: planLimit.meta({
      description: 'Invoices of the account that are rendered at once. null: no limit of the plan.',
      examples: [4],
    }),
    storedBytes: planLimit.meta({
      description: 'Bytes of stored PDFs and templates; no more are made. null: no limit of the plan.',
      examples: [10_000_000_000],
    }),
    monthlyWarning: planLimit.meta({
      description: 'Live PDFs of a month from which on the dashboard warns. null: no limit of the plan.',
      examples: [900],
    }),
    monthlyCap: planLimit.meta({
      description: 'Live PDFs of a month; no more are made. null: no limit of the plan.',
      examples: [1000],
    }),
    liveKeptDays: planLimit.meta({
      description:
        'Days for which live PDFs are kept, then they are deleted. null: until they are deleted on request.',
      examples: [3650],
    }),
  })
  .meta({ description: 'What the account may use.' })

export const accountAnswerSchema = z
  .object({
    id: z
      .string()
      .max(40)
      .meta({ description: 'Id of the account.', examples: ['acc_0123456789abcdef0123'] }),
    name: z
      .string()
      .max(100)
      .meta({ description: 'Name of the account; may be empty.', examples: ['Example Studio'] }),
    mode: z.enum(['live', 'test']).meta({
      description: 'Of the key that asks: live is billed, test is free.',
      examples: ['live'],
    }),
    /** absent in answers of other services, and of versions without scopes */
    scopes: z
      .array(z.string().max(40))
      .max(20)
      .optional()
      .meta({
        description:
          'What the key may do: make and check invoices, read what was made, change templates. There may be new ones.',
        examples: [['generate', 'read']],
      }),
    plan: planSchema.pick({ id: true, name: true }).meta({ description: 'The plan of the account.' }),
    month: z
      .string()
      .regex(monthFormat)
      .meta({
        description: 'The present month of UTC.',
        examples: ['2026-11'],
      }),
    monthlyCap: planSchema.shape.monthlyCap,
    billed: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description:
          'Live PDFs that were billed in this month. null with a test key, which learns nothing of what live keys do.',
        examples: [12],
      }),
    price: z
      .string()
      .max(100)
      .nullable()
      .meta({
        description:
          'What a live PDF costs with this plan, in words of the operator. null where the operator says nothing here.',
        examples: ['0.20 € per PDF'],
      }),
    // absent in answers of earlier versions
    key: z
      .object({
        name: z
          .string()
          .max(100)
          .meta({ description: 'Name of the key.', examples: ['Billwright on Studio'] }),
        monthlyCap: planLimit.meta({
          description:
            'Live PDFs of a month that the key makes; no more are made. null: no limit of its own.',
          examples: [20],
        }),
        billed: z
          .int()
          .min(0)
          .nullable()
          .meta({
            description: 'Live PDFs of this month that were billed with the key. null with a test key.',
            examples: [3],
          }),
      })
      .optional()
      .meta({ description: 'The key that asks, and what it may use.' }),
  })
  .meta({ description: 'The account of the key: what it may use, has used, and pays.' })

export type AccountAnswer = z.output<typeof accountAnswerSchema>

const creditSchema = z
  .object({
    jobId: generateAnswerSchema.shape.jobId,
    reason: z.string().meta({
      description: 'Why the job is not charged.',
      maxLength: 100,
      examples: ['The logo was missing'],
    }),
    createdAt: z.iso.datetime().meta({
      description: 'When the credit was given, in UTC with milliseconds.',
      examples: ['2026-11-22T09:00:00.000Z'],
    }),
  })
  .meta({ description: 'A billed generation that is not charged.' })

const usagePartSchema = z
  .object({
    keyId: z.string().meta({ description: 'Id of the key.', maxLength: 40, examples: ['key_0123456789'] }),
    template: recordedFields.template,
    billed: z
      .int()
      .min(0)
      .meta({ description: 'Billed generations.', examples: [230] }),
    credited: z
      .int()
      .min(0)
      .meta({ description: 'Credits.', examples: [1] }),
  })
  .meta({ description: 'What was billed with a key for a template.' })

export const usageAnswerSchema = z
  .object({
    month: z.string().meta({
      description: 'The month of UTC that was read.',
      pattern: monthFormat.source,
      examples: ['2026-11'],
    }),
    billed: z
      .int()
      .min(0)
      .meta({ description: 'All billed generations of the month.', examples: [230] }),
    credited: z
      .int()
      .min(0)
      .meta({ description: 'Credits given in the month, also for earlier jobs.', examples: [1] }),
    credits: z
      .array(creditSchema)
      .max(100)
      .meta({ description: 'The last 100 credits of the month, oldest first.' }),
    parts: z
      .array(usagePartSchema)
      .max(10_000)
      .meta({ description: 'What was billed and credited, by key and template.' }),
    storedBytes: z
      .object({
        live: z
          .int()
          .min(0)
          .meta({ description: 'Of live PDFs.', examples: [5_400_000] }),
        test: z
          .int()
          .min(0)
          .meta({ description: 'Of test PDFs.', examples: [120_000] }),
        templates: z
          .int()
          .min(0)
          .meta({ description: 'Of templates of the account, in all versions.', examples: [24_000] }),
      })
      .meta({ description: 'Bytes of the PDFs and templates that are stored now.' }),
    plan: planSchema,
    entries: z
      .array(
        z.object({
          ...recordedFields,
          template: recordedFields.template.nullable().meta({
            description: 'Template of the invoice; null once the job was deleted.',
            examples: ['minimal'],
          }),
          invoiceNumber: recordedFields.invoiceNumber.nullable().meta({
            description: 'Number of the invoice; null once the job was deleted.',
            examples: ['2026-0042'],
          }),
        }),
      )
      .max(100)
      .meta({ description: 'The ledger, oldest first.' }),
    next: nextPage.meta({
      description: 'What after takes; null when these were the last.',
      examples: [null],
    }),
  })
  .meta({ description: 'A page of the ledger of a month.' })

export type UsageAnswer = z.output<typeof usageAnswerSchema>

export const healthAnswerSchema = z
  .object({
    status: z.literal('ok').meta({ description: 'There is no other value.', examples: ['ok'] }),
  })
  .meta({ description: 'The service works.' })

export type HealthAnswer = z.output<typeof healthAnswerSchema>
