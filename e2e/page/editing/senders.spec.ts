import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { Settings } from '../../models/settings.ts'
import { beginningWith, counted, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const year = new Date().getFullYear()

async function withSender(app: AppModel): Promise<void> {
  await app.page.evaluate(() =>
    window.billwright.saveSettings({
      seller: { name: 'Example Studio', country: 'DE', tax_id: 'DE123456789' },
    }),
  )
  await app.reload()
  await app.writeInvoice()
}

const fromOf = ({ page }: AppModel) => page.getByRole('region', { name: text('from.title'), exact: true })
const senderOf = (app: AppModel) => fromOf(app).getByRole('combobox', { name: text('sort.sender') })
const toastsOf = ({ page }: AppModel) => page.getByRole('region', { name: text('toast.region') })

test('a second sender is added by keyboard, and a draft changes to it and back in one step', async ({
  app,
}) => {
  const { page } = app
  await withSender(app)
  await expect(senderOf(app)).toBeHidden()
  await app.run(text('palette.setting', { section: text('settings.business'), field: text('sender.title') }))
  const { panel } = new Settings(page)
  const add = panel.getByRole('button', { name: text('sender.add') })
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Example Press')
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel(text('party.from.name')).first()).toBeFocused()
  await expect(panel.getByRole('radio', { name: 'Example Press' })).toBeChecked()
  expect(await violationsOf(page)).toEqual([])
  await panel.getByLabel(text('party.iban')).fill('DE02120300000000202051')
  await page.keyboard.press('Escape')

  await test.step('the draft', async () => {
    await expect(app.number).toHaveValue(`INV-${year}-0001`)
    await app.tabTo(senderOf(app))
    await expect(senderOf(app)).toHaveValue('Example Studio')
    await page.keyboard.insertText('press')
    await expect(page.getByRole('option', { name: /^Example Press/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(app.number).toHaveValue(`EP-INV-${year}-0001`)
    await expect(senderOf(app)).toHaveValue('Example Press')
    await expect(fromOf(app)).not.toContainText('DE123456789')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(app.number).toHaveValue(`INV-${year}-0001`)
    await expect(fromOf(app)).toContainText('DE123456789')
    await expect(senderOf(app)).toBeFocused()
    await app.run(text('palette.change-sender', { name: 'Example Press' }))
    await expect(app.number).toHaveValue(`EP-INV-${year}-0001`)
  })

  await test.step('only the documents of one sender', async () => {
    await app.newInvoice()
    await expect(app.number).toHaveValue(`INV-${year}-0001`)
    await page.keyboard.press('ControlOrMeta+s')
    await app.place('Invoices').click()
    const rows = page
      .getByRole('grid', { name: text('table.title') })
      .getByRole('row')
      .filter({ hasText: 'INV-' })
    await expect(rows).toHaveCount(2)
    await page.getByRole('combobox', { name: text('sort.sender') }).selectOption('Example Press')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(`EP-INV-${year}-0001`)
    await page.getByRole('button', { name: text('filter.clear') }).click()
    await expect(rows).toHaveCount(2)
  })

  await test.step('the table by sender', async () => {
    await page.getByRole('button', { name: text('table.columns') }).click()
    await page.getByRole('menuitemcheckbox', { name: text('sort.sender') }).click()
    await page.keyboard.press('Escape')
    const head = page.getByRole('columnheader', { name: text('sort.sender') })
    const rows = page
      .getByRole('grid', { name: text('table.title') })
      .getByRole('row')
      .filter({ hasText: 'INV-' })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows.first()).toContainText('Example Press')
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(rows.first()).toContainText('Example Studio')
  })

  await test.step('the overview of one sender leads to its documents', async () => {
    await app.place('Overview').click()
    const chosen = page.getByRole('combobox', { name: text('sort.sender') })
    await chosen.selectOption('Example Press')
    await page.getByRole('button', { name: beginningWith(text('overview.owed')) }).click()
    await expect(page.getByRole('heading', { name: text('overview.title') })).toBeHidden()
    await expect(chosen.locator('option:checked')).toHaveText('Example Press')
  })

  await test.step('a removed sender comes back', async () => {
    await page.keyboard.press('ControlOrMeta+,')
    await panel.getByRole('radio', { name: 'Example Press' }).check()
    await panel.getByRole('button', { name: text('payments.remove'), exact: true }).click()
    await expect(panel.getByRole('radio')).toHaveCount(0)
    await toastsOf(app)
      .getByRole('button', { name: text('command.undo') })
      .click()
    await expect(panel.getByRole('radio', { name: 'Example Press' })).toBeChecked()
  })
})

test('drafts with other details than the settings say so, and are updated in one step', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  await withSender(app)
  await app.newInvoice()
  const note = fromOf(app).getByText(text('sender.differs'))
  const settings = await app.openSettings()
  await settings.show(text('settings.business'))
  await settings.panel.getByLabel(text('party.tax-id'), { exact: true }).fill('DE987654321')
  await page.keyboard.press('Enter')
  await expect(settings.panel.getByText(text('sender.outdated', { count: 2 }))).toBeVisible()
  await expect(note).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await settings.panel.getByRole('button', { name: text('sender.outdated.update', { count: 2 }) }).click()
  await expect(settings.panel.getByText(counted(count => text('sender.outdated', { count })))).toBeHidden()
  await expect(fromOf(app)).toContainText('DE987654321')
  await expect(note).toBeHidden()

  const undo = toastsOf(app)
    .locator('> div')
    .filter({ hasText: text('sender.updated', { count: 2 }) })
  await undo.getByRole('button', { name: text('command.undo') }).click()
  await expect(settings.panel.getByText(text('sender.outdated', { count: 2 }))).toBeVisible()
  await settings.close()

  await fromOf(app)
    .getByRole('button', { name: text('sender.differs.update') })
    .click()
  await expect(fromOf(app)).toContainText('DE987654321')
  await expect(note).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(fromOf(app)).toContainText('DE123456789')
  await page.keyboard.press('Escape')
  await expect(note).toBeVisible()
})
