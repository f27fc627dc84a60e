import { expect, test } from '../../fixtures.ts'
import { pdfOf, startOtherService } from '../../models/other-service.ts'

const key = 'svc_test_fake000000000000000000000000'

test('a PDF that differs from the preview is kept, and the receipt shows the differences', async ({
  app,
}) => {
  const reply = {
    status: 200,
    body: pdfOf(['Brand identity 9.00', 'Terms'], '/OpenAction<</S/JavaScript/JS(1)>>'),
  }
  const other = await startOtherService(reply)
  await app.connect({ name: 'Example Invoicing', url: other.url, key })
  const number = await app.writeInvoice()
  await app.submitTest.click()
  await expect(app.receipt).toContainText('Differs from your preview.')
  await expect(app.receipt).toContainText('It has 2 pages instead of 1.')
  await expect(app.receipt).toContainText('The TEST mark is missing.')
  await expect(app.receipt).not.toContainText('It is marked TEST')
  await expect(app.receipt).toContainText('It contains a script, which it does not need: open it with care.')
  await expect(app.receipt).toContainText('The amount $2,501.00 was not found in it.')
  await expect(app.receipt).toContainText(`The invoice number ${number} was not found in it.`)

  const isWarning = () =>
    app.receipt.evaluate(
      box =>
        getComputedStyle(box).color ===
        getComputedStyle(box.querySelector('ul')?.parentElement?.parentElement ?? box).color,
    )
  expect(await isWarning()).toBe(true)
  await expect(app.connection).toContainText('Connected')

  // The service now delivers the right PDF.
  reply.body = pdfOf([`${number} Brand identity 2,501.00 TEST`])
  await app.openReceiptDetails()
  await app.receipt.getByRole('button', { name: 'Download again' }).click()
  await expect(app.receipt).toContainText('Another program made it, so the looks cannot be compared.')
  await expect(app.receipt).not.toContainText('Differs')

  // A stored file outlives its link.
  reply.status = 404
  await app.receipt.getByRole('button', { name: 'Download again' }).click()
  await expect(app.page.getByText(/^The link has expired, .* Look for the job job_1/).first()).toBeVisible()
  await expect(app.receipt.getByRole('button', { name: 'Show in folder' })).toBeVisible()
  other.close()
})
