import { z } from 'zod'
import { limits } from '#core/limits.ts'

/**
 * HTTP interface between a client and the invoice generation service, with the names of the service's
 * documentation.
 */

/** Both documented paths of the same operation. */
export const generatePaths = ['/v1/invoices/generate', '/v1/generate'] as const

/** Validates an invoice without generating its PDF. */
export const validatePath = '/v1/validate'

export const headers = {
  apiKey: 'X-API-Key',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
  rateLimit: 'RateLimit',
  rateLimitPolicy: 'RateLimit-Policy',
  billingWarning: 'Billing-Warning',
  prefer: 'Prefer',
  preferenceApplied: 'Preference-Applied',
} as const

/** Visible ASCII, which every HTTP client can send and every log can show. */
export const idempotencyKeyFormat = /^[\x21-\x7e]{1,255}$/

/** Days for which a service remembers the answer to an Idempotency-Key; after that, a repetition is billed again. */
export const idempotencyDays = 30

/** Characters that are safe in a header and in a log without quotes. */
export const requestIdFormat = /^[\w.:/+=-]{1,128}$/
export const requestIdExample = '6f1c1c3e-0000-4000-8000-000000000000'

/** Format of the project's own service; other services may use another one. */
export const jobIdFormat = /^job_[0-9a-f]{32}$/
export const jobIdExample = `job_${'0123456789abcdef'.repeat(2)}`

/** Maximum lengths of the parts of an issue in an answer of the project's own service. */
export const issueLimits = { path: 1000, code: 64, message: 2000 } as const

/** Whether the PDF contains the requested e-invoice; a PDF marked TEST never does. */
export const eInvoiceOutcome = z.enum(['attached', 'not_in_test'])
export type EInvoiceOutcome = z.output<typeof eInvoiceOutcome>

/** A field that must be corrected or should be checked. */
export const fieldIssueSchema = z.object({
  path: z.string().meta({
    description: 'JSON path of the field; empty for the whole invoice.',
    maxLength: issueLimits.path,
    examples: ['seller.iban', 'items[0].quantity'],
  }),
  code: z.string().meta({
    description:
      'Stable name of the problem, for programs. With e_invoice also the official id of a rule, such as BR-CO-26. There may be new ones.',
    maxLength: issueLimits.code,
    examples: ['mistyped_iban', 'missing', 'invalid_value'],
  }),
  message: z.string().meta({
    description: 'What to do, in English, for people. It may be reworded.',
    maxLength: issueLimits.message,
    examples: ['This IBAN is mistyped: its check digits do not fit.'],
  }),
})

export type FieldIssue = z.output<typeof fieldIssueSchema>

export const generateAnswerSchema = z
  .object({
    invoiceUrl: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .meta({
        description: 'Link to the PDF that needs no key, in force for 30 days. Treat it as a secret.',
        examples: [
          `https://invoices.example.com/v1/files/${'0123456789abcdef'.repeat(2)}.pdf?exp=1798761600&sig=${'x'.repeat(43)}`,
        ],
      }),
    jobId: z
      .string()
      .min(1)
      .max(200)
      .meta({
        description: 'Id of the generation, for good.',
        pattern: jobIdFormat.source,
        examples: [jobIdExample],
      }),
    status: z
      .literal('done')
      .optional()
      .catch(undefined)
      .meta({
        description: 'In answers to Prefer: respond-async only, where an invoice may also be queued.',
        examples: ['done'],
      }),
    /** absent for a template of the service; other services may return anything */
    templateVersion: z
      .int()
      .min(1)
      .max(999_999_999)
      .optional()
      .catch(undefined)
      .meta({
        description:
          'Version of a template that the account keeps, with which the PDF was made; absent for a template of the service.',
        examples: [3],
      }),
    /** absent if no e-invoice was requested; other services may return anything */
    eInvoice: eInvoiceOutcome
      .optional()
      .catch(undefined)
      .meta({
        description:
          'What became of the e-invoice; absent where none was asked for. not_in_test: PDFs of a test key never carry one.',
        examples: ['attached'],
      }),
    /** absent while it is stored; other services may return anything */
    pdfDeletedAt: z.iso
      .datetime()
      .optional()
      .catch(undefined)
      .meta({
        description: 'When the PDF was deleted; absent while it is stored. The link then answers 410.',
        examples: ['2026-12-21T12:00:00.000Z'],
      }),
    /** absent if there are none; other services may return anything */
    warnings: z.array(fieldIssueSchema).optional().catch(undefined).meta({
      description: 'Values that are allowed and probably not meant; absent where there are none.',
      maxItems: limits.issues,
    }),
  })
  .meta({ description: 'A PDF that was made.' })

/**
 * Value of {@link headers.prefer} for asynchronous generation: the answer is sent at once, and the PDF is generated
 * later.
 */
export const respondAsync = 'respond-async'

/** Body of a successful response. */
export type GenerateAnswer = z.output<typeof generateAnswerSchema>

/** Result of a validation: errors for which the invoice would be refused, and implausible values. */
export const validateAnswerSchema = z
  .object({
    valid: z.boolean().meta({ description: 'Whether there are no errors.', examples: [true] }),
    errors: z.array(fieldIssueSchema).meta({
      description: 'What generation refuses with 422.',
      maxItems: limits.issues,
      examples: [[]],
    }),
    warnings: z.array(fieldIssueSchema).meta({
      description: 'Values that are allowed and probably not meant.',
      maxItems: limits.issues,
    }),
  })
  .meta({ description: 'The findings of an invoice.' })

export type ValidateAnswer = z.output<typeof validateAnswerSchema>

/** RFC 9457, `application/problem+json`. Lenient, because other services may send less. */
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
