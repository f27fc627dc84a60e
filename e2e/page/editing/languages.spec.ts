import { expect, test } from '../../fixtures.ts'
import { any, containing, language as initial, textsIn } from '../../models/texts.ts'

/** The pseudo-language stands for every other one; it is only offered to users who have chosen it. */
const other = 'en-XA'
const otherText = await textsIn(other)
const english = await textsIn('en')

test('a change of the language leaves focus, selection, typed text and undo as they are', async ({
  launch,
}) => {
  const app = await launch()
  const { page } = app
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', initial)
  await app.writeInvoice({ description: 'Brand identity' })
  await page.evaluate(language => window.billwright.saveSettings({ language }), other)
  await app.reload()
  await expect(html).toHaveAttribute('lang', other)
  await expect(page.getByRole('region', { name: otherText('to.title') })).toBeVisible()

  const description = page.getByLabel(otherText('lines.cell.description', { line: 1 }), { exact: true })
  await description.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('english')
  await page.keyboard.press('Enter')

  await expect(html).toHaveAttribute('lang', 'en')
  const inEnglish = page.getByLabel(english('lines.cell.description', { line: 1 }), { exact: true })
  await expect(inEnglish).toBeFocused()
  await expect(inEnglish).toHaveValue('Brand identity and more')
  expect(
    await inEnglish.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([19, 23])
  // lines and pages stay rendered
  await expect(
    page.getByRole('img', { name: containing(english('preview.page', { page: 1, count: 1 })) }),
  ).toHaveAttribute('aria-label', containing(english('editor.title', { kind: 'invoice', number: any })))
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap(element => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      element.getAttribute('placeholder'),
    ]),
  )
  expect(shown.filter(text => text?.includes('ļöŕ'))).toEqual([])
  await expect(page.locator('body')).not.toContainText('ļöŕ')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(inEnglish).toHaveValue('Brand identity')
  await expect(
    page.getByTitle(english('command.redo.named', { step: 'typed', field: english('lines.description') })),
  ).toBeVisible()
})

test('the settings choose the language, which stays chosen', async ({ launch }) => {
  const app = await launch()
  const { page } = app
  await app.writeInvoice()
  await page.evaluate(language => window.billwright.saveSettings({ language }), other)
  await app.reload()
  await page.keyboard.press('ControlOrMeta+,')
  const panel = page.getByRole('complementary', { name: otherText('region.settings') })
  await panel.getByRole('button', { name: otherText('settings.appearance') }).click()
  const language = panel.getByLabel(otherText('settings.language'))
  await expect(language).toHaveValue(other)

  await language.focus()
  await language.selectOption({ label: 'English' })
  const inEnglish = page
    .getByRole('complementary', { name: english('region.settings') })
    .getByLabel(english('settings.language'))
  await expect(inEnglish).toBeFocused()
  await expect(inEnglish).toHaveValue('en')
  await inEnglish.selectOption(other)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await inEnglish.page().reload()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('the key window is in the language of the settings', async ({ launch }) => {
  const rightToLeft = 'ar-XB'
  const rightToLeftText = await textsIn(rightToLeft)
  const app = await launch()
  const { page } = app
  await app.writeInvoice()
  const settings = await app.openSettings()
  await settings.addConnection('Example', 'https://example.com')
  await page.evaluate(language => window.billwright.saveSettings({ language }), rightToLeft)
  const keyWindow = await app.running.keyWindow(() => settings.setKey('Example').click())
  await expect(keyWindow.getByLabel(rightToLeftText('key_window.label'), { exact: true })).toBeFocused()
  await expect(keyWindow.locator('html')).toHaveAttribute('lang', rightToLeft)
  await expect(keyWindow.locator('html')).toHaveAttribute('dir', 'rtl')
})
