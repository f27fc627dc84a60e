import { expect, test } from 'vitest'
import type { SavedRecord } from '#contract/records.ts'
import { createApp } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { moveRecords, offerUndo, saveRecord } from './record-actions.ts'

test('two changes of one customer are undone one after the other, and made again', async () => {
  const host = createMemoryHost()
  const app = createApp(host.api)
  let row: { id: string; revision: number } | null = null
  for (const name of ['Example', 'Example Ltd']) {
    const change: SavedRecord<'customers'> | SavedRecord<'items'> = await unwrap(
      saveRecord(app, 'customers', row, { name }),
    )
    row = change.saved
    offerUndo(app, name, change.changeId)
  }
  const names = async () => (await unwrap(host.api.listCustomers({}))).map(({ record }) => record.name)
  await moveRecords(app, 'undo')
  expect(await names()).toEqual(['Example'])
  await moveRecords(app, 'undo')
  expect(await names()).toEqual([])
  await moveRecords(app, 'undo')
  for (const _ of [1, 2]) await moveRecords(app, 'redo')
  expect(await names()).toEqual(['Example Ltd'])
})

test('Undo of a notification says why it undoes nothing a second time', async () => {
  const app = createApp(createMemoryHost().api)
  const { changeId } = await unwrap(saveRecord(app, 'customers', null, { name: 'Example' }))
  offerUndo(app, 'saved', changeId)
  const [toast] = app.view.store.getState().toasts
  toast?.action?.run()
  await expect.poll(() => app.records.store.getState().past).toEqual([])
  toast?.action?.run()
  await expect.poll(() => app.view.store.getState().notice?.text).toMatch('undone already')
})
