import { z } from 'zod'

/**
 * HTTP interface between a client and the invoice generation service, with the names of the service's
 * documentation.
 */

/** Both documented paths of the same operation. */
export const generatePaths = ['/v1/invoices/generate', '/v1/generate'] as const

/** Checks an invoice without making its PDF. */
export const validatePath = '/v1/validate'

export const headers = {
  apiKey: 'X-API-Key',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  rateLimit: 'RateLimit',
  rateLimitPolicy: 'RateLimit-Policy',
} as const

/** Visible ASCII, which every HTTP client can send and every log can show. */
export const idempotencyKeyFormat = /^[\x21-\x7e]{1,255}$/

/** Days for which a service remembers the answer to an Idempotency-Key; a later repetition is billed anew. */
export const idempotencyDays = 30

/** Characters that are safe in a header and in a log without quotes. */
export const requestIdFormat = /^[\w.:/+=-]{1,128}$/

/** Format of the project's own service; other services may use another one. */
export const jobIdFormat = /^job_[0-9a-f]{32}$/

/** Whether the PDF carries the e-invoice that was asked for; a PDF marked TEST never does. */
export const eInvoiceOutcome = z.enum(['attached', 'not_in_test'])
export type EInvoiceOutcome = z.output<typeof eInvoiceOutcome>

/** A field to correct or to look at. */
const fieldIssueSchema = z.object({
  path: z.string().meta({ description: 'JSON path of the field, such as items[0].quantity.' }),
  code: z.string().meta({ description: 'What a program looks at.' }),
  message: z.string(),
})

export type FieldIssue = z.output<typeof fieldIssueSchema>

export const generateAnswerSchema = z.object({
  invoiceUrl: z.url({ protocol: /^https?$/ }).max(2048),
  jobId: z.string().min(1).max(200),
  /** absent where no e-invoice was asked for; other services say what they like */
  eInvoice: eInvoiceOutcome.optional().catch(undefined),
  /** absent where there are none; other services say what they like */
  warnings: z.array(fieldIssueSchema).optional().catch(undefined),
})

/** Body of a successful response. */
export type GenerateAnswer = z.output<typeof generateAnswerSchema>

/** Answer to a check: what would refuse the invoice, and what is allowed and probably not meant. */
export const validateAnswerSchema = z.object({
  valid: z.boolean().meta({ description: 'Whether there are no errors.' }),
  errors: z.array(fieldIssueSchema),
  warnings: z.array(fieldIssueSchema),
})

export type ValidateAnswer = z.output<typeof validateAnswerSchema>

/** RFC 9457, `application/problem+json`. Lenient, because other services send less. */
export const problemSchema = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  status: z.number().optional(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  code: z.string().optional(),
  errors: z.array(fieldIssueSchema).optional(),
})

export type Problem = z.output<typeof problemSchema>
