import { expect, test } from 'vitest'
import { openStore } from '../backends/open-store.ts'
import { temporaryFolder } from '../testing/service.ts'
import { lockDataFolder } from './lock-data-folder.ts'

test('a data folder has one service; a second one is rejected with advice, and commands still work', async () => {
  const folder = await temporaryFolder()
  const unlock = await lockDataFolder(folder.path, 0)
  const refused = {
    code: 'store_locked',
    reason: { code: 'service.folder_locked', params: { folder: folder.path } },
  }
  await expect(lockDataFolder(folder.path, 150)).rejects.toMatchObject(refused)
  const store = await openStore(folder.path)
  expect(await store.listAccounts()).toHaveLength(1)
  await store.close()

  const waiting = lockDataFolder(folder.path, 5_000)
  unlock()
  const unlockAgain = await waiting
  await expect(lockDataFolder(folder.path, 0)).rejects.toMatchObject(refused)
  unlockAgain()
  await folder.remove()
})
