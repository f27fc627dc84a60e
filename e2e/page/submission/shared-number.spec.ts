import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'

test('a number of another draft is reported while typing, with a free one', async ({ app }) => {
  const first = await app.writeInvoice()
  const second = await app.writeInvoice()
  // of the field, because the announcement for screen readers stays until the next one
  const warning = new RegExp(`${first} is also the number of another draft\\.`)

  await app.number.fill(first)
  // The focus is still in the field.
  await expect(app.number).toHaveAccessibleDescription(warning)
  await expect(app.number).toBeFocused()
  await expect(app.number).not.toHaveAttribute('aria-invalid')
  expect(await violationsOf(app.page)).toEqual([])

  await app.page.keyboard.press('Tab')
  await app.page.keyboard.press('Enter')
  await expect(app.number).toHaveValue(second)
  await expect(app.number).not.toHaveAccessibleDescription(warning)
  await app.page.keyboard.press('ControlOrMeta+z')
  await expect(app.number).toHaveValue(first)
  await expect(app.number).toHaveAccessibleDescription(warning)
})

test('the batch review shows the warning', async ({ app }) => {
  const first = await app.writeInvoice()
  const second = await app.writeInvoice()
  await app.number.fill(first)
  await app.page.keyboard.press('ControlOrMeta+s')
  await expect(app.saved).toBeVisible()
  await app.page.keyboard.press('ControlOrMeta+n')
  await expect(app.number).toHaveValue(second)
  await app
    .inList(first)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await app.page.keyboard.press('ControlOrMeta+Shift+u')
  const row = app.page.getByRole('alertdialog').getByRole('row').filter({ hasText: first })
  await expect(row).toContainText(`${first} is also the number of another draft.`)
  await app.page.keyboard.press('Escape')
})

test('the live confirmation repeats the warning', async ({ app, service }) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const first = await app.writeInvoice()
  await app.writeInvoice()
  await app.number.fill(first)
  await app.page.keyboard.press('ControlOrMeta+Enter')
  const question = app.page.getByRole('alertdialog')
  await expect(question).toContainText(`${first} is also the number of another draft.`)
  expect(await violationsOf(app.page)).toEqual([])
})
