import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Draft } from '#core/draft.ts'
import { expect, test } from './fixtures.ts'
import type { AppModel } from './models/app.ts'

const line = (number: number) => ({
  description: `Proof ${number}`,
  quantity: '1',
  unit_price: `${number}`,
  tax_rate: '19',
})

/** An invoice of so many lines, written to disk as the program keeps it, and opened. */
async function openLong(app: AppModel, count: number, more: Partial<Draft> = {}): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => line(index + 1))
  const draft: Draft = { template: 'minimal', invoice_number: 'LONG-1', items, currency: 'EUR', ...more }
  await app.page.evaluate(async written => {
    const made = await window.billwright.createInvoice({})
    if (!made.ok) throw new Error(made.error.message)
    const { id, revision } = made.value
    await window.billwright.saveInvoice({ id, revision, draft: written })
  }, draft)
  await app.reload()
  await expect(app.preview.locator('canvas')).toBeVisible()
}

const desk = (page: Page) => page.locator('[data-region="preview"] div[tabindex="0"]:not([role])')
const sheet = (page: Page, number: number) =>
  page.getByRole('img', { name: new RegExp(`^Page ${number} of`) })
const edited = (page: Page) => page.locator('[data-edited]')
const scrollTop = (page: Page) => desk(page).evaluate(element => Math.round(element.scrollTop))
const revision = async (page: Page, number: number) =>
  Number(await sheet(page, number).getAttribute('data-revision'))

/** where a field stands on a page of the preview, as the outline of the field being edited says */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await edited(page).first().boundingBox()
  if (!box) throw new Error('no field is marked')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the field being edited is outlined on the page, and a click on the page leads to its field', async ({
  app,
}) => {
  await openLong(app, 30)
  await app.line(3, 'description').click()
  await expect(edited(app.page)).toHaveCount(1)
  const there = await middleOf(app.page)

  await app.number.click()
  await expect(edited(app.page).first()).toBeVisible()
  expect(await middleOf(app.page)).not.toEqual(there)

  await app.page.mouse.move(there.x, there.y)
  await expect(desk(app.page)).toHaveAttribute('data-on-field', '')
  await app.page.mouse.click(there.x, there.y)
  await expect(app.line(3, 'description')).toBeFocused()
})

test('a click on a late page of a long invoice scrolls the editor to its line', async ({ app }) => {
  await openLong(app, 1000)
  await app.page.getByLabel('Go to page').fill('20')
  await app.page.getByLabel('Go to page').press('Enter')
  await expect(sheet(app.page, 20).locator('canvas')).toBeVisible()
  const box = await sheet(app.page, 20).boundingBox()
  if (!box) throw new Error('page 20 is not on the desk')
  // some line of the table: a third down the page, at its left
  await app.page.mouse.click(box.x + box.width * 0.15, box.y + box.height / 3)
  const focused = app.page.locator('textarea:focus')
  await expect(focused).toHaveAttribute('aria-label', /^Line \d{3} description$/)
  await expect(focused).toBeInViewport()
  await expect(edited(app.page).first()).toBeInViewport()
})

test('from the preview, Enter leads to the first field in view', async ({ app }) => {
  await openLong(app, 200)
  await desk(app.page).focus()
  await app.page.keyboard.press('End')
  await expect(app.page.getByLabel('Go to page')).not.toHaveValue('1')
  await expect(app.page.locator('[data-sheet]').last().locator('canvas')).toBeVisible()
  await app.page.keyboard.press('Enter')
  await expect(app.page.locator('main :focus')).toBeVisible()
})

test('typing on page 20 of a long invoice leaves the page where it is', async ({ app }) => {
  await openLong(app, 1000)
  await app.page.getByLabel('Go to page').fill('20')
  await app.page.getByLabel('Go to page').press('Enter')
  const box = await sheet(app.page, 20).boundingBox()
  if (!box) throw new Error('page 20 is not on the desk')
  await expect(sheet(app.page, 20).locator('canvas')).toBeVisible()
  await app.page.mouse.click(box.x + box.width * 0.15, box.y + box.height / 3)
  await expect(app.page.locator('textarea:focus')).toBeVisible()
  const before = await scrollTop(app.page)
  const from = await revision(app.page, 20)
  await app.page.keyboard.type(' more words')
  await expect.poll(() => revision(app.page, 20)).toBeGreaterThan(from)
  expect(await scrollTop(app.page)).toBe(before)
  await expect(app.page.getByLabel('Go to page')).toHaveValue('20')
})

test('of keys that come faster than pages, the last one is on the page in the end', async ({ app }) => {
  await openLong(app, 200)
  await app.line(1, 'description').click()
  await app.page.keyboard.press('End')
  await app.page.keyboard.type(' quickly typed', { delay: 0 })
  await app.page.getByRole('button', { name: 'Read as text' }).click()
  await expect(app.page.getByRole('region', { name: /^Page 1 of/ })).toContainText('Proof 1 quickly typed')
  // the whole document is there to be read, not only what was on the screen
  await expect(app.page.getByText(/^Proof 200\b/).last()).toBeAttached()
})

test('zoom by buttons, keys and wheel; fit to width and whole page', async ({ app }) => {
  await openLong(app, 1)
  const { page } = app
  const size = page.getByLabel('Size of the page')
  const fitted = await size.innerText()
  const width = async () => Math.round((await app.preview.boundingBox())?.width ?? 0)
  const fittedWidth = await width()

  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(size).not.toHaveText(fitted)
  expect(await width()).toBeGreaterThan(fittedWidth)
  await desk(page).focus()
  await page.keyboard.press('ControlOrMeta+0')
  await expect(size).toHaveText(fitted)
  await page.keyboard.press('ControlOrMeta+-')
  expect(await width()).toBeLessThan(fittedWidth)

  await page.getByRole('button', { name: 'Whole page' }).click()
  const [paper, view] = [await app.preview.boundingBox(), await desk(page).boundingBox()]
  expect(paper?.height).toBeLessThanOrEqual(view?.height ?? 0)

  await page.getByRole('button', { name: 'Fit to width' }).click()
  await app.preview.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(width).toBeGreaterThan(fittedWidth)
})

test('words on the page can be selected and copied', async ({ app }) => {
  await openLong(app, 3)
  const word = app.preview.locator('[data-words] span', { hasText: 'Proof 2' })
  await expect(word).toHaveCount(1)
  await word.dblclick()
  expect(await app.page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^(Proof|2)$/)
})

for (const [locale, description] of [
  ['he', 'כולל קבצי לוגו וגם הדפסה'],
  ['ar', 'تصميم الشعار والهوية البصرية'],
] as const) {
  test(`words from right to left stay apart when they are copied or read: ${locale}`, async ({ app }) => {
    await openLong(app, 1, { locale, items: [{ ...line(1), description }] })
    await expect(app.preview.locator('[data-words] span').first()).toBeAttached()
    const copied = await app.preview.locator('[data-words]').evaluate(words => {
      getSelection()?.selectAllChildren(words)
      return getSelection()?.toString()
    })
    expect(copied).toContain(description)
    await app.page.getByRole('button', { name: 'Read as text' }).click()
    await expect(app.page.getByRole('region', { name: /^Page 1 of/ })).toContainText(description)
  })
}

test('an invoice with mistakes is still shown', async ({ app }) => {
  await openLong(app, 2)
  const from = await revision(app.page, 1)
  await app.line(1, 'quantity').fill('many')
  await app.line(2, 'description').fill('')
  await expect.poll(() => revision(app.page, 1)).toBeGreaterThan(from)
  await app.page.getByRole('button', { name: 'Read as text' }).click()
  await expect(app.page.getByRole('region', { name: /^Page 1 of/ })).toContainText('Proof 1')
})

test('Save PDF gives every page of what the preview shows', async ({ app }) => {
  await openLong(app, 200)
  await app.page.keyboard.press('ControlOrMeta+Shift+s')
  const saved = app.page.getByRole('region', { name: 'Notifications' }).getByText(/^Saved as /)
  await expect(saved).toBeVisible()
  const bytes = await readFile((await saved.innerText()).replace(/^Saved as /, ''))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const shown = await app.page.getByText(/^of \d+$/).innerText()
  const { pages } = await app.page.evaluate(async () => {
    const list = await window.billwright.listInvoices({})
    const open = await window.billwright.openInvoice({ id: (list.ok && list.value[0]?.id) || '' })
    if (!open.ok) throw new Error(open.error.message)
    const answer = await window.billwright.preview({
      session: crypto.randomUUID(),
      revision: 1,
      content: { draft: open.value.draft },
      pages: { first: 0, last: 0 },
      field: null,
    })
    return { pages: answer.ok ? answer.value.pageCount : 0 }
  })
  expect(shown).toBe(`of ${pages}`)
})
