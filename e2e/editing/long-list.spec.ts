import { join } from 'node:path'
import { fillFolder } from '#platform/testing/fill-folder.ts'
import { expect, test } from '../fixtures.ts'

test('a list of thousands of invoices works by keyboard and can be searched', async ({ launch, folder }) => {
  const first = await launch()
  await first.running.close()
  fillFolder(join(folder, 'data'), 3000)

  const app = await launch()
  const rows = app.page.getByRole('listitem')
  await expect(app.inList('INV-2020-003000')).toBeVisible()
  expect(await rows.count()).toBeLessThan(100)

  await app.inList('INV-2020-003000').focus()
  await app.page.keyboard.press('ArrowDown')
  await expect(app.inList('INV-2020-002999')).toBeFocused()
  await app.page.keyboard.press('End')
  await expect(async () => {
    await app.page.keyboard.press('End')
    await expect(app.inList('INV-2020-000001')).toBeFocused({ timeout: 500 })
  }).toPass()
  await app.page.keyboard.press('Home')
  await expect(app.inList('INV-2020-003000')).toBeFocused()

  const search = app.page.getByLabel('Search invoices')
  await search.fill('2020-000042')
  await expect(rows).toHaveCount(1)
  await search.fill('Voorbeeld 7')
  await expect(rows.first()).toContainText('Voorbeeld 7')
  await search.fill('part 17')
  await expect(rows.first()).not.toContainText('Voorbeeld 7')
  await search.press('ArrowDown')
  await app.page.keyboard.press('Enter')
  await expect(app.line(1, 'description')).toHaveValue('Brand identity, part 17')
})
