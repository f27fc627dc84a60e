import { expect, test } from 'vitest'
import type { Connection } from '#contract/connections.ts'
import { createApp } from '../state/app.ts'
import { setItemText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { practice } from '../testing/memory-defaults.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { startSubmission } from './submit-actions.ts'

const live: Connection = {
  ...practice,
  id: 'billing',
  practice: false,
  baseUrl: 'https://billing.example.com',
  key: { kind: 'live', last4: 'AbCd', store: 'keychain' },
}

/** Creates an invoice that can be submitted, with a live key. */
async function write() {
  const host = createMemoryHost()
  host.setConnections({ active: live.id, connections: [live] })
  const app = createApp(host.api)
  app.hostStore.setOnline(true)
  await app.hostStore.load()
  await newInvoice(app)
  const current = app.openInvoices.current()
  if (!current) throw new Error('nothing open')
  const rowKey = current.doc.rowKeys[0] ?? ''
  for (const [field, value] of [
    ['description', 'Brand identity'],
    ['unit_price', '1800'],
  ] as const)
    app.openInvoices.edit({
      label: 'cell',
      coalesceKey: field,
      recipe: setItemText(rowKey, field, value),
    })
  const { invoice_number } = current.doc.draft
  return { host, app, invoice_number }
}

test('opens the question at once, so that no key reaches the invoice while it is saved and checked', async () => {
  const { app, invoice_number } = await write()
  const started = startSubmission(app)
  expect(app.view.store.getState().overlay).toEqual({
    kind: 'prepare-live',
    subject: { type: 'invoice', invoice_number },
  })
  await started
  expect(app.view.store.getState().overlay).toMatchObject({
    kind: 'confirm-live',
    question: { confirmed: { invoice_number } },
  })
})

test.each(['saveInvoice', 'reviewBatch'] as const)(
  'asks nothing if it was cancelled during %s',
  async operation => {
    const { host, app } = await write()
    const original = host.api[operation] as (argument: never) => Promise<unknown>
    Object.assign(host.api, {
      [operation]: (argument: never) => {
        app.view.set({ overlay: null })
        return original(argument)
      },
    })
    await startSubmission(app)
    expect(app.view.store.getState().overlay).toBeNull()
    expect(host.submitted).toEqual([])
  },
)

test('closes the prepared question if the host cannot check the invoice', async () => {
  const { host, app } = await write()
  host.api.reviewBatch = async () => ({
    ok: false,
    error: { code: 'store_unavailable', message: { code: 'store_unavailable' } },
  })
  await startSubmission(app)
  const { overlay, notice } = app.view.store.getState()
  expect([overlay, notice]).toEqual([null, { text: expect.any(String) }])
})
