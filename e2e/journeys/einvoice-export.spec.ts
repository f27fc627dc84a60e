import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../models/axe.ts'

test('an e-invoice is exported by keyboard: details are filled in place, and the format is remembered', async ({
  app,
}, testInfo) => {
  const { page } = app
  await app.writeInvoice()
  const file = testInfo.outputPath('exported.xml')
  const dialog = page.getByRole('dialog', { name: 'Export e-invoice' })
  const status = dialog.getByRole('status')
  const openDialog = async () => {
    await app.run('xrechnung')
    await expect(dialog).toBeVisible()
  }

  await test.step('what the format requires is listed with its fields', async () => {
    await openDialog()
    await expect(dialog.getByLabel('Format')).toHaveValue('ubl')
    await expect(status).toContainText('details are missing for EN 16931.')
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('with details missing, the export moves to the first of them', async () => {
    await dialog.getByRole('button', { name: 'Export…' }).press('Enter')
    await expect(dialog.locator('[data-state="missing"] :focus')).toBeVisible()
    await expect(dialog).toBeVisible()
  })

  await test.step('once complete it is saved', async () => {
    await dialog.getByLabel('Business name').fill('Example GmbH')
    await dialog.getByLabel('Customer name').fill('Example Office')
    for (const country of await dialog.getByLabel('Country').all()) await country.selectOption('DE')
    await dialog.getByLabel('Lines without tax').selectOption('Z')
    await dialog.getByLabel('Tax ID').first().fill('DE123456789')
    await dialog.getByLabel('Format').selectOption('cii')
    await expect(status).toContainText('No rule of EN 16931 is broken')
    await app.choosePath(file)
    await dialog.getByRole('button', { name: 'Export…' }).press('Enter')
    await expect(dialog).toBeHidden()
    expect(await readFile(file, 'utf8')).toContain('<rsm:CrossIndustryInvoice')
  })

  await test.step('the buyer is a customer, whose format it is from then on', async () => {
    await expect(
      page.getByTitle(/^Kept for new invoices: Example Office and your business details/),
    ).toBeVisible()
    await openDialog()
    await expect(dialog.getByLabel('Format')).toHaveValue('cii')
  })
})
