import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { counted, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

const write = async (app: AppModel, prices: readonly string[]) => {
  const numbers: string[] = []
  for (const price of prices) numbers.push(await app.writeInvoice({ quantity: '1', price }))
  return numbers
}

test('an excluded invoice links to its issues', async ({ app }) => {
  const [fine = ''] = await write(app, ['10.00'])
  const unfinished = await app.newInvoice()
  await app.inList(fine).click({ modifiers: ['ControlOrMeta'] })
  await app.inList(unfinished).click({ modifiers: ['Shift'] })
  const release = app.running.holdAnswers?.('reviewBatch')
  await app.page
    .getByRole('button', { name: text('selection.submit', { count: 2, kind: 'invoice' }) })
    .click()
  // reviewing many takes time
  await expect(app.page.getByText(text('batch.reviewing', { count: 2 })).first()).toBeVisible()
  release?.()
  await app.page.getByRole('button', { name: text('batch.fix-number', { number: unfinished }) }).click()
  await expect(app.number).toHaveValue(unfinished)
  await expect(app.page.getByText(counted(count => text('issues.summary', { count }))).first()).toBeVisible()
})

test('selection, review and result pass axe', { tag: '@extended' }, async ({ app }) => {
  const { page } = app
  const violations = () => violationsOf(page)
  await write(app, ['10.00', '20.00', '30.50'])
  await app.newInvoice()
  await page.keyboard.press('ControlOrMeta+Shift+b')
  await page.getByRole('button', { name: text('selection.drafts', { count: 4 }) }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
  expect(await violations()).toEqual([])
  await page.keyboard.press('ControlOrMeta+Shift+b')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: text('batch.confirm.test', { count: 3, kind: 'invoice' }) }).click()
  await expect(page.getByText(text('batch.finished', { count: 3, kind: 'invoice' })).first()).toBeVisible()
  expect(await violations()).toEqual([])
})

test('a key refused during a batch is replaced, and waiting invoices are submitted once', {
  tag: '@extended',
}, async ({ app, service }) => {
  const { key, id } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const numbers = await write(app, ['10.00', '20.00', '30.00'])
  await service.revokeKey(id)
  await app.inList(numbers[2] ?? '').focus()
  await app.page.keyboard.press('Space')
  for (const _ of numbers.slice(1)) await app.page.keyboard.press('Shift+ArrowDown')
  await app.page.keyboard.press('ControlOrMeta+Shift+b')
  await app.page
    .getByRole('button', { name: text('batch.confirm.live', { count: 3, kind: 'invoice' }) })
    .click()

  const progress = app.page.getByRole('dialog', {
    name: text('batch.title.live', { count: 3, kind: 'invoice', name: 'Example Invoicing' }),
  })
  await expect(progress).toContainText(text('batch.key-refused', { count: 2, kind: 'invoice' }))
  expect(await violationsOf(app.page)).toEqual([])
  await app.replaceKey((await service.createKey('live')).key, progress)
  await expect(progress).toContainText(text('batch.key-changed', { count: 2, kind: 'invoice' }))
  await expect(progress.getByRole('button', { name: text('batch.review-again') })).toBeFocused()
  await expect(app.page.getByText(text('batch.held', { ended: 0, count: 3 }))).toBeVisible()
  // A normal window at 200 % zoom.
  await app.page.setViewportSize({ width: 640, height: 400 })
  await expect(progress.getByRole('button', { name: text('batch.review-again') })).toBeInViewport({
    ratio: 1,
  })
  expect(await service.ledger()).toEqual([])

  await app.page.keyboard.press('Enter')
  const question = app.page.getByRole('alertdialog', {
    name: text('batch.review.live', { count: 3, kind: 'invoice' }),
  })
  await expect(question.getByRole('row')).toContainText([text('batch.number'), ...numbers])
  await expect(question.getByRole('button', { name: text('dialog.cancel') })).toBeFocused()
  await question
    .getByRole('button', { name: text('batch.confirm.live', { count: 3, kind: 'invoice' }) })
    .click()
  await expect(progress).toContainText(text('batch.finished', { count: 3, kind: 'invoice' }))
  expect((await service.ledger()).map(row => row.invoice_number).sort()).toEqual(numbers)
})

test('in a narrow window several are submitted on the page of all invoices, and Escape leads back to the open one', async ({
  app,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 800, height: 600 })
  const numbers = await write(app, ['10.00', '20.00'])
  await page.keyboard.press('ControlOrMeta+Shift+b')
  await expect(app.inList(numbers[1] ?? '')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ControlOrMeta+Shift+b')
  await page
    .getByRole('button', { name: text('batch.confirm.test', { count: 2, kind: 'invoice' }) })
    .press('Enter')
  const progress = page.getByRole('dialog', {
    name: text('batch.title.test', { count: 2, kind: 'invoice', name: text('connection.practice') }),
  })
  await expect(progress).toContainText(text('batch.finished', { count: 2, kind: 'invoice' }))
  await page.keyboard.press('Escape')
  await expect(progress).toBeHidden()
  await expect(page.getByRole('main', { name: text('region.list') }).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main', { name: text('region.list') })).toBeHidden()
  // focuses the container, so that further keys have no effect
  await expect(page.getByRole('main', { name: text('region.editor') })).toBeFocused()
})
