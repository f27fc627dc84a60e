import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fillFolder, setSavedAt } from '#platform/testing/fill-folder.ts'
import { fillPayments } from '#platform/testing/fill-payments.ts'
import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { pdfOf, startOtherService } from '../models/other-service.ts'
import { any, beginningWith, counted, oneOf, text } from '../models/texts.ts'
import { sizes, takePictures } from './pictures.ts'

const connectionName = 'Beispielhafte Rechnungsversanddienstleistungen'

/** Parties that are complete enough for a live submission without a question. */
async function fillParties(app: AppModel): Promise<void> {
  const { page } = app
  await app.openParty('From')
  await page
    .getByLabel(text('party.from.name'), { exact: true })
    .fill('Beispielwerkstatt für Gestaltung und Kommunikation GmbH & Co. KG')
  await page.getByLabel(text('party.iban')).fill('DE89 3704 0044 0532 0130 00')
  await page.keyboard.press('Escape')
  await app.customer.fill('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk mbH')
  // Escape would restore the name
  await page.keyboard.press('Tab')
}

test.use({ ownService: true })

test('recovery', async ({ launch, folder }) => {
  const first = await launch()
  await first.writeInvoice()
  await first.running.close()
  const data = join(folder, 'data', 'billwright.sqlite')
  await mkdir(join(folder, 'data', 'backups'), { recursive: true })
  const database = new DatabaseSync(data)
  database.prepare('VACUUM INTO ?').run(join(folder, 'data', 'backups', 'daily-2026-11-20.sqlite'))
  database.close()
  await writeFile(data, Buffer.alloc(20_000, 'damaged '))
  const again = await launch()
  await again.page.getByRole('alertdialog', { name: text('data.damaged.title') }).waitFor()
  await takePictures(again, 'recovery')
  await again.page.getByRole('button', { name: text('data.recover.use') }).click()
  await again.page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  await takePictures(again, 'recovered')
})

test('comparison', async ({ app }) => {
  const other = await startOtherService({
    status: 200,
    body: pdfOf(['Brand identity 9.00', 'Terms'], '/OpenAction<</S/JavaScript/JS(1)>>'),
  })
  await app.connect({ name: connectionName, url: other.url, key: `svc_test_${'0'.repeat(28)}` })
  await app.writeInvoice()
  await app.submitTest.click()
  // the delivered PDF is read in a separate thread
  await expect(app.receipt).toContainText(text('header.pdf-differs'), { timeout: 60_000 })
  await takePictures(app, 'comparison')
  await app.openReceiptDetails()
  await takePictures(app, 'comparison-details')
  other.close()
})

test('waiting', async ({ app, service }) => {
  const { key } = await service.createKey('test')
  await app.connect({ name: connectionName, url: service.url, key })
  await service.stop()
  await app.writeInvoice()
  await app.submitTest.click()
  await app.page.getByRole('button', { name: text('offline.keep') }).waitFor()
  await takePictures(app, 'waiting')
})

test('countdown, and the receipt of a quote', async ({ app, service }) => {
  const { page } = app
  const { key } = await service.createKey('live')
  await app.connect({ name: connectionName, url: service.url, key })
  await page.evaluate(() => window.billwright.saveSettings({ countdownSeconds: 30 }))
  await app.reload()
  await app.writeInvoice()
  await fillParties(app)
  await page.keyboard.press('ControlOrMeta+Enter')
  const question = page.getByRole('alertdialog')
  await question.getByRole('checkbox', { name: beginningWith(text('live.remember')) }).check()
  await question.getByRole('button', { name: text('live.confirm') }).click()
  await app.receipt.waitFor()
  const number = await page.getByRole('heading', { level: 1 }).innerText()
  await page.keyboard.press('ControlOrMeta+Shift+d')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(number)
  const countdownOf = (kind: 'invoice' | 'quote') =>
    page.getByRole('region', { name: oneOf(text('countdown.title', { kind, number: any })) })
  const countdown = countdownOf('invoice')
  for (const size of sizes) {
    // A change of the window’s size takes part of the 30 seconds.
    await page.setViewportSize({ width: size[0], height: size[1] })
    await page.keyboard.press('ControlOrMeta+Enter')
    await countdown.waitFor()
    await takePictures(app, 'countdown', [size])
    await page.keyboard.press('Escape')
    await countdown.waitFor({ state: 'hidden' })
  }
  await app.run(text('command.new-quote'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    oneOf(text('editor.title', { kind: 'quote', number: any })),
  )
  await app.line(1, 'description').fill('Consulting')
  await app.line(1, 'unit price').fill('80')
  await fillParties(app)
  await page.keyboard.press('ControlOrMeta+Enter')
  await question.or(countdownOf('quote')).first().waitFor()
  await takePictures(app, 'quote-question')
  const submit = question.getByRole('button', { name: text('live.confirm') })
  if (await submit.isVisible()) await submit.click()
  await app.receipt.waitFor({ timeout: 60_000 })
  await expect(app.receipt.getByRole('button', { name: text('command.payments') })).toBeHidden()
  await takePictures(app, 'quote-receipt')
  await app.openReceiptDetails()
  await takePictures(app, 'quote-receipt-details')
})

test('senders', async ({ app }) => {
  const { page } = app
  const seller = { name: 'Beispielwerkstatt für Gestaltung und Kommunikation GmbH & Co. KG', country: 'DE' }
  await page.evaluate(async own => {
    await window.billwright.saveSettings({ seller: own })
    await window.billwright.addSender({ name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk mbH' })
  }, seller)
  await app.reload()
  await app.writeInvoice()
  await page.evaluate(own => window.billwright.saveSettings({ seller: own }), {
    ...seller,
    tax_id: 'DE123456789',
  })
  await app.reload()
  await page.getByText(text('sender.differs')).waitFor()
  await takePictures(app, 'sender-of-document')
  await app.run(text('palette.settings', { section: text('settings.business') }))
  await page.getByRole('button', { name: text('sender.outdated.update', { count: 1 }) }).waitFor()
  await takePictures(app, 'senders')
})

test('table and overview of many documents', async ({ launch, folder }) => {
  const first = await launch()
  await first.running.close()
  fillFolder(join(folder, 'data'), 200)
  fillPayments(join(folder, 'data'))
  const app = await launch()
  const { page } = app
  await page.getByRole('listitem').first().waitFor()
  await page.keyboard.press('ControlOrMeta+1')
  await page.getByRole('grid', { name: text('table.title') }).waitFor()
  await takePictures(app, 'table-filled')
  await page.keyboard.press('ControlOrMeta+2')
  await page.getByRole('list', { name: text('overview.months') }).waitFor()
  await takePictures(app, 'overview-filled')
})

test('versions, schedules and deleted documents', async ({ launch, folder }) => {
  let app = await launch()
  let { page } = app
  await app.writeInvoice({ description: 'Miete {month} {year}' })
  await fillParties(app)
  for (const price of ['100', '1234567.89', '250']) {
    await app.line(1, 'unit price').fill(price)
    await page.keyboard.press('ControlOrMeta+s')
    await app.saved.waitFor()
    if (price === '250') break
    await app.running.close()
    // Simulates a pause of an hour, after which a version is kept.
    setSavedAt(join(folder, 'data'), new Date(Date.now() - 3_600_000).toISOString())
    app = await launch()
    page = app.page
    await app.inList('0001').click()
    await app.line(1, 'description').waitFor()
  }
  await app.run(text('command.versions'))
  await page.getByRole('dialog', { name: text('versions.title') }).waitFor()
  await takePictures(app, 'versions-filled')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Shift+l')
  const schedule = page.getByRole('dialog', {
    name: oneOf(text('schedule.title', { number: any })),
  })
  await schedule.getByLabel(text('schedule.every'), { exact: true }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2026-01-31')
  await takePictures(app, 'schedule-filled')
  await page.keyboard.press('Enter')
  await schedule.waitFor({ state: 'hidden' })
  await app.run(text('command.schedules'))
  await takePictures(app, 'schedules-filled')
  await page.keyboard.press('Escape')
  await app.run(text('command.review-due'))
  await takePictures(app, 'due')
  await page.getByRole('button', { name: counted(count => text('due.create', { count })) }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('Delete')
  await page.evaluate(async () => {
    const listed = await window.billwright.listInvoiceIds({})
    if (listed.ok) await window.billwright.deleteInvoices({ ids: listed.value })
  })
  await page.reload()
  await app.ready()
  await app.run(text('command.deleted'))
  await takePictures(app, 'deleted-filled')
})
