import type { Page } from 'playwright-core'

/** Event of a page when the page of a keystroke was painted; the naive page has its own copy. */
export const paintedEvent = 'painted'

/** Milliseconds; gives about ten keys per second. */
const shortestPause = 50
const frame = 1000 / 60
const longestWait = 60_000

/** Presses each key some time after the previous page was painted, not aligned to frames, without other calls to the page. */
export async function pressKeys(page: Page, letters: string): Promise<void> {
  for (const [index, letter] of [...letters].entries()) {
    const painted = page.evaluate(
      ({ name, limit }) =>
        new Promise<void>((resolve, reject) => {
          addEventListener(name, () => resolve(), { once: true })
          setTimeout(() => reject(new Error('The page of a key was not painted')), limit)
        }),
      { name: paintedEvent, limit: longestWait },
    )
    await page.waitForTimeout(shortestPause + ((index * goldenRatio) % 1) * 2 * frame)
    await page.keyboard.press(letter)
    await painted
  }
}

/** Golden ratio: its multiples modulo 1 are evenly spread. */
const goldenRatio = 0.618_033_988_75
