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

const plan = {
  interval: { every: 1, unit: 'month' },
  next: '2020-02-01',
  end: { kind: 'never' },
  movesTexts: true,
} as const

async function snapshot() {
  const schedules = await host.call('listSchedules', undefined)
  return schedules.map(({ revision: _, ...schedule }) => schedule)
}
const current = async () => {
  const [schedule] = await host.call('listSchedules', undefined)
  return { id: schedule?.id ?? '', revision: schedule?.revision ?? 0 }
}

test('several changes of one schedule are undone one after the other, and made again', async () => {
  const { id: sourceId } = await writeInvoice(host, { issue_date: '2020-01-01' })
  const states = [await snapshot()]
  let changes: string[] = []
  const make = async (change: () => Promise<{ changeId: string }>) => {
    changes.push((await change()).changeId)
    states.push(await snapshot())
  }
  await make(() => host.call('saveSchedule', { sourceId, ...plan }))
  await make(async () =>
    host.call('saveSchedule', { existing: await current(), sourceId, ...plan, movesTexts: false }),
  )
  const period = { scheduleId: (await current()).id, period: '2020-02-01' }
  await make(() => host.call('skipPeriods', { periods: [period] }))
  for (const change of ['pause', 'resume', 'end', 'delete'] as const)
    await make(async () => host.call('changeSchedule', { ...(await current()), change }))

  for (const way of ['undo', 'redo', 'undo'] as const) {
    const expected = way === 'undo' ? states.slice(0, -1).reverse() : states.slice(1)
    const inverse: string[] = []
    for (const [index, changeId] of changes.toReversed().entries()) {
      inverse.push((await host.call('undoScheduleChange', { changeId })).changeId)
      expect(await snapshot()).toEqual(expected[index])
    }
    changes = inverse
  }
})

test('a change of a schedule is not undone over a later one', async () => {
  const { id: sourceId } = await writeInvoice(host, { issue_date: '2020-01-01' })
  const { changeId } = await host.call('saveSchedule', { sourceId, ...plan })
  await host.call('changeSchedule', { ...(await current()), change: 'pause' })
  expect((await host.refusal('undoScheduleChange', { changeId })).code).toBe('stale_schedule')
})
