import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'

const notifications = (app: AppModel) => app.page.getByRole('region', { name: 'Notifications' })

test('all data is exported and imported in one file', async ({ launch, folder }) => {
  const first = await launch()
  const number = await first.writeInvoice({ description: 'Brand identity' })
  const settings = await first.openSettings()
  await settings.panel.getByRole('button', { name: 'Data', exact: true }).click()
  await settings.panel.getByRole('button', { name: 'Export everything…' }).click()
  await expect(notifications(first).getByText(/^Exported to /)).toBeVisible()
  await first.running.close()
  const [name = ''] = await readdir(join(folder, 'home', 'Downloads'))
  expect(name).toMatch(/\.billwright$/)

  const other = await launch({ dataFolder: join(folder, 'other') })
  await other.writeInvoice({ description: 'Something else' })
  const there = await other.openSettings()
  await there.panel.getByRole('button', { name: 'Data', exact: true }).click()
  await test.step('a file that is no export is refused without a question', async () => {
    const wrong = other.page.waitForEvent('filechooser')
    await there.panel.getByRole('button', { name: 'Import…' }).click()
    const file = { name: 'other.billwright', mimeType: '', buffer: Buffer.from('no export at all') }
    await (await wrong).setFiles(file)
    const refusal = other.page.getByRole('alertdialog', { name: 'other.billwright can’t be imported' })
    await expect(refusal).toContainText('This file is no export of Billwright')
    await refusal.getByRole('button', { name: 'Close' }).press('Enter')
  })
  const chooser = other.page.waitForEvent('filechooser')
  await there.panel.getByRole('button', { name: 'Import…' }).click()
  await (await chooser).setFiles(join(folder, 'home', 'Downloads', name))
  const question = other.page.getByRole('alertdialog', { name: 'Replace everything with this file?' })
  await expect(question).toContainText('Documents here: 1. In the file, which was checked: 1.')
  await question.getByRole('button', { name: 'Replace everything' }).click()
  await expect(notifications(other).getByText('Imported: 1 new, 1 removed, 0 unchanged.')).toBeVisible()
  await expect(other.page.getByRole('listitem')).toHaveCount(1)
  await expect(other.inList(number)).toBeVisible()
  await expect(other.line(1, 'description')).toHaveValue('Brand identity')
})
