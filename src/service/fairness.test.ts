/** @module-tag extended */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKey } from './accounts/keys.ts'
import { byOperator } from './accounts/origins.ts'
import { createProcessRenderer, processLimits } from './rendering/process-renderer.ts'
import { startRenderChild } from './rendering/render-child.ts'
import type { RenderRequest } from './rendering/render-messages.ts'
import { get, post } from './testing/client.ts'
import { bareInvoice } from './testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from './testing/service.ts'

const text = 'Consulting and implementation '
const largest = {
  ...bareInvoice,
  invoice_number: 'large',
  items: Array.from({ length: 1000 }, (_, index) => ({
    description: `${index} ${text.repeat(25)}`,
    quantity: 1,
    unit_price: '80.00',
  })),
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
/** resolved when large renders may start */
let released: PromiseWithResolvers<void>

beforeEach(async () => {
  folder = await temporaryFolder()
  released = Promise.withResolvers()
  const startChild = () => {
    const child = startRenderChild({ megabytes: 1024 })
    const render = async (request: RenderRequest) => {
      if (request.invoice?.invoice_number === 'large') await released.promise
      return child.render(request)
    }
    return { ...child, render }
  }
  const limits = { ...processLimits, processes: 2, time: 60_000 }
  const renderer = createProcessRenderer(limits, startChild, { limits: { waitingPerAccount: 3 } })
  service = await startTestService(folder.path, { renderer })
  await service.store.addAccount(
    { id: 'other', name: 'Other', created_at: '2026-11-23T00:00:00.000Z' },
    byOperator(new Date()),
  )
})
afterEach(async () => {
  released.resolve()
  await service.close()
  await folder.remove()
})

test('while a free test key sends the largest invoices, another account is answered, and rejected invoices are not billed', async () => {
  const flooding = await service.newKey('test')
  const other = { mode: 'live', name: 'Other', origin: byOperator(new Date()), account: 'other' } as const
  const { key } = await createKey(service.store, other)
  const flood = Array.from({ length: 6 }, () => post(service.url, flooding, { body: largest }))
  const refused = await Promise.race(flood)
  expect([refused.status, refused.problem().code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused.problem().detail).toContain('too many invoices waiting')

  const small = await post(service.url, key, { body: bareInvoice })
  expect(small.status).toBe(200)
  const { text: metrics } = await get(service.url, '/metrics')
  expect(metrics).not.toMatch(/^# TYPE \w+_total gauge$/m)

  released.resolve()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429])
  expect(await service.ledger()).toHaveLength(1)
})
