import type { Page } from 'playwright-core'

/** The pseudo-language, whose texts are derived from all English ones when it is chosen. */
const other = 'en-XA'

/**
 * Measures from the choice of a language in the settings to the next frame, with an open document in the
 * background.
 * @returns the slowest of several changes
 */
export async function measureLanguageSwitch(page: Page): Promise<number> {
  await page.evaluate(language => window.billwright.saveSettings({ language }), other)
  await page.reload()
  await page.locator(`html[lang="${other}"]`).waitFor()
  await page.locator('[data-page-view][data-revision]').first().waitFor()
  await page.keyboard.press('ControlOrMeta+,')
  const settings = page.locator('[data-region="settings"]')
  await settings.locator('nav button').nth(4).click()
  const times: number[] = []
  for (const language of ['en', other, 'en', other, 'en']) {
    await page.waitForTimeout(1000)
    times.push(await settings.locator('select').evaluate(choose, language))
  }
  return Math.max(...times)
}

/** Runs in the page. */
const choose = (element: Element, language: string): Promise<number> =>
  new Promise(resolve => {
    const select = element as HTMLSelectElement
    const start = performance.now()
    new MutationObserver(() => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }).observe(document.documentElement, { attributeFilter: ['lang'] })
    select.value = language
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
