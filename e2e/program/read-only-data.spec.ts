import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { violationsOf } from '../models/axe.ts'
import { canMountDisks, SmallDisk } from '../models/small-disk.ts'
import { any, containing, text } from '../models/texts.ts'

test.skip(!canMountDisks, 'only root can mount a small disk, on Linux')

let disk: SmallDisk | undefined
test.afterEach(() => disk?.remove())

const notice = (app: AppModel) =>
  app.page.getByRole('alert').filter({
    hasText: containing(text('data.read-only.disk-full'), text('data.read-only.write-protected')),
  })
const notifications = (app: AppModel) => app.page.getByRole('region', { name: text('toast.region') })

const savedElsewhere = containing(text('data.saved-elsewhere', { path: `${any}.json` }))

/** Creates one invoice on a separate disk that becomes read-only. */
async function writeThen(
  spoil: (disk: SmallDisk) => void,
  folder: string,
  launch: (options: { dataFolder: string }) => Promise<AppModel>,
) {
  const small = new SmallDisk(join(folder, 'disk'))
  disk = small
  const dataFolder = join(small.path, 'data')
  const first = await launch({ dataFolder })
  const number = await first.writeInvoice({ description: 'Brand identity' })
  await first.running.close()
  spoil(small)
  return { small, number, app: await launch({ dataFolder }) }
}

test('on a full disk data is read-only, a draft can be written elsewhere, and saving resumes with free space', async ({
  launch,
  folder,
}) => {
  const { small, number, app } = await writeThen(each => each.fill(), folder, launch)
  await expect(notice(app)).toContainText(text('data.read-only.disk-full'))
  await app.inList(number).click()
  await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  await expect(app.preview).toBeVisible()

  await app.line(1, 'description').fill('Brand identity and more')
  await expect(app.page.getByText(text('save.failed', { reason: text('store.disk_full') }))).toBeVisible()
  await notice(app)
    .getByRole('button', { name: text('data.elsewhere') })
    .click()
  await expect(notifications(app).getByText(savedElsewhere)).toBeVisible()
  await notice(app)
    .getByRole('button', { name: text('data.export') })
    .click()
  await expect(notifications(app).getByText(containing(text('data.exported', { path: any })))).toBeVisible()
  const downloads = join(folder, 'home', 'Downloads')
  const [saved = ''] = (await readdir(downloads)).filter(name => name.endsWith('.json'))
  expect(await readFile(join(downloads, saved), 'utf8')).toContain('Brand identity and more')

  await app.submitTest.click()
  const editor = app.page.getByRole('main', { name: text('region.editor') })
  await expect(editor.getByText(text('data.read-only.submit'))).toBeVisible()

  await notice(app)
    .getByRole('button', { name: text('save.again') })
    .click()
  await expect(editor.getByText(text('data.read-only.still.disk-full'))).toBeVisible()
  small.grow()
  await notice(app)
    .getByRole('button', { name: text('save.again') })
    .click()
  await expect(notice(app)).toBeHidden()
  await expect(app.saved).toBeVisible()
  await app.running.close()

  const again = await launch({ dataFolder: join(small.path, 'data') })
  await again.inList(number).click()
  await expect(again.line(1, 'description')).toHaveValue('Brand identity and more')
})

test('on a read-only volume a window with unsaved changes asks before closing', async ({
  launch,
  folder,
}) => {
  const { number, app } = await writeThen(each => each.makeReadOnly(), folder, launch)
  await expect(notice(app)).toContainText(text('data.read-only.write-protected'))
  await app.inList(number).click()
  await app.line(1, 'description').fill('Brand identity and more')
  const closed = app.running.close()
  const question = app.page.getByRole('alertdialog', { name: text('unsaved.title') })
  await expect(question).toContainText(text('store.read_only'))
  await question.getByRole('button', { name: text('data.elsewhere') }).click()
  await expect(notifications(app).getByText(savedElsewhere)).toBeVisible()
  // The window may close before the click is acknowledged.
  const lose = question.getByRole('button', { name: text('unsaved.close') }).click()
  await Promise.all([closed, lose.catch(() => undefined)])
})

test('passes axe with read-only data', async ({ launch, folder }) => {
  const { app } = await writeThen(each => each.fill(), folder, launch)
  await expect(notice(app)).toBeVisible()
  await expect(app.preview).toBeVisible()
  expect(await violationsOf(app.page)).toEqual([])
})
