import { expect, type Locator, type Page } from '@playwright/test'
import { oneOf, text } from './texts.ts'

export class Settings {
  readonly panel: Locator

  constructor(page: Page) {
    this.panel = page.getByRole('complementary', { name: text('region.settings') })
  }

  async show(section: string): Promise<void> {
    await this.panel.getByRole('button', { name: section, exact: true }).click()
  }

  connection(name: string): Locator {
    return this.panel.getByRole('article', { name, exact: true })
  }

  setKey(name: string): Locator {
    return this.connection(name).getByRole('button', {
      name: oneOf(text('connection.set-key'), text('connection.replace-key')),
    })
  }

  async addConnection(name: string, url: string): Promise<void> {
    await this.panel.getByRole('button', { name: text('connection.add') }).click()
    await this.panel.getByLabel(text('connection.name')).fill(name)
    await this.panel.getByLabel(text('connection.url')).fill(url)
    await this.panel.getByRole('button', { name: text('connection.save') }).click()
    await expect(this.connection(name)).toBeVisible()
  }

  async use(name: string): Promise<void> {
    await this.connection(name)
      .getByRole('button', { name: text('connection.use'), exact: true })
      .click()
    await expect(this.connection(name).getByText(text('connection.in-use'))).toBeVisible()
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: text('settings.close') }).click()
  }
}
