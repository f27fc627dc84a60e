import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, formatted, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('a customer is saved from an invoice, suggested for the next one, and updated only when asked', async ({
  app,
}) => {
  const { page } = app
  const name = app.customer
  const notifications = page.getByRole('region', { name: text('toast.region') })
  await app.writeInvoice()
  await app.newInvoice()
  await expect(name).toBeFocused()
  await page.keyboard.insertText('Northwind Example')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.insertText('1 Example Street')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Exampletown')
  await app.billTo.getByRole('button', { name: text('party.done') }).press('Enter')
  await expect(notifications).toContainText(text('customer.saved', { name: 'Northwind Example' }))

  await test.step('choose it by keyboard; the focus goes to the first line', async () => {
    await app.newInvoice()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('')
    await page.keyboard.insertText('north')
    const option = page.getByRole('option', { name: /^Northwind Example/ })
    await expect(option).toContainText('Exampletown')
    expect(await violationsOf(page)).toEqual([])
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(option).toBeHidden()
    await expect(name).toHaveValue('')
    await page.keyboard.type('north')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Typed at once')
    await expect(app.line(1, 'description')).toHaveValue('Typed at once')
    await expect(name).toHaveValue('Northwind Example')
    await expect(page.getByRole('region', { name: text('to.title') })).toContainText('Exampletown')
    await expect(app.line(1, 'description')).toBeFocused()
  })

  await test.step('Undo takes the copy back in one step', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(name).toHaveValue('north')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await app.openParty('Bill to')
    await expect(page.getByLabel(text('party.address'), { exact: true })).toHaveValue(
      '1 Example Street\nExampletown',
    )
  })

  await test.step('an edited copy says that it differs, and "Update customer" writes it back', async () => {
    const differs = containing(
      text('customer.differs', { name: 'Northwind Example', fields: text('party.address') }),
    )
    await page.getByLabel(text('party.address'), { exact: true }).fill('2 Example Street\nExampletown')
    await expect(page.getByText(differs)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: text('customer.update') }).press('Enter')
    await expect(
      page.getByText(containing(text('customer.differs', { name: any, fields: any }))),
    ).toBeHidden()
    await notifications
      .locator('> div')
      .filter({ hasText: text('customer.updated', { name: 'Northwind Example' }) })
      .getByRole('button', { name: text('command.undo') })
      .press('Enter')
    await expect(page.getByText(differs)).toBeVisible()
  })
})

test('a line is filled from items and from what the customer was billed, by keyboard', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  const notifications = page.getByRole('region', { name: text('toast.region') })
  const list = page.getByRole('listbox', { name: text('item.suggestions') })
  await app.writeInvoice()
  await app.newInvoice()
  await page.getByLabel(text('party.to.name')).fill('Northwind Example')
  await app.line(1, 'description').fill('Consulting')
  await app.line(1, 'unit price').fill('95')
  await app.line(1, 'description').press('Shift+F10')
  await page.getByRole('menuitem', { name: text('item.save') }).press('Enter')
  await expect(notifications).toContainText(text('item.saved', { title: 'Consulting' }))
  await app.line(1, 'unit price').fill('80')
  await keyboard.press('ControlOrMeta+s')
  await expect(app.saved).toBeVisible()

  await app.newInvoice()
  await expect(page.getByLabel(text('party.to.name'))).toBeFocused()
  await expect(page.getByLabel(text('party.to.name'))).toHaveValue('')
  await keyboard.insertText('Northwind Example')
  await app.line(1, 'description').focus()
  await keyboard.type('cons')
  await expect(list.getByRole('option')).toHaveCount(2)
  await expect(list.getByRole('option').first()).toContainText(
    containing(text('item.last-price', { number: any })),
  )
  await expect(list.getByRole('option').first()).toContainText(formatted(80))
  await expect(list.getByRole('option').last()).toContainText(formatted(95))
  expect(await violationsOf(page)).toEqual([])

  await test.step('Tab and Enter keep what was typed unless an option was chosen by an arrow key', async () => {
    await keyboard.press('Tab')
    await expect(list).toBeHidden()
    await expect(app.line(1, 'description')).toHaveValue('cons')
    await expect(app.line(1, 'quantity')).toBeFocused()
    await app.line(1, 'description').focus()
    await keyboard.press('End')
    await keyboard.type('u')
    await expect(list).toBeVisible()
    await keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(app.line(1, 'description')).toHaveValue('consu')
    await keyboard.type('l')
    await expect(list).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(app.line(1, 'quantity')).toBeFocused()
    await expect(app.line(1, 'description')).toHaveValue('Consulting')
    await expect(app.line(1, 'unit price')).toHaveValue(formatted(80))
  })

  await test.step('Undo takes it back in one step', async () => {
    await keyboard.press('ControlOrMeta+z')
    await expect(app.line(1, 'description')).toHaveValue('consul')
    await expect(app.line(1, 'unit price')).toHaveValue('')
  })
})

test('a typed-in buyer is offered as a customer after a billed invoice, and not again when declined', {
  tag: '@extended',
}, async ({ app, service }) => {
  const { page } = app
  const { key } = await service.createKey('live')
  await app.writeInvoice()
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const offer = page.getByRole('region', { name: text('customer.offer.label') })
  const submit = async (name: string) => {
    await app.customer.fill(name)
    await page.keyboard.press('Tab')
    await app.submitLive.click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: text('live.confirm') }).click()
    await expect(app.receipt).toBeVisible()
  }
  await submit('Fabrikam Example')
  await expect(offer).toContainText(text('customer.offer', { name: 'Fabrikam Example' }))
  expect(await violationsOf(page)).toEqual([])
  await offer.getByRole('button', { name: text('customer.offer.decline') }).press('Enter')
  await expect(offer).toBeHidden()

  await app.writeInvoice()
  await submit('Fabrikam Example')
  await expect(offer).toBeHidden()
  await app.writeInvoice()
  await submit('Contoso Example')
  await offer.getByRole('button', { name: text('customer.save') }).press('Enter')
  await expect(offer).toBeHidden()
  await app.newInvoice()
  await expect(page.getByLabel(text('party.to.name'))).toBeFocused()
  await page.keyboard.type('contoso')
  await expect(page.getByRole('option', { name: /^Contoso Example/ })).toBeVisible()
})
