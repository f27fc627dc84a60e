import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Draft } from '#core/draft/draft.ts'
import { flat, hasTool, pictureOf, textOf } from '#pdf/testing/pdf-tools.ts'
import { differenceOf } from '#pdf/testing/pixels.ts'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { any, anyNumber, beginningWith, containing, counted, text, valueIn } from '../../models/texts.ts'

const line = (number: number) => ({
  description: `Proof ${number}`,
  quantity: '1',
  unit_price: `${number}`,
  tax_rate: '19',
})

/** Opens an invoice with this number of line items. */
async function openLong(app: AppModel, count: number, more: Partial<Draft> = {}): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => line(index + 1))
  const draft: Draft = { template: 'minimal', invoice_number: 'LONG-1', items, currency: 'EUR', ...more }
  await app.page.evaluate(async written => {
    const made = await window.billwright.createInvoice({})
    if (!made.ok) throw new Error(made.error.code)
    const { id, revision } = made.value
    await window.billwright.saveInvoice({ id, revision, draft: written })
  }, draft)
  await app.reload()
  await expect(app.preview.locator('canvas')).toBeVisible()
}

const viewport = (page: Page) => page.locator('[data-region="preview"] div[tabindex="0"]:not([role])')
const sheet = (page: Page, number: number) =>
  page.getByRole('img', { name: beginningWith(text('preview.page', { page: number, count: anyNumber })) })
const first = beginningWith(text('preview.page', { page: 1, count: anyNumber }))
const zoomOf = (page: Page) =>
  page.getByLabel(containing(text('preview.zoom.label', { percent: any, fit: any })))
const edited = (page: Page) => page.locator('[data-edited]')
const scrollTop = (page: Page) => viewport(page).evaluate(element => Math.round(element.scrollTop))
const revision = async (page: Page, number: number) =>
  Number(await sheet(page, number).getAttribute('data-revision'))

/** Returns where the first page shows a field, on the screen. */
async function positionOf(app: AppModel, path: string): Promise<{ x: number; y: number }> {
  const { regions, size } = await previewOfFirst(app.page)
  const region = regions.find(each => each.path === path)
  const box = await app.preview.boundingBox()
  if (!region || !box) throw new Error(`${path} is not on the page`)
  const scale = box.width / size.width
  return {
    x: box.x + (region.x + region.width / 2) * scale,
    y: box.y + (region.y + region.height / 2) * scale,
  }
}

test('one band marks the focused line on the page, and a click on the page focuses its field', async ({
  app,
}) => {
  await openLong(app, 30)
  await app.line(3, 'description').click()
  await expect(edited(app.page)).toHaveCount(1)
  const band = await edited(app.page).boundingBox()
  if (!band) throw new Error('nothing is marked')
  const there = await positionOf(app, 'items[2].description')
  const price = await positionOf(app, 'items[2].unit_price')
  for (const { x, y } of [there, price]) {
    expect(x).toBeGreaterThan(band.x)
    expect(x).toBeLessThan(band.x + band.width)
    expect(y).toBeGreaterThan(band.y)
    expect(y).toBeLessThan(band.y + band.height)
  }

  await app.number.click()
  await expect(edited(app.page).first()).toBeVisible()
  expect(await edited(app.page).first().boundingBox()).not.toEqual(band)

  await app.page.mouse.move(there.x, there.y)
  await expect(viewport(app.page)).toHaveAttribute('data-on-field', '')
  await app.page.mouse.click(there.x, there.y)
  await expect(app.line(3, 'description')).toBeFocused()
})

test('the initially focused line item is highlighted on the page', async ({ launch }) => {
  const app = await launch()
  await app.page.getByRole('button', { name: text('welcome.sample') }).click()
  await expect(app.line(1, 'description')).toBeFocused()
  await expect(app.preview.locator('canvas')).toBeVisible()
  await expect(edited(app.page)).toHaveCount(1)
})

for (const locale of ['he', 'ar']) {
  // both languages differ in shaping, which the layout tests compare
  const tag = locale === 'he' ? [] : ['@extended']
  test(`a click focuses its field on a right-to-left page: ${locale}`, { tag }, async ({ app }) => {
    await openLong(app, 6, { locale, items: [1, 2, 3, 4, 5, 6].map(line) })
    const paper = await app.preview.boundingBox()
    if (!paper) throw new Error('there is no page')
    const middle = paper.x + paper.width / 2
    const [description, price] = [
      await positionOf(app, 'items[3].description'),
      await positionOf(app, 'items[3].unit_price'),
    ]
    // Mirrored: the first column is at the right.
    expect(description.x).toBeGreaterThan(middle)
    expect(price.x).toBeLessThan(middle)
    expect(price.y).toBeCloseTo(description.y, -1)

    for (const [field, { x, y }] of [
      ['description', description],
      ['unit price', price],
    ] as const) {
      await app.number.click()
      await app.page.mouse.move(x, y)
      await expect(viewport(app.page)).toHaveAttribute('data-on-field', '')
      await app.page.mouse.click(x, y)
      await expect(app.line(4, field)).toBeFocused()
    }
  })
}

test('a click on a late page of a long invoice scrolls the editor to its line, and typing keeps the position of the page', {
  tag: '@extended',
}, async ({ app }) => {
  await openLong(app, 1000)
  await app.page.getByLabel(text('preview.jump')).fill('20')
  await app.page.getByLabel(text('preview.jump')).press('Enter')
  await expect(sheet(app.page, 20).locator('canvas')).toBeVisible()
  const box = await sheet(app.page, 20).boundingBox()
  if (!box) throw new Error('page 20 is not on the viewport')
  // A line item a third down the page.
  await app.page.mouse.click(box.x + box.width * 0.15, box.y + box.height / 3)
  const focused = app.page.locator('textarea:focus')
  await expect(focused).toHaveAttribute(
    'aria-label',
    counted(line => text('lines.cell.description', { line })),
  )
  await expect(focused).toBeInViewport()
  await expect(edited(app.page).first()).toBeInViewport()

  const before = await scrollTop(app.page)
  const from = await revision(app.page, 20)
  await app.page.keyboard.type(' more words')
  await expect.poll(() => revision(app.page, 20)).toBeGreaterThan(from)
  expect(await scrollTop(app.page)).toBe(before)
  await expect(app.page.getByLabel(text('preview.jump'))).toHaveValue('20')
})

test('Enter in the preview focuses the first visible field', async ({ app }) => {
  await openLong(app, 200)
  await viewport(app.page).focus()
  await app.page.keyboard.press('End')
  await expect(app.page.getByLabel(text('preview.jump'))).not.toHaveValue('1')
  await expect(app.page.locator('[data-page-view]').last().locator('canvas')).toBeVisible()
  await app.page.keyboard.press('Enter')
  await expect(app.page.locator('main :focus')).toBeVisible()
})

test('after fast typing the page shows the last keystroke', async ({ app }) => {
  await openLong(app, 200)
  await app.line(1, 'description').click()
  await app.page.keyboard.press('End')
  await app.page.keyboard.type(' quickly typed', { delay: 0 })
  await app.page.getByRole('button', { name: text('preview.text') }).click()
  await expect(app.page.getByRole('region', { name: first })).toContainText('Proof 1 quickly typed')
  // The text of the whole document, not only of the visible pages.
  await expect(app.page.getByText(/^Proof 200\b/).last()).toBeAttached()
})

/** the rendered page without overlays */
const pixelsOf = (page: Page, number: number) =>
  sheet(page, number)
    .locator('canvas')
    .evaluate(async canvas => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no picture')
      const picture = await createImageBitmap(canvas)
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      context?.drawImage(picture, 0, 0)
      const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? []
      return [picture.width, picture.height, ...data].join(' ')
    })

test('a page after many keystrokes equals a newly opened one and has few fonts', {
  tag: '@extended',
}, async ({ app }) => {
  await openLong(app, 3)
  const { page } = app
  await app.line(2, 'description').click()
  await page.keyboard.press('End')
  for (const letter of ' Größe Ünïcödé Ωµ 漢字 fi → «xyz» Größe') {
    const before = await revision(page, 1)
    await page.keyboard.insertText(letter)
    await expect.poll(() => revision(page, 1)).toBeGreaterThan(before)
  }
  await page.getByLabel(text('list.search')).focus()
  const typed = await pixelsOf(page, 1)
  const typefaces = await Promise.all(
    page
      .workers()
      .map(worker => worker.evaluate(() => (self as unknown as { fonts: Set<unknown> }).fonts.size)),
  )
  expect(Math.max(...typefaces)).toBeGreaterThan(0)
  expect(Math.max(...typefaces)).toBeLessThanOrEqual(16)
  await app.reload()
  await expect(app.preview.locator('canvas').first()).toBeVisible()
  await expect.poll(async () => (await pixelsOf(page, 1)) === typed).toBe(true)
})

test('zoom by buttons, keys and wheel; fit to width and whole page', { tag: '@extended' }, async ({
  app,
}) => {
  await openLong(app, 1)
  const { page } = app
  const size = zoomOf(page)
  const fitted = await size.innerText()
  const width = async () => Math.round((await app.preview.boundingBox())?.width ?? 0)
  const fittedWidth = await width()

  await page.getByRole('button', { name: text('preview.zoom-in'), exact: true }).click()
  await expect(size).not.toHaveText(fitted)
  await expect.poll(width).toBeGreaterThan(fittedWidth)
  await viewport(page).focus()
  await page.keyboard.press('ControlOrMeta+0')
  await expect(size).toHaveText(fitted)
  await page.keyboard.press('ControlOrMeta+-')
  await expect.poll(width).toBeLessThan(fittedWidth)

  await page.getByRole('button', { name: text('preview.fit-width') }).click()
  await page.getByRole('button', { name: text('preview.fit-page') }).click()
  const view = await viewport(page).boundingBox()
  await expect
    .poll(async () => (await app.preview.boundingBox())?.height)
    .toBeLessThanOrEqual(view?.height ?? 0)

  await page.getByRole('button', { name: text('preview.fit-width') }).click()
  await app.preview.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(width).toBeGreaterThan(fittedWidth)
})

test('large pages free their memory outside the viewport', { tag: '@extended' }, async ({ app }) => {
  await openLong(app, 400)
  const { page } = app
  await viewport(page).focus()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('+')
  await expect(zoomOf(page)).toHaveText(text('preview.zoom', { percent: 400 }))
  for (const share of [0.1, 0.2, 0.4, 0.6, 0.8, 0.95]) {
    await viewport(page).evaluate((element, at) => {
      element.scrollTop = element.scrollHeight * at
    }, share)
    await expect(async () => {
      const number = Number(await page.getByLabel(text('preview.jump')).inputValue())
      await expect(sheet(page, number).locator('canvas')).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  const pixels = () =>
    page
      .locator('[data-page-view] canvas')
      .evaluateAll(all => all.map(each => (each instanceof HTMLCanvasElement ? each.width * each.height : 0)))
  await expect.poll(async () => (await pixels()).length).toBeLessThanOrEqual(2)
  expect((await pixels()).length).toBeGreaterThan(0)
  for (const each of await pixels()) expect(each).toBeLessThanOrEqual(6_000_000)
})

test('returning from the text view restores zoom and scroll position', { tag: '@extended' }, async ({
  app,
}) => {
  await openLong(app, 200)
  const { page } = app
  await page.getByLabel(text('preview.jump')).fill('4')
  await page.getByLabel(text('preview.jump')).press('Enter')
  await expect(sheet(page, 4).locator('canvas')).toBeVisible()
  const [size, top] = [await zoomOf(page).innerText(), await scrollTop(page)]
  await page.getByRole('button', { name: text('preview.text') }).click()
  await expect(
    page.getByRole('region', {
      name: beginningWith(text('preview.page', { page: 4, count: anyNumber })),
    }),
  ).toBeAttached()
  await expect(zoomOf(page)).toHaveText(size)
  await expect(page.getByRole('button', { name: text('preview.zoom-in'), exact: true })).toBeDisabled()
  await page.getByRole('button', { name: text('preview.text.back') }).click()
  await expect(zoomOf(page)).toHaveText(size)
  expect(await scrollTop(page)).toBe(top)
  await expect(page.getByLabel(text('preview.jump'))).toHaveValue('4')
})

test('text on the page can be selected and copied', async ({ app }) => {
  await openLong(app, 3)
  const word = app.preview.locator('[data-text-layer] span', { hasText: 'Proof 2' })
  await expect(word).toHaveCount(1)
  await word.dblclick()
  expect(await app.page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^(Proof|2)$/)
})

for (const [locale, description] of [
  ['he', 'כולל קבצי לוגו וגם הדפסה'],
  ['ar', 'تصميم الشعار والهوية البصرية'],
] as const) {
  const tag = locale === 'ar' ? [] : ['@extended']
  test(`copied right-to-left text has spaces between words: ${locale}`, { tag }, async ({ app }) => {
    await openLong(app, 1, { locale, items: [{ ...line(1), description }] })
    await expect(app.preview.locator('[data-text-layer] span').first()).toBeAttached()
    const copied = await app.preview.locator('[data-text-layer]').evaluate(words => {
      getSelection()?.selectAllChildren(words)
      return getSelection()?.toString()
    })
    expect(copied).toContain(description)
    await app.page.getByRole('button', { name: text('preview.text') }).click()
    await expect(app.page.getByRole('region', { name: first })).toContainText(description)
  })
}

test('an invalid invoice is previewed', async ({ app }) => {
  await openLong(app, 2)
  const from = await revision(app.page, 1)
  await app.line(1, 'quantity').fill('many')
  await app.line(2, 'description').fill('')
  await expect.poll(() => revision(app.page, 1)).toBeGreaterThan(from)
  await app.page.getByRole('button', { name: text('preview.text') }).click()
  await expect(app.page.getByRole('region', { name: first })).toContainText('Proof 1')
})

test('Save PDF writes every page of the preview', async ({ app }) => {
  await openLong(app, 200)
  await app.page.keyboard.press('ControlOrMeta+Shift+s')
  const saved = app.page
    .getByRole('region', { name: text('toast.region') })
    .getByText(containing(text('receipt.saved', { path: any })))
  await expect(saved).toBeVisible()
  const bytes = await readFile(valueIn(await saved.innerText(), text('receipt.saved', { path: any })))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { pages } = await app.page.evaluate(async () => {
    const list = await window.billwright.listInvoices({})
    const open = await window.billwright.openInvoice({ id: (list.ok && list.value[0]?.id) || '' })
    if (!open.ok) throw new Error(open.error.code)
    const answer = await window.billwright.preview({
      session: crypto.randomUUID(),
      revision: 1,
      content: { draft: open.value.draft },
      pages: { first: 0, last: 0 },
      field: null,
    })
    return { pages: answer.ok ? answer.value.pageCount : 0 }
  })
  await expect(app.page.getByText(text('preview.of', { count: pages }), { exact: true })).toBeVisible()
})

test('Print opens the whole file, with the pages of the preview, in the viewer', {
  tag: '@extended',
}, async ({ app }) => {
  await openLong(app, 120)
  await app.line(1, 'description').click()
  await app.page.keyboard.press('End')
  await app.page.keyboard.insertText(' typed just now')
  await app.page.keyboard.press('ControlOrMeta+p')
  await expect.poll(() => app.running.opened()).toHaveLength(1)
  const [path = ''] = await app.running.opened()
  expect(path).toMatch(/LONG-1.*\.pdf$/)
  const printed = await readFile(path)

  const { pageCount, bytes } = await previewOfFirst(app.page)
  expect(pageCount).toBeGreaterThan(3)
  await expect(app.page.getByText(text('preview.of', { count: pageCount }), { exact: true })).toBeVisible()
  test.skip(!hasTool('pdftotext') || !hasTool('pdftoppm'), 'poppler-utils is not installed')
  const [shown, whole] = [textOf(Buffer.from(bytes, 'base64')), textOf(printed)]
  expect(whole).toHaveLength(pageCount)
  expect(whole.map(flat)).toEqual(shown.map(flat))
  expect(whole[0]).toContain('Proof 1 typed just now')
  for (let page = 1; page <= pageCount; page += 1) {
    const at = ['-r', '40', '-f', `${page}`, '-l', `${page}`]
    const [one, other] = [pictureOf(Buffer.from(bytes, 'base64'), ...at), pictureOf(printed, ...at)]
    expect(differenceOf(one, other)).toBe(0)
  }
})

/** Previews all pages of the newest invoice. */
const previewOfFirst = (page: Page) =>
  page.evaluate(async () => {
    const list = await window.billwright.listInvoices({})
    const open = await window.billwright.openInvoice({ id: (list.ok && list.value[0]?.id) || '' })
    if (!open.ok) throw new Error(open.error.code)
    const answer = await window.billwright.preview({
      session: crypto.randomUUID(),
      revision: 1,
      content: { draft: open.value.draft },
      pages: { first: 0, last: 39 },
      field: null,
    })
    if (!answer.ok) throw new Error(answer.error.code)
    const { pageCount, bytes, regions, size } = answer.value
    return {
      pageCount,
      regions,
      size,
      bytes: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')),
    }
  })
