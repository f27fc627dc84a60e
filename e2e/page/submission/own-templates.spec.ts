import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '../../fixtures.ts'
import { type AppModel, created } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { KeyWindowModel } from '../../models/key-window.ts'
import { any, containing, text, textsIn } from '../../models/texts.ts'

const english = await textsIn('en')
const shipped = new URL('../../../templates/modern/template.json', import.meta.url)

/** Writes a template to the data folder and chooses it for a new invoice. */
async function invoiceWithOwnTemplate(app: AppModel, folder: string, name = 'studio'): Promise<string> {
  const template = JSON.parse(await readFile(shipped, 'utf8')) as object
  await mkdir(join(folder, 'data/templates', name), { recursive: true })
  const changed = JSON.stringify({ ...template, name, title: 'Studio' })
  await writeFile(join(folder, 'data/templates', name, 'template.json'), changed)
  const number = await app.writeInvoice({ description: 'Brand identity' })
  // simulates returning to the window from another program
  await app.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await app.pickTemplate('Studio')
  return number
}

test('a template of one’s own is submitted like a shipped one', async ({ app, folder }) => {
  const number = await invoiceWithOwnTemplate(app, folder)
  await app.submitTest.click()
  await expect(app.receipt).toContainText(created(number))
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText(text('receipt.matches'))
})

test('before money is spent, the question warns that the key may not send the template', async ({
  app,
  folder,
  service,
}) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const number = await invoiceWithOwnTemplate(app, folder)
  await app.submitLive.click()
  const question = app.page.getByRole('alertdialog', { name: new RegExp(number) })
  await expect(question).toContainText(containing(text('own_template.no_permission', { name: any })))
  await expect(question.getByRole('button', { name: text('live.confirm') })).toHaveCount(0)
  expect(await violationsOf(app.page)).toEqual([])

  const other = await service.createKey('live', 'generate,read,templates')
  const connectAgain = question.getByRole('button', { name: text('template.connect-again'), exact: true })
  const window = new KeyWindowModel(await app.running.keyWindow(() => connectAgain.click()))
  await window.choose()
  await window.save(other.key)
  expect(await service.ledger()).toEqual([])
})

test('a service without templates of accounts is named, and the choice of another template is one press away', {
  tag: '@extended',
}, async ({ app, folder }) => {
  const server = createServer((request, response) => {
    request.resume()
    const answer = { code: 'not_found', title: 'There is nothing at this address.' }
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const key = 'svc_test_000000000000000000000000000000'
  await app.connect({ name: 'Other service', url: `http://127.0.0.1:${port}`, key })
  await invoiceWithOwnTemplate(app, folder)
  await app.submitTest.click()
  await expect(app.page.getByText(text('own_template.not_kept', { name: 'studio' })).first()).toBeVisible()
  await app.page.getByRole('button', { name: text('template.choose') }).click()
  await expect(app.design.getByRole('radio', { name: 'Studio' })).toBeFocused()
  server.close()
})

test('a template that the service refuses is named with the reason', { tag: '@extended' }, async ({
  app,
  folder,
  service,
}) => {
  const { key } = await service.createKey('test', 'generate,read,templates')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await invoiceWithOwnTemplate(app, folder, 'default')
  await app.submitTest.click()
  // as the service writes it
  const refusal = english('template.name_taken', { name: 'default' })
  const mistake = { code: 'foreign_text', params: { text: refusal } } as const
  const reason = { code: 'own_template.mistake_at', params: { path: 'name', mistake } } as const
  await expect(
    app.page.getByText(text('own_template.refused', { name: 'default', reason })).first(),
  ).toBeVisible()
  await expect(app.submitTest).toBeEnabled()
})
