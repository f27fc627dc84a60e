import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'

test.use({ hidesPreview: true })

test('missing numbers are shown with reasons, link to invoices, and can be exported', {
  tag: '@extended',
}, async ({ app, service }) => {
  const { page } = app
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const submit = async () => {
    const number = await app.writeInvoice()
    await app.submitLive.click()
    await page.getByRole('button', { name: 'Submit and charge my account' }).click()
    await expect(app.receipt).toContainText(`${number} was created`)
    return number
  }
  const first = await submit()
  const draft = await app.writeInvoice()
  const gone = await app.writeInvoice()
  const last = await submit()
  await app.inList(gone).press('Delete')
  await expect(app.inList(gone)).toBeHidden()

  await app.run('Missing numbers')
  const dialog = page.getByRole('dialog', { name: 'Missing numbers' })
  const table = dialog.getByRole('table', { name: `${first} to ${last}: 2 live documents` })
  await expect(table.getByRole('row')).toContainText([
    'Number',
    `${draft}A document carries it that was not submitted.`,
    `${gone}Its document was deleted before it was submitted.`,
  ])
  expect(await violationsOf(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Save as table…' }).click()
  const words = await page
    .getByText(/^Saved in .*\.csv$/)
    .first()
    .textContent()
  const text = await readFile((words ?? '').replace('Saved in ', ''), 'utf8')
  expect(text.split('\r\n')[1]).toContain(`${draft},A document carries it that was not submitted.`)

  await dialog.getByRole('button', { name: `Open ${draft}` }).click()
  await expect(app.number).toHaveValue(draft)
})

test('the number pattern shows its tokens and the next number', async ({ app }) => {
  const number = await app.writeInvoice()
  const { panel } = await app.openSettings()
  await panel.getByRole('button', { name: 'Invoice defaults' }).click()
  await expect(panel.getByText('{YYYY}, {YY}, {MM} are the date')).toContainText(
    `Next: ${number.replace(/1$/, '2')}`,
  )
})
