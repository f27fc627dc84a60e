import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, beginningWith, containing, counted, dated, formatted, oneOf, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const late = counted(count => text('document.status.overdue.days', { count }))

/** Writes an invoice for a customer and submits it live. */
async function issue(app: AppModel, customer: string, price: string): Promise<string> {
  const number = await app.writeInvoice({ quantity: '1', price })
  await app.page.evaluate(
    async ({ number: searched, name }) => {
      const api = window.billwright
      const [connections, found] = [await api.connections(), await api.listInvoices({ search: searched })]
      const row = found.ok ? found.value[0] : undefined
      const opened = await api.openInvoice({ id: row?.id ?? '' })
      if (!connections.ok || !row || !opened.ok) throw new Error('no invoice')
      const { id, revision, draft } = opened.value
      const changed = { ...draft, buyer: { name }, issue_date: '2020-05-10', due_date: '2020-05-24' }
      const saved = await api.saveInvoice({ id, revision, draft: changed })
      if (!saved.ok) throw new Error('not saved')
      const { invoice_number, payable, currency } = row
      await api.submit({
        id,
        revision: saved.value.revision,
        connectionId: connections.value.active,
        confirmed: { invoice_number, payable: payable ?? '', currency },
      })
    },
    { number, name: customer },
  )
  await expect(app.inList(number).getByText(late)).toBeVisible()
  return number
}

test('who owes what: filters, table, payments and undo by keyboard', { tag: '@extended' }, async ({
  app,
  service,
}) => {
  const { page } = app
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const first = await issue(app, 'Example Ltd', '100')
  const second = await issue(app, 'Sample AG', '250.50')
  const draft = await app.newInvoice()
  await app.line(1, 'description').fill('Work')
  await page.keyboard.press('ControlOrMeta+s')

  await test.step('chips filter the list, say what hides rows, and are cleared at once', async () => {
    await page.getByRole('button', { name: text('filter.show') }).press('Enter')
    const overdue = page.getByRole('button', {
      name: `${text('document.status.overdue', { kind: 'document' })} 2`,
    })
    await app.tabTo(overdue)
    await page.keyboard.press('Space')
    await expect(overdue).toHaveAttribute('aria-pressed', 'true')
    await expect(app.inList(draft)).toBeHidden()
    await page.getByLabel(text('list.search')).fill('nothing like this')
    await expect(
      page.getByText(
        containing(
          text('filter.hidden', {
            what: `${any}${text('filter.hidden.search', { search: 'nothing like this' })}${any}`,
          }),
        ),
      ),
    ).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const clear = page.getByRole('button', { name: text('filter.clear') })
    await app.tabTo(clear)
    await page.keyboard.press('Enter')
    await expect(app.inList(draft)).toBeVisible()
  })

  const table = page.getByRole('grid', { name: text('table.title') })
  const row = (number: string) => table.getByRole('row').filter({ hasText: number })
  await test.step('the table replaces the editor, sorts, and returns', async () => {
    await page.keyboard.press('ControlOrMeta+1')
    await expect(row(draft)).toBeFocused()
    await app.tabTo(page.getByRole('button', { name: beginningWith(text('sort.amount')) }))
    await page.keyboard.press('Enter')
    await expect(
      table.getByRole('columnheader', { name: beginningWith(text('sort.amount')) }),
    ).toHaveAttribute('aria-sort', 'descending')
    await expect(table.getByRole('row').nth(1)).toContainText(second)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(app.number).toHaveValue(draft)
    await page.keyboard.press('ControlOrMeta+1')
    await expect(row(draft)).toBeFocused()
  })

  await test.step('payments are added in the notation of the user, and undone', async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: text('command.payments') }).press('Enter')
    const dialog = page.getByRole('dialog', { name: text('payments.title', { number: second }) })
    await expect(dialog.getByLabel(text('payments.sum'), { exact: true })).toBeFocused()
    await page.keyboard.insertText('=100.25*2')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toContainText(
      containing(text('payments.added', { amount: any })),
    )
    await expect(dialog.getByRole('definition')).toContainText([
      formatted(250.5),
      formatted(200.5),
      formatted(50),
    ])
    expect(await violationsOf(page)).toEqual([])
    await app.tabTo(dialog.getByRole('button', { name: text('command.undo') }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(text('payments.none'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the overview of a period sums up, and a figure opens its invoices', async () => {
    await page.keyboard.press('ControlOrMeta+2')
    const overview = page.getByRole('main', { name: text('overview.title') })
    await app.tabTo(overview.getByRole('button', { name: text('filter.period.range') }))
    await page.keyboard.press('Enter')
    for (const [label, date] of [
      ['filter.from', '2020-01-01'],
      ['filter.to', '2020-12-31'],
    ] as const) {
      await app.tabTo(overview.getByLabel(text(label), { exact: true }))
      await page.keyboard.insertText(date)
    }
    await page.keyboard.press('Tab')
    const outstanding = overview.getByRole('button', {
      name: containing(`${text('overview.owed')}${any}${formatted(350.5)}`),
    })
    await expect(outstanding).toBeVisible()
    await expect(
      overview.getByRole('button', {
        name: beginningWith(
          text('overview.month.label', {
            month: dated('2020-05-01', { month: 'short', year: 'numeric' }),
            invoiced: `${any}${formatted(350.5)}${any}`,
            cash: any,
          }),
        ),
      }),
    ).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await app.tabTo(outstanding)
    await page.keyboard.press('Enter')
    await expect(row(first)).toBeVisible()
    await expect(row(draft)).toBeHidden()
    await expect(
      page.getByRole('button', {
        name: containing(
          text('filter.figure.remove', { what: `${any}${text('filter.figure.balance.outstanding')}${any}` }),
        ),
      }),
    ).toBeVisible()
    await app.tabTo(page.getByRole('button', { name: text('filter.clear') }))
    await page.keyboard.press('Enter')
  })

  await test.step('all are marked as paid; what owes nothing is said; Ctrl+Z takes it back', async () => {
    await row(second).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await expect(page.getByText(text('selection.count', { count: 3 })).first()).toBeVisible()
    await app.tabTo(
      page.getByRole('button', {
        name: oneOf(
          text('selection.mark-paid'),
          ...[2, 3].map(count => text('selection.mark-paid.count', { count })),
        ),
      }),
    )
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(text('mark-paid.date'))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(
      page
        .getByText(
          containing(
            text('join.sentences', {
              text: text('mark-paid.done', { count: 2 }),
              next: text('mark-paid.skipped', { count: 1 }),
            }),
          ),
        )
        .first(),
    ).toBeVisible()
    await expect(
      row(first).getByText(text('document.status.paid', { kind: 'invoice' }), { exact: true }),
    ).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(row(first).getByText(late)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(
      row(first).getByText(text('document.status.paid', { kind: 'invoice' }), { exact: true }),
    ).toBeVisible()
  })

  await test.step('drafts of a selection are deleted after a question, and restored; issued documents stay', async () => {
    await row(draft).getByRole('checkbox').check()
    await row(first).getByRole('checkbox').check()
    await app.tabTo(page.getByRole('button', { name: text('selection.more') }))
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: text('selection.delete') }).press('Enter')
    const question = page.getByRole('alertdialog', { name: text('selection.delete.title', { count: 2 }) })
    await expect(question.getByRole('button', { name: text('dialog.cancel') })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(row(draft)).toBeHidden()
    await expect(
      page
        .getByText(
          containing(
            text('join.sentences', {
              text: text('selection.deleted', { count: 1 }),
              next: text('selection.not-deleted', { count: 1, numbers: any }),
            }),
          ),
        )
        .first(),
    ).toBeVisible()
    await expect(row(first)).toBeVisible()
    await page
      .getByRole('button', { name: text('command.undo'), exact: true })
      .last()
      .press('Enter')
    await expect(row(draft)).toBeVisible()
  })
})

test('the header shows the outstanding amount even if the list hides the invoice', {
  tag: '@extended',
}, async ({ app, service }) => {
  const { page } = app
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const number = await issue(app, 'Example Ltd', '100')
  await app.inList(number).click()
  const record = page.getByRole('button', { name: text('header.record-payment'), exact: true })
  await record.waitFor()
  await page.getByLabel(text('list.search')).fill('nothing like this')
  await expect(app.inList(number)).toBeHidden()
  await app.inMenu(text('command.mark-paid'))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('main').getByText(text('document.status.paid', { kind: 'invoice' }), { exact: true }),
  ).toBeVisible()
  await expect(record).toBeHidden()
})

test('a number with a long prefix is readable in the table', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 1280, height: 800 })
  await app.writeInvoice()
  await app.number.fill('RECHNUNG-2026-0001')
  await page.keyboard.press('ControlOrMeta+1')
  const number = page
    .getByRole('grid', { name: text('table.title') })
    .getByRole('button', { name: /^RECHNUNG/ })
  const cut = await number.evaluate(button => button.scrollWidth - button.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
})
