import { expect, test } from '../fixtures.ts'
import { containing, text } from '../models/texts.ts'

test.describe('killed with its browser', () => {
  test.use({ ownBrowser: true })

  test('a submission interrupted by a kill is not billed twice', async ({ launch, service }) => {
    const { key } = await service.createKey('live')
    const first = await launch({ keychain: true })
    await first.connect({ name: 'Example Invoicing', url: service.url, key })
    const number = await first.writeInvoice()
    await first.submitLive.click()
    await first.page.getByRole('button', { name: text('live.confirm') }).click()
    await first.running.kill()

    const again = await launch({ keychain: true })
    await again.inList(number).click()
    await expect(again.inList(number)).toContainText(
      containing(
        ...(['issued', 'not_confirmed', 'draft'] as const).map(status =>
          text(`document.status.${status}`, { kind: 'invoice' }),
        ),
      ),
    )
    expect((await service.ledger()).length).toBeLessThanOrEqual(1)
  })
})
