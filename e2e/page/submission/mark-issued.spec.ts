import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'

test.use({ hidesPreview: true })

test('a document is marked by keyboard, undone with Ctrl+Z, and stays locked after ten seconds', {
  tag: '@extended',
}, async ({ app }) => {
  const { page } = app
  const number = await app.writeInvoice()
  const dialog = page.getByRole('dialog', { name: 'Mark invoice as issued' })
  const mark = async () => {
    await app.run('mark as issued')
    await expect(dialog.getByLabel('How it left')).toBeFocused()
  }

  await mark()
  await expect(dialog).toContainText(number)
  await expect(dialog).toContainText('There is no final PDF')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Choose how it left.')).toBeVisible()
  await expect(dialog.getByLabel('How it left')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Submit test invoice/ })).toBeVisible()

  await mark()
  await dialog.getByLabel('How it left').selectOption('Typed into a portal')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('Portal of the city, reference 4711')
  await page.keyboard.press('Enter')
  await expect(app.receipt).toContainText(`Invoice ${number} is marked as issued`)
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText('Typed into a portal')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Submit/ })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.submitTest).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)

  await mark()
  await dialog.getByLabel('How it left').selectOption('On paper')
  await dialog.getByRole('button', { name: 'Mark as issued' }).click()
  const undo = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo', exact: true })
  await undo.hover()
  await expect(undo).toBeHidden({ timeout: 15_000 })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(app.receipt).toContainText(`Invoice ${number} is marked as issued`)
  await page.getByRole('button', { name: 'More actions', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Credit this invoice' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Marked TEST: there is no final PDF')).toBeVisible()
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
  await app.run('export e-invoice')
  const checklist = page.getByRole('dialog', { name: 'Export e-invoice' })
  await checklist.getByLabel('Format').selectOption({ label: 'EN 16931 (UBL)' })
  await expect(checklist).toContainText('Authorities and businesses treat this file as the invoice.')
  await checklist.getByLabel('Mark as issued after the export').check()
  expect(await violationsOf(page)).toEqual([])
  const path = testInfo.outputPath('invoice.xml')
  await app.choosePath(path)
  await checklist.getByRole('button', { name: 'Export…' }).click()

  const dialog = page.getByRole('dialog', { name: 'Mark invoice as issued' })
  await expect(dialog.getByLabel('How it left')).toHaveValue('e_invoice')
  await expect(dialog.getByLabel('File', { exact: true })).toContainText('invoice.xml')
  await dialog.getByRole('button', { name: 'Mark as issued' }).click()
  await expect(app.receipt).toContainText(`Invoice ${number} is marked as issued`)
  await app.openReceiptDetails()
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  await expect(app.receiptDetails).toContainText(sha256)
  await page.keyboard.press('Escape')
  // Another notice says what the customer and the business keep.
  const notice = page.getByTitle(`${number} is marked as issued`).locator('..')
  await notice.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(app.submitTest).toBeVisible()
})

test('several documents are marked at once; a quote is left out, and the notice undoes all', async ({
  app,
}) => {
  const { page } = app
  const [one, other] = [await app.writeInvoice(), await app.writeInvoice()]
  await app.run('New quote')
  await expect(page.getByLabel('Document type')).toHaveValue('quote')
  const quote = await page.getByLabel('Quote number', { exact: true }).inputValue()
  await app.inList(one).click({ modifiers: ['ControlOrMeta'] })
  for (const number of [other, quote]) await app.inList(number).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: 'More for the selected documents' }).click()
  await page.getByRole('menuitem', { name: 'Mark as issued…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark 2 invoices as issued' })
  await expect(dialog).toContainText('1 document not included')
  await expect(dialog).toContainText('A quote is not issued.')
  await dialog.getByLabel('How it left').selectOption('Made and sent with another program')
  await dialog.getByRole('button', { name: 'Mark as issued' }).click()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications).toContainText('2 invoices are marked as issued')
  await expect(app.inList(one)).toContainText('Issued')
  await notifications.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(app.inList(one)).not.toContainText('Issued')
  await expect(app.inList(other)).not.toContainText('Issued')
})
