import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { InvoiceView } from '#contract/invoices.ts'
import type { Draft } from '#core/draft/draft.ts'
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

const items = (description = 'Rent', unit_price = '850') => [{ description, quantity: '1', unit_price }]

const rent = (fields: Partial<Draft> = {}) =>
  writeInvoice(host, {
    issue_date: '2026-10-30',
    currency: 'EUR',
    buyer: { name: 'Example Tenant' },
    items: items(),
    ...fields,
  })

const plan = { interval: monthly, next: period, end: { kind: 'never' }, movesTexts: true } as const

async function scheduleOf(sourceId: string, next = period): Promise<string> {
  return (await host.call('saveSchedule', { sourceId, ...plan, next })).schedule.id
}

async function make(scheduleId: string, again = false, made = period): Promise<InvoiceView> {
  const { ids } = await host.call('createDue', { periods: [{ scheduleId, period: made }], again })
  return await host.call('openInvoice', { id: ids[0] ?? '' })
}

async function duplicateOf(id: string, every = 1): Promise<InvoiceView> {
  const interval = { every, unit: 'month' } as const
  const { ids } = await host.call('createDuplicates', { ids: [id], interval, movesTexts: true })
  return await host.call('openInvoice', { id: ids[0] ?? '' })
}

async function changed({ id, revision, draft }: InvoiceView, fields: Partial<Draft>): Promise<InvoiceView> {
  await host.call('saveInvoice', { id, revision, draft: { ...draft, ...fields } })
  return await host.call('openInvoice', { id })
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

test('the period of a billed invoice stays closed and names its number, even after its deletion', async () => {
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
  bill(await duplicateOf(source.id, 2))
  expect(findingsOf(await duplicateOf(source.id, 2))).toContain('billed_before')
  expect(findingsOf(await duplicateOf(source.id, 3))).not.toContain('billed_before')
  bill(await host.call('duplicateInvoice', { id: source.id }))
  expect(findingsOf(await host.call('duplicateInvoice', { id: source.id }))).not.toContain('billed_before')
})

test.each([
  ['with a period', { period: { start: '2026-10-01', end: '2026-10-31' } }],
  ['without one', {}],
])('a second duplicate that is dated today is asked about, also at another price: %s', async (_, fields) => {
  const source = await rent(fields)
  bill(source)
  bill(await duplicateOf(source.id))
  const second = await duplicateOf(source.id)
  expect(second.draft.issue_date).toBe(today)
  expect(findingsOf(second)).toContain('billed_before')
  expect(findingsOf(await changed(second, { items: items('Rent', '851') }))).toContain('billed_before')
  expect(findingsOf(await duplicateOf(second.id))).not.toContain('billed_before')
})

test('a schedule moved by days after a period was billed asks about that period instead of the next one', async () => {
  const id = await scheduleOf((await rent({ items: items('Rent {month}') })).id)
  const first = await make(id)
  bill(first)
  const move = async (next: string, fields: Partial<Draft> = {}) => {
    const source = await rent({ items: items('Rent {month}'), ...fields })
    const { revision } = (await host.call('listSchedules', undefined)).find(each => each.id === id) ?? {
      revision: 0,
    }
    await host.call('saveSchedule', { sourceId: source.id, ...plan, next, existing: { id, revision } })
    return findingsOf(await make(id, false, next))
  }
  expect(await move('2026-11-28')).toContain('billed_before')
  const renamed = { buyer: { name: 'Example Tenant Ltd' }, items: items('Flat') }
  expect(await move('2026-11-27', renamed)).toContain('billed_before')
  expect(await move('2026-12-01')).not.toContain('billed_before')
  expect(await move('2026-12-30', { items: items('Rent November') })).not.toContain('billed_before')
  expect(await move('2026-12-02', { items: items('Rent November') })).toContain('billed_before')
})

test('a deleted and recreated schedule asks about a billed period, even at another price', async () => {
  const source = await rent()
  const id = await scheduleOf(source.id)
  bill(await make(id))
  const { revision } = (await host.call('listSchedules', undefined))[0] ?? { revision: 0 }
  await host.call('changeSchedule', { id, revision, change: 'delete' })
  const more = [...items('RENT ', '851'), ...items('Parking')]
  await changed(await host.call('openInvoice', { id: source.id }), { items: more })
  const next = '2026-11-29'
  expect(findingsOf(await make(await scheduleOf(source.id, next), false, next))).toContain('billed_before')
  const other = await rent({ items: items('Cleaning') })
  expect(findingsOf(await make(await scheduleOf(other.id)))).not.toContain('billed_before')
})

test('of invoices written by hand in a month only the same lines for one period are asked about', async () => {
  const november = { issue_date: '2026-11-20', period: { start: '2026-11-01', end: '2026-11-30' } }
  bill(await rent(november))
  expect(findingsOf(await rent({ ...november, issue_date: today }))).toContain('billed_before')
  const quiet: Partial<Draft>[] = [
    { ...november, items: items('Rent', '400') },
    { issue_date: today },
    { issue_date: '2026-11-21' },
    { ...november, period: { start: '2026-11-30', end: '2026-12-30' } },
    { ...november, buyer: { name: 'Example Owner' } },
  ]
  for (const fields of quiet) expect(findingsOf(await rent(fields))).not.toContain('billed_before')
})

test('a billed invoice is found behind hundreds of later ones of its customer and of others', {
  tags: 'extended',
}, async () => {
  bill(await rent())
  for (let count = 0; count < 100; count += 1) await rent({ items: items(`Repair ${count}`) })
  for (let count = 0; count < 500; count += 1) bill(await rent({ buyer: { name: `Other Tenant ${count}` } }))
  expect(findingsOf(await rent())).toContain('billed_before')
  expect(findingsOf(await rent({ items: items('Parking') }))).not.toContain('billed_before')
})
