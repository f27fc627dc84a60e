import { expect, test } from '../../fixtures.ts'
import { created } from '../../models/app.ts'
import { violationsInBothThemes } from '../../models/axe.ts'
import { text } from '../../models/texts.ts'

test('axe finds nothing: first start, editor, design, settings, receipt, key window', async ({
  app,
  service,
}) => {
  const { page } = app
  expect(await violationsInBothThemes(page)).toEqual([])

  const number = await app.writeInvoice()
  await expect(app.preview).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  const design = await app.openDesign()
  await design.getByLabel(text('design.color.hex')).fill('#ffcc00')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(design.getByLabel(text('design.color.hex'))).toBeHidden()

  const settings = await app.openSettings()
  await settings.addConnection('Example Invoicing', service.url)
  expect(await violationsInBothThemes(page)).toEqual([])

  const window = await app.askForKey(settings, 'Example Invoicing')
  await window.choose()
  await window.key.fill('svc_test_1')
  await window.key.press('Enter')
  expect(await violationsInBothThemes(window.page)).toEqual([])
  await window.pressAndLeave('Escape')
  await settings.close()

  await app.submitTest.click()
  await expect(app.receipt).toContainText(created(number))
  expect(await violationsInBothThemes(page)).toEqual([])
})
