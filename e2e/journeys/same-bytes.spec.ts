import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { any, containing, text, valueIn } from '../models/texts.ts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test('the PDF of a test key is identical to the preview', async ({ app, service }) => {
  const { key } = await service.createKey('test')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const number = await app.writeInvoice({ description: 'Identité de marque — Ελλάδα, Україна' })
  await app.pickTemplate('Bold')
  await app.page.keyboard.press('ControlOrMeta+s')
  await app.submitTest.click()
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText(text('receipt.matches'))

  await app.receiptDetails.getByRole('button', { name: text('command.save-pdf') }).click()
  const savedAs = text('receipt.saved', { path: any })
  const saved = app.page.getByRole('region', { name: text('toast.region') }).getByText(containing(savedAs))
  await expect(saved).toBeVisible()
  const savedPath = valueIn(await saved.innerText(), savedAs)

  const { invoiceUrl, delivery, previewPath } = await app.page.evaluate(async wanted => {
    const value = <Value>(answer: { ok: true; value: Value } | { ok: false }): Value => {
      if (answer.ok) return answer.value
      throw new Error('refused')
    }
    const list = value(await window.billwright.listInvoices({}))
    const id = list.find(invoice => invoice.invoice_number === wanted)?.id ?? ''
    const { submission } = value(await window.billwright.openInvoice({ id }))
    const preview = value(await window.billwright.savePdf({ id, which: 'preview' }))
    return { invoiceUrl: submission?.invoiceUrl, delivery: submission?.delivery, previewPath: preview?.path }
  }, number)

  const served = new Uint8Array(await (await fetch(invoiceUrl ?? '')).arrayBuffer())
  expect(served.length).toBeGreaterThan(1000)
  expect(sha256(served)).toBe(sha256(await readFile(previewPath ?? '')))
  expect(sha256(await readFile(savedPath))).toBe(sha256(served))
  const kept = delivery?.state === 'kept' ? await readFile(delivery.path) : new Uint8Array()
  expect(sha256(kept)).toBe(sha256(served))
})
