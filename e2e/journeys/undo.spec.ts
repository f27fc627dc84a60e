import { expect, test } from '../fixtures.ts'

test('undo and redo by keyboard restore each step and its position', async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  const undo = () => page.keyboard.press('ControlOrMeta+z')
  const redo = () => page.keyboard.press('ControlOrMeta+Shift+z')

  // The undo of the browser's input field must not run.
  await app.line(1, 'description').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more', { delay: 20 })
  await undo()
  await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  await page.keyboard.press('ControlOrMeta+y')
  await expect(app.line(1, 'description')).toHaveValue('Brand identity and more')
  await undo()

  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await page.keyboard.type('Logo')
  await page.keyboard.press('ControlOrMeta+d')
  await expect(app.line(3, 'description')).toHaveValue('Logo')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('ControlOrMeta+Shift+Backspace')
  await app.number.fill('INV-77')
  await app.pickTemplate('Bold')
  await expect(page.getByTitle('Undo changing the template')).toBeVisible()
  await page.keyboard.press('Escape')

  await undo()
  await undo()
  await expect(app.number).not.toHaveValue('INV-77')
  await expect(app.number).toBeFocused()
  await undo()
  await expect(app.line(3, 'description')).toHaveValue('Logo')
  await expect(app.line(2, 'description')).toBeFocused()
  for (let step = 0; step < 4; step++) await undo()
  await expect(app.line(2, 'description')).toBeHidden()
  await expect(app.line(1, 'description')).toBeFocused()
  for (let step = 0; step < 6; step++) await redo()
  await expect(app.number).toHaveValue('INV-77')
  await redo()
  await redo()

  // A new edit clears the redo history.
  await undo()
  await app.line(1, 'quantity').fill('5')
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
