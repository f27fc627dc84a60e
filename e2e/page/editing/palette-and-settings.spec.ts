import { expect, test } from '../../fixtures.ts'
import { expectInOrder } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { Settings } from '../../models/settings.ts'
import { text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('the palette finds by synonyms and numbers, highlights, and lists recently used entries first', async ({
  app,
}) => {
  const { page } = app
  const number = await app.writeInvoice()
  await app.writeInvoice()
  const palette = page.getByRole('dialog', { name: text('command.palette') })
  const search = palette.getByRole('combobox')
  const options = palette.getByRole('option')

  await page.keyboard.press('ControlOrMeta+k')
  await search.fill(text('keywords.theme').split(' ').at(-1) ?? '')
  await expect(
    options.filter({ hasText: text('palette.theme', { theme: text('settings.theme.dark') }) }),
  ).toBeVisible()
  await search.fill(text('settings.theme.dark'))
  await expect(options.first()).toHaveText(text('palette.theme', { theme: text('settings.theme.dark') }))
  await expect(options.first().locator('mark')).toHaveText(text('settings.theme.dark'))
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.keyboard.press('ControlOrMeta+k')
  await expect(options.first()).toHaveText(text('palette.theme', { theme: text('settings.theme.dark') }))
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await search.fill(number)
  await expect(options.first()).toContainText(number)
  await page.keyboard.press('Enter')
  await expect(app.number).toHaveValue(number)

  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('xqzxqz')
  await expect(palette).toContainText(text('palette.nothing', { search: 'xqzxqz' }))
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('settings are beside the invoice and can be used by keyboard alone', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 1280, height: 800 })
  await app.writeInvoice()
  await app.run(text('palette.settings', { section: text('settings.business') }))
  const { panel } = new Settings(page)
  const business = panel.getByRole('button', { name: text('settings.business'), exact: true })
  await expect(business).toBeFocused()
  await expect(business).toHaveAttribute('aria-current', 'true')
  await expect(panel.getByRole('button', { name: text('more.logo.choose.label') })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // The editor is not covered.
  await expectInOrder(page.getByRole('main'), panel)

  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('button', { name: text('settings.defaults') })).toBeFocused()
  const days = panel.getByLabel(text('settings.defaults.due'))
  await app.tabTo(days)
  await days.fill('30')
  await days.press('Enter')
  await expect(days).toHaveValue('30')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.setViewportSize({ width: 640, height: 400 })
  await page.keyboard.press('ControlOrMeta+,')
  await expect(panel).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  for (const section of [
    'settings.business',
    'settings.defaults',
    'settings.account',
    'settings.appearance',
    'settings.data',
    'settings.shortcuts',
    'settings.about',
  ] as const) {
    await new Settings(page).show(text(section))
    const overflow = await panel.evaluate(
      element =>
        [element, ...element.querySelectorAll('*')].filter(
          ({ scrollWidth, clientWidth, tagName }) => tagName === 'DIV' && scrollWidth > clientWidth + 1,
        ).length,
    )
    expect(overflow, section).toBe(0)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeVisible()
})

test.describe('with the preview', () => {
  test.use({ hidesPreview: false })

  test('a narrow window enlarges the preview, and a restart keeps the panes', { tag: '@extended' }, async ({
    launch,
  }) => {
    const app = await launch()
    const { page } = app
    await page.setViewportSize({ width: 960, height: 640 })
    await app.writeInvoice()
    await expect(app.preview).toBeVisible()
    const small = (await app.preview.boundingBox())?.width ?? 0
    await page.keyboard.press('ControlOrMeta+Shift+f')
    await expect(page.getByRole('main')).toBeHidden()
    await expect.poll(async () => (await app.preview.boundingBox())?.width ?? 0).toBeGreaterThan(2 * small)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: text('preview.shrink') }).click()
    await expect(app.line(1, 'description')).toBeVisible()

    const splitter = page.getByRole('separator', { name: text('splitter.preview') })
    await splitter.focus()
    await page.keyboard.press('End')
    const widest = await splitter.getAttribute('aria-valuenow')
    expect(Number(widest)).toBeGreaterThanOrEqual(460)
    await expect
      .poll(() => page.evaluate(async () => (await window.billwright.settings()) as unknown))
      .toMatchObject({ value: { panes: { previewWidth: Number(widest) } } })
    await app.running.close()

    const again = await launch()
    await again.page.setViewportSize({ width: 960, height: 640 })
    await expect(again.page.getByRole('separator', { name: text('splitter.preview') })).toHaveAttribute(
      'aria-valuenow',
      widest ?? '',
    )
  })
})

test('the palette leads to single fields of the settings', { tag: '@extended' }, async ({ app }) => {
  const { page } = app
  const { panel } = new Settings(page)
  for (const [section, field] of [
    ['settings.defaults', 'field.currency'],
    ['settings.defaults', 'more.terms'],
    ['settings.defaults', 'settings.defaults.template'],
    ['settings.business', 'party.tax-id'],
    ['settings.business', 'party.address'],
    ['settings.pdf', 'settings.email.subject'],
    ['settings.account', 'consent.countdown'],
  ] as const) {
    await app.run(text('palette.setting', { section: text(section), field: text(field) }))
    await expect(panel.getByLabel(text(field), { exact: true })).toBeFocused()
  }
  await app.run(
    text('palette.setting', { section: text('settings.pdf'), field: text('settings.pdf.folder') }),
  )
  await expect(panel.getByRole('button', { name: text('settings.pdf.folder.choose') })).toBeFocused()
  await app.run(
    text('palette.setting', { section: text('settings.appearance'), field: text('settings.theme') }),
  )
  await expect(panel.getByRole('radio', { name: text('settings.theme.system') })).toBeFocused()
})

test('a value of the settings that is too long is refused with its limit', async ({ app }) => {
  const { page } = app
  await page.keyboard.press('ControlOrMeta+,')
  const settings = page.getByRole('complementary', { name: text('region.settings') })
  await settings.getByRole('button', { name: text('settings.defaults'), exact: true }).click()
  await settings.getByLabel(text('settings.pattern.invoice')).fill('R-{####}'.repeat(10))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toContainText(text('value.too_long', { max: 64 }))
})
