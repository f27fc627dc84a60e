import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail } from '#platform/testing/read-mail.ts'
import { expect, test } from '../../fixtures.ts'
import { created } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, formatted, nextKey, previousKey, text } from '../../models/texts.ts'

test('after a live submission the delivered PDF is shown, named, e-mailed and found again, by keyboard', {
  tag: '@extended',
}, async ({ app, service, folder }) => {
  const { page } = app
  const { keyboard } = page
  const bills = join(folder, 'Bills')
  await mkdir(bills)
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })

  await test.step('choose the folder and the name of files', async () => {
    await app.run(text('settings.pdf'))
    const name = page.getByLabel(text('settings.pdf.name'))
    await name.fill('{number} - {customer}')
    await name.press('Enter')
    await app.choosePath(bills)
    await app.tabTo(page.getByRole('button', { name: text('settings.pdf.folder.choose') }))
    await keyboard.press('Enter')
    await expect(page.getByText(bills, { exact: true })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await keyboard.press('Escape')
  })

  const number = await app.writeInvoice()
  const delivered = page.getByRole('tab', { name: text('delivered.tab') })
  const paper = page.getByRole('img', {
    name: text('join.label', {
      label: text('preview.page', { page: 1, count: 1 }),
      text: text('delivered.label', { kind: 'invoice', number }),
    }),
  })

  await test.step('submit', async () => {
    await keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await app.tabTo(page.getByRole('button', { name: text('live.confirm') }))
    await keyboard.press('Enter')
    await expect(app.receipt).toContainText(created(number))
    await expect(delivered).toHaveAttribute('aria-selected', 'true')
    await expect(paper).toBeVisible()
    await expect(page.getByRole('tabpanel')).toContainText(text('receipt.matches'))
    expect(await readdir(bills)).toEqual([`${number}.pdf`])
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('compare with the preview, and read the PDF as text', async () => {
    await app.tabTo(delivered)
    await keyboard.press(nextKey)
    await keyboard.press('Enter')
    await expect(app.preview).toBeVisible()
    await expect(paper).toBeHidden()
    await keyboard.press(previousKey)
    await keyboard.press('Enter')
    await app.tabTo(page.getByRole('button', { name: text('preview.text') }))
    await keyboard.press('Enter')
    await expect(
      page.getByRole('region', { name: text('preview.page', { page: 1, count: 1 }) }),
    ).toContainText(number)
  })

  await test.step('e-mail a draft with the PDF', async () => {
    await app.tabTo(page.getByRole('main').getByRole('button', { name: text('receipt.email') }))
    await keyboard.press('Enter')
    await expect.poll(app.running.opened).toEqual([expect.stringMatching(/\.eml$/)])
    const [path = ''] = await app.running.opened()
    const pdf = await readFile(join(bills, `${number}.pdf`))
    expect(readMail(await readFile(path))).toMatchObject({
      unsent: '1',
      defects: [],
      subject: expect.stringContaining(number),
      body: expect.stringContaining(number),
      files: [{ name: `${number}.pdf`, type: 'application/pdf', hex: pdf.toString('hex') }],
    })
  })

  await test.step('an e-mailed document is recorded as such, and this can be undone', async () => {
    const isNext = (name: string) =>
      expect(page.getByRole('main').getByRole('button', { name })).toBeVisible()
    await expect(app.receipt).toContainText(
      containing(text('header.emailed', { date: any, kind: 'invoice' })),
    )
    await isNext(text('header.record-payment'))
    await app.reload()
    await app.inList(number).click()
    await expect(app.receipt).toContainText(
      containing(text('header.emailed', { date: any, kind: 'invoice' })),
    )
    await app.inMenu(text('header.email.undo', { kind: 'invoice' }))
    await expect(app.receipt).toContainText(text('header.pdf-checked'))
    await isNext(text('receipt.email'))
    await page
      .getByRole('region', { name: text('toast.region') })
      .getByRole('button', { name: text('command.undo') })
      .press('Enter')
    await expect(app.receipt).toContainText(
      containing(text('header.emailed', { date: any, kind: 'invoice' })),
    )
  })

  await test.step('without a program for message files, a link opens and the PDF is shown in its folder', async () => {
    const before = (await app.running.opened()).length
    await writeFile(join(folder, 'home', 'no-program.eml'), '')
    await app.inMenu(text('receipt.email'))
    await expect(page.getByText(text('receipt.emailed.link'), { exact: false }).first()).toBeVisible()
    const [link = '', shown] = (await app.running.opened()).slice(before)
    expect(new URL(link).searchParams.get('subject')).toContain(number)
    expect(shown).toBe(bills)
  })

  await test.step('a changed or deleted file is said, and downloaded again', async () => {
    await writeFile(join(bills, `${number}.pdf`), '%PDF-changed')
    await app.reload()
    await page.getByRole('listitem').filter({ hasText: number }).getByRole('button').first().click()
    const again = page.getByRole('tabpanel').getByRole('button', { name: text('receipt.fetch-again') })
    await expect(page.getByText(text('pdf.file_changed'), { exact: false })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await app.tabTo(again)
    await keyboard.press('Enter')
    await expect(paper).toBeVisible()
    expect((await readdir(bills)).sort()).toEqual([`${number} (2).pdf`, `${number}.pdf`])
    await rm(join(bills, `${number} (2).pdf`))
    await app.reload()
    await page.getByRole('listitem').filter({ hasText: number }).getByRole('button').first().click()
    await expect(page.getByText(text('pdf.file_missing'), { exact: false })).toBeVisible()
  })
})

test('a test result leaves the invoice editable and shows whether it has changed since', {
  tag: '@extended',
}, async ({ app, service }) => {
  const { key } = await service.createKey('test')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const number = await app.writeInvoice({ price: '100' })
  await app.submitTest.click()
  await expect(app.receipt).toContainText(containing(text('header.test-made', { time: any })))
  await app.openReceiptDetails()
  await expect(app.receiptDetails).toContainText(text('receipt.matches'))
  await app.page.keyboard.press('Escape')
  await expect(app.page.getByRole('tab', { name: text('delivered.tab') })).toHaveCount(0)

  await app.line(1, 'unit price').fill('250')
  await app.page.keyboard.press('ControlOrMeta+s')
  await expect(app.receipt).toContainText(text('header.test-changed'))
  await expect(app.preview).toHaveAccessibleName(containing(formatted(500)))
  await app.page.keyboard.press('ControlOrMeta+z')
  await expect(app.line(1, 'unit price')).toHaveValue(formatted(100))
  await expect(app.receipt).toContainText(containing(text('header.test-made', { time: any })))
  await app.line(1, 'unit price').fill('250')
  await expect(app.receipt).toContainText(text('header.test-changed'))
  await app.submitTest.click()
  await expect(app.receipt).toContainText(containing(text('header.test-made', { time: any })))
  expect(await service.generations()).toBe(2)

  await app.reload()
  await app.page.getByRole('listitem').filter({ hasText: number }).getByRole('button').first().click()
  await expect(app.line(1, 'unit price')).toBeEditable()
  await expect(app.receipt).toContainText(containing(text('header.test-made', { time: any })))
  // the next invoice takes the next number; this draft has its own
  expect(await app.writeInvoice()).not.toBe(number)
})
