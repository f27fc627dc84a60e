import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('a document is marked by keyboard, undone with Ctrl+Z, and stays locked after ten seconds', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  const number = await app.writeInvoice()
  const dialog = page.getByRole('dialog', { name: text('mark.title', { kind: 'invoice', count: 1 }) })
  const mark = async () => {
    await app.run(text('command.mark-issued'))
    await expect(dialog.getByLabel(text('mark.means'))).toBeFocused()
  }

  await mark()
  await expect(dialog).toContainText(number)
  await expect(dialog).toContainText(text('mark.no-pdf'))
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(text('mark.means.missing'))).toBeVisible()
  await expect(dialog.getByLabel(text('mark.means'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(app.submitTest).toBeVisible()

  await mark()
  await dialog.getByLabel(text('mark.means')).selectOption(text('mark.means.portal'))
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('Portal of the city, reference 4711')
  await page.keyboard.press('Enter')
  await expect(app.receipt).toContainText(text('mark.receipt', { kind: 'invoice', number }))
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText(text('mark.means.portal'))
  await page.keyboard.press('Escape')
  await expect(app.submitTest.or(app.submitLive)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.submitTest).toBeVisible()
  await expect(page.getByRole('region', { name: text('toast.region') })).toHaveCount(0)

  await mark()
  await dialog.getByLabel(text('mark.means')).selectOption(text('mark.means.paper'))
  await dialog.getByRole('button', { name: text('mark.confirm') }).click()
  const undo = page
    .getByRole('region', { name: text('toast.region') })
    .getByRole('button', { name: text('command.undo'), exact: true })
  await undo.hover()
  await expect(undo).toBeHidden({ timeout: 15_000 })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.receipt).toContainText(text('mark.receipt', { kind: 'invoice', number }))
  await page.getByRole('button', { name: text('header.menu'), exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: text('command.credit-invoice') })).toBeVisible()
  await page.keyboard.press('Escape')
  await app.run(text('command.toggle-preview'))
  await expect(page.getByText(text('preview.caption.marked'))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('exporting an e-invoice offers to mark the draft, with the hash of exactly that file', async ({
  app,
}, testInfo) => {
  const { page } = app
  const number = await app.writeInvoice()
  await page.evaluate(async () => {
    const api = window.billwright
    const listed = await api.listInvoices({})
    const opened = listed.ok ? await api.openInvoice({ id: listed.value[0]?.id ?? '' }) : listed
    if (!opened.ok) throw new Error('not opened')
    const { id, revision, draft } = opened.value
    const address = ['Beispielstraße 1', '01234 Musterhausen']
    const seller = { name: 'Example GmbH', address, country: 'DE', tax_id: 'DE123456789' }
    const buyer = { name: 'Example Office', address, country: 'DE' }
    const items = draft.items.map(item => ({ ...item, tax_rate: '19' }))
    await api.saveInvoice({ id, revision, draft: { ...draft, currency: 'EUR', seller, buyer, items } })
  })
  await app.reload()
  await app.inList(number).click()
  await app.run(text('command.export-e-invoice'))
  const checklist = page.getByRole('dialog', { name: text('einvoice.export.title', { count: 1 }) })
  await checklist.getByLabel(text('einvoice.format')).selectOption({ label: text('einvoice.format.ubl') })
  await expect(checklist).toContainText(text('mark.offer.text'))
  await checklist.getByLabel(text('mark.offer')).check()
  expect(await violationsOf(page)).toEqual([])
  const path = testInfo.outputPath('invoice.xml')
  await app.choosePath(path)
  await checklist.getByRole('button', { name: text('overview.export') }).click()

  const dialog = page.getByRole('dialog', { name: text('mark.title', { kind: 'invoice', count: 1 }) })
  await expect(dialog.getByLabel(text('mark.means'))).toHaveValue('e_invoice')
  await expect(dialog.getByLabel(text('mark.file'), { exact: true })).toContainText('invoice.xml')
  await dialog.getByRole('button', { name: text('mark.confirm') }).click()
  await expect(app.receipt).toContainText(text('mark.receipt', { kind: 'invoice', number }))
  await app.openReceiptDetails()
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  await expect(app.receiptDetails).toContainText(sha256)
  await page.keyboard.press('Escape')
  // found by title, because another notice is shown too
  const notice = page.getByTitle(text('mark.done', { count: 1, kind: 'invoice', number })).locator('..')
  await notice.getByRole('button', { name: text('command.undo'), exact: true }).click()
  await expect(app.submitTest).toBeVisible()
})

test('several documents are marked at once; a quote is left out, and the notice undoes all', async ({
  app,
}) => {
  const { page } = app
  const [one, other] = [await app.writeInvoice(), await app.writeInvoice()]
  await app.run(text('command.new-quote'))
  await expect(page.getByLabel(text('field.type'))).toHaveValue('quote')
  const quote = await page.getByLabel(text('field.number.quote'), { exact: true }).inputValue()
  await app.inList(one).click({ modifiers: ['ControlOrMeta'] })
  for (const number of [other, quote]) await app.inList(number).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: text('selection.more') }).click()
  await page.getByRole('menuitem', { name: text('command.mark-issued') }).click()
  const dialog = page.getByRole('dialog', { name: text('mark.title', { count: 2, kind: 'invoice' }) })
  await expect(dialog).toContainText(text('mark.left-out', { count: 1 }))
  await expect(dialog).toContainText(text('mark.quote'))
  await dialog.getByLabel(text('mark.means')).selectOption(text('mark.means.other_program'))
  await dialog.getByRole('button', { name: text('mark.confirm') }).click()
  const notifications = page.getByRole('region', { name: text('toast.region') })
  await expect(notifications).toContainText(text('mark.done', { count: 2, kind: 'invoice', number: '' }))
  await expect(app.inList(one)).toContainText(text('document.status.issued', { kind: 'invoice' }))
  await notifications.getByRole('button', { name: text('command.undo'), exact: true }).click()
  await expect(app.inList(one)).not.toContainText(text('document.status.issued', { kind: 'invoice' }))
  await expect(app.inList(other)).not.toContainText(text('document.status.issued', { kind: 'invoice' }))
})
