import { expect, it } from 'vitest'
import { createMemoryDesk } from '../testing/memory-desk.ts'
import { createDesk } from './desk.ts'

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
