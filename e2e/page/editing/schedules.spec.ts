import type { Locator } from '@playwright/test'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { clicks, countActions, keys } from '../../models/first-use.ts'
import { any, containing, counted, oneOf, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')

/** Returns the first day of an earlier month, as shown in the window's calendar. */
const monthsAgo = (months: number) => {
  const now = new Date()
  return dayOf(new Date(now.getFullYear(), now.getMonth() - months, 1))
}

/** Creates invoices by the desktop API, as fast as the host allows. */
const writeMany = (app: AppModel, count: number, issueDate: string) =>
  app.page.evaluate(
    async ([total, date]) => {
      const { billwright } = window as unknown as { billwright: DesktopApi }
      for (let number = 1; number <= total; number++) {
        const made = await billwright.createInvoice({})
        if (!made.ok) throw new Error(made.error.code)
        const { id, revision, draft } = made.value
        const items = [
          { description: 'Rent {month} {year}', quantity: '1', unit_price: String(500 + number) },
        ]
        const buyer = { name: `Tenant ${number}` }
        const changed = { ...draft, locale: 'en-GB', currency: 'EUR', issue_date: date, buyer, items }
        const saved = await billwright.saveInvoice({ id, revision, draft: changed })
        if (!saved.ok) throw new Error(saved.error.code)
      }
    },
    [count, issueDate] as const,
  )

test('an invoice gets a schedule, and each missed period is reviewed at the next start, by keyboard', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await app.writeInvoice({ description: 'Rent {month} {year}' })
  await page.keyboard.press('ControlOrMeta+Shift+l')
  const dialog = page.getByRole('dialog', { name: containing(text('schedule.title', { number: any })) })
  await expect(dialog.getByLabel(text('schedule.every'), { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(monthsAgo(2))
  await expect(dialog.getByRole('status')).toContainText(containing(text('schedule.dates', { dates: any })))
  await expect(dialog.getByRole('region', { name: text('schedule.texts') })).toContainText(/Rent \S+ \d{4}/)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: text('due.status', { count: 3 }) })).toBeVisible()

  await app.reload()
  const review = page.getByRole('dialog', { name: text('due.title', { count: 3 }) })
  await expect(review.getByRole('button', { name: text('due.create', { count: 3 }) })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  const boxes = review.getByRole('checkbox')
  await boxes.nth(2).focus()
  await page.keyboard.press('Space')
  await boxes.nth(3).focus()
  await page.keyboard.press('Space')
  await review.getByRole('button', { name: text('due.skip', { count: 1 }) }).focus()
  await page.keyboard.press('Enter')
  const rest = page.getByRole('dialog', { name: text('due.title', { count: 2 }) })
  await expect(rest.getByRole('button', { name: text('due.create', { count: 2 }) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rest).toBeHidden()
  await expect(page.getByText(text('drafts.created', { count: 2 })).first()).toBeVisible()
  await expect(page.getByText(text('selection.count', { count: 2 })).first()).toBeVisible()

  await app.reload()
  await expect(
    page.getByRole('button', { name: counted(count => text('due.status', { count })) }),
  ).toBeHidden()
  await app.run(text('command.schedules'))
  const list = page.getByRole('dialog', { name: text('schedules.title') })
  await expect(list.getByRole('row')).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  await list.getByRole('button', { name: oneOf(text('schedules.delete-of', { invoice: any })) }).focus()
  await page.keyboard.press('Enter')
  await expect(list).toContainText(text('schedules.none'))
  await list.getByRole('button', { name: text('command.undo') }).focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: oneOf(text('schedules.edit-of', { invoice: any })) }).focus()
  await page.keyboard.press('Enter')
  const periods = page.getByRole('region', { name: text('schedule.periods') })
  await expect(periods.getByRole('listitem')).toHaveCount(3)
  await periods
    .getByRole('button', { name: containing(text('schedule.period.again-date', { date: any })) })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('drafts.created', { count: 1 })).first()).toBeVisible()
})

test('120 invoices of the last month are duplicated and reviewed for submission in six actions', {
  tag: '@extended',
}, async ({ app }) => {
  test.slow()
  const { page } = app
  await writeMany(app, 120, monthsAgo(1))
  await app.reload()
  let actions = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    actions++
  }
  await expect(app.inList('Tenant 120')).toBeVisible()
  await press('ControlOrMeta+Shift+b')
  await expect(page.locator('[data-invoice]:focus')).toBeVisible()
  await press('ControlOrMeta+a')
  await expect(page.getByText(text('selection.count', { count: 120 })).first()).toBeVisible()
  await press('ControlOrMeta+Shift+m')
  const review = page.getByRole('dialog', { name: text('duplicates.title', { count: 120 }) })
  await expect(review.getByRole('row')).toHaveCount(121)
  await expect(review.getByRole('row').nth(1)).toContainText(/Tenant 1.*Rent \S+ \d{4}/)
  await expect(review.getByRole('button', { name: text('due.create', { count: 120 }) })).toBeFocused()
  await press('Enter')
  // A focused notification stays.
  const undo = page
    .getByRole('region', { name: text('toast.region') })
    .getByRole('button', { name: text('command.undo') })
  await undo.focus()
  await expect(page.getByText(text('selection.count', { count: 120 })).first()).toBeVisible()
  await press('ControlOrMeta+Shift+b')
  const question = page.getByRole('alertdialog', {
    name: text('batch.review.test', { count: 120, kind: 'invoice' }),
  })
  await expect(question.getByRole('row')).toHaveCount(121)
  // The sixth action answers this question, where Tab focuses the button.
  await page.keyboard.press('Tab')
  await expect(
    question.getByRole('button', { name: text('batch.confirm.test', { count: 120, kind: 'invoice' }) }),
  ).toBeFocused()
  expect(actions).toBe(5)
  await page.keyboard.press('Escape')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('drafts.undone', { count: 120 }))).toBeAttached()
  expect(await count(app)).toBe(120)
})

test('120 tenants are invoiced in at most six actions from the list of customers, in the first month and each later one', {
  tag: '@extended',
}, async ({ app }) => {
  test.slow()
  const { page } = app
  await page.evaluate(async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `Tenant ${index + 1},EUR`)
    const table = { kind: 'customers', bytes: btoa(['name,currency', ...rows].join('\n')) } as const
    const plan = await window.billwright.planRecordImport(table)
    if (!plan.ok) throw new Error(plan.error.code)
    await window.billwright.applyRecordImport({ ...table, fingerprint: plan.value.fingerprint })
  })
  await app.reload()
  await countActions(page)
  const actions = async () => (await clicks(page)) + (await keys(page))
  const chooseCustomers = async () => {
    await page.keyboard.press('ControlOrMeta+i')
    await expect(page.getByLabel(text('records.search.customers'))).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await expect(page.getByText(text('customers.chosen', { count: 120 })).first()).toBeVisible()
  }
  const makeAndSubmit = async (dialog: Locator) => {
    await expect(dialog.getByRole('row')).toHaveCount(121)
    await dialog.getByRole('button', { name: text('drafts.create-and-submit') }).click()
    const question = page.getByRole('alertdialog', {
      name: text('batch.review.test', { count: 120, kind: 'invoice' }),
    })
    await expect(question.getByRole('row')).toHaveCount(121)
    await expect(
      question.getByRole('button', { name: text('batch.confirm.test', { count: 120, kind: 'invoice' }) }),
    ).toBeInViewport()
  }

  await test.step('the first month: one text and price for all', async () => {
    await chooseCustomers()
    await page.getByRole('button', { name: text('customers.invoice') }).click()
    const dialog = page.getByRole('dialog', { name: text('invoice-customers.title', { count: 120 }) })
    await expect(dialog.getByLabel(text('invoice-customers.description'))).toBeFocused()
    await page.keyboard.insertText('Rent {month} {year}')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('500')
    await makeAndSubmit(dialog)
    // The sixth answers the question.
    expect(await actions()).toBe(5)
  })
  for (const month of [2, 3])
    await test.step(`month ${month}: the newest invoice of each, moved on`, async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeHidden()
      const before = await actions()
      await chooseCustomers()
      await page
        .getByRole('region', { name: text('customers.chosen.region') })
        .getByRole('button', { name: text('selection.repeat') })
        .click()
      await makeAndSubmit(page.getByRole('dialog', { name: text('duplicates.title', { count: 120 }) }))
      expect((await actions()) - before).toBe(4)
      expect(await count(app)).toBe(120 * month)
    })
})

const count = (app: AppModel) =>
  app.page.evaluate(async () => {
    const { billwright } = window as unknown as { billwright: DesktopApi }
    const answer = await billwright.listInvoices({ limit: 5000 })
    return answer.ok ? answer.value.length : -1
  })
