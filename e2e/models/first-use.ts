import type { Page } from '@playwright/test'

/** Smallest PNG: one transparent pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Clicks that the window received. */
export const countClicks = (page: Page) =>
  page.evaluate(() => {
    const counted = { clicks: 0 }
    document.addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true })
    Object.assign(window, { counted })
  })
export const clicks = (page: Page) => page.evaluate(() => Reflect.get(window, 'counted').clicks as number)
