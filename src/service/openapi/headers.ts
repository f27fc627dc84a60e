import { headers, jobIdExample, requestIdExample, respondAsync } from '#contract/generate-api.ts'

interface Header {
  description: string
  schema: { type: string; maxLength: number; examples: string[] }
}

const header = (description: string, maxLength: number, example: string): Header => ({
  description,
  schema: { type: 'string', maxLength, examples: [example] },
})

/** Headers of answers. */
export const responseHeaders = {
  [headers.requestId]: header(
    'Id of this request: that of the request, or a new one.',
    128,
    requestIdExample,
  ),
  [headers.rateLimitPolicy]: header(
    'q requests in w seconds, as defined in draft-ietf-httpapi-ratelimit-headers.',
    100,
    '"account";q=600;w=60',
  ),
  [headers.rateLimit]: header('r requests remain for t seconds.', 100, '"account";r=599;t=42'),
  'Content-Language': header('Language of title, detail and message: en, de or fr.', 35, 'de'),
  Vary: header(
    'Headers of the request on which language and form of the answer depend.',
    100,
    'Accept, Accept-Language',
  ),
  [headers.idempotencyKey]: header(
    'Repeats that of the request, if it has one, so that a 404 is known to come from the service.',
    255,
    '1b671a64-40d5-491e-99b0-da01ff1f3341',
  ),
  [headers.billingWarning]: header(
    'Only where there is something to say, as a list of RFC 9651. repeated-invoice-number: this number was billed before, in the job that is named, and neither request had to be the same one, because this one has no Idempotency-Key. monthly-warning: as many live PDFs of this month are billed, and cap are allowed.',
    300,
    `repeated-invoice-number;job="${jobIdExample}", monthly-warning;billed=900;cap=1000`,
  ),
  ETag: header('SHA-256 of the file of the template, in quotes.', 66, `"${'0123456789abcdef'.repeat(4)}"`),
  'Retry-After': header('Seconds to wait before the same request is sent again.', 10, '1'),
  Location: header('Address of the job.', 2048, `https://invoices.example.com/v1/jobs/${jobIdExample}`),
  [headers.preferenceApplied]: header('The preference that was followed.', 100, respondAsync),
  'WWW-Authenticate': header('Names the header of the key.', 100, 'ApiKey header="X-API-Key"'),
  'Content-Range': header(
    'Position of the part, which a 416 has not, and length of the PDF, in bytes.',
    100,
    'bytes 0-1023/45678',
  ),
} as const

export type ResponseHeader = keyof typeof responseHeaders

/** References to headers, by their names. */
export const headerRefs = (...names: ResponseHeader[]): Record<string, object> =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))
