import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../models/axe.ts'
import { any, containing, text } from '../models/texts.ts'

test('an e-invoice is exported by keyboard: details are filled in place, and the format is remembered', async ({
  app,
}, testInfo) => {
  const { page } = app
  await app.writeInvoice()
  const file = testInfo.outputPath('exported.xml')
  const dialog = page.getByRole('dialog', { name: text('einvoice.export.title', { count: 1 }) })
  const status = dialog.getByRole('status')
  const openDialog = async () => {
    await app.run('xrechnung')
    await expect(dialog).toBeVisible()
  }

  await test.step('what the format requires is listed with its fields', async () => {
    await openDialog()
    await expect(dialog.getByLabel(text('einvoice.format'))).toHaveValue('ubl')
    await expect(status).toContainText(text('einvoice.details.missing', { count: 6, format: 'EN 16931' }))
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('with details missing, the export moves to the first of them', async () => {
    await dialog.getByRole('button', { name: text('overview.export') }).press('Enter')
    await expect(dialog.locator('[data-state="missing"] :focus')).toBeVisible()
    await expect(dialog).toBeVisible()
  })

  await test.step('once complete it is saved', async () => {
    await dialog.getByLabel(text('party.from.name')).fill('Example GmbH')
    await dialog.getByLabel(text('party.to.name')).fill('Example Office')
    for (const country of await dialog.getByLabel(text('party.country')).all())
      await country.selectOption('DE')
    await dialog.getByLabel(text('einvoice.reason')).selectOption('Z')
    await dialog.getByLabel(text('party.tax-id'), { exact: true }).first().fill('DE123456789')
    await dialog.getByLabel(text('einvoice.format')).selectOption('cii')
    await expect(status).toContainText(text('einvoice.details.valid', { format: 'EN 16931' }))
    await app.choosePath(file)
    await dialog.getByRole('button', { name: text('overview.export') }).press('Enter')
    await expect(dialog).toBeHidden()
    expect(await readFile(file, 'utf8')).toContain('<rsm:CrossIndustryInvoice')
  })

  await test.step('the buyer is a customer, whose format it is from then on', async () => {
    await expect(page.getByTitle(containing(text('einvoice.kept', { where: any })))).toBeVisible()
    await openDialog()
    await expect(dialog.getByLabel(text('einvoice.format'))).toHaveValue('cii')
  })
})
