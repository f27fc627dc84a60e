import { expect, type Locator, type Page } from '@playwright/test'

export class Settings {
  readonly panel: Locator

  constructor(page: Page) {
    this.panel = page.getByRole('complementary', { name: 'Settings' })
  }

  async show(section: string): Promise<void> {
    await this.panel.getByRole('button', { name: section, exact: true }).click()
  }

  connection(name: string): Locator {
    return this.panel.getByRole('article', { name, exact: true })
  }

  setKey(name: string): Locator {
    return this.connection(name).getByRole('button', { name: /^(Set|Replace) key…/ })
  }

  async addConnection(name: string, url: string): Promise<void> {
    await this.panel.getByRole('button', { name: 'Add connection' }).click()
    await this.panel.getByLabel('Connection name').fill(name)
    await this.panel.getByLabel('Base URL').fill(url)
    await this.panel.getByRole('button', { name: 'Save connection' }).click()
    await expect(this.connection(name)).toBeVisible()
  }

  async use(name: string): Promise<void> {
    await this.connection(name).getByRole('button', { name: 'Use', exact: true }).click()
    await expect(this.connection(name).getByText('In use')).toBeVisible()
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Close settings' }).click()
  }
}
