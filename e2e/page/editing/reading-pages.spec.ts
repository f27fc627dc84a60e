import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { text } from '../../models/texts.ts'

test('in a narrow window a page is read in place of the editor: by key, click, button and Enter', async ({
  app,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 960, height: 640 })
  await app.writeInvoice()
  const main = page.getByRole('main')
  const pages = page.locator('[data-pages]')
  const pageWidth = async () => (await app.preview.boundingBox())?.width ?? 0
  const expectRead = async () => {
    await expect(main).toBeHidden()
    await expect.poll(pageWidth).toBeGreaterThan(780)
    await expect(pages).toBeFocused()
  }
  await app.line(1, 'quantity').click()
  await page.keyboard.press('ControlOrMeta+e')
  await expectRead()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+e')
  await expect(app.line(1, 'quantity')).toBeFocused()

  // a field of a thumbnail is not clickable; that of the page being read is
  await expect.poll(pageWidth).toBeLessThan(250)
  const line = pages.getByText('Brand identity', { exact: true })
  await line.click()
  await expectRead()
  await line.click()
  await expect(app.line(1, 'description')).toBeFocused()

  await page.getByRole('button', { name: text('preview.read') }).click()
  await expectRead()
  await page.keyboard.press('Escape')
  await expect(main).toBeVisible()
  await expect(pages).toBeFocused()
  await page.keyboard.press('Enter')
  await expectRead()
  await page.keyboard.press('Enter')
  await expect(main.locator(':focus')).toBeVisible()

  await app.inMenu(text('toolbar.preview.hide'))
  await expect(app.preview).toBeHidden()
  await page.keyboard.press('ControlOrMeta+e')
  await expect(app.preview).toBeVisible()
  await expect(main).toBeVisible()
})
