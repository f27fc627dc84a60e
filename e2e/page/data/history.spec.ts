import { join } from 'node:path'
import { setSavedAt } from '#platform/testing/fill-folder.ts'
import { expect, test } from '../../fixtures.ts'
import { any, containing, text } from '../../models/texts.ts'

test('a deleted invoice is restored from the list', { tag: '@extended' }, async ({ launch }) => {
  const first = await launch({ hidesPreview: true })
  const number = await first.writeInvoice({ description: 'Brand identity' })
  await first.inList(number).press('Delete')
  await expect(first.inList(number)).toBeHidden()
  await first.running.close()

  const again = await launch({ hidesPreview: true })
  await again.run(text('data.deleted.title'))
  await again.page.getByRole('button', { name: text('deleted.restore-number', { number }) }).click()
  await expect(again.inList(number)).toBeVisible()
  await expect(again.line(1, 'description')).toHaveValue('Brand identity')
})

test('an earlier version is restored, and undo reverts that', async ({ launch, folder }) => {
  const first = await launch({ hidesPreview: true })
  const number = await first.writeInvoice({ description: 'Brand identity' })
  await first.running.close()
  // Simulates a pause of an hour.
  setSavedAt(join(folder, 'data'), new Date(Date.now() - 3_600_000).toISOString())

  const again = await launch({ hidesPreview: true })
  await again.inList(number).click()
  await again.line(1, 'description').fill('Something else')
  await again.page.keyboard.press('ControlOrMeta+s')
  await expect(again.saved).toBeVisible()
  await again.run(text('versions.title'))
  await again.page
    .getByRole('button', { name: containing(text('versions.use-time', { time: any })) })
    .first()
    .click()
  await expect(again.line(1, 'description')).toHaveValue('Brand identity')
  await again.page.keyboard.press('ControlOrMeta+z')
  await expect(again.line(1, 'description')).toHaveValue('Something else')
})
