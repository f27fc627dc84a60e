import { expect, test } from '../fixtures.ts'

test('a live submission asks for one confirmation and bills once', async ({ app, service }) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await expect(app.page.getByText(`Live key ····${key.slice(-4)}`)).toBeVisible()
  const number = await app.writeInvoice({ quantity: '2', price: '1250.50' })

  await app.submitLive.click()
  const question = app.page.getByRole('alertdialog', { name: `Submit invoice ${number} with your live key?` })
  await expect(question).toContainText('2,501.00')
  await expect(question).toContainText('Your account is charged for one PDF.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()

  await app.page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await service.ledger()).toEqual([])

  await app.submitLive.click()
  await question.getByRole('button', { name: 'Submit and charge my account' }).dblclick()
  await expect(app.receipt).toContainText(`${number} was created`)
  await expect(app.receipt).toContainText('billed')
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
})

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

test.describe('killed with its browser', () => {
  test.use({ ownBrowser: true })

  test('a submission interrupted by a kill is not billed twice', async ({ launch, service }) => {
    const { key } = await service.createKey('live')
    const first = await launch({ keychain: true })
    await first.connect({ name: 'Example Invoicing', url: service.url, key })
    const number = await first.writeInvoice()
    await first.submitLive.click()
    await first.page.getByRole('button', { name: 'Submit and charge my account' }).click()
    await first.running.kill()

    const again = await launch({ keychain: true })
    await again.inList(number).click()
    await expect(again.inList(number)).toContainText(/Issued|Not confirmed|Draft/)
    expect((await service.ledger()).length).toBeLessThanOrEqual(1)
  })
})
