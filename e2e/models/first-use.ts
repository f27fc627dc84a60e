import type { Page } from '@playwright/test'

/** Smallest PNG: one transparent pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Counts clicks in the window, and keys that type no character. */
export const countActions = (page: Page) =>
  page.evaluate(() => {
    const counted = { clicks: 0, keys: 0 }
    const modifiers = ['Alt', 'Control', 'Meta', 'Shift']
    document.addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true })
    window.addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey }) => {
        if (!modifiers.includes(key) && (key.length > 1 || ctrlKey || metaKey)) counted.keys += 1
      },
      { capture: true },
    )
    Object.assign(window, { counted })
  })
export const clicks = (page: Page) => page.evaluate(() => Reflect.get(window, 'counted').clicks as number)
export const keys = (page: Page) => page.evaluate(() => Reflect.get(window, 'counted').keys as number)
