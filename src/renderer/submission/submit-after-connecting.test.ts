import { expect, test, vi } from 'vitest'
import type { Connection } from '#contract/connections.ts'
import { createApp } from '../state/app.ts'
import { setItemText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { practice } from '../testing/memory-defaults.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { startSubmission } from './submit-actions.ts'

const preset = { ok: true, baseUrl: 'https://billing.example.com', name: 'Billing' } as const
const live: Connection = {
  ...practice,
  id: 'billing',
  practice: false,
  baseUrl: preset.baseUrl,
  key: { kind: 'live', last4: 'AbCd', store: 'keychain' },
}

/** Submits an invoice without a connection, then adds this connection. */
async function connectAs(connection: Connection) {
  const host = createMemoryHost()
  host.setConnections({ preset })
  const app = createApp(host.api)
  app.hostStore.setOnline(true)
  await app.hostStore.load()
  await newInvoice(app)
  const [rowKey = ''] = app.openInvoices.current()?.doc.rowKeys ?? []
  for (const [field, value] of [
    ['description', 'Brand identity'],
    ['unit_price', '1800'],
  ] as const)
    app.openInvoices.edit({
      label: 'cell',
      coalesceKey: field,
      recipe: setItemText(rowKey, field, value),
    })
  const overlay = () => app.view.store.getState().overlay
  await startSubmission(app)
  const connect = overlay()
  if (connect?.kind !== 'connect' || !connect.then) throw new Error('it did not lead to connecting')
  host.setConnections({ active: connection.id, connections: [practice, connection] })
  await app.hostStore.refreshConnections()
  app.view.set({ overlay: null })
  const submits = () => host.calls.filter(call => call === 'submit').length
  return { app, overlay, submits, goOn: connect.then }
}

test('a live key asks, a test key sends', async () => {
  const asked = await connectAs(live)
  asked.goOn()
  await vi.waitFor(() => expect(asked.overlay()?.kind).toBe('confirm-live'))
  expect(asked.submits()).toBe(0)

  const sent = await connectAs({ ...live, key: { kind: 'test', last4: 'AbCd', store: 'keychain' } })
  sent.goOn()
  await vi.waitFor(() => expect(sent.submits()).toBe(1))
})

test('nothing is sent that a live key would not ask about, nor an invoice that is opened meanwhile', async () => {
  const consented = await connectAs({ ...live, liveConsent: '2026-01-01T00:00:00.000Z' })
  consented.goOn()
  const left = await connectAs(live)
  await newInvoice(left.app)
  left.goOn()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect([consented.submits(), left.submits()]).toEqual([0, 0])
  expect(consented.app.view.store.getState()).toMatchObject({ overlay: null, countdown: null })
  expect(left.overlay()).toBeNull()
})
