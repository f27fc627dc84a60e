import { z } from 'zod'
import { jobIdExample } from '#contract/generate-api.ts'
import type { WebhookEvent } from '../store/webhook-store.ts'
import { jsonSchemaOf } from './json-schema.ts'

const jobData = z.object({
  jobId: z.string().meta({ examples: [jobIdExample] }),
  mode: z.enum(['live', 'test']),
})
const failedData = jobData.extend({
  code: z
    .string()
    .meta({ description: 'Code of the problem that GET /v1/jobs has.', examples: ['render_timeout'] }),
})
const spendingData = z.object({
  month: z.string().meta({ description: 'Month of UTC.', examples: ['2026-11'] }),
  billed: z.int().meta({ description: 'Live PDFs of the month so far.', examples: [900] }),
  cap: z
    .int()
    .nullable()
    .meta({ description: 'Of the plan; null without one.', examples: [1000] }),
})

/** Bodies of webhook deliveries by event. */
export const webhookBodies = {
  'invoice.generated': {
    summary: 'A job was recorded, and billed if it is live',
    schema: bodyOf('invoice.generated', jobData),
  },
  'invoice.failed': {
    summary: 'A queued invoice was neither generated nor billed',
    schema: bodyOf('invoice.failed', failedData),
  },
  'spending.warning': {
    summary:
      'The live PDFs of the month reached the warning of the plan; once a month, again if it is changed',
    schema: bodyOf('spending.warning', spendingData),
  },
  'spending.cap_reached': {
    summary: 'The live PDFs of the month reached the cap of the plan; once a month, again if it is changed',
    schema: bodyOf('spending.cap_reached', spendingData),
  },
} satisfies Record<WebhookEvent, { summary: string; schema: z.ZodType }>

function bodyOf(event: WebhookEvent, data: z.ZodType) {
  return z.object({ type: z.literal(event), timestamp: z.iso.datetime(), data })
}

const headerParameters = [
  ['webhook-id', 'The same at each try of a delivery.'],
  ['webhook-timestamp', 'Seconds of the Unix epoch at which this try was made.'],
  ['webhook-signature', 'v1 and a HMAC-SHA256 (Standard Webhooks).'],
].map(([name, description]) => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
}))

/** The webhooks object of OpenAPI 3.1: requests that the service sends. */
export const webhooksObject = (): object =>
  Object.fromEntries(
    Object.entries(webhookBodies).map(([event, { summary, schema }]) => [
      event,
      {
        post: {
          operationId: `on ${event}`.replace(/[ ._]+(\w)/g, (_, first: string) => first.toUpperCase()),
          tags: ['Webhooks'],
          summary,
          security: [],
          parameters: headerParameters,
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(schema) } } },
          responses: {
            '2XX': { description: 'Accepted. Any other status, or none within ten seconds, is tried again.' },
          },
        },
      },
    ]),
  )
