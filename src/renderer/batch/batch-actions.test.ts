import { expect, it } from 'vitest'
import { createPage } from '../state/app.ts'
import { emptySelection, toggled } from '../state/view/selection.ts'
import { createMemoryDesk } from '../testing/memory-host.ts'
import { chooseAllOpen, closeBatch, confirmBatch, reviewAgain, submitSeveral } from './batch-actions.ts'

const settle = () => new Promise(resolve => setTimeout(resolve))

async function deskWith(count: number) {
  const host = createMemoryDesk()
  for (let index = 0; index < count; index++) {
    const created = await host.api.createInvoice({})
    if (!created.ok) throw new Error('no invoice')
    const { id, revision, draft } = created.value
    const items = [{ description: 'Work', quantity: '1', unit_price: '10' }]
    await host.api.saveInvoice({ id, revision, draft: { ...draft, items } })
  }
  const page = createPage(host.api)
  await page.desk.load()
  return { host, page, ids: [...host.records.keys()] }
}

const overlayOf = (page: ReturnType<typeof createPage>) => page.view.store.getState().overlay

it('reviews what is chosen, in the order of the numbers, and sends nothing before the answer', async () => {
  const { host, page, ids } = await deskWith(11)
  chooseAllOpen(page)
  submitSeveral(page)
  await settle()
  const overlay = overlayOf(page)
  if (overlay?.kind !== 'batch-review') throw new Error('nothing was asked')
  expect(overlay.review.candidates.map(({ id }) => id)).toEqual(ids)
  expect(host.submitted).toEqual([])

  await confirmBatch(page, overlay.review)
  expect(host.submitted.map(({ id }) => id)).toEqual(ids)
  expect(overlayOf(page)).toEqual({ kind: 'batch' })
  expect(page.view.store.getState().selection).toBeNull()
  await closeBatch(page)
  expect(page.desk.store.getState().batch).toBeNull()
})

it('agrees to each live invoice by what was shown', async () => {
  const { host, page, ids } = await deskWith(1)
  const key = { kind: 'live', last4: '1111', store: 'keychain' } as const
  const real = {
    id: 'real',
    name: 'Real',
    baseUrl: 'https://example.com',
    requestFields: 'full',
    practice: false,
    waiting: 0,
    key,
  } as const
  host.setConnections({ active: 'real', connections: [real] })
  await page.desk.load()
  page.view.set({ selection: toggled(emptySelection(), ids[0] ?? '') })
  submitSeveral(page)
  await settle()
  const overlay = overlayOf(page)
  if (overlay?.kind !== 'batch-review') throw new Error('nothing was asked')
  await confirmBatch(page, overlay.review)
  expect(host.submitted).toEqual([
    {
      id: ids[0],
      revision: 2,
      connectionId: 'real',
      confirmed: { invoice_number: 'INV-2026-1', payable: '10.00', currency: 'EUR' },
    },
  ])
})

it('asks nothing while what is on the screen is not saved', async () => {
  const { host, page, ids } = await deskWith(1)
  const [id = ''] = ids
  const opened = await host.api.openInvoice({ id })
  if (opened.ok) page.documents.adopt(opened.value)
  page.documents.show(id)
  host.failSaves('The disk is full.')
  page.documents.edit({
    label: 'edit.number',
    burst: null,
    recipe: doc => {
      doc.draft.invoice_number = 'A-1'
    },
  })
  chooseAllOpen(page)
  submitSeveral(page)
  await settle()
  expect(overlayOf(page)).toBeNull()
  expect(page.view.store.getState().notice).not.toBeNull()
  expect(host.calls).not.toContain('reviewBatch')
})

it('asks again about what waited for a key that is gone, and about what that key was refused for', async () => {
  const { host, page, ids } = await deskWith(4)
  chooseAllOpen(page)
  submitSeveral(page)
  await settle()
  const overlay = overlayOf(page)
  if (overlay?.kind !== 'batch-review') throw new Error('nothing was asked')
  const problemOf = (code: string) => ({ code, message: '', status: null, requestId: null, fields: [] })
  host.answerSubmission({ state: 'queued', problem: problemOf('key_changed') })
  await confirmBatch(page, overlay.review)
  const batch = page.desk.store.getState().batch
  const [first, second, third, fourth] = batch?.items ?? []
  if (!batch || !first || !second || !third || !fourth) throw new Error('nothing is under way')
  await reviewAgain(page, {
    ...batch,
    items: [
      { ...first, state: 'done', problem: null },
      { ...second, state: 'refused', problem: problemOf('key_refused') },
      { ...third, state: 'refused', problem: problemOf('refused') },
      fourth,
    ],
  })
  expect(host.calls).toContain('cancelBatch')
  const again = overlayOf(page)
  if (again?.kind !== 'batch-review') throw new Error('nothing was asked')
  expect(again.review.candidates.map(({ id }) => id)).toEqual([ids[1], ids[3]])
})
