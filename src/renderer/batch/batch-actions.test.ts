import { expect, test } from 'vitest'
import { selectAllDrafts } from '../invoice-list/selection-actions.ts'
import { createApp } from '../state/app.ts'
import { emptySelection, toggled } from '../state/view/selection.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { closeBatch, confirmBatch, reviewAgain, submitSelected } from './batch-actions.ts'

const nextTask = () => new Promise(resolve => setTimeout(resolve))

async function appWith(count: number) {
  const host = createMemoryHost()
  for (let index = 0; index < count; index++) {
    const created = await host.api.createInvoice({})
    if (!created.ok) throw new Error('no invoice')
    const { id, revision, draft } = created.value
    const items = [{ description: 'Work', quantity: '1', unit_price: '10' }]
    await host.api.saveInvoice({ id, revision, draft: { ...draft, items } })
  }
  const app = createApp(host.api)
  await app.hostStore.load()
  return { host, app, ids: [...host.records.keys()] }
}

const overlayOf = (app: ReturnType<typeof createApp>) => app.view.store.getState().overlay

test('reviews the selected invoices in number order and sends nothing before the confirmation', async () => {
  const { host, app, ids } = await appWith(11)
  await selectAllDrafts(app)
  submitSelected(app)
  await nextTask()
  const overlay = overlayOf(app)
  if (overlay?.kind !== 'batch-review') throw new Error('nothing was asked')
  expect(overlay.review.candidates.map(({ id }) => id)).toEqual(ids)
  expect(host.submitted).toEqual([])

  await confirmBatch(app, overlay.review)
  expect(host.submitted.map(({ id }) => id)).toEqual(ids)
  expect(overlayOf(app)).toEqual({ kind: 'batch' })
  expect(app.view.store.getState().selection).toBeNull()
  await closeBatch(app)
  expect(app.hostStore.store.getState().batch).toBeNull()
})

test('confirms each live invoice with the displayed values', async () => {
  const { host, app, ids } = await appWith(1)
  const key = { kind: 'live', last4: '1111', store: 'keychain' } as const
  const real = {
    id: 'real',
    name: 'Real',
    baseUrl: 'https://example.com',
    requestFields: 'full',
    practice: false,
    waiting: 0,
    liveConsent: null,
    keyOfOtherAddress: false,
    key,
  } as const
  host.setConnections({ active: 'real', connections: [real] })
  await app.hostStore.load()
  app.view.set({ selection: toggled(emptySelection(), ids[0] ?? '') })
  submitSelected(app)
  await nextTask()
  const overlay = overlayOf(app)
  if (overlay?.kind !== 'batch-review') throw new Error('nothing was asked')
  await confirmBatch(app, overlay.review)
  expect(host.submitted).toEqual([
    {
      id: ids[0],
      revision: 2,
      connectionId: 'real',
      confirmed: { invoice_number: 'INV-2026-1', payable: '10.00', currency: 'EUR' },
    },
  ])
})

test('does not start a review while edits are unsaved', async () => {
  const { host, app, ids } = await appWith(1)
  const [id = ''] = ids
  const opened = await host.api.openInvoice({ id })
  if (opened.ok) app.openInvoices.adopt(opened.value)
  app.openInvoices.show(id)
  host.failSaves('The disk is full.')
  app.openInvoices.edit({
    label: 'number',
    coalesceKey: null,
    recipe: doc => {
      doc.draft.invoice_number = 'A-1'
    },
  })
  await selectAllDrafts(app)
  submitSelected(app)
  await nextTask()
  expect(overlayOf(app)).toBeNull()
  expect(app.view.store.getState().notice).not.toBeNull()
  expect(host.calls).not.toContain('reviewBatch')
})

test('reviews again what waited for a removed key and what that key was rejected for', async () => {
  const { host, app, ids } = await appWith(4)
  await selectAllDrafts(app)
  submitSelected(app)
  await nextTask()
  const overlay = overlayOf(app)
  if (overlay?.kind !== 'batch-review') throw new Error('nothing was asked')
  const problemOf = (code: string) => ({
    code,
    message: { code: 'refused' } as const,
    status: null,
    requestId: null,
    fields: [],
  })
  host.answerSubmission({ state: 'queued', problem: problemOf('key_changed') })
  await confirmBatch(app, overlay.review)
  const batch = app.hostStore.store.getState().batch
  const [first, second, third, fourth] = batch?.items ?? []
  if (!batch || !first || !second || !third || !fourth) throw new Error('nothing is under way')
  await reviewAgain(app, {
    ...batch,
    items: [
      { ...first, state: 'done', problem: null },
      { ...second, state: 'refused', problem: problemOf('key_refused') },
      { ...third, state: 'refused', problem: problemOf('refused') },
      fourth,
    ],
  })
  expect(host.calls).toContain('cancelBatch')
  const again = overlayOf(app)
  if (again?.kind !== 'batch-review') throw new Error('nothing was asked')
  expect(again.review.candidates.map(({ id }) => id)).toEqual([ids[1], ids[3]])
})
