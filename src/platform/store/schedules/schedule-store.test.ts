import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { change, write } from '../../testing/damaged-store.ts'
import { createDrafts, draftFor, periodsIn, writeSchedule } from '../../testing/schedules.ts'
import { openStore } from '../open-store.ts'

let folder: string
let store: Store
let schedule: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-schedules-'))
  store = openStore(folder)
  schedule = writeSchedule(store, write(store, 'R-1'))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const at = '2026-11-21T16:00:00.000Z'

test('all drafts are created or none, and a period has one draft', () => {
  expect(createDrafts(store, [draftFor(schedule, '2020-01-01')])).toBe(true)
  const others = [draftFor(schedule, '2020-01-08'), draftFor(schedule, '2020-01-01')]
  expect(createDrafts(store, others)).toBe(false)
  expect(periodsIn(store, schedule)).toEqual(['2020-01-01'])
})

test('a change of a schedule that was changed meanwhile changes nothing', () => {
  const before = store.schedules.find(schedule) ?? null
  writeSchedule(store, write(store, 'R-2'), { id: schedule })
  const step = { id: schedule, before, after: null }
  expect(store.schedules.apply({ steps: [step], drafts: [draftFor(schedule, '2020-01-01')], at })).toBe(false)
  expect(store.schedules.find(schedule)?.revision).toBe(2)
  expect(periodsIn(store, schedule)).toEqual([])
})

test('a deleted draft keeps its period until it is replaced', () => {
  const first = draftFor(schedule, '2020-01-01')
  createDrafts(store, [first])
  const replacement = draftFor(schedule, '2020-01-01', { replaces: first.id })
  expect(createDrafts(store, [replacement])).toBe(false)
  store.invoices.setDeleted(first.id, at)
  expect(createDrafts(store, [draftFor(schedule, '2020-01-01')])).toBe(false)
  expect(createDrafts(store, [replacement])).toBe(true)
  expect(store.schedules.draftsOf(schedule)).toMatchObject([{ invoiceId: replacement.id, isDeleted: false }])
})

test('withdrawing leaves changed drafts, and restoring leaves periods with another draft', () => {
  const [changed, free, taken] = ['2020-01-01', '2020-01-08', '2020-01-15'].map(period =>
    draftFor(schedule, period),
  )
  if (!changed || !free || !taken) throw new Error('three drafts')
  createDrafts(store, [changed, free, taken])
  change(store, changed.id, { notes: 'Changed' })
  const withdrawn = store.schedules.withdraw([changed, free, taken], at)
  expect(withdrawn.map(({ id }) => id)).toEqual([free.id, taken.id])
  expect(periodsIn(store, schedule)).toEqual(['2020-01-01'])
  expect(store.schedules.isInUse(free.id)).toBe(false)
  createDrafts(store, [draftFor(schedule, '2020-01-15')])
  expect(store.schedules.restore(withdrawn).map(({ id }) => id)).toEqual([free.id])
  expect(periodsIn(store, schedule)).toEqual(['2020-01-01', '2020-01-08', '2020-01-15'])
})
