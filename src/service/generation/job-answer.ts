import { z } from 'zod'
import { fieldIssueSchema, generateAnswerSchema, jobIdExample } from '#contract/generate-api.ts'
import { jobCursorFormat, jobStatuses, maxJobLimit, recordedFields } from '#contract/service-reads.ts'
import type { Issue } from '#core/errors/issue.ts'
import { english } from '../languages/english.ts'
import { fieldIssueOf } from '../problems/field-issue.ts'
import { problemAnswerSchema } from '../problems/problem-schema.ts'
import type { Job } from '../store/jobs.ts'
import type { QueuedJob } from '../store/queued-jobs.ts'
import { type LinkDeps, outcomeOfJob } from './answer-of-job.ts'

const { invoiceUrl, templateVersion, eInvoice, pdfDeletedAt, warnings } = generateAnswerSchema.shape

const decimal = z.string().regex(/^-?[0-9]{1,40}(\.[0-9]{1,40})?$/)

const { description: linkDescription, ...linkMeta } = invoiceUrl.meta() ?? {}

/** One schema for every state of a job, so that clients parse all of them alike. */
export const jobSchema = z
  .object({
    jobId: recordedFields.jobId,
    status: z.enum(jobStatuses).meta({
      description:
        'done: the PDF was made. queued and running: it will be, after a request with Prefer: respond-async. failed: nothing was made or billed, and nothing will be.',
      examples: ['done'],
    }),
    mode: z.enum(['live', 'test']).meta({
      description: 'Kind of the key: live is billed, test is free and marked TEST.',
      examples: ['live'],
    }),
    template: recordedFields.template,
    templateVersion,
    invoiceNumber: recordedFields.invoiceNumber,
    createdAt: z.iso.datetime().meta({
      description: 'When a job that is done was recorded, any other accepted; in UTC with milliseconds.',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
    invoiceUrl: invoiceUrl
      .optional()
      .meta({ ...linkMeta, description: `${linkDescription} Absent until it is done.` }),
    pages: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .meta({
        description: 'Pages of the PDF; absent until it is done, and of jobs from before it was recorded.',
        examples: [1],
      }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional()
      .meta({ description: 'Currency of the amounts (ISO 4217); absent as pages.', examples: ['EUR'] }),
    total: decimal.optional().meta({
      description: 'Total of the invoice with tax, as a decimal; absent as pages.',
      examples: ['1086.87'],
    }),
    payable: decimal.optional().meta({
      description: 'Amount due, after what was prepaid and cash rounding, as a decimal; absent as pages.',
      examples: ['886.87'],
    }),
    eInvoice,
    pdfDeletedAt,
    problem: problemAnswerSchema.omit({ instance: true }).optional().meta({
      description: 'Problem of a failed job, as a request without Prefer would get it; absent otherwise.',
    }),
    warnings: z
      .array(fieldIssueSchema)
      .optional()
      .meta({
        ...warnings.meta(),
        description:
          'Values that are allowed and probably not meant; only in the answer that accepts the invoice, and absent where there are none.',
      }),
  })
  .meta({ description: 'An invoice that was made, is queued, or failed.' })

export type JobAnswer = z.output<typeof jobSchema>

export const jobListSchema = z
  .object({
    jobs: z.array(jobSchema).max(maxJobLimit).meta({ description: 'The jobs, newest first.' }),
    next: z
      .string()
      .regex(jobCursorFormat)
      .nullable()
      .meta({
        description: 'What cursor takes for the next page; null on the last page.',
        examples: [jobIdExample],
      }),
  })
  .meta({ description: 'A page of jobs.' })

export type JobList = z.output<typeof jobListSchema>

/** Answers a job that is done. */
export function answerOfDone(job: Job, deps: LinkDeps): JobAnswer {
  const { invoiceUrl, eInvoice, pdfDeletedAt } = outcomeOfJob(job, deps)
  const { pages, currency, total, payable } = job
  return {
    invoiceUrl,
    jobId: job.id,
    status: 'done',
    ...{
      mode: job.mode,
      template: job.template,
      ...(job.template_version !== null && { templateVersion: job.template_version }),
      invoiceNumber: job.invoice_number,
      createdAt: job.created_at,
    },
    ...(pages !== null && { pages }),
    ...(currency !== null && { currency }),
    ...(total !== null && { total }),
    ...(payable !== null && { payable }),
    ...(eInvoice !== undefined && { eInvoice }),
    ...(pdfDeletedAt !== undefined && { pdfDeletedAt }),
  }
}

/**
 * Answers a job that is queued or failed.
 * @param warnings about the invoice, which are not stored with the job
 */
export const answerOfQueued = (
  job: Omit<QueuedJob, 'account_id' | 'fingerprint'>,
  warnings: readonly Issue[] = [],
): JobAnswer => ({
  ...{ jobId: job.id, status: job.status, mode: job.mode },
  template: job.template,
  ...(job.template_version !== null && { templateVersion: job.template_version }),
  ...{ invoiceNumber: job.invoice_number, createdAt: job.created_at },
  ...(job.problem !== null && { problem: JSON.parse(job.problem) }),
  ...(warnings.length > 0 && { warnings: warnings.map(issue => fieldIssueOf(issue, english)) }),
})
