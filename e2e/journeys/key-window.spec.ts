import { expect, test } from '../fixtures.ts'

test('a key typed in the key window is used without reaching the page', async ({ app, service }) => {
  const { key } = await service.createKey('test')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await app.connection.click()
  await expect(app.page.getByRole('dialog')).toContainText(`Test key ending in ${key.slice(-4)}`)
  await app.page.keyboard.press('Escape')

  const number = await app.writeInvoice()
  await app.submitTest.click()
  await expect(app.receipt).toContainText(`${number} was created`)
  expect(await service.ledger()).toEqual([])
})
