import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, beginningWith, formatted, oneOf, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

/** Kind and description of each line. */
const lines = (page: Page) =>
  page.locator('tr[data-line]').evaluateAll(rows =>
    rows.map(row => {
      const kind = row.getAttribute('data-line-kind') ?? 'item'
      return `${kind} ${row.querySelector('textarea')?.value ?? ''}`.trim()
    }),
  )

/** Types into the focused cell and those after it. */
async function typeCells(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.insertText(text)
  }
}

const amountOf = (page: Page, line: number) =>
  page
    .locator('tr[data-line]')
    .nth(line - 1)
    .locator('td')
    .nth(-3)

test('each kind of line is made by keyboard, and Undo leads back to the start', async ({ app }) => {
  const { page } = app
  await app.newInvoice()
  await app.line(1, 'description').focus()
  await page.keyboard.type('# Design')
  await expect(page.getByLabel(text('lines.cell.heading', { line: 1 }))).toHaveValue('Design')
  await page.keyboard.press('Enter')
  await typeCells(page, 'Logo', '2', '100', '')
  await expect(app.line(3, 'description')).toBeFocused()
  await page.keyboard.type('= ')
  await expect(page.getByLabel(text('lines.cell.subtotal', { line: 3 }))).toBeFocused()
  await expect(amountOf(page, 3)).toHaveText(formatted(200))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(3, 'description')).toHaveValue('= ')
  await page.keyboard.press('ControlOrMeta+Shift+z')

  await page.keyboard.press('Enter')
  await typeCells(page, 'Prints', '1', '50')
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: text('lines.turn.optional') }).press('Enter')
  await expect(page.getByLabel(text('lines.cell.optional', { line: 4 }))).toBeFocused()
  await expect(app.totals).toContainText(formatted(200))
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await page.keyboard.insertText('Valid for a month')
  await app.run(text('lines.turn.text'))
  await expect(page.getByLabel(text('lines.cell.text', { line: 5 }))).toBeFocused()
  const written = ['heading Design', 'item Logo', 'subtotal', 'optional Prints', 'text Valid for a month']
  expect(await lines(page)).toEqual(written)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(app.line(2, 'quantity')).toBeFocused()

  const undo = page.getByRole('button', { name: beginningWith(text('command.undo')) })
  for (let steps = 0; (await undo.isEnabled()) && steps < 40; steps += 1)
    await page.keyboard.press('ControlOrMeta+z')
  expect(await lines(page)).toEqual(['item'])
})

test('a pasted table has kinds of lines; a heading moves with its lines, and no total changes', async ({
  app,
}) => {
  const { page } = app
  await app.newInvoice()
  await app.line(1, 'description').focus()
  await app.pasteTable(
    'Type\tItem\tQty\tPrice\nHeading\tDesign\t\t\nItem\tLogo\t1\t100\nSubtotal\t\t\t\n' +
      'Heading\tPrint\t\t\nItem\tCards\t1\t50\nOptional\tPosters\t1\t70',
  )
  const pasted = [
    'heading Design',
    'item Logo',
    'subtotal',
    'heading Print',
    'item Cards',
    'optional Posters',
  ]
  expect(await lines(page)).toEqual(pasted)
  await expect(app.totals).toContainText(formatted(150))
  await page.getByLabel(text('lines.cell.heading', { line: 1 })).press('Alt+ArrowDown')
  await expect(page.getByLabel(text('lines.cell.heading', { line: 4 }))).toBeFocused()
  expect(await lines(page)).toEqual([...pasted.slice(3), ...pasted.slice(0, 3)])
  await expect(amountOf(page, 6)).toHaveText(formatted(100))
  await expect(app.totals).toContainText(formatted(150))
  await page.keyboard.press('Alt+ArrowUp')
  expect(await lines(page)).toEqual(pasted)

  await page.getByRole('button', { name: text('lines.optional.label', { line: 6 }) }).click()
  await expect(app.totals).toContainText(formatted(220))
  // announced after a pause; would otherwise replace the announcement below
  const announced = page.getByText(oneOf(text('totals.announced', { total: any })))
  await expect(announced.filter({ hasText: formatted(220) })).toBeAttached()
  await page.getByLabel(text('lines.cell.heading', { line: 1 })).fill('')
  await page.keyboard.press('Backspace')
  await expect(app.line(1, 'unit price')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText(text('lines.deleted', { line: 1 }))).toBeAttached()
  expect(await lines(page)).toEqual(['item Logo', 'subtotal', 'heading Print', 'item Cards', 'item Posters'])
})
