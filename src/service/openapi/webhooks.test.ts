import { expect, test } from 'vitest'
import { generatedMessage, spendingMessages } from '../store/webhook-messages.ts'
import { generationOf, keyOf } from '../testing/stored-keys.ts'
import { webhookBodies } from './webhooks.ts'

const { job } = generationOf('job_1', keyOf('key_1'))
const limits = { monthly_warning: 1, monthly_cap: 2 }
const spending = { account_id: job.account_id, at: job.created_at, limits, billed: 2 }

test.each([
  generatedMessage(job),
  ...spendingMessages(spending).map(({ message }) => message),
  ...spendingMessages({ ...spending, limits: { ...limits, monthly_cap: null } }).map(
    ({ message }) => message,
  ),
])('the body of $event is what the document says', ({ event, payload }) => {
  const body: unknown = JSON.parse(payload)
  expect(webhookBodies[event].schema.strict().parse(body)).toEqual(body)
})
