import { expect, test } from 'vitest'
import type { DueReview } from '#contract/schedules.ts'
import { createApp } from '../state/app.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { createDue, mentionDueInvoices, reviewDueAtStart, undoScheduleChange } from './schedule-actions.ts'

const scheduleId = '00000000-0000-4000-8000-0000000000aa'
const review: DueReview = {
  today: '2026-12-01',
  hasMore: false,
  proposals: [
    {
      sourceId: '00000000-0000-4000-8000-0000000000bb',
      madeFor: { scheduleId, period: '2026-12-01' },
      sourceNumber: 'INV-1',
      customer: 'Example Ltd',
      invoice_number: 'INV-2',
      issueDate: '2026-12-01',
      period: 'December 2026',
      payable: null,
      currency: 'EUR',
      texts: [],
      unmovedTexts: [],
      problem: null,
    },
  ],
}

async function openApp(due: number) {
  const host = createMemoryHost()
  let now = due
  host.api.countDue = async () => ({ ok: true, value: now })
  host.api.reviewDue = async () => ({ ok: true, value: review })
  const app = createApp(host.api)
  await app.hostStore.load()
  const setDue = (count: number) => {
    now = count
  }
  return { host, app, setDue }
}

test('the review opens at the start if something is due and nothing else is open', async () => {
  const { app } = await openApp(1)
  await reviewDueAtStart(app)
  expect(app.view.store.getState().overlay).toEqual({ kind: 'due', review })

  const idle = await openApp(0)
  await reviewDueAtStart(idle.app)
  expect(idle.app.view.store.getState().overlay).toBeNull()

  const busy = await openApp(1)
  busy.app.view.set({ overlay: { kind: 'palette' } })
  await reviewDueAtStart(busy.app)
  expect(busy.app.view.store.getState().overlay).toEqual({ kind: 'palette' })
})

test('while the app runs, what becomes due is mentioned once and opens nothing', async () => {
  const { app, host, setDue } = await openApp(0)
  const stop = mentionDueInvoices(app)
  const toasts = () => app.view.store.getState().toasts.map(({ text }) => text)
  const announce = async () => {
    host.emit({ type: 'schedules-changed' })
    await new Promise(resolve => setTimeout(resolve))
  }
  setDue(2)
  await announce()
  await announce()
  expect(toasts()).toEqual(['2 invoices to make, dated today or earlier.'])
  expect(app.view.store.getState().overlay).toBeNull()
  stop()
})

test('several new drafts are selected, and a refusal closes the review with its reason', async () => {
  const { app, host } = await openApp(1)
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  host.api.createDue = async () => ({ ok: true, value: { ids, changeId: scheduleId } })
  const periods = [{ scheduleId, period: '2026-12-01' }]
  await createDue(app, periods)
  expect([...(app.view.store.getState().selection?.ids ?? [])]).toEqual(ids)

  host.api.createDue = async () => ({
    ok: false,
    error: { code: 'period_made', message: { code: 'period_made' } },
  })
  app.view.set({ overlay: { kind: 'due', review } })
  await createDue(app, periods)
  expect(app.view.store.getState()).toMatchObject({
    overlay: null,
    notice: { text: 'There is a draft for one of these periods already. Nothing was created.' },
  })
})

test.each([
  ['store_unavailable', true],
  ['stale_schedule', false],
] as const)('after %s, Undo is offered again: %s', async (code, isOffered) => {
  const { app, host } = await openApp(0)
  let asked = 0
  host.api.undoScheduleChange = async () => {
    asked += 1
    return { ok: false, error: { code, message: { code: 'foreign_text', params: { text: 'failed' } } } }
  }
  await undoScheduleChange(app, scheduleId)
  const { notice } = app.view.store.getState()
  expect([notice?.text, notice?.action !== undefined]).toEqual(['failed', isOffered])
  notice?.action?.run()
  await expect.poll(() => asked).toBe(isOffered ? 2 : 1)
})

test('drafts that were made in one step are shown and selected, although a search would hide them', async () => {
  const { app, host } = await openApp(0)
  const ids: string[] = []
  for (let made = 0; made < 2; made++) {
    const answer = await host.api.createInvoice({})
    if (answer.ok) ids.push(answer.value.id)
  }
  host.api.createDue = async () => ({ ok: true, value: { ids, changeId: 'change' } })
  app.hostStore.setSearch('of last month')
  await createDue(app, [])
  const { search, filter, invoices } = app.hostStore.store.getState()
  expect({ search, made: filter.made?.toSorted() }).toEqual({ search: '', made: ids.toSorted() })
  expect(invoices.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect([...(app.view.store.getState().selection?.ids ?? [])]).toEqual(ids)
})
