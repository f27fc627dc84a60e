import { expect, test } from '../fixtures.ts'
import { created } from '../models/app.ts'
import { losingAnswers } from '../models/gateway.ts'
import { any, containing, formatted, text } from '../models/texts.ts'

test('after a lost answer, asking the service settles the outcome with one bill', async ({
  app,
  service,
}) => {
  const gateway = await losingAnswers(service.url)
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: gateway.url, key })
  const number = await app.writeInvoice({ quantity: '2', price: '1250.50' })
  await app.submitLive.click()
  await app.page.getByRole('button', { name: text('live.confirm') }).click()

  const banner = app.page
    .getByText(containing(text('unknown.unsafe', { number, amount: any, time: any })))
    .first()
  await expect(banner).toContainText(formatted(2501))
  await app.page.getByRole('button', { name: text('unknown.ask') }).click()
  await expect(app.receipt).toContainText(created(number))
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  gateway.close()
})
