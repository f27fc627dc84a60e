import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { clicks, countActions, picture } from '../models/first-use.ts'
import { any, containing, text } from '../models/texts.ts'

/** Counts user actions; typing a text is one action, whatever its length. */
class Person {
  actions = 0
  readonly typed: string[] = []
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async type(typed: string) {
    this.actions += 1
    this.typed.push(typed)
    await this.#page.keyboard.insertText(typed)
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
  // already open at the first start
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByLabel(text('welcome.from'))).toBeFocused()
  await countActions(page)

  await test.step('say once who writes', async () => {
    await person.type('Example Studio')
    await person.press('Tab')
    await person.type('Beispielweg 1\n10115 Berlin')
    await person.press('Tab')
    // by value, because the browser's test keyboard cannot type letters of other scripts
    await page.locator('select:focus').selectOption('DE')
    await person.press('Tab')
    await person.type('DE123456789')
    await person.press('Enter')
  })

  await test.step('choose the logo', async () => {
    await expect(page.getByLabel(text('party.to.name'))).toBeFocused()
    await app.tabTo(app.partyButton('From'))
    await person.press('Enter')
    await app.tabTo(page.getByRole('button', { name: text('more.logo.choose.label') }))
    // the file dialog of the system is not part of the window
    const input = page.getByRole('region', { name: text('from.title') }).locator('input[type=file]')
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('button', { name: text('more.logo.replace.label') })).toBeVisible()
    await person.press('Escape')
    await app.tabTo(page.getByRole('button', { name: text('to.empty') }))
    await person.press('Enter')
  })

  await test.step('write the customer and three lines', async () => {
    await expect(page.getByLabel(text('party.to.name'))).toBeFocused()
    await person.type('Northwind Example')
    await person.press('ControlOrMeta+Enter')
    await expect(page.getByLabel(text('party.address'), { exact: true })).toBeFocused()
    await person.type('1 Example Street\nExampletown')
    await app.tabTo(app.billTo.getByRole('button', { name: text('party.done') }))
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
    await expect(page.getByRole('button', { name: text('lines.tax.all', { rate: '19' }) })).toBeVisible()
    await expect(app.totals).toContainText(text('totals.tax', { rate: '19' }))
  })

  await test.step('save the PDF', async () => {
    await person.press('ControlOrMeta+Shift+s')
    await expect(page.getByRole('region', { name: text('toast.region') })).toContainText(
      containing(text('receipt.saved', { path: any })),
    )
    const [name = ''] = await readdir(join(folder, 'home', 'Downloads'))
    const pdf = await readFile(join(folder, 'home', 'Downloads', name))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
  expect(await clicks(page)).toBe(0)
  expect(new Set(person.typed).size).toBe(person.typed.length)

  await test.step('with the mouse: New invoice, the customer, its suggestion', async () => {
    const first = await app.number.inputValue()
    const before = person.actions
    await page
      .getByRole('button', { name: text('list.new'), exact: true })
      .first()
      .click()
    await app.numberAfter(first)
    await expect(page.getByLabel(text('party.to.name'))).toBeFocused()
    await person.type('northw')
    await page.getByRole('option', { name: /^Northwind Example/ }).click()
    await expect(page.getByRole('region', { name: text('to.title') })).toContainText('Exampletown')
    await expect(app.line(1, 'description')).toBeFocused()
    await expect(page.getByRole('button', { name: text('lines.tax.all', { rate: '19' }) })).toBeVisible()
    await expect(page.getByRole('region', { name: text('from.title') })).toContainText('10115 Berlin')
    expect((await clicks(page)) + person.actions - before).toBeLessThanOrEqual(3)
  })

  await test.step('by keyboard: the palette, the customer, Enter', async () => {
    const before = await app.number.inputValue()
    const actions = person.actions
    await person.press('ControlOrMeta+k')
    await person.type(text('palette.new-invoice-for', { name: 'northwind' }))
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
      text('palette.new-invoice-for', { name: 'Northwind Example' }),
    )
    await person.press('Enter')
    await app.numberAfter(before)
    await expect(page.getByRole('region', { name: text('to.title') })).toContainText('Exampletown')
    await expect(app.line(1, 'description')).toBeFocused()
    expect(person.actions - actions).toBeLessThanOrEqual(3)
  })
})
