import { expect, test } from '../../fixtures.ts'
import { text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('the virtualised list of a thousand line items works by keyboard, with undo', async ({ app }) => {
  const { page } = app
  await page.evaluate(async () => {
    const made = await window.billwright.createInvoice({})
    if (!made.ok) throw new Error(made.error.code)
    const { id, revision, draft } = made.value
    const items = Array.from({ length: 999 }, (_, index) => ({
      description: `Proof ${index + 1}`,
      quantity: '1',
      unit_price: '2',
    }))
    await window.billwright.saveInvoice({ id, revision, draft: { ...draft, items } })
  })
  await app.reload()
  await expect(page.getByRole('table', { name: text('lines.title') })).toHaveAttribute(
    'aria-rowcount',
    '1000',
  )
  expect(await page.locator('[data-line]').count()).toBeLessThan(100)

  await app.line(1, 'quantity').click()
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(app.line(41, 'quantity')).toBeFocused()
  await expect(app.line(41, 'quantity')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(app.line(41, 'unit price')).toBeFocused()

  // The focused row stays in the document while scrolling.
  await page.mouse.move(500, 500)
  await page.mouse.wheel(0, 20_000)
  await expect(app.line(41, 'unit price')).not.toBeInViewport()
  await page.keyboard.press('7')
  await expect(app.line(41, 'unit price')).toHaveValue('7')

  await page.getByRole('button', { name: text('lines.add') }).click()
  await expect(app.line(1000, 'description')).toBeFocused()
  await expect(app.line(1000, 'description')).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(999, 'description')).toBeFocused()
  await expect(page.getByRole('table', { name: text('lines.title') })).toHaveAttribute(
    'aria-rowcount',
    '1000',
  )
})
