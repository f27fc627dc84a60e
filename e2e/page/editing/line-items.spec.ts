import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf, violationsOfLayout } from '../../models/axe.ts'
import { any, containing, formatted, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('a pasted table with titles fills its columns, and Undo removes it in one step', async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  await app.line(1, 'description').click()
  await app.pasteTable(
    'Item\tQty\tUnit\tPrice\tVAT\tTotal\nConsulting\t3\th\t95\t19%\t285\nTravel\t1\tflat\t40\t19%\t40',
  )
  await expect(app.line(2, 'description')).toHaveValue('Consulting')
  await expect(app.line(2, 'unit')).toHaveValue('h')
  await expect(app.line(2, 'tax rate')).toHaveValue('19')
  await expect(app.line(3, 'unit price')).toHaveValue(formatted(40))
  await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  await expect(page.getByRole('region', { name: text('toast.region') })).toContainText(
    containing(text('lines.pasted.without', { count: 2, columns: 'Total' })),
  )
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(2, 'description')).toBeHidden()
})

test('a number as the window writes it is not repeated below its cell', async ({ app }) => {
  const { page } = app
  await app.writeInvoice()
  const price = app.line(1, 'unit price')
  await price.fill(formatted(1234, 0))
  await expect(app.totals).toContainText(formatted(2468))
  await expect(page.getByText(`= ${formatted(1234, 0)}`)).toHaveCount(0)
  await price.press('Tab')
  await expect(price).toHaveValue(formatted(1234))
})

test('keys that belong to the input method of GNOME are left to it', async ({ app }) => {
  const { page } = app
  await app.writeInvoice()
  await page.evaluate(() => {
    const handled: string[] = []
    Object.assign(window, { handled })
    window.addEventListener('keydown', event => event.defaultPrevented && handled.push(event.key))
  })
  await app.line(1, 'description').focus()
  for (const key of ['e', 'u', 'd']) await page.keyboard.press(`Control+Shift+${key}`)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'handled'))).toEqual(['d'])
})

test('a table with an unknown column is asked about', async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  await app.line(1, 'description').click()
  await app.pasteTable('Item\tColour\tPrice\nChair\tred\t80\nTable\tblue\t120')
  const dialog = page.getByRole('dialog', { name: text('paste.title') })
  await expect(dialog.getByText(containing(text('paste.omitted', { columns: 'Colour' })))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Colour' }).selectOption(text('lines.description'))
  await expect(dialog.getByText(containing(text('paste.omitted', { columns: any })))).toBeHidden()
  await dialog.getByRole('button', { name: text('paste.insert', { count: 2 }) }).press('Enter')
  await expect(app.line(2, 'description')).toHaveValue('Chair\nred')
  await expect(app.line(3, 'unit price')).toHaveValue(formatted(120))
  await expect(app.line(3, 'description')).toBeFocused()
})

test('numbers that can be read in two ways are asked about, and another currency is not taken over', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  await app.line(1, 'description').click()
  await app.pasteTable('Item\tQty\tPrice\nDrum\t1\t1.250\nMotor\t1\t12.000')
  const dialog = page.getByRole('dialog', { name: text('paste.title') })
  await expect(dialog.getByText(containing(text('paste.ambiguous', { columns: 'Price' })))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await expect(dialog.getByRole('button', { name: text('paste.insert', { count: 2 }) })).toBeDisabled()
  await dialog
    .getByRole('combobox', { name: text('paste.decimal-sign') })
    .selectOption(text('import.decimal-sign.comma'))
  await dialog.getByRole('button', { name: text('paste.insert', { count: 2 }) }).press('Enter')
  await expect(app.line(2, 'unit price')).toHaveValue(formatted(1250))
  await app.pasteTable('Item\tQty\tPrice\nDrum\t1\t1.250\nPlug\t1\t2,50')
  await expect(app.line(4, 'unit price')).toHaveValue(formatted(1250))

  await app.line(5, 'unit price').click()
  await app.pasteTable('1.250\n2.000')
  await dialog
    .getByRole('combobox', { name: text('paste.decimal-sign') })
    .selectOption(text('import.decimal-sign.point'))
  await dialog.getByRole('button', { name: text('paste.insert', { count: 2 }) }).press('Enter')
  await expect(app.line(5, 'unit price')).toHaveValue(formatted(1.25))

  await app.pasteTable('Item\tQty\tPrice\nDrum\t1\t₩1250')
  await expect(dialog.getByText(containing(text('paste.other-currency', { columns: 'Price' })))).toBeVisible()
  await expect(dialog.getByRole('button', { name: text('paste.insert', { count: 1 }) })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a single number after the description is asked about, a line with all columns is not', async ({
  app,
}) => {
  const { page } = app
  await app.newInvoice()
  await app.line(1, 'description').click()
  await app.pasteTable('Consulting\t95')
  const dialog = page.getByRole('dialog', { name: text('paste.title') })
  await expect(dialog.getByRole('combobox', { name: text('paste.column', { column: 2 }) })).toHaveValue(
    'unit_price',
  )
  await dialog.getByRole('button', { name: text('paste.insert', { count: 1 }) }).press('Enter')
  await expect(app.line(1, 'unit price')).toHaveValue(formatted(95))
  await app.pasteTable('Consulting\t3\t95')
  await expect(app.line(1, 'quantity')).toHaveValue('3')
})

test.describe('with the preview', () => {
  test.use({ hidesPreview: false })

  test('each line is one row if the description fits beside the other columns, otherwise two rows', async ({
    app,
  }) => {
    const { page } = app
    // leaves room for the longest words of the rail in any language
    await page.setViewportSize({ width: 1312, height: 800 })
    await app.writeInvoice({ description: 'Brand identity' })
    await app.line(1, 'description').click()
    const rowHeight = () =>
      page.locator('tr[data-index="0"]').evaluate(row => Math.round(row.getBoundingClientRect().height))
    const descriptionWidth = () =>
      app.line(1, 'description').evaluate(cell => Math.round(cell.getBoundingClientRect().width))
    await app.pasteTable('Description\tUnit\tPrice\tVAT\nConsulting\th\t95\t19')
    await expect(app.line(2, 'tax rate')).toHaveValue('19')
    await expect.poll(rowHeight).toBeLessThan(42)
    await expect.poll(descriptionWidth).toBeGreaterThanOrEqual(280)
    await app.pasteTable('Description\tPrice\tDiscount\nConsulting\t95\t10')
    await expect(app.line(3, 'discount')).toHaveValue('10')
    // below the price, so that the page stays readable
    const isBelow = async () => {
      const [discount, price] = await Promise.all([
        app.line(3, 'discount').boundingBox(),
        app.line(3, 'unit price').boundingBox(),
      ])
      return discount !== null && price !== null && discount.y > price.y
    }
    expect(await isBelow()).toBe(true)
    await expect.poll(rowHeight).toBeLessThan(58)
    await expect.poll(descriptionWidth).toBeGreaterThanOrEqual(280)
    const zoom = page.getByLabel(containing(text('preview.zoom.label', { percent: any, fit: any })))
    await expect
      .poll(async () => Number((await zoom.innerText()).replaceAll(/\D/g, '')))
      .toBeGreaterThanOrEqual(62)
    await app.pasteTable('Description\tPrice\tSurcharge\tSKU\nConsulting\t95\t5\tC-1')
    await expect(app.line(4, 'description')).toHaveValue('Consulting')
    await expect.poll(rowHeight).toBeGreaterThan(55)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect.poll(rowHeight).toBeLessThan(42)
    await expect.poll(descriptionWidth).toBeGreaterThanOrEqual(280)
  })
})

test('a finding about a hidden column shows it and focuses the cell before the next key', async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  await expect(page.getByLabel(text('lines.cell.tax_category', { line: 1 }))).toBeHidden()
  await page.getByText(text('einvoice.title')).click()
  await page.getByLabel(text('einvoice.embedded')).selectOption('factur-x')
  await app.findings.click()
  const finding = page.getByRole('button', {
    name: text('issues.line.column', { line: 1, column: text('lines.tax-category') }),
  })
  await expect(finding).toBeVisible()
  // The answer to the saved settings arrives later than this.
  const focused = await finding.evaluate(button => {
    if (button instanceof HTMLElement) button.click()
    const { activeElement } = document
    return activeElement instanceof HTMLElement ? activeElement.dataset.field : undefined
  })
  expect(focused).toBe('tax_category')
  await app.reload()
  await expect(page.getByLabel(text('lines.cell.tax_category', { line: 1 }))).toBeVisible()
})

test('the sticky header and the titles cover no cell that has the focus, nor the tools above', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 1280, height: 500 })
  await app.writeInvoice()
  await app.line(1, 'description').click()
  await app.pasteTable(Array.from({ length: 24 }, (_, index) => `Part ${index}\t1\tpcs\t5\t19%`).join('\n'))
  const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0
  const titles = page.getByRole('columnheader', { name: text('lines.amount') })
  await app.line(24, 'quantity').click()
  for (let line = 23; line >= 1; line--) {
    await page.keyboard.press('ArrowUp')
    await expect(app.line(line, 'quantity')).toBeFocused()
    const box = await titles.boundingBox()
    expect(await top(app.line(line, 'quantity'))).toBeGreaterThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0) - 1,
    )
  }
  const tool = page.getByRole('button', { name: text('lines.columns.label') })
  const submit = await app.submitTest.boundingBox()
  expect(await top(tool)).toBeGreaterThan((submit?.y ?? 0) + (submit?.height ?? 0))
  expect(await violationsOfLayout(page)).toEqual([])
})
