import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElementHandle } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const notifications = (app: AppModel) => app.page.getByRole('region', { name: text('toast.region') })

test('customers are made, corrected, found, merged, archived and undone by keyboard', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  const panel = page.getByRole('region', { name: text('records.title') })
  const search = panel.getByLabel(text('records.search.customers'))
  const row = (name: string) =>
    panel.getByRole('list', { name: text('place.customers') }).getByRole('button', { name })
  await app.writeInvoice()
  await keyboard.press('ControlOrMeta+i')
  await expect(search).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  const add = async (name: string) => {
    await app.tabTo(panel.getByRole('button', { name: text('records.new'), exact: true }))
    await keyboard.press('Enter')
    await expect(panel.getByLabel(text('party.to.name'))).toBeFocused()
    await keyboard.insertText(name)
  }

  await test.step('a wrong field is named at the field and takes the focus', async () => {
    await add('Northwind Example')
    await panel.getByLabel(text('party.email')).fill('nobody')
    await panel.getByLabel(text('customer.payment-days')).fill('soon')
    await keyboard.press('Enter')
    await expect(panel.getByLabel(text('party.email'))).toBeFocused()
    await expect(panel.getByLabel(text('party.email'))).toHaveAccessibleDescription(
      containing(text('value.email')),
    )
    await expect(panel.getByLabel(text('customer.payment-days'))).toHaveAccessibleDescription(
      containing(text('value.payment_days')),
    )
    expect(await violationsOf(page)).toEqual([])
    await panel.getByLabel(text('party.email')).fill('billing@example.com')
    await panel.getByLabel(text('customer.payment-days')).fill('30')
    await keyboard.press('Enter')
    await expect(notifications(app)).toContainText(text('records.saved', { title: 'Northwind Example' }))
    await expect(row('Northwind Example')).toBeVisible()
  })

  await test.step('the shortcut saves and keeps the focus in its field; later input is saved on leaving', async () => {
    await add('Northwind Traders Example')
    await keyboard.press('ControlOrMeta+s')
    await expect(notifications(app)).toContainText(
      text('records.saved', { title: 'Northwind Traders Example' }),
    )
    await expect(panel.getByLabel(text('party.to.name'))).toBeFocused()
    await panel.getByLabel(text('party.tax-id'), { exact: true }).fill('DE123456789')
    await app.place('Invoices').press('Enter')
    await expect(panel).toBeHidden()
    await expect(notifications(app)).toContainText(
      text('records.saved', { title: 'Northwind Traders Example' }),
    )
    await keyboard.press('ControlOrMeta+i')
    await expect(search).toBeFocused()
    await keyboard.insertText('traders')
    await expect(row('Northwind Traders Example')).toBeVisible()
    await expect(row('Northwind Example')).toBeHidden()
    await keyboard.press('ArrowDown')
    await expect(row('Northwind Traders Example')).toBeFocused()
    await keyboard.press('Enter')
    await expect(panel.getByLabel(text('party.tax-id'), { exact: true })).toHaveValue('DE123456789')
  })

  await test.step('a click while the form is saved takes effect afterwards', async () => {
    const contact = panel.getByLabel(text('party.contact'))
    await contact.fill('Accounts payable')
    const add = panel.getByRole('button', { name: text('records.new'), exact: true })
    await contact.evaluate(
      (field: HTMLInputElement, button) => {
        field.form?.requestSubmit()
        button?.click()
      },
      (await add.elementHandle()) as ElementHandle<HTMLElement>,
    )
    await expect(panel.getByLabel(text('party.to.name'))).toHaveValue('')
    await row('Northwind Traders Example').press('Enter')
    await expect(contact).toHaveValue('Accounts payable')
  })

  await test.step('a merge lists what moves, and is undone from the notification', async () => {
    await app.tabTo(panel.getByRole('button', { name: text('merge.open') }))
    await keyboard.press('Enter')
    await expect(panel.getByLabel(text('merge.other'))).toBeFocused()
    await keyboard.insertText('northwind e')
    await expect(panel.getByRole('option', { name: /^Northwind Example/ })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    const filled = text('merge.filled', {
      name: 'Northwind Traders Example',
      other: 'Northwind Example',
      fields: `${text('party.email')}${any}${text('customer.payment-days')}`,
    })
    await expect(panel.getByText(containing(filled))).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await app.tabTo(panel.getByRole('button', { name: text('merge.confirm'), exact: true }))
    await keyboard.press('Enter')
    await expect(panel.getByLabel(text('customer.payment-days'))).toHaveValue('30')
    await notifications(app)
      .locator('> div')
      .filter({ hasText: containing(text('merge.done', { other: any, name: any })) })
      .getByRole('button', { name: text('command.undo') })
      .press('Enter')
    await expect(panel.getByLabel(text('customer.payment-days'))).toHaveValue('')
  })

  await test.step('Delete archives, Ctrl+Z restores', async () => {
    await search.fill('')
    await expect(row('Northwind Example')).toBeVisible()
    await search.press('ArrowDown')
    await keyboard.press('Home')
    await expect(row('Northwind Example')).toBeFocused()
    await keyboard.press('Delete')
    await expect(row('Northwind Example')).toBeHidden()
    await row('Northwind Traders Example').focus()
    await keyboard.press('ControlOrMeta+z')
    await expect(row('Northwind Example')).toBeVisible()
    await keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  })
})

test('a table is checked row by row before anything is imported, and exported again', async ({
  app,
  folder,
}) => {
  const { page } = app
  const panel = page.getByRole('region', { name: text('records.title') })
  await app.writeInvoice()
  await page.keyboard.press('ControlOrMeta+i')
  const items = panel.getByRole('button', { name: text('item.suggestions'), exact: true })
  await items.press('Enter')
  // replaces the panel of the customers, which has the same buttons
  await expect(items).toHaveAttribute('aria-pressed', 'true')
  const choose = async (button: string, text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: button }).press('Enter')
    await (await chooser).setFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await choose(text('records.import'), 'colour,size\nred,3\n')
  await expect(panel.getByRole('alert')).toContainText(
    text('table.column_missing', { column: 'description' }),
  )
  await choose(text('import.other-file'), 'description,price\nDrum,1.250\n')
  await expect(panel.getByRole('table', { name: text('import.rows') })).toContainText(
    text('cell.ambiguous_number', { text: '1.250' }),
  )
  await panel.getByRole('button', { name: text('import.decimal-sign.comma') }).press('Enter')
  await expect(panel.getByRole('button', { name: `${text('import.filter.new')} 1` })).toBeVisible()
  const lines = Array.from({ length: 200 }, (_, index) => `B-${index},Bulk ${index},pcs,${index}.50,19`)
  const table = ['code,description,unit,price,VAT', 'A-1,Consulting,h,95.00,19', 'A-2,Travel,flat,about 5,19']
  await choose(text('import.other-file'), [...table, ...lines].join('\n'))
  const rows = panel.getByRole('table', { name: text('import.rows') })
  await expect(rows).toContainText('Travel')
  await expect(rows).toContainText(text('cell.not_a_number'))
  await expect(panel.getByRole('button', { name: `${text('import.filter.wrong')} 1` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await panel.getByRole('button', { name: `${text('import.filter.new')} 201` }).press('Enter')
  await expect(rows).toContainText('Consulting')
  expect(await violationsOf(page)).toEqual([])
  await panel.getByRole('button', { name: text('import.confirm.without', { count: 201 }) }).press('Enter')
  await expect(notifications(app)).toContainText(text('import.done', { created: 201, changed: 0, same: 0 }))
  const list = panel.getByRole('list', { name: text('item.suggestions') })
  await expect(list.getByRole('button', { name: /^Bulk 0/ })).toBeVisible()
  expect(await list.getByRole('listitem').count()).toBeLessThan(100)
  expect(await violationsOf(page)).toEqual([])

  await panel.getByRole('button', { name: text('records.export') }).press('Enter')
  await expect(notifications(app)).toContainText(containing(text('data.exported', { path: any })))
  const [name = ''] = await readdir(join(folder, 'home', 'Downloads'))
  const exported = await readFile(join(folder, 'home', 'Downloads', name), 'utf8')
  expect(exported.split('\r\n').filter(line => line !== '')).toHaveLength(202)
  await choose(text('records.import'), exported)
  await expect(panel.getByRole('button', { name: `${text('import.filter.same')} 201` })).toBeVisible()
  await expect(panel.getByRole('button', { name: text('import.confirm', { count: 0 }) })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(list).toBeVisible()
})
