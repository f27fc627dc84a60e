import { expect, test } from '../fixtures.ts'

test('a live submission asks for one confirmation and bills once', async ({ app, service }) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await app.connection.click()
  await expect(app.page.getByRole('dialog')).toContainText(`Live key ending in ${key.slice(-4)}`)
  await app.page.keyboard.press('Escape')
  const number = await app.writeInvoice({ quantity: '2', price: '1250.50' })

  await app.submitLive.click()
  const question = app.page.getByRole('alertdialog', { name: `Submit invoice ${number} with your live key?` })
  await expect(question).toContainText('2,501.00')
  await expect(question).toContainText('Your account is charged for one PDF.')
  await expect(question).toContainText('0 PDFs used this month')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()

  await app.page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await service.ledger()).toEqual([])

  await app.submitLive.click()
  await question.getByRole('button', { name: 'Submit and charge my account' }).dblclick()
  await expect(app.receipt).toContainText(`${number} was created`)
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText('billed')
  await app.page.keyboard.press('Escape')
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  const settings = await app.openSettings()
  await expect(settings.connection('Example Invoicing')).toContainText('1 PDF used this month')
})
