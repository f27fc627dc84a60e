import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { any, containing, text } from '../models/texts.ts'

const notifications = (app: AppModel) => app.page.getByRole('region', { name: text('toast.region') })

test('all data is exported and imported in one file', async ({ launch, folder }) => {
  const first = await launch()
  const number = await first.writeInvoice({ description: 'Brand identity' })
  const settings = await first.openSettings()
  await settings.panel.getByRole('button', { name: text('settings.data'), exact: true }).click()
  await settings.panel.getByRole('button', { name: text('data.export') }).click()
  await expect(notifications(first).getByText(containing(text('data.exported', { path: any })))).toBeVisible()
  await first.running.close()
  const [name = ''] = await readdir(join(folder, 'home', 'Downloads'))
  expect(name).toMatch(/\.billwright$/)

  const other = await launch({ dataFolder: join(folder, 'other') })
  await other.writeInvoice({ description: 'Something else' })
  const there = await other.openSettings()
  await there.panel.getByRole('button', { name: text('settings.data'), exact: true }).click()
  await test.step('a file that is no export is refused without a question', async () => {
    const wrong = other.page.waitForEvent('filechooser')
    await there.panel.getByRole('button', { name: text('data.import') }).click()
    const file = { name: 'other.billwright', mimeType: '', buffer: Buffer.from('no export at all') }
    await (await wrong).setFiles(file)
    const refusal = other.page.getByRole('alertdialog', {
      name: text('data.import.refused', { name: 'other.billwright' }),
    })
    await expect(refusal).toContainText(text('not_an_export'))
    await refusal.getByRole('button', { name: text('batch.hide') }).press('Enter')
  })
  const chooser = other.page.waitForEvent('filechooser')
  await there.panel.getByRole('button', { name: text('data.import') }).click()
  await (await chooser).setFiles(join(folder, 'home', 'Downloads', name))
  const question = other.page.getByRole('alertdialog', { name: text('data.import.title') })
  await expect(question).toContainText(text('data.replace.counts.file', { here: 1, count: 1 }))
  await question.getByRole('button', { name: text('data.import.yes') }).click()
  const changes = (['added', 'removed', 'unchanged'] as const)
    .map(kind => text(`data.changes.${kind}`, { count: kind === 'unchanged' ? 0 : 1 }))
    .join(any)
  await expect(notifications(other).getByText(containing(text('data.imported', { changes })))).toBeVisible()
  await expect(other.page.getByRole('listitem')).toHaveCount(1)
  await expect(other.inList(number)).toBeVisible()
  await expect(other.line(1, 'description')).toHaveValue('Brand identity')
})
