import { expect, test } from '../../fixtures.ts'

test('a double click on Submit submits once', async ({ app, service }) => {
  const { key } = await service.createKey('test')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const number = await app.writeInvoice()
  await app.submitTest.dblclick()
  await expect(app.receipt).toContainText(`${number} was created`)
  expect(await service.generations()).toBe(1)
})

test('a submitted test invoice can be submitted live, with confirmation, and is billed once', async ({
  app,
  service,
}) => {
  const trial = await service.createKey('test')
  await app.connect({ name: 'Trial', url: service.url, key: trial.key })
  const number = await app.writeInvoice()
  await app.submitTest.click()
  await expect(app.receipt).toContainText('not billed')

  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await app.submitLive.click()
  await expect(app.receipt).toContainText('not billed')
  await app.page.getByRole('button', { name: 'Submit and charge my account' }).click()
  await expect(app.receipt).toContainText('Live · billed')
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  await expect(app.page.getByRole('listitem').filter({ hasText: number })).toHaveCount(1)
})
