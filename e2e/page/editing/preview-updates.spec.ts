import { expect, test } from '../../fixtures.ts'
import { containing, formatted, nextKey, text } from '../../models/texts.ts'

test('the preview follows typing', async ({ app }) => {
  await app.writeInvoice({ description: 'Brand identity', quantity: '1', price: '100' })
  await expect(app.preview).toHaveAccessibleName(containing(formatted(100)))
  const before = await app.paper()
  await app.line(1, 'unit price').fill('250')
  await expect(app.preview).toHaveAccessibleName(containing(formatted(250)))
  await expect.poll(async () => (await app.paper()).equals(before)).toBe(false)

  const withPrice = await app.paper()
  await app.pickTemplate('Bold')
  await expect.poll(async () => (await app.paper()).equals(withPrice)).toBe(false)
})

test('the look is chosen below the page by keyboard, and undone', async ({ app }) => {
  const { page, design } = app
  await app.writeInvoice({ description: 'Brand identity', quantity: '1', price: '100' })
  const radio = (name: string) => design.getByRole('radio', { name, exact: true })
  await app.tabTo(radio('Minimal'))
  const before = await app.paper()
  await page.keyboard.press(nextKey)
  await expect(radio('Bold')).toBeChecked()
  await expect.poll(async () => (await app.paper()).equals(before)).toBe(false)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(radio('Minimal')).toBeChecked()
  await expect.poll(async () => (await app.paper()).equals(before)).toBe(true)

  await app.openDesign()
  await expect(design.getByRole('img')).toHaveCount(0)
  await radio(text('design.color.plum')).focus()
  await page.keyboard.press('Space')
  const own = design.getByLabel(text('design.color.hex'))
  await expect(own).toHaveValue('#8a1c6a')
  await own.fill('#ffcc')
  await expect(design.getByText(text('design.color.hex.wrong'))).toBeVisible()
  await own.fill('#ffcc00')
  await expect(design.getByText(text('design.color.pale'))).toBeVisible()
  await design.getByLabel(text('design.paper')).selectOption('Letter')
  await page.keyboard.press('Escape')
  await expect(own).toBeHidden()
  await expect(design.getByRole('button', { name: text('design.more') })).toBeFocused()
  await expect(radio(text('design.color.own', { color: '#ffcc00' }))).toBeChecked()
  await expect.poll(async () => (await app.paper()).equals(before)).toBe(false)
})
