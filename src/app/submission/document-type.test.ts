import { expect, test } from 'vitest'
import {
  expectReplies,
  host,
  liveKey,
  made,
  service,
  testKey,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { confirmationOf, writeInvoice } from '../testing/test-invoices.ts'

withFaultyService()

test.each(['credit_note', 'quote'] as const)('sends the kind of a %s', async type => {
  expectReplies(made)
  const connectionId = await host.connect(service.url, liveKey)
  const { id, revision } = await writeInvoice(host, { type, invoice_number: 'A-1', currency: 'EUR' })
  const confirmed = { invoice_number: 'A-1', payable: '120.00', currency: 'EUR' }
  await host.call('submit', { id, revision, connectionId, confirmed })
  expect(JSON.parse(service.received[0]?.body.toString() ?? '')).toMatchObject({ type })
})

test.each(['credit_note', 'quote'] as const)(
  'does not send a %s as a minimal request, of which a service would make an invoice',
  async type => {
    const connectionId = await host.connect(service.url, testKey, 'documented')
    const { id, revision } = await writeInvoice(host, { type })
    const refusal = await host.refusal('submit', { id, revision, connectionId })
    expect(refusal).toMatchObject({ code: 'invalid_invoice', paths: ['type'] })
    const review = await host.call('reviewBatch', { ids: [id], connectionId })
    expect(review.candidates[0]?.problems).toMatchObject([
      { path: 'type', message: { code: 'type.not_sent', params: { type } } },
    ])
    expect(confirmationOf(review).invoices).toEqual([])
    expect(service.received).toHaveLength(0)
  },
)
