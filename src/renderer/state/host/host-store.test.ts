import { expect, test } from 'vitest'
import { createMemoryHost } from '../../testing/memory-host.ts'
import { createHostStore } from './host-store.ts'

test('keeps both settings when the second changes before the first is saved', async () => {
  const hostStore = createHostStore(createMemoryHost().api, () => true)
  await hostStore.load()
  await Promise.all([
    hostStore.saveSettings(now => ({ seller: { ...now.seller, name: 'Studio Kestrel' } })),
    hostStore.saveSettings(now => ({ seller: { ...now.seller, email: 'studio@example.com' } })),
  ])
  expect(hostStore.store.getState().settings?.seller).toEqual({
    name: 'Studio Kestrel',
    email: 'studio@example.com',
  })
})

test('loads a long list in parts without duplicates, and restarts with another search', async () => {
  const { api, calls } = createMemoryHost()
  for (let count = 0; count < 450; count++) await api.createInvoice({})
  const hostStore = createHostStore(api, () => true)
  await hostStore.refreshInvoices()
  const ids = () => hostStore.store.getState().invoices.map(({ id }) => id)
  expect(ids()).toHaveLength(200)
  await Promise.all([hostStore.loadMore(), hostStore.loadMore()])
  expect(ids()).toHaveLength(400)
  await hostStore.loadMore()
  expect(new Set(ids()).size).toBe(450)
  expect(hostStore.store.getState().hasMore).toBe(false)
  const asked = calls.length
  await hostStore.loadMore()
  expect(calls).toHaveLength(asked)
  hostStore.setSearch('INV-2026-4')
  await hostStore.refreshInvoices()
  expect(ids()).toHaveLength(62)
})

test('discards further rows if the list was refreshed meanwhile', async () => {
  const { api } = createMemoryHost()
  for (let count = 0; count < 300; count++) await api.createInvoice({})
  const hostStore = createHostStore(api, () => true)
  await hostStore.refreshInvoices()
  await Promise.all([hostStore.loadMore(), hostStore.refreshInvoices()])
  expect(hostStore.store.getState().invoices).toHaveLength(200)
  await hostStore.loadMore()
  expect(hostStore.store.getState().invoices).toHaveLength(300)
})
