import { expect, test } from 'vitest'
import { generatedMessage, spendingMessages } from '../store/webhook-messages.ts'
import { generationOf, keyOf } from '../testing/stored-keys.ts'
import { webhookBodies } from './webhooks.ts'

const { job } = generationOf('job_1', keyOf('key_1'))
const limits = { monthly_warning: 1, monthly_cap: 2 }

test.each([
  generatedMessage(job),
  ...spendingMessages(job, limits, 2),
  ...spendingMessages(job, { ...limits, monthly_cap: null }, 2),
])('the body of $event is what the document says', ({ event, payload }) => {
  const body: unknown = JSON.parse(payload)
  expect(webhookBodies[event].schema.strict().parse(body)).toEqual(body)
})
