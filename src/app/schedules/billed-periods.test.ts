import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { InvoiceView } from '#contract/invoice-view.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
import { submissionFindings } from '../findings/submission-findings.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
const today = '2026-11-30'
const period = today
const clock = { ...systemClock, today: () => today, now: () => new Date(`${today}T10:00:00Z`) }
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path, { clock })
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const monthly = { every: 1, unit: 'month' } as const

const rent = () =>
  writeInvoice(host, {
    issue_date: '2026-10-30',
    currency: 'EUR',
    buyer: { name: 'Example Tenant' },
    items: [{ description: 'Rent', quantity: '1', unit_price: '850' }],
  })

async function scheduleOf(sourceId: string): Promise<string> {
  const plan = { interval: monthly, next: period, end: { kind: 'never' }, movesTexts: true } as const
  return (await host.call('saveSchedule', { sourceId, ...plan })).schedule.id
}

async function make(scheduleId: string, again = false): Promise<InvoiceView> {
  const { ids } = await host.call('createDue', { periods: [{ scheduleId, period }], again })
  return await host.call('openInvoice', { id: ids[0] ?? '' })
}

function bill({ id, draft }: InvoiceView): void {
  const { store } = host.ports
  finish(store, send(store, id, draft.invoice_number))
}

const refusalOf = (scheduleId: string) =>
  host.refusal('createDue', { periods: [{ scheduleId, period }], again: true })

function findingsOf({ id, draft }: InvoiceView): string[] {
  const read = invoiceOfDraft(draft)
  if (!read.ok) throw new Error('no invoice')
  const submitted = {
    id,
    customerId: null,
    invoice: read.invoice,
    requestFields: 'full',
    mode: 'live',
  } as const
  return submissionFindings(host.ports.store, clock, submitted).map(({ code }) => code)
}

test('the period of a billed invoice stays closed and says its number, also where it was deleted', async () => {
  const scheduleId = await scheduleOf((await rent()).id)
  const made = await make(scheduleId)
  bill(made)
  const billed = { period, state: 'billed', invoiceId: made.id, invoice_number: made.draft.invoice_number }
  const refused = {
    code: 'period_made',
    message: { code: 'schedule.period_billed', params: { period, number: made.draft.invoice_number } },
  }
  expect(await host.call('closedPeriods', { id: scheduleId })).toEqual([billed])
  expect(await refusalOf(scheduleId)).toMatchObject(refused)

  await host.close()
  const database = new DatabaseSync(join(folder.path, 'billwright.sqlite'))
  database.exec(`UPDATE invoices SET deleted_at = '2026-11-30T10:00:00.000Z'`)
  database.close()
  host = await openTestHost(folder.path, { clock })
  expect(await host.call('closedPeriods', { id: scheduleId })).toEqual([billed])
  expect(await refusalOf(scheduleId)).toMatchObject(refused)
})

test('a billed first draft closes the period whose second draft was deleted', async () => {
  const scheduleId = await scheduleOf((await rent()).id)
  const first = await make(scheduleId)
  await host.call('deleteInvoice', { id: first.id })
  const second = await make(scheduleId, true)
  await host.call('restoreInvoice', { id: first.id })
  bill(first)
  expect(findingsOf(second)).toContain('billed_before')
  await host.call('deleteInvoice', { id: second.id })
  expect(await refusalOf(scheduleId)).toMatchObject({ message: { code: 'schedule.period_billed' } })
  expect(await host.call('closedPeriods', { id: scheduleId })).toMatchObject([
    { state: 'billed', invoiceId: first.id },
  ])
})

test('the draft of another schedule for the same period is asked about, unless the first invoice was credited', async () => {
  const source = await rent()
  const first = await make(await scheduleOf(source.id))
  const second = await make(await scheduleOf(source.id))
  expect(findingsOf(second)).not.toContain('billed_before')
  bill(first)
  expect(findingsOf(second)).toContain('billed_before')
  const [credit] = (await host.call('creditInvoice', { id: first.id })).documents
  if (credit) bill(credit)
  expect(findingsOf(second)).not.toContain('billed_before')
})

test('a second duplicate for a coming period is asked about, and a new order of today is not', async () => {
  const source = await rent()
  bill(source)
  const duplicate = async (every: number) => {
    const interval = { every, unit: 'month' } as const
    const { ids } = await host.call('createDuplicates', { ids: [source.id], interval, movesTexts: true })
    return await host.call('openInvoice', { id: ids[0] ?? '' })
  }
  bill(await duplicate(2))
  expect(findingsOf(await duplicate(2))).toContain('billed_before')
  expect(findingsOf(await duplicate(3))).not.toContain('billed_before')
  bill(await host.call('duplicateInvoice', { id: source.id }))
  expect(findingsOf(await host.call('duplicateInvoice', { id: source.id }))).not.toContain('billed_before')
})
