import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { startTestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

test('PDFs of an earlier version are measured at the start; a missing one counts as empty', async () => {
  const folder = await temporaryFolder()
  const database = new DatabaseSync(join(folder.path, 'service.db'))
  database.exec(readFileSync(join(import.meta.dirname, '../testing/store-v7.sql'), 'utf8'))
  const [{ file_id: live } = {}] = database.prepare("SELECT file_id FROM jobs WHERE mode = 'live'").all()
  database.close()
  await (await openStorage(folder.path)).put(String(live), new Uint8Array(1234))

  const service = await startTestService(folder.path, { renderer: standInRenderer() })
  await expect.poll(() => service.store.storedBytes('default')).toEqual({ live: 1234, test: 0, templates: 0 })
  await expect.poll(() => service.store.listNotMeasured({ after: '', limit: 10 })).toEqual([])
  await service.close()
  await folder.remove()
})
