import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, text } from '../../models/texts.ts'

/** Submits these drafts with one confirmation, by keyboard, and closes the dialog with the result. */
async function submitBatch(app: AppModel, first: string, count: number) {
  const { page } = app
  await app.inList(first).focus()
  await page.keyboard.press('Space')
  for (let added = 1; added < count; added++) await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ControlOrMeta+Shift+b')
  await app.tabTo(page.getByRole('button', { name: text('batch.confirm.live', { count, kind: 'invoice' }) }))
  await page.keyboard.press('Enter')
  const result = page.getByRole('dialog', {
    name: text('batch.title.live', { count, kind: 'invoice', name: 'Example Invoicing' }),
  })
  await expect(result).toContainText(text('batch.finished', { count, kind: 'invoice' }))
  return result
}

test('all PDFs of a batch and of a selection are saved into a folder, by keyboard', {
  tag: '@extended',
}, async ({ app, service, folder }) => {
  const { page } = app
  const { keyboard } = page
  const bills = join(folder, 'Bills')
  await mkdir(bills)
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const numbers: string[] = []
  for (const price of ['10.00', '20.00']) numbers.push(await app.writeInvoice({ quantity: '1', price }))
  const [first = '', second = ''] = numbers
  const names = numbers.map(number => `${number}.pdf`)
  const delivered = (name: string) => readFile(join(folder, 'data', 'deliveries', name))
  const result = await submitBatch(app, first, 2)
  const saveAll = result.getByRole('button', { name: text('pdfs.save-all') })
  await expect
    .poll(() => readdir(join(folder, 'data', 'deliveries')).then(found => found.sort()))
    .toEqual(names)

  await test.step('a folder that is gone is named, and nothing is saved', async () => {
    await app.choosePath(join(folder, 'USB drive'))
    await app.tabTo(saveAll)
    await keyboard.press('Enter')
    await expect(
      result.getByText(text('file.no_folder', { folder: join(folder, 'USB drive') }), { exact: false }),
    ).toBeVisible()
    expect(await readdir(bills)).toEqual([])
  })

  await test.step('a folder that cannot be written is named', async () => {
    await app.choosePath('/proc/self')
    await app.tabTo(saveAll)
    await keyboard.press('Enter')
    await expect(
      result.getByText(text('file.folder_not_writable', { folder: '/proc/self' }), { exact: false }),
    ).toBeVisible()
  })

  await test.step('files of the same name stay', async () => {
    await writeFile(join(bills, `${first}.pdf`), 'of someone else')
    await app.choosePath(bills)
    await app.tabTo(saveAll)
    await keyboard.press('Enter')
    await expect(result.getByText(text('pdfs.saved', { count: 2, folder: bills }))).toBeVisible()
    await expect(result.getByRole('alert')).toHaveCount(0)
    expect((await readdir(bills)).sort()).toEqual([`${first} (2).pdf`, `${first}.pdf`, `${second}.pdf`])
    expect(await readFile(join(bills, `${first}.pdf`), 'utf8')).toBe('of someone else')
    expect(await readFile(join(bills, `${first} (2).pdf`))).toEqual(await delivered(`${first}.pdf`))
    expect(await readFile(join(bills, `${second}.pdf`))).toEqual(await delivered(`${second}.pdf`))
    expect(await violationsOf(page)).toEqual([])
    await app.tabTo(result.getByRole('button', { name: text('party.done') }))
    await keyboard.press('Enter')
    await expect(result).toBeHidden()
  })

  await test.step('of a selection with a draft and a lost PDF, the others are saved and these are named', async () => {
    const draft = await app.writeInvoice()
    await rm(join(folder, 'data', 'deliveries', `${first}.pdf`))
    const more = join(folder, 'More bills')
    await mkdir(more)
    await app.inList(draft).focus()
    await keyboard.press('Space')
    await keyboard.press('Shift+ArrowDown')
    await keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await app.choosePath(more)
    const selected = page.getByRole('region', { name: text('selection.region') })
    await app.tabTo(selected.getByRole('button', { name: text('selection.more') }))
    await keyboard.press('Enter')
    await page.getByRole('menuitem', { name: text('selection.pdfs') }).press('Enter')
    await expect(page.getByText(text('pdfs.saved', { count: 1, folder: more })).first()).toBeVisible()
    const missing = page.getByText(containing(text('pdfs.missing', { count: 2, numbers: any }))).first()
    await expect(missing).toBeVisible()
    await expect(missing).toContainText(draft)
    await expect(missing).toContainText(first)
    expect(await readdir(more)).toEqual([`${second}.pdf`])
    expect(await violationsOf(page)).toEqual([])
  })
})
