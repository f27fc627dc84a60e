import { describe, expect, test } from 'vitest'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import type { Submission } from '#contract/submission.ts'
import { createMemoryHost } from '../../testing/memory-host.ts'
import { createHostStore } from './host-store.ts'
import type { ReportCellFilter } from './list-filter.ts'

test('keeps both settings when the second changes before the first is saved', async () => {
  const hostStore = createHostStore(createMemoryHost().api, () => true)
  await hostStore.load()
  await Promise.all([
    hostStore.saveSettings(now => ({ seller: { ...now.seller, name: 'Studio Kestrel' } })),
    hostStore.saveSettings(now => ({ seller: { ...now.seller, email: 'studio@example.com' } })),
  ])
  expect(hostStore.store.getState().settings?.seller).toEqual({
    name: 'Studio Kestrel',
    email: 'studio@example.com',
  })
})

test('loads a long list in parts without duplicates, and restarts with another search', async () => {
  const { api, calls } = createMemoryHost()
  for (let count = 0; count < 450; count++) await api.createInvoice({})
  const hostStore = createHostStore(api, () => true)
  await hostStore.refreshInvoices()
  const ids = () => hostStore.store.getState().invoices.map(({ id }) => id)
  expect(ids()).toHaveLength(200)
  await Promise.all([hostStore.loadMore(), hostStore.loadMore()])
  expect(ids()).toHaveLength(400)
  await hostStore.loadMore()
  expect(new Set(ids()).size).toBe(450)
  expect(hostStore.store.getState().hasMore).toBe(false)
  const asked = calls.length
  await hostStore.loadMore()
  expect(calls).toHaveLength(asked)
  hostStore.setSearch('INV-2026-4')
  await hostStore.refreshInvoices()
  expect(ids()).toHaveLength(62)
})

test('discards further rows if the list was refreshed meanwhile', async () => {
  const { api } = createMemoryHost()
  for (let count = 0; count < 300; count++) await api.createInvoice({})
  const hostStore = createHostStore(api, () => true)
  await hostStore.refreshInvoices()
  await Promise.all([hostStore.loadMore(), hostStore.refreshInvoices()])
  expect(hostStore.store.getState().invoices).toHaveLength(200)
  await hostStore.loadMore()
  expect(hostStore.store.getState().invoices).toHaveLength(300)
})

test('a load ends when the rows are there that another order asked for meanwhile', async () => {
  const { api } = createMemoryHost()
  await api.createInvoice({})
  const answers: (() => void)[] = []
  const listInvoices: typeof api.listInvoices = async argument => {
    const answer = await api.listInvoices(argument)
    await new Promise<void>(resolve => answers.push(resolve))
    return answer
  }
  const hostStore = createHostStore({ ...api, listInvoices }, () => true)
  const loaded = hostStore.load()
  await expect.poll(() => answers.length).toBe(1)
  void hostStore.setUsualOrder({ by: 'issued', descending: true })
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.()
  setTimeout(() => answers[1]?.(), 20)
  await loaded
  expect(hostStore.store.getState().invoices).toHaveLength(1)
})

test('further rows are loaded after a call that was rejected', async () => {
  const { api } = createMemoryHost()
  for (let count = 0; count < 300; count++) await api.createInvoice({})
  let isBroken = false
  const listInvoices: typeof api.listInvoices = async argument => {
    if (isBroken) throw new Error('no connection to the host')
    return await api.listInvoices(argument)
  }
  const hostStore = createHostStore({ ...api, listInvoices }, () => true)
  await hostStore.refreshInvoices()
  isBroken = true
  await expect(hostStore.loadMore()).rejects.toThrow('no connection')
  isBroken = false
  await hostStore.loadMore()
  expect(hostStore.store.getState().invoices).toHaveLength(300)
})

describe('the row of a changed invoice', () => {
  async function loaded(count: number) {
    const { api } = createMemoryHost()
    for (let made = 0; made < count; made++) await api.createInvoice({})
    const hostStore = createHostStore(api, () => true)
    await hostStore.refreshInvoices()
    const rows = () => hostStore.store.getState().invoices
    const apply = (summary: InvoiceSummary) =>
      hostStore.applyStatus(summary.id, { revision: 2, submission: null, summary })
    return { api, hostStore, rows, apply }
  }
  const later = '2027-01-01T00:00:00.000Z'

  test('keeps its place in its group, and has another one in another group', async () => {
    const { rows, apply } = await loaded(3)
    const [first, second, third] = rows()
    if (!first || !second || !third) throw new Error('no rows')
    apply({ ...third, updatedAt: later })
    expect(rows()).toEqual([first, second, { ...third, updatedAt: later }])
    apply({ ...first, group: '3~', status: 'waiting' })
    expect(rows().map(({ id }) => id)).toEqual([second.id, third.id, first.id])
  })

  test('by last change keeps its place if it has the same time, and moves to the top with a later one', async () => {
    const { hostStore, rows, apply } = await loaded(3)
    hostStore.setSort({ by: 'changed', descending: true })
    await hostStore.refreshInvoices()
    const [first, second, third] = rows()
    if (!first || !second || !third) throw new Error('no rows')
    apply({ ...second, state: 'sending' })
    expect(rows()).toEqual([first, { ...second, state: 'sending' }, third])
    apply({ ...third, state: 'done', updatedAt: later })
    expect(rows().map(({ id }) => id)).toEqual([third.id, first.id, second.id])
  })

  test('is added once, whether an event or the next page brings it first', async () => {
    const { api, hostStore, rows, apply } = await loaded(300)
    const all = await api.listInvoices({ limit: 300 })
    const last = all.ok ? all.value.at(-1) : undefined
    if (!last) throw new Error('no row')
    const more = hostStore.loadMore()
    apply({ ...last, state: 'done', updatedAt: later })
    await more
    expect(rows()).toHaveLength(300)
    expect(rows()[0]).toMatchObject({ id: last.id, state: 'done' })
  })

  test('changes the counts also if the row is not loaded, as they were stale before', async () => {
    const { api, hostStore, apply } = await loaded(300)
    const all = await api.listInvoices({ limit: 300 })
    const last = all.ok ? all.value.at(-1) : undefined
    if (!last) throw new Error('no row')
    await expect.poll(() => hostStore.store.getState().counts?.byStatus.draft).toBe(300)
    await api.deleteInvoice({ id: last.id })
    apply({ ...last, status: 'sending' })
    await expect.poll(() => hostStore.store.getState().counts?.byStatus.draft).toBe(299)
  })

  test('does not enter a search that does not match it', async () => {
    const { api, hostStore, rows, apply } = await loaded(3)
    const all = await api.listInvoices({})
    hostStore.setSearch('INV-2026-2')
    await hostStore.refreshInvoices()
    for (const row of all.ok ? all.value : []) apply({ ...row, updatedAt: later })
    expect(rows().map(({ invoice_number }) => invoice_number)).toEqual(['INV-2026-2'])
  })
})

test('the filter of a figure shows and counts the invoices that have its tax rate and payments', async () => {
  const host = createMemoryHost()
  host.answerSubmission({ mode: 'live' })
  const made = []
  for (const tax_rate of ['19', '7', '19']) {
    const answer = await host.api.createInvoice({})
    if (!answer.ok) throw new Error('not created')
    const { id, revision, draft } = answer.value
    const items = [{ description: 'Design', quantity: '1', unit_price: '100', tax_rate }]
    await host.api.saveInvoice({ id, revision, draft: { ...draft, items } })
    await host.api.submit({ id, revision: revision + 1, connectionId: 'practice' })
    made.push(id)
  }
  const [first = '', second = '', third = ''] = made
  await host.api.recordPayments({ payments: [{ invoiceId: first, date: '2026-02-01', amount: '119' }] })
  const hostStore = createHostStore(host.api, () => true)
  await hostStore.load()
  const shown = async (figure: ReportCellFilter) => {
    hostStore.setFilter({ figure })
    await hostStore.refreshInvoices()
    const { invoices, counts } = hostStore.store.getState()
    await expect.poll(() => hostStore.store.getState().counts?.total).toBe(invoices.length)
    return counts && invoices.map(({ id }) => id)
  }
  expect(await shown({ taxRate: '19' })).toEqual([third, first])
  expect(await shown({ balance: 'outstanding' })).toEqual([third, second])
  expect(await shown({ taxRate: '19', balance: 'paid' })).toEqual([first])
  expect(await shown({ paid: { from: '2026-01-01', to: '2026-01-31' } })).toEqual([])
  expect(await shown({ paid: { from: '2026-02-01', to: '2026-02-28' } })).toEqual([first])
})

test('a filter limits the rows, counts every status, and is cleared for a new search', async () => {
  const host = createMemoryHost()
  host.answerSubmission({ mode: 'test' })
  for (let count = 0; count < 3; count++) await host.api.createInvoice({})
  const [first] = [...host.records.values()]
  await host.api.submit({ id: first?.id ?? '', revision: 1, connectionId: 'practice' })
  const hostStore = createHostStore(host.api, () => true)
  await hostStore.load()
  const state = () => hostStore.store.getState()
  await expect.poll(() => state().counts?.byStatus).toEqual({ draft: 2, test: 1 })
  hostStore.setFilter({ statuses: ['test'] })
  await expect.poll(() => state().invoices.map(({ id }) => id)).toEqual([first?.id])
  expect(state().counts?.total).toBe(3)
  expect(state().isEmpty).toBe(false)
  hostStore.clearFilter()
  await expect.poll(() => state().invoices.length).toBe(3)
})

test('notes when a service has billed, so that its account is read again', async () => {
  const { api } = createMemoryHost()
  const hostStore = createHostStore(api, () => true)
  await api.createInvoice({})
  await hostStore.refreshInvoices()
  const [summary] = hostStore.store.getState().invoices
  if (!summary) throw new Error('no invoice')
  const finishedAt = '2026-11-26T11:20:00.000Z'
  const apply = (change: Partial<Submission>) => {
    const made = { connectionId: 'a', mode: 'live', state: 'done', finishedAt, problem: null } as const
    const submission = { ...made, ...change } as Submission
    hostStore.applyStatus(summary.id, { revision: 1, summary, submission })
    return hostStore.store.getState().lastBilled
  }
  expect(apply({ mode: 'test' })).toEqual({})
  expect(apply({ state: 'refused' })).toEqual({})
  expect(apply({})).toEqual({ a: finishedAt })
})
