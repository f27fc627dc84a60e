import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../models/axe.ts'

test('fields of e-invoices are filled by keyboard, printed, and undone', async ({ app }, testInfo) => {
  const { page } = app
  const picture = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`) })
  await app.writeInvoice()

  await test.step('an address in parts is printed in the order of its country', async () => {
    await page.getByRole('button', { name: /^(Add a customer|Change Bill to)$/ }).press('Enter')
    const billTo = page.getByRole('region', { name: 'Bill to' })
    await expect(page.getByLabel('Customer name')).toBeFocused()
    await page.keyboard.type('Example Office')
    await app.tabTo(billTo.getByText('For e-invoices'))
    await page.keyboard.press('Enter')
    for (const [label, text] of [
      ['Street', '1 Example Street'],
      ['Postcode', '01234'],
      ['City', 'Exampletown'],
      ['Kind of address', 'EM'],
    ] as const) {
      await app.tabTo(billTo.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('office@example.com')
    expect(await violationsOf(page)).toEqual([])
    await picture('bill-to')
    await page.keyboard.press('Escape')
    await expect(billTo).toContainText('1 Example Street01234 Exampletown')
  })

  await test.step('the reason for lines without tax is set for all of them in one step', async () => {
    await app.tabTo(page.getByText('E-invoice and tax'))
    await page.keyboard.press('Enter')
    const reason = page.getByLabel('Lines without tax')
    await app.tabTo(reason)
    await page.keyboard.type('Reverse')
    await expect(reason).toHaveValue('AE')
    await expect(page.getByLabel('Line 1 tax category')).toHaveValue('AE')
    expect(await violationsOf(page)).toEqual([])
    await picture('tax')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(reason).toHaveValue('')
  })

  await test.step('a period and a delivery address are printed', async () => {
    await app.tabTo(page.getByLabel('Period from'))
    await page.keyboard.type('2026-11-01')
    await app.tabTo(page.getByLabel('Delivered to'))
    await page.keyboard.type('Example warehouse')
    await expect(app.saved).toBeVisible()
  })
})
