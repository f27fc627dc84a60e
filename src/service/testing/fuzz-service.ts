import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { z } from 'zod'
import { generateAnswerSchema, generatePaths } from '#contract/generate-api.ts'
import { jobSchema } from '../generation/job-answer.ts'
import { openApiDocument } from '../openapi/document.ts'
import { problemAnswerSchema } from '../problems/problem-schema.ts'
import { arbitraryOf } from './arbitrary-of-schema.ts'
import { post } from './client.ts'
import { startTestService, temporaryFolder } from './service.ts'
import { standInRenderer } from './stand-in-renderer.ts'

const { components } = z
  .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
  .parse(openApiDocument('https://invoices.billwright.test'))
const { schemas } = components

const objectShape = z.record(z.string(), z.unknown())
const template = fc.constantFrom('minimal', 'bold')

/**
 * Requests allowed by the OpenAPI document. Finer rules, such as that a currency exists, may still reject
 * them.
 */
const documented = fc
  .tuple(arbitraryOf(schemas.Invoice, schemas), template)
  .map(([invoice, name]) => ({ ...objectShape.parse(invoice), template: name }))

/** Requests not allowed by the document: a value missing, unexpected, or of another type. */
const undocumented = fc
  .tuple(
    documented,
    fc.constantFrom('template', 'invoice_number', 'items'),
    fc.constantFrom('missing', 'wrong', 'unknown', 'empty'),
    fc.oneof(fc.boolean(), fc.constant(null), fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 })),
    fc.string({ minLength: 1 }).filter(name => !Object.keys(schemas).includes(name)),
  )
  .map(([invoice, field, how, wrong, name]): unknown => {
    if (how === 'missing') return Object.fromEntries(Object.entries(invoice).filter(([key]) => key !== field))
    if (how === 'wrong') return { ...invoice, [field]: wrong }
    if (how === 'empty') return { ...invoice, items: [] }
    return { ...invoice, [`x-${name}`]: wrong }
  })

interface Sent {
  /** whether the document requires a rejection */
  mustRefuse: boolean
  text: string
  headers: Record<string, string>
}

const plain = { 'idempotency-key': 'order-1' }
const sent: fc.Arbitrary<Sent> = fc.oneof(
  {
    weight: 3,
    arbitrary: documented.map(body => ({ mustRefuse: false, text: JSON.stringify(body), headers: {} })),
  },
  undocumented.map(body => ({ mustRefuse: true, text: JSON.stringify(body), headers: {} })),
  // truncated, so that it is not JSON
  fc.tuple(documented, fc.nat()).map(([body, at]) => {
    const text = JSON.stringify(body)
    return { mustRefuse: true, text: text.slice(0, at % text.length), headers: {} }
  }),
  // a character inserted anywhere, after which it may still be an invoice
  fc.tuple(documented, fc.nat(), fc.string({ minLength: 1, maxLength: 3 })).map(([body, at, put]) => {
    const text = JSON.stringify(body)
    const place = at % text.length
    return { mustRefuse: false, text: text.slice(0, place) + put + text.slice(place), headers: plain }
  }),
  fc.jsonValue().map(body => ({ mustRefuse: true, text: JSON.stringify(body), headers: {} })),
  fc
    .tuple(documented, fc.constantFrom('text/plain', 'application/json; charset=latin1', 'x', ''))
    .map(([body, type]) => ({
      mustRefuse: true,
      text: JSON.stringify(body),
      headers: { 'content-type': type },
    })),
  fc.tuple(documented, fc.constantFrom('', 'a b', 'x'.repeat(256))).map(([body, name]) => ({
    mustRefuse: true,
    text: JSON.stringify(body),
    headers: { 'idempotency-key': name },
  })),
)

/**
 * Sends that many requests derived from the document, valid and broken. Rejects with the first fault: an
 * answer of 5xx, an answer that does not match its schema, or an accepted request that the document does not
 * allow.
 * @returns the number of answers by status
 */
export async function fuzzService(requests: number): Promise<Record<string, number>> {
  const ajv = new Ajv2020({ strict: false, logger: false })
  ajv.addSchema({ $id: 'x:', components })
  const fits = ajv.compile({ $ref: 'x:#/components/schemas/Invoice' })
  const folder = await temporaryFolder()
  const service = await startTestService(folder.path, {
    renderer: standInRenderer(),
    rateLimits: { requests: 0 },
  })
  const key = await service.newKey('live')
  const seen: Record<string, number> = {}
  try {
    await fc.assert(
      fc.asyncProperty(
        sent,
        fc.constantFrom(...generatePaths),
        fc.constantFrom({}, {}, { prefer: 'respond-async' }),
        async ({ mustRefuse, text, headers }, path, prefer) => {
          const answer = await post(service.url, key, {
            path,
            body: text,
            headers: { ...headers, ...prefer },
          })
          seen[answer.status] = (seen[answer.status] ?? 0) + 1
          if (answer.status === 200 || answer.status === 202) {
            const schema = answer.status === 200 ? generateAnswerSchema : jobSchema
            schema.parse(JSON.parse(answer.text))
            if (mustRefuse || !fits(JSON.parse(text)))
              throw new Error('accepted, although the document does not allow it')
            return
          }
          if (answer.status >= 500) throw new Error(`answered ${answer.status}`)
          const problem = problemAnswerSchema.parse(JSON.parse(answer.text))
          if (problem.status !== answer.status) throw new Error('the problem tells another status')
        },
      ),
      { numRuns: requests, endOnFailure: true },
    )
    const rows = await service.ledger()
    if (rows.length > (seen[200] ?? 0) + (seen[202] ?? 0)) throw new Error('more was billed than accepted')
  } finally {
    await service.close()
    await folder.remove()
  }
  return seen
}
