import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { text } from '../models/texts.ts'

const write = async (app: AppModel, prices: readonly string[]) => {
  const numbers: string[] = []
  for (const price of prices) numbers.push(await app.writeInvoice({ quantity: '1', price }))
  return numbers
}

test.describe('while the service is stopped', () => {
  test.use({ ownService: true })

  test('a batch continues after the window was closed, and a withdrawn invoice is a draft', async ({
    launch,
    service,
  }) => {
    const { key } = await service.createKey('live')
    const first = await launch({ keychain: true })
    await first.connect({ name: 'Example Invoicing', url: service.url, key })
    const numbers = await write(first, ['10.00', '20.00', '30.00'])
    await service.stop()
    await first.page.keyboard.press('ControlOrMeta+Shift+b')
    await first.page.getByRole('button', { name: text('selection.drafts', { count: 3 }) }).click()
    await expect(first.page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await first.page.keyboard.press('ControlOrMeta+Shift+b')
    await first.page
      .getByRole('button', { name: text('batch.confirm.live', { count: 3, kind: 'invoice' }) })
      .click()
    await expect(first.page.getByText(text('batch.waiting', { count: 3 }))).toBeVisible()
    await first.running.close()

    await service.start()
    const again = await launch({ keychain: true })
    const issued = text('document.status.issued', { kind: 'invoice' })
    for (const number of numbers) await expect(again.inList(number)).toContainText(issued)
    await again.page
      .getByRole('button', { name: text('batch.finished', { count: 3, kind: 'invoice' }) })
      .click()
    await again.page.getByRole('button', { name: text('batch.done') }).click()
    expect((await service.ledger()).map(row => row.invoice_number).sort()).toEqual(numbers)

    await service.stop()
    const [fourth = ''] = await write(again, ['40.00'])
    await again.inList(fourth).click({ modifiers: ['ControlOrMeta'] })
    await again.page.keyboard.press('ControlOrMeta+Shift+b')
    await again.page
      .getByRole('button', { name: text('batch.confirm.live', { count: 1, kind: 'invoice' }) })
      .click()
    await again.page.getByRole('button', { name: text('batch.cancel-rest') }).click()
    await expect(
      again.page.getByRole('cell', { name: text('batch.cancelled', { kind: 'invoice' }) }),
    ).toBeVisible()
    await again.page.getByRole('button', { name: text('batch.done') }).click()
    await expect(again.inList(fourth)).toContainText(text('state.draft', { kind: 'invoice' }))
    await service.start()
    expect(await service.ledger()).toHaveLength(3)
  })
})
