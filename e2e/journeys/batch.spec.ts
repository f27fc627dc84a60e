import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'

const write = async (app: AppModel, prices: readonly string[]) => {
  const numbers: string[] = []
  for (const price of prices) numbers.push(await app.writeInvoice({ quantity: '1', price }))
  return numbers
}

test('live invoices are selected by keyboard, confirmed together, and each is billed once', async ({
  app,
  service,
}) => {
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const numbers = await write(app, ['10.00', '20.00', '30.50'])
  const [first = '', second = '', third = ''] = numbers
  const unfinished = await app.newInvoice()

  await app.inList(unfinished).focus()
  await app.page.keyboard.press('Space')
  for (const _ of numbers) await app.page.keyboard.press('Shift+ArrowDown')
  await expect(app.page.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await app.page.keyboard.press('ControlOrMeta+Shift+b')

  const question = app.page.getByRole('alertdialog', { name: 'Submit 3 invoices with your live key?' })
  await expect(question.getByRole('row')).toContainText(['Number', first, second, third])
  await expect(question).toContainText(/3 invoices, together .60\.50/)
  await expect(question.getByRole('region', { name: '1 not included' })).toContainText(unfinished)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await app.page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await service.ledger()).toEqual([])

  await app.page.keyboard.press('ControlOrMeta+Shift+b')
  await question.getByRole('button', { name: 'Submit 3 invoices and charge my account' }).dblclick()
  const progress = app.page.getByRole('dialog', { name: /^Sending \d+ live invoices to Example Invoicing$/ })
  await expect(progress).toContainText('3 invoices submitted.')
  await progress.getByRole('button', { name: 'Done' }).click()
  await expect(progress).toBeHidden()
  expect((await service.ledger()).map(row => row.invoice_number).sort()).toEqual(numbers)
  await expect(app.inList(unfinished)).toContainText('Draft')
  await expect(app.inList(first)).toContainText('Issued')
})
