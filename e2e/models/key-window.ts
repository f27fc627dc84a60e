import type { Locator, Page } from '@playwright/test'
import { text } from './texts.ts'

/** Page model of the key window. */
export class KeyWindowModel {
  readonly page: Page
  readonly key: Locator
  readonly untilQuit: Locator

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(20_000)
    this.key = page.getByLabel(text('key_window.label'), { exact: true })
    this.untilQuit = page.getByRole('checkbox', { name: text('key_window.keep-in-memory') })
  }

  /** needed without a password store */
  async choose(): Promise<void> {
    await this.page.locator('#key-kept:not(:empty)').waitFor()
    if (await this.untilQuit.isVisible()) await this.untilQuit.check()
  }

  /** types the key and submits by keyboard; the window closes */
  async save(key: string): Promise<void> {
    await this.key.fill(key)
    await this.keep()
  }

  /** submits the typed key by keyboard, even if the service does not state whether it accepts it */
  async keep(): Promise<void> {
    const closed = this.page.waitForEvent('close')
    await this.key.press('Enter').catch(() => {})
    const keep = this.page.getByRole('button', { name: text('key_window.keep-untried') })
    await Promise.race([closed, keep.click().catch(() => {})])
    await closed
  }

  /** presses a key that closes the window, possibly before it is acknowledged */
  async pressAndLeave(key: 'Enter' | 'Escape'): Promise<void> {
    const closed = this.page.waitForEvent('close')
    await this.key.press(key).catch(() => {})
    await closed
  }
}
