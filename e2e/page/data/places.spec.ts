import { join } from 'node:path'
import { fillFolder } from '#platform/testing/fill-folder.ts'
import { fillPayments } from '#platform/testing/fill-payments.ts'
import { expect, test } from '../../fixtures.ts'
import { violationsOf, violationsOfLayout } from '../../models/axe.ts'
import { any, beginningWith, containing, formatted, previousKey, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const sizes = [
  { width: 960, height: 640 },
  { width: 640, height: 400 },
] as const

test('three places are reached by keyboard, lead back to the invoice, and are restored', async ({ app }) => {
  const { page } = app
  const number = await app.writeInvoice()
  await page.keyboard.press('ControlOrMeta+1')
  await expect(app.place('Invoices')).toHaveAttribute('aria-current', 'page')
  await expect(
    page
      .getByRole('grid', { name: text('table.title') })
      .getByRole('row')
      .nth(1),
  ).toBeFocused()
  await page.keyboard.press('ControlOrMeta+2')
  await expect(page.getByRole('heading', { name: text('overview.title') })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+2')
  await expect(app.number).toHaveValue(number)
  await page.keyboard.press('ControlOrMeta+i')
  await expect(page.getByLabel(text('records.search.customers'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(app.number).toHaveValue(number)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page
    .getByRole('button', { name: text('region.list'), exact: true })
    .last()
    .click()
  await expect(app.number).toBeHidden()
  await expect
    .poll(() => page.evaluate(async () => (await window.billwright.settings()) as unknown))
    .toMatchObject({ value: { navigation: { place: 'invoices', invoice: null } } })
  await app.reload()
  await expect(page.getByRole('grid', { name: text('table.title') })).toBeVisible()
  await expect(app.number).toBeHidden()
})

test('the key of a place leads there also before the first view is known', async ({ app }) => {
  const { page, running } = app
  await app.writeInvoice()
  const release = running.holdAnswers?.('listInvoices')
  await app.reload()
  await expect(page.getByRole('navigation', { name: text('region.places') })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+1')
  release?.()
  await expect(page.getByRole('grid', { name: text('table.title') })).toBeVisible()
  await expect(app.number).toBeHidden()
})

test('several customers get an invoice each with one text and price, undone in one step', async ({ app }) => {
  const { page } = app
  const names = ['Example One Ltd', 'Example Two Ltd', 'Example Three Ltd']
  await page.evaluate(async customers => {
    for (const name of customers) await window.billwright.saveCustomer({ record: { name, currency: 'EUR' } })
  }, names)
  await page.keyboard.press('ControlOrMeta+i')
  const list = page.getByRole('list', { name: text('place.customers') })
  await list.getByRole('button', { name: /^Example One/ }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByText(text('customers.chosen', { count: 3 })).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await app.tabTo(page.getByRole('button', { name: text('customers.invoice') }))
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: text('invoice-customers.title', { count: 3 }) })
  await expect(dialog.getByLabel(text('invoice-customers.description'))).toBeFocused()
  const make = dialog.getByRole('button', { name: text('due.create', { count: 3 }) })
  await make.press('Enter')
  await expect(dialog.getByText(text('invoice-customers.description.missing'))).toBeVisible()
  await expect(dialog.getByLabel(text('invoice-customers.description'))).toBeFocused()
  await page.keyboard.insertText('Rent, November')
  await dialog.getByLabel(text('lines.unit-price')).fill('450.50')
  for (const name of names) await expect(dialog.getByRole('row', { name })).toContainText(formatted(450.5))
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: `${text('view.made')} 3` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const rows = page.getByRole('grid', { name: text('table.title') }).getByRole('row', { selected: true })
  await expect(rows).toHaveCount(3)
  await expect(
    page.getByRole('button', { name: text('selection.submit', { count: 3, kind: 'invoice' }) }),
  ).toBeVisible()
  await page
    .getByRole('region', { name: text('toast.region') })
    .getByRole('button', { name: text('command.undo') })
    .press('Enter')
  await expect(rows).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(async () => (await window.billwright.listInvoiceIds({})) as unknown))
    .toMatchObject({ value: [] })
})

test('what search or a view hides is not selected, and a view of one’s own is kept', async ({ app }) => {
  const { page } = app
  const first = await app.writeInvoice()
  const second = await app.writeInvoice()
  await page.keyboard.press('ControlOrMeta+1')
  const row = (number: string) =>
    page.getByRole('grid', { name: text('table.title') }).getByRole('row', { name: number })
  await expect(row(second)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(page.getByText(text('selection.count', { count: 2 })).first()).toBeVisible()
  await page.getByLabel(text('list.search')).fill(first)
  await expect(page.getByText(text('selection.count', { count: 1 })).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: text('selection.submit', { count: 1, kind: 'invoice' }) }),
  ).toBeVisible()

  await page.getByRole('button', { name: text('view.new') }).press('Enter')
  await page.getByLabel(text('view.name')).fill('Rent')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rent 1' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel(text('list.search')).fill('')
  await expect(row(second)).toBeVisible()
  await page.getByRole('button', { name: 'Rent 1' }).press('Enter')
  await expect(row(second)).toBeHidden()
  await page.getByRole('button', { name: text('view.remove', { name: 'Rent' }) }).press('Enter')
  await expect(page.getByRole('button', { name: 'Rent 1' })).toBeHidden()
})

test('the bars of the overview are read, moved among and opened by keyboard', { tag: '@extended' }, async ({
  launch,
  folder,
}) => {
  const first = await launch()
  await first.running.close()
  fillFolder(join(folder, 'data'), 200)
  fillPayments(join(folder, 'data'))
  const app = await launch()
  const { page } = app
  await page.keyboard.press('ControlOrMeta+2')
  await page.getByRole('button', { name: text('overview.span.12-months'), exact: true }).press('Enter')
  const bars = page.getByRole('list', { name: text('overview.months') }).getByRole('button')
  await expect(bars).toHaveCount(12)
  await bars.last().focus()
  await page.keyboard.press(previousKey)
  await expect(bars.nth(10)).toBeFocused()
  await expect(bars.nth(10)).toHaveAccessibleName(
    containing(text('overview.month.label', { month: any, invoiced: any, cash: any })),
  )
  expect(await violationsOf(page)).toEqual([])

  await page
    .getByRole('button', { name: text('overview.as-table', { title: text('overview.ages') }) })
    .press('Enter')
  await expect(page.getByRole('row', { name: beginningWith(text('overview.age.over-90')) })).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await violationsOfLayout(page), `${size.width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const late = page.getByRole('row', { name: beginningWith(text('overview.age.over-90')) })
  const count = await late.getByRole('cell').first().innerText()
  await late.getByRole('button').press('Enter')
  await expect(page.getByRole('button', { name: `${text('view.all')} ${count}` })).toBeVisible()
  await expect(
    page.getByRole('button', {
      name: containing(text('filter.figure.remove', { what: `${any}${text('age.over', { days: '90' })}` })),
    }),
  ).toBeVisible()
})
