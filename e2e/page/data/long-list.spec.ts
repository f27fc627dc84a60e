import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { fillFolder } from '#platform/testing/fill-folder.ts'
import { fillPayments } from '#platform/testing/fill-payments.ts'
import { expect, test } from '../../fixtures.ts'
import { expectInOrder } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, counted, dated, formatted, nextKey, text } from '../../models/texts.ts'

test('a list of thousands of invoices works by keyboard and can be searched', { tag: '@extended' }, async ({
  launch,
  folder,
}) => {
  const first = await launch()
  await first.running.close()
  fillFolder(join(folder, 'data'), 3000)

  const app = await launch()
  const rows = app.page.getByRole('listitem')
  await expect(app.inList('INV-2020-003000')).toBeVisible()
  expect(await rows.count()).toBeLessThan(100)

  await app.inList('INV-2020-003000').focus()
  await app.page.keyboard.press('ArrowDown')
  await expect(app.inList('INV-2020-002999')).toBeFocused()
  await app.page.keyboard.press('End')
  await expect(async () => {
    await app.page.keyboard.press('End')
    await expect(app.inList('INV-2020-000001')).toBeFocused({ timeout: 500 })
  }).toPass()
  await app.page.keyboard.press('Home')
  await expect(app.inList('INV-2020-003000')).toBeFocused()

  const search = app.page.getByLabel(text('list.search'))
  await search.fill('2020-000042')
  await expect(rows).toHaveCount(1)
  await search.fill('Voorbeeld 7')
  await expect(rows.first()).toContainText('Voorbeeld 7')
  await search.fill('part 17')
  await expect(rows.first()).not.toContainText('Voorbeeld 7')
  await search.press('ArrowDown')
  await app.page.keyboard.press('Enter')
  await expect(app.line(1, 'description')).toHaveValue('Brand identity, part 17')
})

test('the list has groups, through which the keys go and which screen readers name', {
  tag: '@extended',
}, async ({ launch, folder }) => {
  const first = await launch()
  await first.running.close()
  fillFolder(join(folder, 'data'), 300)
  fillPayments(join(folder, 'data'))
  const app = await launch()
  const { page } = app
  const list = page.getByRole('navigation', { name: text('region.list'), exact: true })
  const group = (name: string) => list.getByRole('list', { name, exact: true })
  const isBelowHeading = async (name: string) => {
    const heading = await list.getByRole('heading', { name, exact: true }).boundingBox()
    const row = await group(name).getByRole('button').first().boundingBox()
    return heading !== null && row !== null && heading.y + heading.height <= row.y
  }
  await expect(group(text('view.drafts')).getByRole('listitem').first()).toContainText('INV-2020-000300')
  expect(await isBelowHeading(text('view.drafts'))).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await app.inList('INV-2020-000300').focus()
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(list.getByRole('heading', { name: text('view.owed'), exact: true })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  expect(await isBelowHeading(text('view.owed'))).toBe(true)
  await expect(
    group(text('view.owed'))
      .getByRole('listitem')
      .first()
      .getByText(counted(count => text('document.status.overdue.days', { count }))),
  ).toBeVisible()
  const oldest = dated('2024-01-01', { month: 'long', year: 'numeric' })
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(group(oldest).locator(':focus')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await isBelowHeading(oldest)).toBe(true)
  await expect(group(oldest).locator(':focus')).toContainText(
    containing(text('list.paid-on', { kind: 'invoice', date: `${any}2024` })),
  )

  // the table starts with the newest, and the list keeps its groups
  await page.keyboard.press('ControlOrMeta+1')
  await expect(page.getByRole('columnheader', { name: text('sort.issued') })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.keyboard.press('Escape')
  await expect(list.getByRole('heading').first()).toBeVisible()

  // both have a chosen order; sorted by something else, the list has no groups
  await page.keyboard.press('ControlOrMeta+1')
  await page
    .getByRole('columnheader', { name: text('batch.customer') })
    .getByRole('button')
    .press('Enter')
  await page.keyboard.press('Escape')
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expect(list.getByRole('heading')).toHaveCount(0)
})

test('a table of hundreds of invoices is sorted by paid and outstanding amounts by keyboard', {
  tag: '@extended',
}, async ({ launch, folder }) => {
  const first = await launch()
  await first.running.close()
  fillFolder(join(folder, 'data'), 300)
  fillPayments(join(folder, 'data'))

  const app = await launch()
  const { page } = app
  await expect(app.line(1, 'description')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+1')
  const table = page.getByRole('grid', { name: text('table.title') })
  const rows = table.locator('tbody').getByRole('row')
  await expect(rows.first()).toBeVisible()
  const title = (name: string) => table.getByRole('columnheader', { name }).getByRole('button')
  const cells = async (column: number) =>
    (await table.locator(`tbody tr td:nth-child(${column})`).allTextContents()).filter(text => text !== '')

  await expect(table.locator('tr:focus')).toBeVisible()
  await page.getByRole('button', { name: text('table.columns') }).press('Enter')
  await page.getByRole('menuitemcheckbox', { name: text('sort.paid') }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(title(text('sort.paid'))).toBeVisible()
  await title(text('batch.number')).focus()
  for (const _ of ['Customer', 'Issued', 'Due', 'Amount', 'Paid']) await page.keyboard.press(nextKey)
  await expect(title(text('sort.paid'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('columnheader', { name: text('sort.paid') })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(rows.first()).toContainText(formatted(142.8))
  await expect(title(text('sort.paid'))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(title(text('sort.outstanding'))).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await cells(9))[0]).toContain(formatted(142.8))
  await page.keyboard.press('Enter')
  const outstanding = table.getByRole('columnheader', { name: text('sort.outstanding') })
  await expect(outstanding).toHaveAttribute('aria-sort', 'ascending')
  expect(await violationsOf(page)).toEqual([])

  // nothing is owed for drafts, so they come first
  await page.keyboard.press('ArrowDown')
  await expect(rows.first()).toBeFocused()
  await expect(rows.first()).toContainText(text('state.draft', { kind: 'invoice' }))
  // further rows are loaded while scrolling
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(table.locator('tr:focus')).toHaveAttribute('aria-rowindex', '301', { timeout: 500 })
  }).toPass()
  await expect(table.locator('tr:focus')).toContainText(formatted(142.8))
  await page.keyboard.press('PageUp')
  await expect(table.locator('tr:focus')).not.toHaveAttribute('aria-rowindex', '301')
  await page.keyboard.press('PageDown')
  await expect(table.locator('tr:focus')).toHaveAttribute('aria-rowindex', '301')
  await page.keyboard.press('Home')
  await expect(table.locator('tr:focus')).toHaveAttribute('aria-rowindex', '2')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await expect(table.getByRole('checkbox', { name: text('table.select-all') })).toBeFocused()
  await page.keyboard.press('End')
  await expect(title(text('sort.outstanding'))).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ControlOrMeta+a')
  await app.tabTo(page.getByRole('button', { name: text('selection.more') }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: text('selection.delete') }).press('Enter')
  await page.getByRole('button', { name: text('selection.delete.confirm', { count: 300 }) }).press('Enter')
  // issued ones are not deleted
  await expect(
    page
      .getByText(
        containing(
          text('join.sentences', {
            text: text('selection.deleted', { count: 30 }),
            next: text('selection.not-deleted', { count: 270, numbers: any }),
          }),
        ),
      )
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: `${text('view.all')} 270` })).toBeVisible()
  await page
    .getByRole('button', { name: text('command.undo'), exact: true })
    .last()
    .press('Enter')
  await expect(table.getByRole('columnheader', { name: text('sort.outstanding') })).toBeVisible()
  await expect(page.getByRole('button', { name: `${text('view.all')} 300` })).toBeVisible()
})

test('notifications cover no bar, no PDF and no row that has the focus', async ({ launch, folder }) => {
  const first = await launch()
  await first.running.close()
  fillFolder(join(folder, 'data'), 60)
  const app = await launch()
  const { page } = app
  const { keyboard } = page
  const notification = page.getByRole('region', { name: text('toast.region') })
  const box = async (of: Locator) => {
    const found = await of.boundingBox()
    if (!found) throw new Error('not shown')
    return found
  }
  const deleteOne = async () => {
    await keyboard.press('Delete')
    await notification
      .getByRole('button', { name: text('command.undo') })
      .last()
      .waitFor()
  }

  await test.step('beside the PDF', async () => {
    await app.preview.waitFor()
    await app.inList('INV-2020-000060').focus()
    await deleteOne()
    const preview = page.getByRole('complementary', { name: text('region.preview') })
    await expectInOrder(notification, preview)
    await app.inList('INV-2020-000050').focus()
    await keyboard.press('Space')
    const bar = page.getByRole('region', { name: text('selection.region') })
    const list = page.getByRole('navigation', { name: text('region.list'), exact: true })
    await expectInOrder(list, bar, preview)
    // the button of the open document is not a second filled one
    const filled = page.locator('button[class*="primary"]:visible')
    await expect(filled).toHaveText([text('selection.submit', { count: 1, kind: 'invoice' })])
    await keyboard.press('Escape')
  })

  await test.step('above the bar of the selection, and below the last row', async () => {
    await keyboard.press('ControlOrMeta+1')
    const grid = page.getByRole('grid', { name: text('table.title') })
    await expect(grid.getByRole('row').nth(1)).toBeFocused()
    await deleteOne()
    await keyboard.press('Space')
    const bar = await box(page.getByRole('region', { name: text('selection.region') }))
    await keyboard.press('End')
    const last = grid.getByRole('row', { name: 'INV-2020-000001' })
    await expect(last).toBeFocused()
    const [row, shown] = [await box(last), await box(notification)]
    expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y)
    expect(row.y + row.height).toBeLessThanOrEqual(shown.y)
  })

  await test.step('F6 leads to the action, Escape dismisses', async () => {
    const undo = notification.getByRole('button', { name: text('command.undo') }).first()
    await expect(async () => {
      await keyboard.press('F6')
      await expect(undo).toBeFocused({ timeout: 100 })
    }).toPass()
    const count = await notification.getByRole('button', { name: text('command.undo') }).count()
    await keyboard.press('Escape')
    await expect(notification.getByRole('button', { name: text('command.undo') })).toHaveCount(count - 1)
  })
})
