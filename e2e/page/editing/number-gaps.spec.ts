import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures.ts'
import { created } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, text, valueIn } from '../../models/texts.ts'

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
    await page.getByRole('button', { name: text('live.confirm') }).click()
    await expect(app.receipt).toContainText(created(number))
    return number
  }
  const first = await submit()
  const draft = await app.writeInvoice()
  const gone = await app.writeInvoice()
  const last = await submit()
  await app.inList(gone).press('Delete')
  await expect(app.inList(gone)).toBeHidden()

  await app.run(text('gaps.title'))
  const dialog = page.getByRole('dialog', { name: text('gaps.title') })
  const table = dialog.getByRole('table', { name: text('gaps.series', { first, last, count: 2 }) })
  await expect(table.getByRole('row')).toContainText([
    text('batch.number'),
    `${draft}${text('gaps.reason.draft')}`,
    `${gone}${text('gaps.reason.deleted')}`,
  ])
  expect(await violationsOf(page)).toEqual([])

  await dialog.getByRole('button', { name: text('gaps.save') }).click()
  const words = await page
    .getByText(containing(text('gaps.saved', { path: `${any}.csv` })))
    .first()
    .textContent()
  const written = await readFile(valueIn(words, text('gaps.saved', { path: any })), 'utf8')
  expect(written.split('\r\n')[1]).toContain(`${draft},${text('gaps.reason.draft')}`)

  await dialog.getByRole('button', { name: text('batch.open-number', { number: draft }) }).click()
  await expect(app.number).toHaveValue(draft)
})

test('the number pattern shows its tokens and the next number', async ({ app }) => {
  const number = await app.writeInvoice()
  const { panel } = await app.openSettings()
  await panel.getByRole('button', { name: text('settings.defaults') }).click()
  const next = number.replace(/1$/, '2')
  await expect(panel.getByText(text('settings.defaults.pattern.hint', { next }))).toBeVisible()
})
