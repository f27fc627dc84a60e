import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../models/axe.ts'

test('an e-invoice is exported by keyboard: findings link to their fields, and the format is remembered', async ({
  app,
}, testInfo) => {
  const { page } = app
  await app.writeInvoice()
  const file = testInfo.outputPath('exported.xml')
  const dialog = page.getByRole('dialog', { name: 'Export e-invoice' })
  const openDialog = async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('xrechnung')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }

  await test.step('what the format requires is listed, and a finding opens its field', async () => {
    await openDialog()
    await expect(dialog.getByLabel('Format')).toHaveValue('ubl')
    const finding = dialog.getByRole('button', { name: 'Enter the seller’s name (BT-27).' })
    await expect(finding).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Export…' })).toBeDisabled()
    expect(await violationsOf(page)).toEqual([])
    await page.screenshot({ path: testInfo.outputPath('findings.png') })
    await finding.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Business name')).toBeFocused()
  })

  await test.step('once complete it is saved', async () => {
    await page.keyboard.type('Example GmbH')
    const from = page.getByRole('region', { name: 'From' })
    await from.getByLabel('Country').selectOption('DE')
    await from.getByLabel('Tax ID').fill('DE123456789')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add a customer' }).press('Enter')
    await expect(page.getByLabel('Customer name')).toBeFocused()
    await page.keyboard.type('Example Office')
    await page.getByRole('region', { name: 'Bill to' }).getByLabel('Country').selectOption('DE')
    await page.getByRole('button', { name: 'Save as customer' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByText('E-invoice and tax').press('Enter')
    await page.getByLabel('Lines without tax').selectOption('Z')
    await openDialog()
    await dialog.getByLabel('Format').selectOption('cii')
    await expect(dialog).toContainText('No rule is broken that Billwright checks for this format.')
    await app.choosePath(file)
    await dialog.getByRole('button', { name: 'Export…' }).press('Enter')
    await expect(dialog).toBeHidden()
    expect(await readFile(file, 'utf8')).toContain('<rsm:CrossIndustryInvoice')
  })

  await test.step('the format is that of the customer from then on', async () => {
    await openDialog()
    await expect(dialog.getByLabel('Format')).toHaveValue('cii')
  })
})
