import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, beginningWith, containing, formatted, text } from '../../models/texts.ts'

/** Else axe takes a button that is half below the header for a small one. */
const showWholeInvoice = ({ page }: AppModel) => page.setViewportSize({ width: 1600, height: 2400 })

test('fields of e-invoices are filled by keyboard, printed, and undone', { tag: '@extended' }, async ({
  app,
}) => {
  const { page } = app
  await app.writeInvoice()

  await test.step('an address in parts is printed in the order of its country', async () => {
    const { billTo } = app
    await app.customer.fill('Example Office')
    await page.keyboard.press('ControlOrMeta+Enter')
    await app.tabTo(billTo.getByText(text('party.einvoice')))
    await page.keyboard.press('Enter')
    for (const [label, typed] of [
      ['address.street', '1 Example Street'],
      ['address.postcode', '01234'],
      ['address.city', 'Exampletown'],
      ['party.electronic-scheme', 'EM'],
    ] as const) {
      await app.tabTo(billTo.getByLabel(text(label), { exact: true }))
      await page.keyboard.type(typed)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('office@example.com')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(billTo).toContainText(containing(`1 Example Street${any}01234 Exampletown`))
  })

  await test.step('the reason for lines without tax is set for all of them in one step', async () => {
    await app.tabTo(page.getByText(text('einvoice.title')))
    await page.keyboard.press('Enter')
    const reason = page.getByLabel(text('einvoice.reason'))
    await app.tabTo(reason)
    await reason.selectOption(text('einvoice.reason.AE'))
    await expect(reason).toHaveValue('AE')
    await expect(page.getByLabel(text('lines.cell.tax_category', { line: 1 }))).toHaveValue('AE')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(reason).toHaveValue('')
  })

  await test.step('a period and a delivery address are printed', async () => {
    await app.tabTo(page.getByLabel(text('period.start')))
    await page.keyboard.type('2026-11-01')
    await app.tabTo(page.getByLabel(text('delivery.name')))
    await page.keyboard.type('Example warehouse')
    await expect(app.saved).toBeVisible()
  })
})

test('address lines show their parts in an e-invoice, and a correction replaces them', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await app.writeInvoice()
  const { billTo } = app
  await app.customer.fill('Example Office')
  await page.keyboard.press('ControlOrMeta+Enter')
  await billTo
    .getByLabel(text('party.address'), { exact: true })
    .fill('Department 4\nMusterweg 2\nD-20095 Hamburg')
  await billTo.getByLabel(text('party.country'), { exact: true }).selectOption('DE')
  await expect(billTo).toContainText(
    [
      text('address.read-as'),
      ...[text('address.street'), 'Musterweg 2', text('address.street-2'), 'Department 4'],
      ...[text('address.postcode'), '20095', text('address.city'), 'Hamburg'],
    ].join(' '),
  )
  await billTo.getByText(text('party.einvoice')).click()
  const city = billTo.getByLabel(text('address.city'), { exact: true })
  await expect(city).toHaveAttribute('placeholder', 'Hamburg')
  await city.fill('Hamburg-Mitte')
  await expect(billTo).toContainText(`${text('address.city')} Hamburg-Mitte`)
  expect(await violationsOf(page)).toEqual([])
  await billTo.getByLabel(text('party.address'), { exact: true }).fill('Musterweg 2\nSomewhere')
  await city.fill('')
  await expect(billTo).toContainText(text('address.unread'))
})

test('attachments are added, said to be too large, kept, and undone', { tag: '@extended' }, async ({
  app,
}) => {
  const { page } = app
  await app.writeInvoice()
  await app.tabTo(page.getByText(text('einvoice.title')))
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: text('attachments.add.label') })
  await expect(add).toHaveAccessibleDescription(
    containing(text('attachments.limits', { files: 10, size: any })),
  )
  const chooser = page.waitForEvent('filechooser')
  await app.tabTo(add)
  await page.keyboard.press('Enter')
  const csv = (name: string, bytes: number) => ({
    name,
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.alloc(bytes, 'day;hours\n'),
  })
  await (await chooser).setFiles([csv('hours.csv', 700_000), csv('more.csv', 700_000), csv('run.exe', 9)])
  const list = page.getByRole('list', { name: text('attachments.title') })
  await expect(list.getByRole('listitem')).toHaveText([
    beginningWith(`hours.csv ${text('attachments.size', { size: '700' })}`),
  ])
  const refused = containing(
    `${text('attachments.too-large', { name: 'more.csv', left: '349' })}${any}${text('attachments.wrong-kind', { name: 'run.exe' })}`,
  )
  await expect(page.locator('[data-path="attachments"]').getByText(refused)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: refused })).toContainText(
    text('attachments.added', { count: 1 }),
  )
  await expect(app.saved).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await test.step('a link has a name and an address, which is refused if it does not begin with https', async () => {
    await app.tabTo(page.getByRole('button', { name: text('attachments.add-link.label') }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Report 7')
    await page.keyboard.press('Tab')
    const address = page.getByLabel(text('attachments.link.url', { number: 2 }))
    await expect(address).toBeFocused()
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Tab')
    await expect(address).toHaveAccessibleDescription(containing(text('value.https_link')))
    await address.fill('https://example.com/report.pdf')
    await page.keyboard.press('Tab')
    await expect(address).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(text('attachments.description.of', { name: 'Report 7' }))).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: text('attachments.remove', { name: 'Report 7' }) }).press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })

  await app.tabTo(page.getByRole('button', { name: text('attachments.remove', { name: 'hours.csv' }) }))
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(list).toContainText('hours.csv')
  await expect(app.saved).toBeVisible()
})

test('charges are added by keyboard, printed, summed up, and undone', { tag: '@extended' }, async ({
  app,
}) => {
  const { page } = app
  await showWholeInvoice(app)
  await app.writeInvoice()
  const totals = page.getByLabel(text('totals.title'))
  const first = page.getByRole('group', { name: text('charges.entry', { number: 1 }) })

  await test.step('a charge on the document is taxed as the lines', async () => {
    await app.tabTo(page.getByText(text('more.title')))
    await page.keyboard.press('Enter')
    await app.tabTo(page.getByRole('button', { name: text('charges.add') }))
    await page.keyboard.press('Enter')
    await expect(first.getByLabel(text('charges.reason'))).toBeFocused()
    await page.keyboard.type('Freight')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12.50')
    await expect(totals).toContainText(text('charges.title'))
    await expect(totals).toContainText(formatted(12.5))
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('an amount below 0 is refused at its field', async () => {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('-3')
    await page.keyboard.press('Tab')
    await expect(first).toContainText(text('value.not_negative'))
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('4')
    await expect(first).not.toContainText(text('value.not_negative'))
  })

  await test.step('a line is charged in a column of its own', async () => {
    await page.getByRole('button', { name: text('lines.columns.label') }).press('Enter')
    await page
      .getByRole('menuitemcheckbox', { name: text('lines.charge-amount'), exact: true })
      .press('Enter')
    await page.getByRole('menuitemcheckbox', { name: text('charges.reason') }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByLabel(text('lines.cell.charge_amount', { line: 1 }), { exact: true }).fill('2.50')
    await page.getByLabel(text('lines.cell.charge_reason', { line: 1 })).fill('Packaging')
  })

  await test.step('a removed charge comes back with undo', async () => {
    await first.getByRole('button', { name: text('charges.remove', { number: 1 }) }).press('Enter')
    await expect(first).toBeHidden()
    await expect(page.getByRole('button', { name: text('charges.add') })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(first.getByLabel(text('charges.reason'))).toHaveValue('Freight')
  })
})

test('a final invoice with article numbers, references, a payee and the deposit it deducts is filled by keyboard', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await showWholeInvoice(app)
  await app.writeInvoice()
  const totals = page.getByLabel(text('totals.title'))

  await test.step('an earlier invoice lowers what is due', async () => {
    await app.tabTo(page.getByText(text('more.title')))
    await page.keyboard.press('Enter')
    await app.tabTo(page.getByRole('button', { name: text('preceding.add') }))
    await page.keyboard.press('Enter')
    const first = page.getByRole('group', { name: text('preceding.entry', { number: 1 }) })
    await expect(first.getByLabel(text('preceding.number'))).toBeFocused()
    await page.keyboard.type('2026-0001')
    await app.tabTo(first.getByLabel(text('preceding.deducted')))
    await page.keyboard.type('11.90')
    await expect(totals).toContainText(text('totals.deducted'))
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('collapsed groups hold what few invoices need', async () => {
    await app.tabTo(page.getByText(text('einvoice.title')))
    await page.keyboard.press('Enter')
    for (const [group, label, typed] of [
      ['references.title', 'references.contract', 'C-7'],
      ['payee.title', 'payee.name', 'Example Factoring'],
      ['representative.title', 'representative.name', 'Example Tax Ltd'],
    ] as const) {
      await app.tabTo(page.locator('summary').filter({ hasText: text(group) }))
      await page.keyboard.press('Enter')
      await app.tabTo(page.getByLabel(text(label), { exact: true }))
      await page.keyboard.type(typed)
    }
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('article numbers have columns', async () => {
    await page.getByRole('button', { name: text('lines.columns.label') }).press('Enter')
    for (const name of ['lines.seller-item-id', 'lines.order-line'] as const)
      await page.getByRole('menuitemcheckbox', { name: text(name), exact: true }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByLabel(text('lines.cell.seller_item_id', { line: 1 })).fill('A-100')
    await page.getByLabel(text('lines.cell.order_line', { line: 1 })).fill('10')
    await expect(app.saved).toBeVisible()
  })
})
