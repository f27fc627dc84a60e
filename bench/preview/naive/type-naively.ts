import type { Page } from 'playwright-core'

/**
 * Opens the naive preview and types into it, each key after the page of the one before was painted.
 * @returns milliseconds from keystroke to paint, for each letter
 */
export async function typeNaively(page: Page, address: string, letters: string): Promise<number[]> {
  await page.goto(address)
  await page.locator('body[data-ready]').waitFor()
  await page.locator('input').focus()
  const painted = 'keystroke to paint'
  for (const [index, letter] of [...letters].entries()) {
    await page.keyboard.press(letter)
    await page.waitForFunction(
      ({ name, wanted }) => performance.getEntriesByName(name).length >= wanted,
      { name: painted, wanted: index + 1 },
      { timeout: 60_000 },
    )
  }
  return page.evaluate(name => performance.getEntriesByName(name).map(({ duration }) => duration), painted)
}
