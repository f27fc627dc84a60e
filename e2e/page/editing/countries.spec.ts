import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { any, containing, formatted, text } from '../../models/texts.ts'

const open = async (app: AppModel, invoice: object, number = 'X-1') => {
  await app.page.evaluate(
    text => window.billwright.openInvoiceFile({ text }),
    JSON.stringify({ template: 'classic', invoice_number: number, issue_date: '2026-11-01', ...invoice }),
  )
  await app.reload()
  await app.inList(number).click()
  await expect(app.line(1, 'description')).toBeVisible()
}
const line = { description: 'Example work', quantity: '1', unit_price: '100' }

test('in the United States an account has no IBAN, and neither a tax of 0 % nor the own country is printed', async ({
  app,
}) => {
  await open(app, {
    currency: 'USD',
    locale: 'en-US',
    seller: {
      name: 'Example Studio',
      address: ['1 Example Street', 'Springfield, IL 62701'],
      country: 'US',
      iban: '000123456789',
      bic: '021000021',
    },
    buyer: {
      name: 'Example Customer',
      address: ['2 Example Street', 'Springfield, IL 62701'],
      country: 'US',
    },
    items: [line],
  })
  await expect(app.totals).toContainText(formatted(100))
  await expect(app.totals).not.toContainText(/tax/i)
  const pages = app.page.locator('[data-pages]')
  await expect(pages.getByText('Account number')).toBeAttached()
  await expect(pages.getByText('Bank code')).toBeAttached()
  await expect(pages.getByText(/IBAN|BIC|tax|United States/i)).toHaveCount(0)
})

test.describe('findings', () => {
  test.use({ hidesPreview: true })

  test('the tax of Japan on an export is one', async ({ app }) => {
    await open(app, {
      currency: 'JPY',
      seller: { name: 'Example Studio', country: 'JP' },
      buyer: { name: 'Example Customer', country: 'US' },
      items: [{ ...line, tax_rate: '10' }],
    })
    await app.findings.click()
    await expect(
      app.page.getByText(containing(text('tax_rate.on_export', { buyer: any, country: any }))),
    ).toBeVisible()
  })

  test('the month of an earlier period in another language than that of the invoice is one', async ({
    app,
  }) => {
    const { page } = app
    await open(app, {
      currency: 'EUR',
      locale: 'en-GB',
      buyer: { name: 'Example Tenant' },
      items: [{ ...line, description: 'Miete November' }],
    })
    await app.inList('X-1').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ControlOrMeta+Shift+m')
    await expect(page.getByRole('dialog', { name: text('duplicates.title', { count: 1 }) })).toContainText(
      text('proposals.unmoved-text', { count: 1, text: 'Miete November' }),
    )
  })
})
