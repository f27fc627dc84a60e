import type { Page } from 'playwright-core'

/** What a page under test tells its window when a key's page was painted; the naive page, which imports nothing, has its own copy. */
export const paintedEvent = 'painted'

/** Milliseconds; with the page's own time about ten keys a second. */
const shortestPause = 50
const frame = 1000 / 60
const longestWait = 60_000

/**
 * Presses each key some time after the page of the one before was painted, as fast hands do: at no fixed point of the screen's
 * frames, and with nothing asked of the page between the key and its picture.
 */
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

/** Its multiples are spread evenly, however many there are. */
const goldenRatio = 0.618_033_988_75
