import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { losingAnswers } from '../models/gateway.ts'
import { any, containing, text } from '../models/texts.ts'

// Killed with the host.
test.use({ ownBrowser: true })

test('after damage of the write-ahead log, the invoice is unknown and cannot be billed again', async ({
  launch,
  service,
  folder,
}) => {
  const gateway = await losingAnswers(service.url)
  const { key } = await service.createKey('live')
  const first = await launch()
  await first.connect({ name: 'Example Invoicing', url: gateway.url, key })
  const number = await first.writeInvoice({ quantity: '2', price: '1250.50' })
  const unknown = containing(text('unknown.unsafe', { number, amount: any, time: any }))
  await first.submitLive.click()
  await first.page.getByRole('button', { name: text('live.confirm') }).click()
  await expect(first.page.getByText(unknown).first()).toBeVisible()
  await first.running.kill()

  const log = join(folder, 'data', 'billwright.sqlite-wal')
  writeFileSync(log, readFileSync(log).fill(0xa5, 16, 80))

  const app = await launch()
  await expect(app.page.getByRole('alert').first()).toContainText(text('data.log-missing'))
  await app.inList(number).click()
  await expect(app.page.getByText(unknown).first()).toBeVisible()
  await expect(app.submitLive).toBeHidden()
  expect((await service.ledger()).map(row => row.invoice_number)).toEqual([number])
  gateway.close()
})
