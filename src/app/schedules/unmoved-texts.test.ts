import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
import { submissionFindings } from '../findings/submission-findings.ts'
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
      { description: 'Water of September', quantity: '1', unit_price: '5' },
    ],
    notes: 'Vertrag vom 1. März 2024',
  })
  const argument = { ids: [id], interval: { every: 1, unit: 'month' } as const }
  const review = (movesTexts: boolean) => host.call('reviewDuplicates', { ...argument, movesTexts })
  expect(await review(true)).toMatchObject([
    {
      texts: [{ before: 'Loyer octobre 2026', after: 'Loyer novembre 2026' }],
      unmovedTexts: ['Nebenkosten Oktober', 'Water of September'],
    },
  ])
  expect(await review(false)).toMatchObject([{ texts: [], unmovedTexts: [] }])
})

describe('before a submission', () => {
  const line = (description: string) => ({ description, quantity: '1', unit_price: '50' })
  const written = { locale: 'de-DE', currency: 'EUR', buyer: { name: 'Example Tenant' } }

  async function issue(id: string): Promise<void> {
    const { draft } = await host.call('openInvoice', { id })
    finish(host.ports.store, send(host.ports.store, id, draft.invoice_number))
  }
  async function monthsAsked(id: string) {
    const read = invoiceOfDraft((await host.call('openInvoice', { id })).draft)
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    const submitted = {
      id,
      customerId: null,
      invoice: read.invoice,
      requestFields: 'full',
      mode: 'live',
    } as const
    return submissionFindings(host.ports.store, { today: () => '2026-11-30' }, submitted)
      .filter(({ code }) => code === 'month_of_earlier')
      .map(({ path }) => path)
  }
  const next = async (id: string) => {
    const made = await host.call('createDuplicates', {
      ids: [id],
      interval: { every: 1, unit: 'month' },
      movesTexts: true,
    })
    return made.ids[0] ?? ''
  }

  test('a month that a duplicate kept in a text without a period is asked about', async () => {
    const items = [line('Nebenkosten Oktober'), line('Parkplatz')]
    const source = await writeInvoice(host, {
      ...written,
      issue_date: '2026-10-31',
      items,
      notes: 'Zählerstand Oktober',
    })
    const copy = await next(source.id)
    expect(await monthsAsked(copy)).toEqual(['items[0].description', 'notes'])
    expect(await monthsAsked(source.id)).toEqual([])
    await issue(source.id)
    expect(await monthsAsked(copy)).toEqual(['items[0].description', 'notes'])
  })

  test('a month in arrears, of another customer, or in a text that is always the same is not asked about', async () => {
    const arrears = { ...written, issue_date: '2026-11-03', items: [line('Arbeiten Oktober 2026')] }
    const { id } = await writeInvoice(host, arrears)
    expect(await monthsAsked(id)).toEqual([])
    const repeated = await writeInvoice(host, { ...arrears, issue_date: '2026-12-03' })
    expect(await monthsAsked(repeated.id)).toEqual(['items[0].description'])
    const other = await writeInvoice(host, {
      ...arrears,
      issue_date: '2026-12-03',
      buyer: { name: 'Other Tenant' },
    })
    expect(await monthsAsked(other.id)).toEqual([])

    const contract = { ...written, items: [line('Wartung')], notes: 'Vertrag vom Oktober 2026' }
    for (const issue_date of ['2026-10-15', '2026-11-15'])
      await issue((await writeInvoice(host, { ...contract, issue_date })).id)
    expect(
      await monthsAsked((await writeInvoice(host, { ...contract, issue_date: '2026-12-15' })).id),
    ).toEqual([])
  })
})
