import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  damage,
  exportStore,
  finish,
  importExport,
  noticeOf,
  recoverStore,
  send,
  write,
} from '../../testing/damaged-store.ts'
import { createDrafts, draftFor, periodsIn, writeSchedule } from '../../testing/schedules.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-salvage-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const later = '2026-11-21T16:00:00.000Z'

describe.each(['backup', 'nothing'] as const)('a damaged file replaced by: %s', from => {
  test('schedules and the periods that have a draft are as they were written last', async () => {
    const store = openStore(folder)
    const id = writeSchedule(store, write(store, 'R-1'))
    const [first, second] = [draftFor(id, '2020-01-01'), draftFor(id, '2020-01-08')]
    createDrafts(store, [first])
    await store.dataFile.backUp('2026-11-20')
    writeSchedule(store, first.id, { id, updatedAt: later, skipped: ['2020-01-15'] })
    createDrafts(store, [second])
    store.schedules.withdraw([second], later)
    const third = draftFor(id, '2020-01-08')
    createDrafts(store, [third])
    store.invoices.setDeleted(first.id, later)
    const again = draftFor(id, '2020-01-01', { replaces: first.id })
    createDrafts(store, [again])
    store.close()
    damage(folder, 'settings')

    const recovered = await recoverStore(folder, from)
    expect(noticeOf(recovered)).toBeNull()
    expect(recovered.schedules.all()).toMatchObject([
      { id, revision: 2, schedule: { sourceId: first.id, skipped: ['2020-01-15'] } },
    ])
    expect(recovered.schedules.draftsOf(id).map(({ invoiceId }) => invoiceId)).toEqual([again.id, third.id])
    // The period cannot get another draft.
    expect(createDrafts(recovered, [draftFor(id, '2020-01-08')])).toBe(false)
    recovered.close()
  })

  test('a damaged schedule is missing or as in the backup, that is said, and its drafts stay', async () => {
    const store = openStore(folder)
    const id = writeSchedule(store, write(store, 'R-1'))
    await store.dataFile.backUp('2026-11-20')
    writeSchedule(store, write(store, 'R-2'), { id, updatedAt: later, isPaused: true })
    createDrafts(store, [draftFor(id, '2020-01-01')])
    store.close()
    const database = new DatabaseSync(dataPaths(folder).data)
    database.exec("UPDATE schedules SET schedule = replace(schedule, 'week', 'year')")
    database.close()

    const again = await recoverStore(folder, from)
    expect(noticeOf(again)).toBe('drafts_missing')
    expect(again.schedules.all().map(({ schedule }) => schedule.isPaused)).toEqual(
      from === 'backup' ? [false] : [],
    )
    expect(periodsIn(again, id)).toEqual(['2020-01-01'])
    again.close()
  })
})

test('an export over intact data keeps the periods of documents sent with a live key', async () => {
  const store = openStore(folder)
  const id = writeSchedule(store, write(store, 'R-1'))
  const file = await exportStore(store, folder)
  const [sent, unsent] = [draftFor(id, '2020-01-01'), draftFor(id, '2020-01-08')]
  createDrafts(store, [sent, unsent])
  finish(store, send(store, sent.id, 'R-2020-01-01'))
  await importExport(store, file)

  expect(periodsIn(store, id)).toEqual(['2020-01-01'])
  expect(store.schedules.isInUse(sent.id)).toBe(true)
  expect(store.schedules.isInUse(unsent.id)).toBe(false)
  store.close()
})

test('a draft that both copies created for a period is one draft', async () => {
  const store = openStore(folder)
  const id = writeSchedule(store, write(store, 'R-1'))
  const elsewhere = openStore(join(folder, 'elsewhere'))
  await importExport(elsewhere, await exportStore(store, folder))
  const draft = draftFor(id, '2020-01-01')
  createDrafts(store, [draft])
  createDrafts(elsewhere, [draft])
  const file = await exportStore(elsewhere, folder)
  elsewhere.close()
  store.close()
  damage(folder, 'settings')
  const damaged = openStore(folder)
  await importExport(damaged, file)
  expect(damaged.schedules.draftsOf(id).map(({ invoiceId }) => invoiceId)).toEqual([draft.id])
  damaged.close()
})
