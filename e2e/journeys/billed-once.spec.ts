import { expect, test } from '../fixtures.ts'
import { created } from '../models/app.ts'
import { formatted, text } from '../models/texts.ts'

test('a live submission asks for one confirmation and bills once', async ({ app, service }) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await app.connection.click()
  await expect(app.page.getByRole('dialog')).toContainText(text('link.detail.live', { last4: key.slice(-4) }))
  await app.page.keyboard.press('Escape')
  const number = await app.writeInvoice({ quantity: '2', price: '1250.50' })

  await app.submitLive.click()
  const question = app.page.getByRole('alertdialog', {
    name: text('live.title', { kind: 'invoice', number }),
  })
  await expect(question).toContainText(formatted(2501))
  await expect(question).toContainText(text('live.text'))
  await expect(question).toContainText(text('account.used', { count: 0 }))
  await expect(question.getByRole('button', { name: text('dialog.cancel') })).toBeFocused()

  await app.page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await service.ledger()).toEqual([])

  await app.submitLive.click()
  await question.getByRole('button', { name: text('live.confirm') }).dblclick()
  await expect(app.receipt).toContainText(created(number))
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText(text('receipt.mode.live'))
  await app.page.keyboard.press('Escape')
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  const settings = await app.openSettings()
  await expect(settings.connection('Example Invoicing')).toContainText(text('account.used', { count: 1 }))
})
