import { expect, test } from '../fixtures.ts'
import { losingAnswers } from '../models/losing-gateway.ts'

test('after a lost answer, asking the service settles the outcome with one bill', async ({
  app,
  service,
}) => {
  const gateway = await losingAnswers(service.url)
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: gateway.url, key })
  const number = await app.writeInvoice({ quantity: '2', price: '1250.50' })
  await app.submitLive.click()
  await app.page.getByRole('button', { name: 'Submit and charge my account' }).click()

  const banner = app.page.getByText(`We sent ${number} for`).first()
  await expect(banner).toContainText('2,501.00')
  await expect(banner).toContainText('may have been billed')
  await app.page.getByRole('button', { name: 'Ask the service' }).click()
  await expect(app.receipt).toContainText(`${number} was created`)
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  gateway.close()
})
