import { expect, test } from '../../fixtures.ts'

test('the preview follows typing', async ({ app }) => {
  await app.writeInvoice({ description: 'Brand identity', quantity: '1', price: '100' })
  await expect(app.preview).toHaveAccessibleName(/100\.00/)
  const before = await app.paper()
  await app.line(1, 'unit price').fill('250')
  await expect(app.preview).toHaveAccessibleName(/250\.00/)
  await expect.poll(async () => (await app.paper()).equals(before)).toBe(false)

  const withPrice = await app.paper()
  await app.pickTemplate('Bold')
  await expect.poll(async () => (await app.paper()).equals(withPrice)).toBe(false)
})

test('a template and a colour are selected by keyboard, previewed and sent', async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity', quantity: '1', price: '100' })
  const before = await app.paper()
  const designDialog = await app.openDesign()
  await expect(designDialog.getByRole('radio', { name: 'Minimal', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(designDialog.getByRole('radio', { name: 'Bold', exact: true })).toBeChecked()
  await expect(designDialog.getByRole('img')).toHaveCount(0)
  await designDialog.getByRole('radio', { name: 'Plum' }).focus()
  await page.keyboard.press('Space')
  await expect(designDialog.getByLabel('Other colour')).toHaveValue('#8a1c6a')
  await designDialog.getByLabel('Other colour').fill('#ffcc')
  await expect(designDialog.getByText('Write a colour as #rrggbb')).toBeVisible()
  await designDialog.getByLabel('Other colour').fill('#ffcc00')
  await expect(designDialog.getByText('text takes a darker tone')).toBeVisible()
  await designDialog.getByLabel('Paper').selectOption('Letter')
  await page.keyboard.press('Escape')
  await expect(designDialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Look of the invoice, template Bold' })).toBeFocused()
  await expect.poll(async () => (await app.paper()).equals(before)).toBe(false)
})
