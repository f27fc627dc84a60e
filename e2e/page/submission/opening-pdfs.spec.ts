import { expect, test } from '../../fixtures.ts'
import { type AppModel, created } from '../../models/app.ts'
import { text } from '../../models/texts.ts'

const hold = ({ running }: AppModel, operation: string): (() => void) => {
  if (!running.holdAnswers) throw new Error('This target cannot delay answers')
  return running.holdAnswers(operation)
}

test('the pane of the preview is never empty: a page is drawn, or its paper waits for it', {
  tag: '@extended',
}, async ({ app, service }) => {
  const { page } = app
  const pane = page.getByRole('complementary', { name: text('region.preview') })
  const waiting = pane.locator('[data-skeleton]')
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const draft = await app.writeInvoice()
  const drawn = pane.locator('[data-page-view] canvas')

  await test.step('another template keeps the page until the new one is drawn', async () => {
    await expect(drawn).toBeVisible()
    const answer = hold(app, 'preview')
    await app.pickTemplate('Bold')
    await expect(drawn).toBeVisible()
    await expect(waiting).toHaveCount(0)
    const before = await pane.locator('[data-page-view]').getAttribute('data-revision')
    answer()
    await expect(pane.locator('[data-page-view]')).not.toHaveAttribute('data-revision', before ?? '')
  })

  const number = await app.writeInvoice()

  await test.step('a submitted document waits for its PDF', async () => {
    const answer = hold(app, 'deliveredPdf')
    await app.submitLive.click()
    await page.getByRole('button', { name: text('live.confirm') }).click()
    await expect(app.receipt).toContainText(created(number))
    await expect(waiting).toContainText(text('delivered.loading'))
    answer()
    await expect(drawn).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  await test.step('a payment keeps the page that is shown', async () => {
    const answer = hold(app, 'deliveredPdf')
    await page.evaluate(async searched => {
      const found = await window.billwright.listInvoices({ search: searched })
      const invoiceId = (found.ok ? found.value[0]?.id : undefined) ?? ''
      await window.billwright.recordPayments({
        payments: [{ invoiceId, date: '2026-11-26', amount: '100' }],
      })
    }, number)
    await expect(page.getByRole('main')).toContainText(
      text('document.status.partly_paid', { kind: 'invoice' }),
    )
    await expect(drawn).toBeVisible()
    await expect(waiting).toHaveCount(0)
    answer()
  })

  await test.step('another document has paper at once', async () => {
    const answers = [hold(app, 'preview'), hold(app, 'deliveredPdf')]
    await app.inList(draft).click()
    await expect(app.number).toHaveValue(draft)
    await expect(waiting).toBeVisible()
    await app.inList(number).click()
    await expect(waiting).toContainText(text('delivered.loading'))
    for (const answer of answers) answer()
    await expect(drawn).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })
})
