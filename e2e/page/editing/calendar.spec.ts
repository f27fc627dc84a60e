import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, dated, nextKey, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('a date is picked in the calendar by keyboard, in the document and in a dialog', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  await app.writeInvoice()
  const issued = page.getByLabel(text('field.issue-date'), { exact: true })
  const calendar = page.getByRole('dialog', { name: text('calendar.label') })
  await issued.fill('2026-01-31')
  await keyboard.press('ArrowDown')
  const month = dated('2026-01-01', { month: 'long', year: 'numeric' })
  await expect(calendar.getByRole('grid', { name: month })).toBeVisible()
  const day = (date: string) => calendar.getByRole('button', { name: dated(date, { dateStyle: 'full' }) })
  await expect(day('2026-01-31')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  for (const [key, date] of [
    ['PageDown', '2026-02-28'],
    ['Shift+PageDown', '2027-02-28'],
    ['ArrowDown', '2027-03-07'],
    ['ArrowUp', '2027-02-28'],
    [nextKey, '2027-03-01'],
  ] as const) {
    await keyboard.press(key)
    await expect(day(date)).toBeFocused()
  }
  const week = calendar.locator('tr:has(:focus) button')
  await keyboard.press('Home')
  await expect(week.first()).toBeFocused()
  await keyboard.press('End')
  await expect(week.last()).toBeFocused()
  await keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(issued).toBeFocused()
  await expect(issued).toHaveValue(dated('2026-01-31'))
  await keyboard.press('ArrowDown')
  await keyboard.press('PageDown')
  await keyboard.press('Enter')
  await expect(issued).toBeFocused()
  await expect(issued).toHaveValue(dated('2026-02-28'))
  await keyboard.press('ControlOrMeta+z')
  await expect(issued).toHaveValue(dated('2026-01-31'))

  // in the top layer, above the dialog, and within a small window
  await page.setViewportSize({ width: 960, height: 640 })
  await app.inMenu(text('selection.repeat'))
  const schedule = page.getByRole('dialog', { name: containing(text('schedule.title', { number: any })) })
  await schedule.getByRole('button', { name: text('field.pick-date') }).click()
  await expect(calendar).toBeInViewport({ ratio: 1 })
  await keyboard.press('ArrowRight')
  await keyboard.press('Escape')
  await expect(schedule.getByRole('textbox', { name: text('schedule.next') })).toBeFocused()
  await expect(schedule).toBeVisible()
})

test('the calendar offers the days that are possible; another one can be typed and has a message', async ({
  app,
}) => {
  const { page } = app
  const { keyboard } = page
  const calendar = page.getByRole('dialog', { name: text('calendar.label') })
  const day = (date: string) => calendar.getByRole('button', { name: dated(date, { dateStyle: 'full' }) })
  await app.writeInvoice()
  const due = page.getByLabel(text('field.due-date'), { exact: true })
  await page.getByLabel(text('field.issue-date'), { exact: true }).fill('2026-11-20')
  await due.fill('2026-12-04')
  await due.press('ArrowDown')
  await keyboard.press('PageUp')
  await expect(day('2026-11-20')).toBeFocused()
  await expect(day('2026-11-19')).toBeDisabled()
  await keyboard.press('Escape')
  await due.fill('2026-11-02')
  await due.press('Tab')
  await expect(page.getByText(text('due_date.before_issue'))).toBeVisible()
  await expect(due).toHaveValue(dated('2026-11-02'))

  await app.inMenu(text('selection.repeat'))
  const schedule = page.getByRole('dialog', { name: containing(text('schedule.title', { number: any })) })
  await schedule.getByLabel(text('schedule.next')).fill('2026-12-20')
  await schedule.getByLabel(text('schedule.end')).selectOption(text('schedule.end.date'))
  const last = schedule.getByLabel(text('schedule.end.date.label'))
  await last.press('ArrowDown')
  await expect(day('2026-12-19')).toBeDisabled()
  await keyboard.press('Escape')
  await last.fill('2026-12-01')
  await expect(schedule.getByText(text('schedule.no_period')).first()).toBeVisible()
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await expect(schedule.getByRole('button', { name: text('records.save') })).toBeDisabled()
})
