import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost

beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

test('texts that still name the month of the source are listed, in any language', async () => {
  const { id } = await writeInvoice(host, {
    issue_date: '2026-10-31',
    locale: 'de-DE',
    buyer: { name: 'Example Tenant' },
    items: [
      { description: 'Loyer octobre 2026', quantity: '1', unit_price: '850' },
      { description: 'Nebenkosten Oktober', quantity: '1', unit_price: '50' },
    ],
    notes: 'Vertrag vom 1. März 2024',
  })
  const argument = { ids: [id], interval: { every: 1, unit: 'month' } as const }
  const review = (movesTexts: boolean) => host.call('reviewDuplicates', { ...argument, movesTexts })
  expect(await review(true)).toMatchObject([
    {
      texts: [{ before: 'Loyer octobre 2026', after: 'Loyer novembre 2026' }],
      unmovedTexts: ['Nebenkosten Oktober'],
    },
  ])
  expect(await review(false)).toMatchObject([{ texts: [], unmovedTexts: [] }])
})
