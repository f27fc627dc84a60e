import { expect, test } from '../../fixtures.ts'
import { pdfOf, startOtherService } from '../../models/other-service.ts'
import { any, containing, formatted, text } from '../../models/texts.ts'

const key = 'svc_test_fake000000000000000000000000'

test('a PDF that differs from the preview is kept, and the receipt shows the differences', {
  tag: '@extended',
}, async ({ app }) => {
  const reply = {
    status: 200,
    body: pdfOf([`Brand identity ${formatted(9)}`, 'Terms'], '/OpenAction<</S/JavaScript/JS(1)>>'),
  }
  const other = await startOtherService(reply)
  await app.connect({ name: 'Example Invoicing', url: other.url, key })
  const number = await app.writeInvoice()
  await app.submitTest.click()
  const more = containing(...[2, 3, 4, 5, 6].map(count => text('difference.more', { count })))
  await expect(app.page.getByRole('main').getByText(more)).toBeVisible()
  await expect(app.receipt).toContainText(text('header.pdf-differs'))
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText(text('receipt.differs'))
  await expect(app.receiptDetails).toContainText(text('difference.pages', { count: 2, expected: 1 }))
  await expect(app.receiptDetails).toContainText(text('difference.mark_missing'))
  await expect(app.receiptDetails).not.toContainText(text('difference.mark_unexpected'))
  await expect(app.receiptDetails).toContainText(text('difference.script'))
  await expect(app.receiptDetails).toContainText(
    containing(text('difference.value.payable', { value: `${any}` })),
  )
  await expect(app.receiptDetails).toContainText(text('difference.value.invoice_number', { value: number }))

  const problem = await app.page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--problem)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(app.receipt.getByRole('button')).toHaveCSS('color', problem)
  await expect(app.connection).toContainText(text('link.connected'))

  // The service now delivers the right PDF.
  reply.body = pdfOf([`${number} Brand identity ${formatted(2501)} TEST`])
  const again = app.receiptDetails.getByRole('button', { name: text('receipt.fetch-again') })
  await again.click()
  await expect(app.receiptDetails).toContainText(text('difference.same_values'))
  await expect(app.receiptDetails).not.toContainText(text('receipt.differs'))

  // A stored file outlives its link.
  reply.status = 404
  await again.click()
  await expect(app.page.getByText(text('pdf.link_expired', { jobId: 'job_1' })).first()).toBeVisible()
  await expect(app.receiptDetails.getByRole('button', { name: text('receipt.folder') })).toBeVisible()
  other.close()
})
