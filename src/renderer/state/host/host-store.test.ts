import { expect, it } from 'vitest'
import { createMemoryDesk } from '../../testing/memory-host.ts'
import { createDesk } from './host-store.ts'

it('loses no setting when a second one is changed before the first is saved', async () => {
  const desk = createDesk(createMemoryDesk().api, () => true)
  await desk.load()
  await Promise.all([
    desk.saveSettings(now => ({ seller: { ...now.seller, name: 'Studio Kestrel' } })),
    desk.saveSettings(now => ({ seller: { ...now.seller, email: 'studio@example.com' } })),
  ])
  expect(desk.store.getState().settings?.seller).toEqual({
    name: 'Studio Kestrel',
    email: 'studio@example.com',
  })
})

it('reads a long list in parts, each invoice once, and begins anew with another search', async () => {
  const { api, calls } = createMemoryDesk()
  for (let count = 0; count < 450; count++) await api.createInvoice({})
  const desk = createDesk(api, () => true)
  await desk.refreshInvoices()
  const ids = () => desk.store.getState().invoices.map(({ id }) => id)
  expect(ids()).toHaveLength(200)
  await Promise.all([desk.loadMore(), desk.loadMore()])
  expect(ids()).toHaveLength(400)
  await desk.loadMore()
  expect(new Set(ids()).size).toBe(450)
  expect(desk.store.getState().hasMore).toBe(false)
  const asked = calls.length
  await desk.loadMore()
  expect(calls).toHaveLength(asked)
  desk.setSearch('INV-2026-4')
  await desk.refreshInvoices()
  expect(ids()).toHaveLength(62)
})

it('adds nothing to a list that was read anew while more was on its way', async () => {
  const { api } = createMemoryDesk()
  for (let count = 0; count < 300; count++) await api.createInvoice({})
  const desk = createDesk(api, () => true)
  await desk.refreshInvoices()
  await Promise.all([desk.loadMore(), desk.refreshInvoices()])
  expect(desk.store.getState().invoices).toHaveLength(200)
  await desk.loadMore()
  expect(desk.store.getState().invoices).toHaveLength(300)
})
