import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../fixtures.ts'
import { clicks, countActions, keys, picture } from '../../models/first-use.ts'
import { any, beginningWith, containing, formatted, text } from '../../models/texts.ts'

const lines = [
  ['Brand identity', '1250.50'],
  ['Icon set', '95'],
  ['Consulting', '80'],
] as const

test('the first PDF takes at most eight clicks, also with the logo', async ({ app, folder }) => {
  const { page } = app
  const { keyboard } = page
  await expect(page.getByLabel(text('welcome.from'))).toBeFocused()
  await countActions(page)

  await keyboard.insertText('Example Studio')
  await keyboard.press('Tab')
  await keyboard.insertText('Beispielweg 1\n10115 Berlin')
  await page.getByLabel(text('party.tax-id'), { exact: true }).click()
  await keyboard.insertText('DE123456789')
  // the number determines the country, whose usual rate is suggested
  await expect(page.getByLabel(text('party.country'))).toHaveValue('DE')
  await expect(page.getByLabel(text('welcome.tax-rate'))).toHaveValue('19')
  await expect(app.preview).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: text('more.logo.choose') }).click()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('button', { name: text('more.logo.replace.label') })).toBeVisible()
  await page.getByRole('button', { name: text('welcome.start') }).click()

  await expect(app.customer).toBeFocused()
  await keyboard.insertText('Northwind Example')
  await app.billTo.getByRole('button', { name: text('to.details') }).click()
  await expect(page.getByLabel(text('party.address'), { exact: true })).toBeFocused()
  await keyboard.insertText('1 Example Street\nExampletown')
  await app.line(1, 'description').click()
  for (const [line, [description, price]] of lines.entries()) {
    if (line > 0) await page.getByRole('button', { name: beginningWith(text('lines.add')) }).click()
    await expect(app.line(line + 1, 'description')).toBeFocused()
    await keyboard.insertText(description)
    await app.tabTo(app.line(line + 1, 'unit price'))
    await keyboard.insertText(price)
  }
  await expect(app.totals).toContainText(text('totals.tax', { rate: '19' }))
  await page.getByRole('button', { name: text('command.save-pdf') }).click()
  await expect(page.getByRole('region', { name: text('toast.region') })).toContainText(
    containing(text('receipt.saved', { path: any })),
  )
  expect(await readdir(join(folder, 'home', 'Downloads'))).toHaveLength(1)
  expect(await clicks(page)).toBeLessThanOrEqual(8)
})

test('the first PDF takes at most nineteen keys besides typed text, without the mouse', {
  tag: '@extended',
}, async ({ app, folder }) => {
  const { page } = app
  const { keyboard } = page
  await expect(page.getByLabel(text('welcome.from'))).toBeFocused()
  await countActions(page)

  for (const text of ['Example Studio', 'Beispielweg 1\n10115 Berlin']) {
    await keyboard.insertText(text)
    await keyboard.press('Tab')
  }
  // by value, because the browser's test keyboard cannot type letters of other scripts
  await page.locator('select:focus').selectOption('DE')
  await keyboard.press('Tab')
  await keyboard.insertText('DE123456789')
  await keyboard.press('Enter')

  await expect(app.customer).toBeFocused()
  await keyboard.insertText('Northwind Example')
  await keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByLabel(text('party.address'), { exact: true })).toBeFocused()
  await keyboard.insertText('1 Example Street\nExampletown')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  for (const [line, [description, price]] of lines.entries()) {
    if (line > 0) await keyboard.press('Enter')
    await expect(app.line(line + 1, 'description')).toBeFocused()
    await keyboard.insertText(description)
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.insertText(price)
  }
  await expect(app.totals).toContainText(text('totals.tax', { rate: '19' }))
  await expect(app.totals).toContainText(formatted(1696.35))
  await keyboard.press('ControlOrMeta+Shift+s')
  await expect(page.getByRole('region', { name: text('toast.region') })).toContainText(
    containing(text('receipt.saved', { path: any })),
  )
  expect(await readdir(join(folder, 'home', 'Downloads'))).toHaveLength(1)
  await expect(app.billTo).toContainText('Exampletown')
  expect(await clicks(page)).toBe(0)
  expect(await keys(page)).toBeLessThanOrEqual(19)
})

test('the example leaves the questions of the first run', async ({ app }) => {
  const { page } = app
  const name = page.getByLabel(text('welcome.from'))
  await expect(page.getByText(text('preview.caption.practice'))).toBeVisible()
  await name.fill('Example Studio')
  await expect(app.preview).toBeVisible()
  await page.getByRole('button', { name: text('welcome.sample') }).click()
  await expect(app.line(2, 'description')).not.toHaveValue('')
  await page.keyboard.press('ControlOrMeta+n')
  // unchanged
  await expect(name).toHaveValue('Example Studio')
  await page.getByRole('button', { name: text('welcome.sample') }).click()
  await expect(app.line(2, 'description')).not.toHaveValue('')
  expect(await page.evaluate(async () => await window.billwright.listInvoiceIds({}))).toMatchObject({
    value: [expect.any(String)],
  })
  await app.place('Invoices').click()
  await name.press('Enter')
  await expect(app.customer).toBeFocused()
  await expect(page.getByRole('region', { name: text('from.title') })).toContainText('Example Studio')
})
