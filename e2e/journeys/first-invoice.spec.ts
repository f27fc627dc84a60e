import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { clicks, countActions, picture } from '../models/first-use.ts'

/** Counts what the person does; a text that is typed is one action, however long it is. */
class Person {
  actions = 0
  readonly typed: string[] = []
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async type(text: string) {
    this.actions += 1
    this.typed.push(text)
    await this.#page.keyboard.type(text)
  }
  async press(key: string) {
    this.actions += 1
    await this.#page.keyboard.press(key)
  }
}

test('the first PDF is made by keyboard alone, nothing is typed twice, and the second invoice takes three actions', async ({
  app,
  folder,
}) => {
  const { page } = app
  const person = new Person(page)
  // as the window is opened for the first time
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByLabel('Your business name')).toBeFocused()
  await countActions(page)

  await test.step('say once who writes', async () => {
    await person.type('Example Studio')
    await person.press('Tab')
    await person.type('Beispielweg 1\n10115 Berlin')
    await person.press('Tab')
    await person.type('Germany')
    await person.press('Tab')
    await person.type('DE123456789')
    await person.press('Enter')
  })

  await test.step('choose the logo', async () => {
    await expect(page.getByLabel('Customer name')).toBeFocused()
    await app.tabTo(app.partyButton('From'))
    await person.press('Enter')
    await app.tabTo(page.getByRole('button', { name: 'Choose a picture as logo' }))
    // the file dialog of the system is not part of the window
    const input = page.getByRole('region', { name: 'From' }).locator('input[type=file]')
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('button', { name: 'Replace logo' })).toBeVisible()
    await person.press('Escape')
    await app.tabTo(page.getByRole('button', { name: 'Add a customer' }))
    await person.press('Enter')
  })

  await test.step('write the customer and three lines', async () => {
    await expect(page.getByLabel('Customer name')).toBeFocused()
    await person.type('Northwind Example')
    await person.press('ControlOrMeta+Enter')
    await expect(page.getByLabel('Address', { exact: true })).toBeFocused()
    await person.type('1 Example Street\nExampletown')
    await app.tabTo(app.billTo.getByRole('button', { name: 'Done' }))
    await person.press('Enter')
    for (const [line, [description, price]] of [
      ['Brand identity', '1250.50'],
      ['Icon set', '95'],
      ['Consulting', '80'],
    ].entries()) {
      await expect(app.line(line + 1, 'description')).toBeFocused()
      await person.type(description ?? '')
      await app.tabTo(app.line(line + 1, 'unit price'))
      await person.type(price ?? '')
      if (line < 2) await app.tabTo(app.line(line + 2, 'description'))
    }
    await expect(page.getByRole('button', { name: 'Tax 19% on all lines' })).toBeVisible()
    await expect(app.totals).toContainText('Tax 19%')
  })

  await test.step('save the PDF', async () => {
    await person.press('ControlOrMeta+Shift+s')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved as')
    const [name = ''] = await readdir(join(folder, 'home', 'Downloads'))
    const pdf = await readFile(join(folder, 'home', 'Downloads', name))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
  expect(await clicks(page)).toBe(0)
  expect(new Set(person.typed).size).toBe(person.typed.length)

  await test.step('with the mouse: New invoice, the customer, its suggestion', async () => {
    const first = await app.number.inputValue()
    const before = person.actions
    await page.getByRole('button', { name: 'New invoice', exact: true }).first().click()
    await app.numberAfter(first)
    await expect(page.getByLabel('Customer name')).toBeFocused()
    await person.type('northw')
    await page.getByRole('option', { name: /^Northwind Example/ }).click()
    await expect(page.getByRole('region', { name: 'Bill to' })).toContainText('Exampletown')
    await expect(app.line(1, 'description')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Tax 19% on all lines' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'From' })).toContainText('10115 Berlin')
    expect((await clicks(page)) + person.actions - before).toBeLessThanOrEqual(3)
  })

  await test.step('by keyboard: the palette, the customer, Enter', async () => {
    const before = await app.number.inputValue()
    const actions = person.actions
    await person.press('ControlOrMeta+k')
    await person.type('new northwind')
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      'New invoice for Northwind Example',
    )
    await person.press('Enter')
    await app.numberAfter(before)
    await expect(page.getByRole('region', { name: 'Bill to' })).toContainText('Exampletown')
    await expect(app.line(1, 'description')).toBeFocused()
    expect(person.actions - actions).toBeLessThanOrEqual(3)
  })
})
