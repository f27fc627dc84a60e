import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { formatted, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const caret = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLTextAreaElement).selectionStart)

test('a paste is one step and restores the caret', async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  await app.line(1, 'description').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('New ')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('Home')
  await page.keyboard.type('Old ')
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.type('and ')
  await expect(app.line(1, 'description')).toHaveValue(/^Old Brand ?and New Brand identity$/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(1, 'description')).toHaveValue(/^Old Brand ?New Brand identity$/)
  await expect(
    page.getByTitle(text('command.undo.named', { step: 'pasted', field: text('lines.description') })),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(1, 'description')).toHaveValue('Old New Brand identity')
  await expect.poll(() => caret(page)).toBe(4)

  await app.pasteTable('Oak\t2\t10\nBeech\t3\t20\nAsh\t4\t30')
  await expect(app.line(3, 'description')).toHaveValue('Ash')
  await expect(page.getByTitle(text('command.undo.named', { step: 'paste', field: '' }))).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(2, 'description')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(app.line(3, 'unit price')).toHaveValue(formatted(30))
})

test('palette and button name the step, and undo focuses the field of the customer', async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  await app.customer.fill('Example Ltd')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.insertText(text('command.undo'))
  await expect(
    page.getByRole('option', {
      name: text('command.undo.named', { step: 'typed', field: text('party.to.name') }),
    }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByTitle(text('command.undo.named', { step: 'typed', field: text('party.to.name') })).click()
  await expect(page.getByLabel(text('party.to.name'))).toHaveValue('')
  await expect(page.getByLabel(text('party.to.name'))).toBeFocused()
})

test('each invoice has its own undo history', async ({ app }) => {
  const { page } = app
  const first = await app.writeInvoice({ description: 'First' })
  await app.line(1, 'description').fill('First, changed')
  await app.writeInvoice({ description: 'Second' })
  await app.inList(first).click()
  await expect(app.line(1, 'description')).toHaveValue('First, changed')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(1, 'description')).toHaveValue('First')
})

test('an invoice submitted live cannot be undone', async ({ app, service }) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await app.writeInvoice({ description: 'Brand identity' })
  await app.submitLive.click()
  await app.page.getByRole('button', { name: text('live.confirm') }).click()
  await expect(app.receipt).toBeVisible()
  await app.page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  await expect(app.page.getByRole('button', { name: text('command.undo'), exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
