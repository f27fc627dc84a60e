import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { any, containing, counted, formatted, text } from '../models/texts.ts'

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

  const question = app.page.getByRole('alertdialog', {
    name: text('batch.review.live', { count: 3, kind: 'invoice' }),
  })
  await expect(question.getByRole('row')).toContainText([text('batch.number'), first, second, third])
  await expect(question).toContainText(
    containing(text('batch.sum', { count: 3, kind: 'invoice', total: any })),
  )
  await expect(question).toContainText(formatted(60.5))
  await expect(question.getByRole('region', { name: text('batch.left-out', { count: 1 }) })).toContainText(
    unfinished,
  )
  await expect(question.getByRole('button', { name: text('dialog.cancel') })).toBeFocused()
  await app.page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(await service.ledger()).toEqual([])

  await app.page.keyboard.press('ControlOrMeta+Shift+b')
  await question
    .getByRole('button', { name: text('batch.confirm.live', { count: 3, kind: 'invoice' }) })
    .dblclick()
  const progress = app.page.getByRole('dialog', {
    name: counted(count => text('batch.title.live', { count, kind: 'invoice', name: 'Example Invoicing' })),
  })
  await expect(progress).toContainText(text('batch.finished', { count: 3, kind: 'invoice' }))
  await progress.getByRole('button', { name: text('party.done') }).click()
  await expect(progress).toBeHidden()
  expect((await service.ledger()).map(row => row.invoice_number).sort()).toEqual(numbers)
  await expect(app.inList(unfinished)).toContainText(text('state.draft', { kind: 'invoice' }))
  await expect(app.inList(first)).toContainText(text('document.status.issued', { kind: 'invoice' }))
})
