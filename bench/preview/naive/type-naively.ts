import type { Page } from 'playwright-core'
import { pressKeys } from '../press-keys.ts'

/**
 * Opens the naive preview and types into it.
 * @returns milliseconds from keystroke to paint, for each letter
 */
export async function typeNaively(page: Page, address: string, letters: string): Promise<number[]> {
  await page.goto(address)
  await page.locator('body[data-ready]').waitFor()
  await page.locator('input').focus()
  await pressKeys(page, letters)
  return page.evaluate(() =>
    performance.getEntriesByName('keystroke to paint').map(({ duration }) => duration),
  )
}
