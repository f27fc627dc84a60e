import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../fixtures.ts'
import { clicks, countClicks, picture } from '../../models/first-use.ts'

test('the first PDF takes at most twelve clicks, also with the logo', async ({ app, folder }) => {
  const { page } = app
  const { keyboard } = page
  await expect(page.getByLabel('Your business name')).toBeFocused()
  await countClicks(page)

  await keyboard.type('Example Studio')
  await keyboard.press('Tab')
  await keyboard.type('Germany')
  await page.getByLabel('Address', { exact: true }).click()
  await keyboard.type('Beispielweg 1\n10115 Berlin')
  await page.getByLabel('Tax ID', { exact: true }).click()
  await keyboard.type('DE123456789')
  await page.getByLabel('Usual tax rate, %').click()
  await keyboard.type('19')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('button', { name: 'Replace logo' })).toBeVisible()
  await page.getByRole('button', { name: 'Start writing' }).click()

  await expect(page.getByLabel('Customer name')).toBeFocused()
  await keyboard.type('Northwind Example')
  await page.getByLabel('Address', { exact: true }).click()
  await keyboard.type('1 Example Street\nExampletown')
  await app.line(1, 'description').click()
  for (const [line, [description, price]] of [
    ['Brand identity', '1250.50'],
    ['Icon set', '95'],
    ['Consulting', '80'],
  ].entries()) {
    if (line > 0) await page.getByRole('button', { name: /^Add line/ }).click()
    await expect(app.line(line + 1, 'description')).toBeFocused()
    await keyboard.type(description ?? '')
    await app.tabTo(app.line(line + 1, 'unit price'))
    await keyboard.type(price ?? '')
  }
  await expect(app.totals).toContainText('Tax 19%')
  await page.getByRole('button', { name: 'Save PDF…' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved as')
  expect(await readdir(join(folder, 'home', 'Downloads'))).toHaveLength(1)
  expect(await clicks(page)).toBeLessThanOrEqual(12)
})
