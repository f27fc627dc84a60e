import { expect, test } from '../fixtures.ts'
import { created } from '../models/app.ts'
import { containing, formatted, text } from '../models/texts.ts'

test('an invoice is written, previewed and submitted by keyboard only, and the page never violates its policy', async ({
  app,
}) => {
  const { page } = app
  const { keyboard } = page
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', event =>
      broken.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    )
  })
  await app.reload()
  await keyboard.press('ControlOrMeta+n')
  await expect(app.number).toHaveValue(/^INV-/)
  const number = await app.number.inputValue()

  await test.step('fill in two lines', async () => {
    await app.tabTo(app.line(1, 'description'))
    await keyboard.type('Brand identity')
    await keyboard.press('Tab')
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('2')
    await keyboard.press('Tab')
    await keyboard.type('1250,50')
    await app.tabTo(app.line(2, 'description'))
    await keyboard.type('Icon set')
    await keyboard.press('Tab')
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('=6*10')
    await keyboard.press('Tab')
    await keyboard.type('9.50')
    await keyboard.press('ControlOrMeta+s')
    await expect(app.line(2, 'quantity')).toHaveValue('60')
  })

  await test.step('see the total in the totals and on the page', async () => {
    await expect(app.totals).toContainText(formatted(3071))
    await expect(app.preview).toHaveAccessibleName(containing(formatted(3071)))
  })

  await test.step('submit', async () => {
    await keyboard.press('ControlOrMeta+Enter')
    await expect(app.receipt).toContainText(created(number))
    await expect(app.receipt.getByRole('button')).toBeFocused()
  })

  await test.step('open the receipt', async () => {
    await keyboard.press('Enter')
    await expect(app.receiptDetails).toContainText(text('receipt.test.marked'))
    await expect(app.receiptDetails).toContainText(/job_/)
    await expect(app.receiptDetails).toContainText(text('receipt.matches'))
    await app.tabTo(app.receiptDetails.getByRole('button', { name: text('receipt.open') }))
    await keyboard.press('Enter')
    await expect
      .poll(app.running.opened)
      .toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1\/files\//)])
    const [url = ''] = await app.running.opened()
    const pdf = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
  await test.step('choose a template, open the settings', async () => {
    await app.newInvoice()
    await app.pickTemplate('Bold')
    await (await app.openSettings()).close()
  })
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
})
