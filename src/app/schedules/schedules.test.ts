import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import type { PeriodKey } from '#contract/schedules.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
let today: string

const open = () =>
  openTestHost(folder.path, {
    clock: { ...systemClock, today: () => today, now: () => new Date(`${today}T10:00:00Z`) },
  })
beforeEach(async () => {
  folder = temporaryFolder()
  today = '2026-11-30'
  host = await open()
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const monthly = { every: 1, unit: 'month' } as const

const rent = (customer = 'Example Tenant') =>
  writeInvoice(host, {
    issue_date: '2026-10-31',
    due_date: '2026-11-07',
    currency: 'EUR',
    locale: 'en-GB',
    buyer: { name: customer },
    items: [{ description: 'Rent October 2026', quantity: '1', unit_price: '850' }],
    notes: 'For {period}',
  })

const startSchedule = async (sourceId: string, next = '2026-11-30') =>
  (
    await host.call('saveSchedule', {
      sourceId,
      interval: monthly,
      next,
      end: { kind: 'never' },
      movesTexts: true,
    })
  ).schedule

const duePeriods = async () =>
  (await host.call('reviewDue', undefined)).proposals.map(({ issueDate }) => issueDate)
const keysOf = async (): Promise<PeriodKey[]> =>
  (await host.call('reviewDue', undefined)).proposals.flatMap(({ madeFor }) => madeFor ?? [])
const listed = async () => (await host.call('listInvoices', {})).map(({ invoice_number }) => invoice_number)

describe('due drafts', () => {
  test('each missed period is a row with its dates, texts, number and amount', async () => {
    const source = await rent()
    await startSchedule(source.id, '2026-08-31')
    expect(await host.call('countDue', undefined)).toBe(4)
    const { proposals } = await host.call('reviewDue', undefined)
    expect(proposals.map(({ issueDate }) => issueDate)).toEqual([
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
    ])
    expect(proposals.at(-1)).toMatchObject({
      customer: 'Example Tenant',
      sourceNumber: 'INV-2026-0001',
      invoice_number: 'INV-2026-0005',
      period: 'November 2026',
      payable: '850.00',
      problem: null,
      texts: [
        { before: 'Rent October 2026', after: 'Rent November 2026' },
        { before: 'For {period}', after: 'For November 2026' },
      ],
    })
  })

  test('some are created in one commit, in the order of their dates, and the others stay due', async () => {
    const source = await rent()
    await startSchedule(source.id, '2026-08-31')
    const [, first, , third] = await keysOf()
    const { ids } = await host.call('createDue', { periods: [third, first].flatMap(key => key ?? []) })
    const drafts = await Promise.all(ids.map(id => host.call('openInvoice', { id })))
    expect(drafts.map(({ draft, state }) => [draft.issue_date, draft.invoice_number, state])).toEqual([
      ['2026-09-30', 'INV-2026-0002', 'draft'],
      ['2026-11-30', 'INV-2026-0003', 'draft'],
    ])
    expect(drafts[1]?.draft).toMatchObject({
      due_date: '2026-12-07',
      items: [{ description: 'Rent November 2026' }],
      notes: 'For November 2026',
    })
    expect(await duePeriods()).toEqual(['2026-08-31', '2026-10-31'])
  })

  test('a period gets one draft, whatever the clock says and however often it is asked', async () => {
    const source = await rent()
    await startSchedule(source.id)
    const keys = await keysOf()
    await host.call('createDue', { periods: [...keys, ...keys] })
    expect(await host.refusal('createDue', { periods: keys })).toMatchObject({ code: 'period_made' })
    for (const day of ['2020-01-01', '2026-11-29', '2026-11-30', '2026-12-29']) {
      today = day
      expect(await duePeriods()).toEqual([])
    }
    await host.close()
    host = await open()
    expect(await duePeriods()).toEqual([])
    expect(await listed()).toHaveLength(2)
    today = '2026-12-31'
    expect(await duePeriods()).toEqual(['2026-12-31'])
  })

  test('nothing is created where one of the periods has a draft already', async () => {
    const source = await rent()
    await startSchedule(source.id, '2026-10-31')
    const keys = await keysOf()
    await host.call('createDue', { periods: keys.slice(0, 1) })
    expect(await host.refusal('createDue', { periods: keys })).toMatchObject({ code: 'period_made' })
    expect(await listed()).toHaveLength(2)
    expect(await duePeriods()).toEqual(['2026-11-30'])
  })

  test('a deleted draft is made again only if that is asked for', async () => {
    const source = await rent()
    const { id: scheduleId } = await startSchedule(source.id)
    const keys = await keysOf()
    const { ids } = await host.call('createDue', { periods: keys })
    await host.call('deleteInvoice', { id: ids[0] ?? '' })
    expect(await duePeriods()).toEqual([])
    expect(await host.refusal('createDue', { periods: keys })).toMatchObject({ code: 'period_made' })
    expect(await host.call('closedPeriods', { id: scheduleId })).toMatchObject([
      { period: '2026-11-30', state: 'deleted' },
    ])

    const again = await host.call('createDue', { periods: keys, again: true })
    expect(again.ids).not.toEqual(ids)
    expect(await host.call('closedPeriods', { id: scheduleId })).toEqual([
      {
        period: '2026-11-30',
        state: 'made',
        invoiceId: again.ids[0],
        invoice_number: expect.any(String),
      },
    ])
    expect(await host.refusal('createDue', { periods: keys, again: true })).toMatchObject({
      code: 'period_made',
    })
  })

  test('a skipped period is not due, and can be made after all', async () => {
    const source = await rent()
    const { id: scheduleId } = await startSchedule(source.id, '2026-10-31')
    const [first] = await keysOf()
    const { changeId } = await host.call('skipPeriods', { periods: first ? [first] : [] })
    expect(await duePeriods()).toEqual(['2026-11-30'])
    await host.call('undoScheduleChange', { changeId })
    expect(await duePeriods()).toEqual(['2026-10-31', '2026-11-30'])
    await host.call('skipPeriods', { periods: first ? [first] : [] })
    await host.call('createDue', { periods: first ? [first] : [], again: true })
    expect(await host.call('closedPeriods', { id: scheduleId })).toMatchObject([
      { period: '2026-10-31', state: 'made' },
    ])
  })

  test('undo removes unchanged drafts, their periods are due again, and the undo can be undone', async () => {
    const source = await rent()
    await startSchedule(source.id, '2026-10-31')
    const { ids, changeId } = await host.call('createDue', { periods: await keysOf() })
    const [kept = '', removed = ''] = ids
    const { draft, revision } = await host.call('openInvoice', { id: kept })
    await host.call('saveInvoice', { id: kept, revision, draft: { ...draft, notes: 'Changed' } })

    const undone = await host.call('undoScheduleChange', { changeId })
    expect(undone).toMatchObject({ kept: 1, withdrawn: [removed] })
    expect(await listed()).toHaveLength(2)
    expect(await duePeriods()).toEqual(['2026-11-30'])
    await host.call('undoScheduleChange', { changeId: undone.changeId })
    expect(await duePeriods()).toEqual([])
    expect(await listed()).toHaveLength(3)
  })

  test('a withdrawn draft is not restored where its period has another draft by now', async () => {
    const source = await rent()
    await startSchedule(source.id)
    const keys = await keysOf()
    const { changeId } = await host.call('createDue', { periods: keys })
    const undone = await host.call('undoScheduleChange', { changeId })
    await host.call('createDue', { periods: keys })
    expect(await host.call('undoScheduleChange', { changeId: undone.changeId })).toMatchObject({ kept: 1 })
    expect(await listed()).toHaveLength(2)
  })

  test('a deleted source is named and creates nothing', async () => {
    const source = await rent()
    await startSchedule(source.id)
    const keys = await keysOf()
    await host.call('deleteInvoice', { id: source.id })
    const { proposals } = await host.call('reviewDue', undefined)
    expect(proposals).toMatchObject([{ problem: { code: 'schedule.source_missing' } }])
    expect(await host.refusal('createDue', { periods: keys })).toMatchObject({
      message: { code: 'schedule.source_missing' },
    })
    expect(await host.call('listSchedules', undefined)).toMatchObject([{ isSourceMissing: true }])
  })

  test('only periods of a schedule are accepted', async () => {
    const source = await rent()
    const { id: scheduleId } = await startSchedule(source.id)
    expect(
      await host.refusal('createDue', { periods: [{ scheduleId, period: '2026-11-29' }] }),
    ).toMatchObject({ code: 'stale_schedule' })
  })
})

describe('schedules', () => {
  test('are listed by next date, changed, paused, resumed, ended, deleted, each with undo', async () => {
    const one = await startSchedule((await rent('First')).id, '2027-01-31')
    const other = await startSchedule((await rent('Second')).id, '2026-12-31')
    const list = async () => await host.call('listSchedules', undefined)
    expect((await list()).map(({ customer }) => customer)).toEqual(['Second', 'First'])

    const { schedule } = await host.call('saveSchedule', {
      existing: { id: one.id, revision: one.revision },
      sourceId: one.sourceId,
      interval: { every: 1, unit: 'quarter' },
      next: '2026-12-15',
      end: { kind: 'count', count: 2 },
      movesTexts: false,
    })
    expect(schedule).toMatchObject({
      next: '2026-12-15',
      end: { kind: 'count', count: 2 },
      movesTexts: false,
    })
    expect(
      await host.refusal('changeSchedule', { id: one.id, revision: one.revision, change: 'end' }),
    ).toMatchObject({ code: 'stale_schedule' })

    for (const change of ['pause', 'end', 'delete'] as const) {
      const before = await list()
      const revision = before.find(({ id }) => id === other.id)?.revision ?? 0
      const { changeId } = await host.call('changeSchedule', { id: other.id, revision, change })
      expect(await list()).not.toEqual(before)
      await host.call('undoScheduleChange', { changeId })
      const after = await list()
      expect(after.map(({ revision: _, ...rest }) => rest)).toEqual(
        before.map(({ revision: _, ...rest }) => rest),
      )
    }
  })

  test('periods that pass during a pause are skipped', async () => {
    const { id } = await startSchedule((await rent()).id)
    const change = async (kind: 'pause' | 'resume') => {
      const revision = (await host.call('listSchedules', undefined))[0]?.revision ?? 0
      await host.call('changeSchedule', { id, revision, change: kind })
    }
    await change('pause')
    today = '2027-01-31'
    expect(await duePeriods()).toEqual([])
    await change('resume')
    expect(await duePeriods()).toEqual(['2027-01-31'])
  })

  test.each(['quote', 'credit_note'])('a %s has no schedule', async type => {
    const { id } = await writeInvoice(host, { type, issue_date: '2026-10-31' })
    const plan = {
      sourceId: id,
      interval: monthly,
      next: '2026-11-30',
      end: { kind: 'never' },
      movesTexts: true,
    }
    expect(await host.refusal('saveSchedule', plan as ArgumentOf<'saveSchedule'>)).toMatchObject({
      code: 'invalid_argument',
      message: { code: 'schedule.not_invoice' },
    })
    expect(await host.call('listSchedules', undefined)).toEqual([])
  })

  test('a source that became a quote is named, creates nothing, and its schedule can be ended', async () => {
    const source = await rent()
    const { id, revision } = await startSchedule(source.id)
    const { draft, revision: latest } = await host.call('openInvoice', { id: source.id })
    await host.call('saveInvoice', { id: source.id, revision: latest, draft: { ...draft, type: 'quote' } })
    const { proposals } = await host.call('reviewDue', undefined)
    expect(proposals).toMatchObject([{ problem: { code: 'schedule.not_invoice' } }])
    expect(await host.refusal('createDue', { periods: await keysOf() })).toMatchObject({
      message: { code: 'schedule.not_invoice' },
    })
    expect(await listed()).toHaveLength(1)
    await host.call('changeSchedule', { id, revision, change: 'end' })
    expect(await duePeriods()).toEqual([])
  })

  test('an end before the next date is refused', async () => {
    const source = await rent()
    expect(
      await host.refusal('saveSchedule', {
        sourceId: source.id,
        interval: monthly,
        next: '2026-12-01',
        end: { kind: 'date', date: '2026-11-30' },
        movesTexts: true,
      }),
    ).toMatchObject({ message: { code: 'schedule.no_period' } })
  })

  test('a day that begins while the app runs is announced', async () => {
    await host.close()
    host = await openTestHost(folder.path, {
      clock: {
        ...systemClock,
        today: () => today,
        after: (ms, run) => systemClock.after(ms / 5000, run),
      },
    })
    const events: string[] = []
    host.host.onEvent(({ type }) => events.push(type))
    today = '2026-12-01'
    await host.until(() => events.includes('schedules-changed') && events.includes('invoices-changed'))
  })
})

describe('duplicates for the next period', () => {
  test('move dates and texts on, are numbered in order, and are one undo', async () => {
    const sources = [await rent('First'), await rent('Second'), await rent('Third')]
    const ids = sources.map(({ id }) => id).toReversed()
    const argument = { ids, interval: monthly, movesTexts: true }
    const proposals = await host.call('reviewDuplicates', argument)
    expect(
      proposals.map(({ customer, issueDate, invoice_number }) => [customer, issueDate, invoice_number]),
    ).toEqual([
      ['First', '2026-11-30', 'INV-2026-0004'],
      ['Second', '2026-11-30', 'INV-2026-0005'],
      ['Third', '2026-11-30', 'INV-2026-0006'],
    ])
    expect(await listed()).toHaveLength(3)
    const { ids: created, changeId } = await host.call('createDuplicates', argument)
    const drafts = await Promise.all(created.map(id => host.call('openInvoice', { id })))
    expect(drafts.map(({ draft }) => draft.invoice_number)).toEqual(
      proposals.map(({ invoice_number }) => invoice_number),
    )
    expect(drafts[0]?.draft.items[0]?.description).toBe('Rent November 2026')
    await host.call('undoScheduleChange', { changeId })
    expect(await listed()).toHaveLength(3)
  })

  test('numbers begin again with a new year', async () => {
    const sources = [await rent('First'), await rent('Second')]
    const proposals = await host.call('reviewDuplicates', {
      ids: sources.map(({ id }) => id),
      interval: { every: 3, unit: 'month' },
      movesTexts: true,
    })
    expect(proposals.map(({ issueDate, invoice_number }) => [issueDate, invoice_number])).toEqual([
      ['2027-01-31', 'INV-2027-0001'],
      ['2027-01-31', 'INV-2027-0002'],
    ])
  })

  test('are planned while other operations are answered, and none is left once cancelled', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, async () => (await rent()).id))
    const argument = { ids, interval: monthly, movesTexts: true }
    let isToCancel = true
    const reported: number[] = []
    host.host.onEvent(event => {
      if (event.type !== 'progress') return
      reported.push(event.done)
      if (isToCancel && event.done === 30) void host.call('cancelWork', { work: 'drafts' })
    })
    expect(await host.refusal('createDuplicates', argument)).toMatchObject({ code: 'work_cancelled' })
    expect(await listed()).toHaveLength(60)

    isToCancel = false
    const creating = host.call('createDuplicates', argument)
    await rent()
    await creating
    expect(reported).toEqual([0, 10, 20, 30, 0, 10, 20, 30, 40, 50])
    const numbers = (await host.call('listInvoices', { limit: 200 })).map(row => row.invoice_number)
    expect(new Set(numbers).size).toBe(121)
  })

  test('an invoice without a date is named, and the others are created', async () => {
    const undated = await writeInvoice(host, { issue_date: '' })
    const dated = await rent()
    const argument = { ids: [undated.id, dated.id], interval: monthly, movesTexts: true }
    expect(await host.call('reviewDuplicates', argument)).toMatchObject([
      { sourceId: undated.id, problem: { code: 'schedule.no_date' } },
      { sourceId: dated.id, problem: null },
    ])
    expect((await host.call('createDuplicates', argument)).ids).toHaveLength(1)
  })
})
