import type { Locator, Page } from '@playwright/test'

/** The window in which a key is typed. */
export class KeyWindowModel {
  readonly page: Page
  readonly key: Locator
  readonly untilQuit: Locator

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(20_000)
    this.key = page.getByLabel('API key', { exact: true })
    this.untilQuit = page.getByRole('checkbox', { name: 'Keep this key until I quit' })
  }

  /** without a password store the key is kept only where that was chosen */
  async choose(): Promise<void> {
    await this.page.getByText(/Kept in|never writes a key/).waitFor()
    if (await this.untilQuit.isVisible()) await this.untilQuit.check()
  }

  /** by keyboard, as it has the focus; the window closes by itself */
  async save(key: string): Promise<void> {
    await this.key.fill(key)
    await this.pressAndLeave('Enter')
  }

  /** a key after which the window is gone, perhaps before the press is acknowledged */
  async pressAndLeave(key: 'Enter' | 'Escape'): Promise<void> {
    const closed = this.page.waitForEvent('close')
    await this.key.press(key).catch(() => {})
    await closed
  }
}
