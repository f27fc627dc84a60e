import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeRenderer, openTestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

afterAll(closeRenderer)

test('new documents use the default template where the one of imported settings is not on this computer', async () => {
  const [there, here] = [temporaryFolder(), temporaryFolder()]
  const path = join(there.path, 'all.billwright')
  const other = await openTestHost(there.path, {}, { chooseSavePath: async () => path })
  await other.call('saveSettings', { template: 'own-of-there' })
  await writeInvoice(other)
  await other.call('exportData', undefined)
  await other.close()

  const host = await openTestHost(here.path)
  await host.call('importPart', { offset: 0, bytes: readFileSync(path).toString('base64') })
  expect(await host.call('importData', undefined)).toMatchObject({ unknownTemplate: 'own-of-there' })
  expect((await host.call('settings', undefined)).template).toBe('minimal')
  expect((await host.call('createInvoice', {})).draft.template).toBe('minimal')
  await host.close()
  for (const folder of [there, here]) folder.remove()
})
