import type { z } from 'zod'
import type { oauthForms } from '#contract/device-grant-api.ts'
import { generatePaths, headers, jobIdExample, jobIdFormat, validatePath } from '#contract/generate-api.ts'
import { jobsQuerySchema, readPaths, usageQuerySchema } from '#contract/service-reads.ts'
import type { ServiceErrorCode } from '../problems/problem-guide.ts'
import type { AnswerName } from './answer-schemas.ts'
import { connectingOperations } from './connecting-operations.ts'
import type { ResponseHeader } from './headers.ts'
import { json } from './json-answer.ts'

/** One operation of the interface, as the document tells it. A test holds the list to the routes. */
export interface Operation {
  method: 'get' | 'post' | 'delete'
  path: string
  id: string
  tag: 'Invoices' | 'Account' | 'Connecting' | 'Service'
  summary: string
  description: string
  needsKey: boolean
  takesInvoice?: true
  /** fields of a form that it takes */
  form?: keyof typeof oauthForms
  /** answers 400, 429 and 503 as OAuth does */
  hasOAuthErrors?: true
  /** description of the Idempotency-Key */
  idempotencyKey?: string
  needsIdempotencyKey?: true
  /** further headers of a 200 */
  answerHeaders?: ResponseHeader[]
  /** headers of the request that its answers repeat, if it has them */
  echo?: ResponseHeader[]
  query?: z.ZodObject
  pathParameters?: Record<string, { description: string; pattern: string; examples: string[] }>
  signedQuery?: true
  /** answers 202 to Prefer: respond-async */
  mayAnswerLater?: true
  /** what Prefer: respond-async means */
  prefer?: string
  /** answers a Range header with 206 */
  hasParts?: true
  answer: { description: string; mediaType: string; schema: AnswerName[] | 'bytes' | 'text' | 'object' }
  /** besides those that any request can meet */
  problems: ServiceErrorCode[]
}

const generate = {
  method: 'post',
  tag: 'Invoices',
  needsKey: true,
  takesInvoice: true,
  mayAnswerLater: true,
  prefer: 'respond-async: answer as soon as the invoice is stored, and make the PDF later (RFC 7240).',
  idempotencyKey:
    'Names this invoice, so that a repeated request is answered as the first one and billed once.',
  answerHeaders: [headers.billingWarning],
  echo: [headers.idempotencyKey],
  answer: json('The PDF is stored; with a live key it is billed.', 'Generation'),
  problems: [
    'invalid_json',
    'invalid_idempotency_key',
    'idempotency_in_flight',
    'too_large',
    'unsupported_media_type',
    'invalid_invoice',
    'unknown_template',
    'idempotency_mismatch',
    'overloaded',
    'render_timeout',
    'render_failed',
    'recording_unknown',
    'monthly_limit_reached',
    'storage_limit_reached',
  ],
} as const

const health = {
  method: 'get',
  tag: 'Service',
  needsKey: false,
  answer: json('It does.', 'Health'),
  problems: [],
} satisfies Partial<Operation>

const jobIdParameter = {
  jobId: { description: 'The jobId of an answer.', pattern: jobIdFormat.source, examples: [jobIdExample] },
}

export const operations: readonly Operation[] = [
  {
    ...generate,
    answerHeaders: [...generate.answerHeaders],
    echo: [...generate.echo],
    problems: [...generate.problems],
    path: generatePaths[0],
    id: 'generateInvoice',
    summary: 'Make the PDF of an invoice',
    description:
      'A live key bills the PDF; a test key makes one for free, with every page marked TEST. A request that is repeated with its Idempotency-Key within 30 days gets the first answer again and is billed once. Bodies are compared by value: 60 and 60.0 are one invoice.\n\nWith Prefer: respond-async the answer is 202 as soon as the invoice is stored, and the PDF is made and billed later. Such an invoice may have ten times as many line items. What is known to refuse it refuses it at once; the rest, such as a logo that cannot be drawn, shows in the job.',
  },
  {
    ...generate,
    answerHeaders: [...generate.answerHeaders],
    echo: [...generate.echo],
    problems: [...generate.problems],
    path: generatePaths[1],
    id: 'generateInvoiceShort',
    summary: 'Make the PDF of an invoice, under the shorter path',
    description: `The same operation as ${generatePaths[0]}; both share their Idempotency-Keys.`,
  },
  {
    method: 'post',
    path: validatePath,
    id: 'validateInvoice',
    tag: 'Invoices',
    needsKey: true,
    takesInvoice: true,
    prefer:
      'respond-async: check with the limits of queued invoices (RFC 7240). The answer comes at once all the same.',
    summary: 'Check an invoice without making its PDF',
    description:
      'Free with any key; nothing is stored. Errors are what generation refuses with 422: fields, template, characters that no font has (missing_glyph; a warning with a test key, unless the operator chose otherwise), and the rules of the e-invoice that is asked for. Warnings are values that are allowed and probably not meant, such as an IBAN with wrong check digits; the operator may treat them as errors. Whether a logo can be drawn shows only when the PDF is made.',
    answer: json('The findings; none of them changes the status.', 'Validation'),
    problems: [
      'invalid_json',
      'too_large',
      'unsupported_media_type',
      'render_timeout',
      'render_failed',
      'overloaded',
    ],
  },
  {
    method: 'get',
    path: readPaths.jobs,
    id: 'listJobs',
    tag: 'Invoices',
    needsKey: true,
    query: jobsQuerySchema,
    summary: 'List jobs',
    description:
      'The jobs of the account in the mode of the key (live or test), newest first, a page at a time: those that are done, or those with another status. A job that is recorded while pages are read is not in later pages and moves none. A page costs the same at any depth.',
    answer: json('A page of jobs.', 'JobList'),
    problems: ['invalid_query'],
  },
  {
    method: 'get',
    path: readPaths.jobByKey,
    id: 'findJob',
    tag: 'Invoices',
    needsKey: true,
    echo: [headers.idempotencyKey],
    idempotencyKey: 'Of the request whose answer was lost.',
    needsIdempotencyKey: true,
    summary: 'Find the job of a request by its Idempotency-Key',
    description:
      'For a client that never got its answer. Waits for a request that is still at work, and never makes an invoice. 404 means that nothing was made under this Idempotency-Key so far; a request that has not arrived yet may still make one, so wait as long as your own request may take, or repeat it with the same Idempotency-Key, which is always safe. GET /v1/jobs with the header Idempotency-Key still gives the first answer to the byte, as before this address existed.',
    answer: json('The job.', 'Job'),
    problems: [
      'invalid_query',
      'invalid_idempotency_key',
      'not_found',
      'job_deleted',
      'idempotency_in_flight',
    ],
  },
  {
    method: 'get',
    path: `${readPaths.job}{jobId}`,
    id: 'getJob',
    tag: 'Invoices',
    needsKey: true,
    pathParameters: jobIdParameter,
    summary: 'Get a job',
    description:
      'Its status, link, number, template, amounts and pages, for keys of the account and the mode (live or test) that made it. Once the link has expired, the answer has a fresh one. A failed job is kept for 30 days, of an account and mode the last 1,000; a test job for 30 days after its PDF was deleted.',
    answer: json('The job.', 'Job'),
    problems: ['not_found', 'job_deleted'],
  },
  {
    method: 'get',
    path: `${readPaths.job}{jobId}/pdf`,
    id: 'getPdfOfJob',
    tag: 'Invoices',
    needsKey: true,
    pathParameters: jobIdParameter,
    summary: 'Get the PDF of a generation',
    description:
      'For keys of the account and the mode (live or test) that made it, for as long as the PDF is stored. With a Range header of one part the answer is that part, with status 206.',
    answer: { description: 'The PDF.', mediaType: 'application/pdf', schema: 'bytes' },
    hasParts: true,
    problems: ['not_found', 'pdf_deleted', 'pdf_damaged', 'range_not_satisfiable'],
  },
  {
    method: 'delete',
    path: `${readPaths.job}{jobId}/pdf`,
    id: 'deletePdfOfJob',
    tag: 'Invoices',
    needsKey: true,
    pathParameters: jobIdParameter,
    summary: 'Delete the PDF of a generation',
    description:
      'For keys with the scopes generate and read, of the account and the mode (live or test) that made it. Links to the PDF answer 410 from then on. Job, ledger entry and the answer to its Idempotency-Key stay. Repeating it changes nothing.',
    answer: json('The PDF is deleted.', 'Deletion'),
    problems: ['not_found'],
  },
  {
    method: 'delete',
    path: `${readPaths.job}{jobId}`,
    id: 'deleteJob',
    tag: 'Invoices',
    needsKey: true,
    pathParameters: jobIdParameter,
    summary: 'Delete a job and its PDF',
    description:
      'For keys with the scopes generate and read, of the account and the mode (live or test) that made it. Deletes the PDF, and invoice number and template in job and ledger. That it was billed stays: job id, key and time. The answer to its Idempotency-Key stays for its 30 days, so that a repeated request is not billed again. Repeating it changes nothing. A queued invoice leaves the queue, and is neither generated nor billed.',
    answer: json('The job is deleted.', 'Deletion'),
    problems: ['not_found'],
  },
  {
    method: 'post',
    path: `${readPaths.job}{jobId}/link`,
    id: 'replaceLinkOfJob',
    tag: 'Invoices',
    needsKey: true,
    pathParameters: jobIdParameter,
    summary: 'Revoke the links of a generation and make a new one',
    description:
      'For keys with the scopes generate and read, of the account and the mode (live or test) that made it. Every link made so far answers 410 from then on, also the one in the answer to its Idempotency-Key. Takes no body.',
    answer: json('The answer of the generation, with the new link.', 'Generation'),
    problems: ['not_found', 'job_deleted'],
  },
  {
    method: 'get',
    path: '/v1/files/{file}',
    id: 'getPdf',
    tag: 'Invoices',
    needsKey: false,
    pathParameters: {
      file: {
        description: 'As invoiceUrl has it.',
        pattern: '^[0-9a-f]{32}\\.pdf$',
        examples: ['0123456789abcdef0123456789abcdef.pdf'],
      },
    },
    signedQuery: true,
    summary: 'Get a PDF by its link',
    description:
      'What invoiceUrl points to, for 30 days. Every link that is not in force gets the same 404. With a Range header of one part the answer is that part, with status 206.',
    answer: { description: 'The PDF.', mediaType: 'application/pdf', schema: 'bytes' },
    hasParts: true,
    problems: ['not_found', 'pdf_deleted', 'pdf_damaged', 'link_revoked', 'range_not_satisfiable'],
  },
  {
    method: 'get',
    path: readPaths.templates,
    id: 'listTemplates',
    tag: 'Account',
    needsKey: true,
    summary: 'List the templates',
    description: 'What template of an invoice may be.',
    answer: json('The templates, in the order of their names.', 'TemplateList'),
    problems: [],
  },
  {
    method: 'get',
    path: readPaths.usage,
    id: 'getUsage',
    tag: 'Account',
    needsKey: true,
    query: usageQuerySchema,
    summary: 'Read the ledger and the credits of a month, and the plan',
    description:
      'What the account was billed, for its live keys, and what its plan allows. Test generations are in no ledger.',
    answer: json('The month and up to 100 entries of it.', 'Usage'),
    problems: ['invalid_query', 'live_key_required'],
  },
  {
    method: 'get',
    path: readPaths.account,
    id: 'getAccount',
    tag: 'Account',
    needsKey: true,
    summary: 'Ask what the account may use, has used this month, and pays',
    description:
      'For a program that shows it before money is spent. With a key of either mode; what live keys were billed is for live keys only.',
    answer: json('The account of the key.', 'Account'),
    problems: [],
  },
  ...connectingOperations,
  {
    ...health,
    path: '/healthz',
    id: 'checkHealth',
    summary: 'Ask whether invoices can be taken',
    description: 'Asks the store and the place of the PDFs for a write.',
  },
  {
    ...health,
    path: '/readyz',
    id: 'checkReadiness',
    summary: 'Ask whether requests should be sent here',
    description: 'The same as /healthz, under the name that orchestrators ask for.',
  },
  {
    ...health,
    path: '/livez',
    id: 'checkLiveness',
    summary: 'Ask whether the process answers',
    description: 'Asks nothing else, so that a full disk or a database that is away restarts nothing.',
  },
  {
    method: 'get',
    path: '/metrics',
    id: 'readMetrics',
    tag: 'Service',
    needsKey: false,
    summary: 'Read the metrics',
    description: 'For Prometheus, from the addresses that may; to all others there is nothing.',
    answer: { description: "Prometheus' text.", mediaType: 'text/plain', schema: 'text' },
    problems: ['not_found'],
  },
  {
    method: 'get',
    path: '/errors',
    id: 'explainErrors',
    tag: 'Service',
    needsKey: false,
    summary: 'Read what the errors mean',
    description: 'The page that type of every problem points into.',
    answer: { description: 'A page for people.', mediaType: 'text/html', schema: 'text' },
    problems: [],
  },
  {
    method: 'get',
    path: '/openapi.json',
    id: 'describe',
    tag: 'Service',
    needsKey: false,
    summary: 'Get this document',
    description: 'OpenAPI 3.1, made of the schemas that read the requests.',
    answer: { description: 'The document.', mediaType: 'application/json', schema: 'object' },
    problems: [],
  },
]
