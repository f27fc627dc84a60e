import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { any, containing, text } from '../../models/texts.ts'

const dataFile = (folder: string) => join(folder, 'data', 'billwright.sqlite')

const notifications = (app: AppModel) => app.page.getByRole('region', { name: text('toast.region') })

/** Creates a backup like a daily one. */
const keepAsBackup = async (folder: string, day = '2026-11-20'): Promise<void> => {
  await mkdir(join(folder, 'data', 'backups'), { recursive: true })
  const database = new DatabaseSync(dataFile(folder))
  database.prepare('VACUUM INTO ?').run(join(folder, 'data', 'backups', `daily-${day}.sqlite`))
  database.close()
}

test('a backup is restored by keyboard after saying what that changes, and one step undoes it', async ({
  launch,
  folder,
}) => {
  const first = await launch({ hidesPreview: true })
  const early = await first.writeInvoice({ description: 'Brand identity' })
  await first.running.close()
  await keepAsBackup(folder)
  const app = await launch({ hidesPreview: true })
  const { page } = app
  const late = await app.writeInvoice({ description: 'Poster series' })

  await app.run(text('copies.title'))
  const list = page.getByRole('dialog', { name: text('copies.title') })
  await expect(list.getByRole('listitem').filter({ hasText: text('copies.daily') })).toContainText(
    text('filter.count', { count: 1 }),
  )
  expect(await violationsOf(page)).toEqual([])
  await app.tabTo(
    list.getByRole('button', { name: containing(text('copies.restore-time', { time: any })) }).last(),
  )
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', {
    name: containing(text('data.restore.title', { time: any })),
  })
  await expect(question).toContainText(text('data.replace.counts.copy', { here: 2, count: 1 }))
  await expect(question.getByRole('listitem')).toHaveText([
    text('data.replace.removed', { count: 1 }),
    text('data.replace.unchanged', { count: 1 }),
  ])
  expect(await violationsOf(page)).toEqual([])
  await app.tabTo(question.getByRole('button', { name: text('data.restore.yes'), exact: true }))
  await page.keyboard.press('Enter')
  const restored = containing(
    text('data.restored', { changes: `${any}${text('data.changes.unchanged', { count: 1 })}` }),
  )
  await expect(notifications(app)).toContainText(restored)
  await expect(notifications(app)).toContainText(text('data.changes.removed', { count: 1 }))
  await expect(app.inList(early)).toBeVisible()
  await expect(app.inList(late)).toBeHidden()

  await notifications(app)
    .getByRole('button', { name: text('command.undo') })
    .press('Enter')
  await expect(notifications(app)).toContainText(text('data.changes.added', { count: 1 }))
  await expect(notifications(app)).toContainText(restored)
  await expect(app.inList(late)).toBeVisible()
})

/** Returns every document as stored by the host. */
const documentsOf = (app: AppModel) =>
  app.page.evaluate(async () => {
    const rows = await window.billwright.listInvoices({ limit: 100 })
    if (!rows.ok) throw new Error(rows.error.code)
    return await Promise.all(
      rows.value.map(async row => ({ row, opened: await window.billwright.openInvoice({ id: row.id }) })),
    )
  })

test('an import lists what it replaces, and one undo restores exactly the previous documents', async ({
  launch,
}) => {
  const app = await launch({ hidesPreview: true })
  const { page } = app
  await app.writeInvoice({ description: 'Brand identity' })
  await app.writeInvoice({ description: 'Poster series' })
  const exported = await page.evaluate(() => window.billwright.exportData())
  if (!exported.ok || !exported.value) throw new Error('not exported')
  await app.line(1, 'description').fill('Poster series, second edition')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(app.saved).toBeVisible()
  const late = await app.writeInvoice({ description: 'Word mark' })
  await app.writeInvoice({ description: 'Typeface licence' })
  const before = await documentsOf(app)
  expect(before).toHaveLength(4)

  const settings = await app.openSettings()
  await settings.panel.getByRole('button', { name: text('settings.data'), exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await settings.panel.getByRole('button', { name: text('data.import') }).click()
  await (await chooser).setFiles(exported.value.path)
  const question = page.getByRole('alertdialog', { name: text('data.import.title') })
  await expect(question).toContainText(text('data.replace.counts.file', { here: 4, count: 2 }))
  await expect(question.getByRole('listitem')).toHaveText([
    text('data.replace.replaced', { count: 1 }),
    text('data.replace.removed', { count: 2 }),
    text('data.replace.unchanged', { count: 1 }),
  ])
  await question.getByRole('button', { name: text('data.import.yes') }).click()
  await expect(app.inList(late)).toBeHidden()
  expect(await documentsOf(app)).toHaveLength(2)

  await notifications(app)
    .getByRole('button', { name: text('command.undo') })
    .press('Enter')
  await expect(app.inList(late)).toBeVisible()
  expect(await documentsOf(app)).toEqual(before)
})

test('a damaged data file is kept and replaced by the newest valid backup', { tag: '@extended' }, async ({
  launch,
  folder,
}) => {
  const first = await launch()
  const number = await first.writeInvoice({ description: 'Brand identity' })
  await first.running.close()
  await keepAsBackup(folder)
  const damaged = Buffer.alloc(20_000, 'damaged ')
  await writeFile(dataFile(folder), damaged)

  const again = await launch()
  const question = again.page.getByRole('alertdialog', { name: text('data.damaged.title') })
  await expect(question).toContainText(containing(text('data.recover.backup', { time: any, count: 1 })))
  await question.getByRole('button', { name: text('data.recover.use') }).click()
  await expect(again.inList(number)).toBeVisible()
  await again.line(1, 'description').fill('Brand identity, again')
  await again.page.keyboard.press('ControlOrMeta+s')
  await expect(again.saved).toBeVisible()

  const [aside = ''] = (await readdir(join(folder, 'data'))).filter(name => name.startsWith('damaged-'))
  expect((await readFile(join(folder, 'data', aside, 'billwright.sqlite'))).equals(damaged)).toBe(true)
})

test('another backup than the newest one can be chosen for damaged data', { tag: '@extended' }, async ({
  launch,
  folder,
}) => {
  const first = await launch()
  const early = await first.writeInvoice({ description: 'Brand identity' })
  await first.running.close()
  await keepAsBackup(folder, '2026-11-19')
  const second = await launch()
  const late = await second.writeInvoice({ description: 'Poster series' })
  await second.running.close()
  await keepAsBackup(folder)
  await writeFile(dataFile(folder), Buffer.alloc(20_000, 'damaged '))

  const app = await launch()
  const { page } = app
  const question = page.getByRole('alertdialog', { name: text('data.damaged.title') })
  const backups = question.getByLabel(text('copies.title'))
  await expect(backups).toContainText(
    containing(`${text('copies.daily')}${any}${text('copies.documents', { count: 2 })}`),
  )
  expect(await violationsOf(page)).toEqual([])
  await backups.selectOption('daily-2026-11-19')
  await question.getByRole('button', { name: text('data.recover.use') }).press('Enter')
  await expect(app.inList(early)).toBeVisible()
  await expect(app.inList(late)).toBeHidden()
})

test('changes after the backup are salvaged from the damaged file, and unreadable ones are reported', {
  tag: '@extended',
}, async ({ launch, folder }) => {
  const first = await launch()
  const early = await first.writeInvoice({ description: 'Brand identity' })
  await first.running.close()
  await keepAsBackup(folder)
  const second = await launch()
  await second.inList(early).click()
  await second.line(1, 'description').fill('Brand identity and typeface')
  await second.page.keyboard.press('ControlOrMeta+s')
  await expect(second.saved).toBeVisible()
  const late = await second.writeInvoice({ description: 'Poster series' })
  const lost = await second.writeInvoice({ description: 'Words that break' })
  await second.running.close()
  const database = new DatabaseSync(dataFile(folder))
  database
    .prepare(
      `UPDATE revisions SET draft = '{' WHERE invoice_id = (SELECT id FROM invoices WHERE invoice_number = ?)`,
    )
    .run(lost)
  database.close()

  const again = await launch()
  const question = again.page.getByRole('alertdialog', { name: text('data.damaged.title') })
  await question.getByRole('button', { name: text('data.recover.use') }).click()
  await expect(again.page.getByText(text('data.drafts-missing', { count: 1 }))).toBeVisible()
  await expect(again.page.getByRole('listitem')).toContainText([late, early])
  await again.inList(late).click()
  await expect(again.line(1, 'description')).toHaveValue('Poster series')
  await again.inList(early).click()
  await expect(again.line(1, 'description')).toHaveValue('Brand identity and typeface')
})

test('damaged data can be replaced by an export, and other files are rejected', { tag: '@extended' }, async ({
  launch,
  folder,
}) => {
  const first = await launch()
  const number = await first.writeInvoice({ description: 'Brand identity' })
  const settings = await first.openSettings()
  await settings.panel.getByRole('button', { name: text('settings.data'), exact: true }).click()
  await settings.panel.getByRole('button', { name: text('data.export') }).click()
  await expect(notifications(first).getByText(containing(text('data.exported', { path: any })))).toBeVisible()
  await first.running.close()
  const [name = ''] = await readdir(join(folder, 'home', 'Downloads'))
  const damaged = Buffer.alloc(20_000, 'damaged ')
  await writeFile(dataFile(folder), damaged)

  const again = await launch()
  const question = again.page.getByRole('alertdialog', { name: text('data.damaged.title') })
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = again.page.waitForEvent('filechooser')
    await question.getByRole('button', { name: text('data.recover.import') }).click()
    await (await chooser).setFiles(file)
  }
  await choose({ name: 'other.billwright', mimeType: '', buffer: Buffer.from('no export at all') })
  await expect(question.getByRole('alert')).toHaveText(text('not_an_export'))
  await choose(join(folder, 'home', 'Downloads', name))
  await expect(question).toBeHidden()
  await expect(again.inList(number)).toBeVisible()
  await again.line(1, 'description').fill('Brand identity, again')
  await again.page.keyboard.press('ControlOrMeta+s')
  await expect(again.saved).toBeVisible()
  const [aside = ''] = (await readdir(join(folder, 'data'))).filter(entry => entry.startsWith('damaged-'))
  expect((await readFile(join(folder, 'data', aside, 'billwright.sqlite'))).equals(damaged)).toBe(true)
})

test('data of a newer version is read-only and stays unchanged', { tag: '@extended' }, async ({
  launch,
  folder,
}) => {
  const first = await launch()
  const number = await first.writeInvoice({ description: 'Brand identity' })
  await first.running.close()
  const database = new DatabaseSync(dataFile(folder))
  database.exec('PRAGMA user_version = 1000; UPDATE schema_version SET version = 1000')
  database.close()
  const before = await readFile(dataFile(folder))

  const again = await launch()
  await expect(again.page.getByText(text('data.newer'))).toBeVisible()
  await again.inList(number).click()
  await expect(again.line(1, 'description')).toHaveValue('Brand identity')
  await expect(again.line(1, 'description')).not.toBeEditable()
  await expect(again.preview).toBeVisible()
  await again.running.close()
  expect((await readFile(dataFile(folder))).equals(before)).toBe(true)
})

test('a failing save is reported, and the draft can be written elsewhere and opened again', async ({
  launch,
  folder,
}) => {
  const app = await launch({ hidesPreview: true })
  await app.writeInvoice({ description: 'Brand identity' })
  // A locked file simulates a failing disk.
  const holder = new DatabaseSync(dataFile(folder))
  holder.exec('BEGIN IMMEDIATE')
  await app.line(1, 'description').fill('Brand identity and more')
  await expect(app.page.getByText(text('save.failed', { reason: text('store.in_use') }))).toBeVisible()
  await app.page.getByRole('button', { name: text('data.elsewhere') }).click()
  await expect(
    notifications(app).getByText(containing(text('data.saved-elsewhere', { path: `${any}.json` }))),
  ).toBeVisible()
  holder.exec('ROLLBACK')
  holder.close()
  await app.page.getByRole('button', { name: text('save.again') }).click()
  await expect(app.saved).toBeVisible()

  const [name = ''] = await readdir(join(folder, 'home', 'Downloads'))
  const path = join(folder, 'elsewhere.json')
  await rename(join(folder, 'home', 'Downloads', name), path)
  await app.page.keyboard.press('ControlOrMeta+k')
  const chooser = app.page.waitForEvent('filechooser')
  await app.page.keyboard.insertText(text('command.open-file'))
  await app.page.keyboard.press('Enter')
  await (await chooser).setFiles(path)
  await expect(app.page.getByRole('listitem')).toHaveCount(2)
  await expect(app.line(1, 'description')).toHaveValue('Brand identity and more')
  await rm(path)
})
