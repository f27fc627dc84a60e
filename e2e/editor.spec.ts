import { expect, test } from './fixtures.ts'

test('the first invoice by keyboard: the name has the focus, Enter ends a form, the due date follows', async ({
  app,
}) => {
  const { page } = app
  await expect(page.getByPlaceholder('Your business name')).toBeFocused()
  await page.keyboard.type('Example Studio')
  await page.keyboard.press('Enter')
  await expect(app.line(1, 'description')).toBeFocused()

  await page.getByRole('button', { name: 'Add a customer' }).press('Enter')
  await expect(page.getByLabel('Customer name')).toBeFocused()
  await page.keyboard.type('Northwind Example')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Customer name')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Bill to' }).getByRole('button')).toBeFocused()

  const due = page.getByLabel('Due date')
  await page.getByLabel('Issue date').fill('2026-12-')
  await page.getByLabel('Issue date').fill('2026-12-01')
  await expect(due).toHaveValue('Dec 15, 2026')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(due).not.toHaveValue('Dec 15, 2026')
  await due.fill('2026-12-24')
  await page.getByLabel('Issue date').fill('2026-12-05')
  await expect(due).toHaveValue('Dec 24, 2026')
})
