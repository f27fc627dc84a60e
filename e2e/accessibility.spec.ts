import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe found, short enough to read in a failure. */
const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme}: first start, editor, look, settings, receipt, key window`, async ({
    app,
    service,
  }) => {
    const { page } = app
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOf(page)).toEqual([])

    const number = await app.writeInvoice()
    await expect(app.preview).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    const look = await app.openLook()
    await look.getByLabel('Other colour').fill('#ffcc00')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(look).toBeHidden()

    const settings = await app.openSettings()
    await settings.addConnection('Example Invoicing', service.url)
    expect(await violationsOf(page)).toEqual([])

    const window = await app.askForKey(settings, 'Example Invoicing')
    await window.page.emulateMedia({ colorScheme })
    await window.choose()
    await window.key.fill('svc_test_1')
    await window.key.press('Enter')
    expect(await violationsOf(window.page)).toEqual([])
    await window.pressAndLeave('Escape')
    await settings.close()

    await app.submitTest.click()
    await expect(app.receipt).toContainText(`${number} was created`)
    expect(await violationsOf(page)).toEqual([])
  })
}
