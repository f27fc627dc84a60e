import { expect, test } from '../fixtures.ts'

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
