import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { AppModel } from '../../models/app.ts'
import { violationsOf } from '../../models/axe.ts'
import { text, textsIn } from '../../models/texts.ts'
import { layoutFaults } from '../../views/layout-faults.ts'

const language = 'ar-XB'
const arabic = await textsIn(language)

/** Returns the window of the open document, from right to left. */
async function mirror(app: AppModel): Promise<void> {
  await app.page.evaluate(code => window.billwright.saveSettings({ language: code }), language)
  await app.reload()
  await expect(app.page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(app.page.locator('html')).toHaveAttribute('lang', language)
}

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const region = (page: Page, name: string) => page.locator(`[data-region="${name}"]`)
const page1 = (page: Page) => page.locator('[data-region="preview"] [data-page-view]').first()
const picture = (page: Page) =>
  page1(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

/** Returns the position of the highlight of the focused line on the page, and the width of the page. */
async function bandOf(page: Page): Promise<number[]> {
  const [band, paper] = [await boxOf(page.locator('[data-edited]')), await boxOf(page1(page))]
  return [band.x - paper.x, band.y - paper.y, band.width, paper.width].map(Math.round)
}

async function dragBy(page: Page, target: Locator, x: number): Promise<void> {
  const { x: left, y: top, width, height } = await boxOf(target)
  const [from, at] = [left + width / 2, top + height / 2]
  await page.mouse.move(from, at)
  await page.mouse.down()
  await page.mouse.move(from + x / 2, at)
  await page.mouse.move(from + x, at)
  await page.mouse.up()
}

/** The page is drawn again some time after a change of its width. */
async function settledPicture(page: Page): Promise<string> {
  let shown = ''
  await expect
    .poll(
      async () => {
        const before = shown
        shown = await picture(page)
        return shown === before
      },
      { intervals: [700] },
    )
    .toBe(true)
  return shown
}

test('panes and splitters are mirrored, and the page of the preview is not', async ({ app }) => {
  const { page } = app
  await app.writeInvoice()
  await expect(page1(page).locator('canvas')).toBeVisible()
  await expect(page1(page)).toHaveAttribute('data-revision', /./)
  await app.line(1, 'unit price').focus()
  // else the preview gets what the names in the rail leave, which differ in their length
  await page.getByRole('separator', { name: text('splitter.preview') }).press('ArrowRight')
  await app.line(1, 'unit price').focus()
  const before = { picture: await settledPicture(page), band: await bandOf(page) }
  await mirror(app)

  await test.step('the panes are in the opposite order', async () => {
    const rail = page.getByRole('navigation', { name: arabic('region.places') })
    const order = [region(page, 'preview'), region(page, 'editor'), region(page, 'list'), rail]
    const boxes = await Promise.all(order.map(boxOf))
    expect(boxes[0]?.x).toBe(0)
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.x).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0)
    expect(boxes.at(-1)?.right).toBe(page.viewportSize()?.width)
  })

  await test.step('the page is the same, and a click on it reaches its field', async () => {
    await page.getByLabel(arabic('lines.cell.unit_price', { line: 1 }), { exact: true }).focus()
    expect(await settledPicture(page)).toBe(before.picture)
    expect(await bandOf(page)).toEqual(before.band)
    const band = await boxOf(page.locator('[data-edited]'))
    await page.keyboard.press('Escape')
    await page.mouse.click(band.x + band.width / 2, band.y + band.height / 2)
    await expect(page.locator('[data-row]:focus')).toHaveAttribute('data-field', /./)
  })

  await test.step('splitters follow the pointer and the keys', async () => {
    const sidebar = page.getByRole('separator', { name: arabic('splitter.sidebar') })
    const preview = page.getByRole('separator', { name: arabic('splitter.preview') })
    const widthOf = async (splitter: Locator) => Number(await splitter.getAttribute('aria-valuenow'))
    for (const [splitter, wider] of [
      [sidebar, 'ArrowLeft'],
      [preview, 'ArrowRight'],
    ] as const) {
      const value = await widthOf(splitter)
      const { x } = await boxOf(splitter)
      const sign = wider === 'ArrowLeft' ? -1 : 1
      await dragBy(page, splitter, 40 * sign)
      await expect(splitter).toHaveAttribute('aria-valuenow', String(value + 40))
      expect((await boxOf(splitter)).x).toBeCloseTo(x + 40 * sign, 0)
      await splitter.press(wider)
      await expect(splitter).toHaveAttribute('aria-valuenow', String(value + 56))
      await splitter.press(wider === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft')
      await splitter.press(wider === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft')
      await expect(splitter).toHaveAttribute('aria-valuenow', String(value + 24))
    }
  })
})

test.describe('without the preview', () => {
  test.use({ hidesPreview: true })

  test('lines, numbers, calendar and titles of columns are used from right to left', async ({ app }) => {
    const { page } = app
    const { keyboard } = page
    await app.writeInvoice({ description: 'First (1)', quantity: '-2', price: '1250.50' })
    await app.line(1, 'unit price').press('Enter')
    await app.line(2, 'description').fill('Second')
    await app.line(2, 'unit price').fill('3')
    await keyboard.press('ControlOrMeta+s')
    await expect(app.saved).toBeVisible()
    await mirror(app)
    const cell = (line: number, field: 'description' | 'quantity' | 'unit_price') =>
      page.getByLabel(arabic(`lines.cell.${field}`, { line }), { exact: true })

    await test.step('the first column is at the right, and numbers end below each other', async () => {
      const [description, quantity, price] = await Promise.all([
        boxOf(cell(1, 'description')),
        boxOf(cell(1, 'quantity')),
        boxOf(cell(1, 'unit_price')),
      ])
      expect(quantity.right).toBeLessThanOrEqual(description.x)
      expect(price.right).toBeLessThanOrEqual(quantity.x)
      await expect(cell(1, 'quantity')).toHaveCSS('direction', 'ltr')
      await expect(cell(1, 'quantity')).toHaveCSS('text-align', 'end')
      await expect(cell(1, 'description')).toHaveCSS('direction', 'ltr')
      const ends = await page.locator('tr[data-line] td:nth-last-child(2)').evaluateAll(cells =>
        cells.map(each => {
          const text = document.createRange()
          text.selectNodeContents(each)
          return Math.round(text.getBoundingClientRect().right)
        }),
      )
      expect(new Set(ends).size).toBe(1)
    })

    await test.step('keys lead up and down, and a line is dragged', async () => {
      await cell(1, 'description').press('ArrowDown')
      await expect(cell(2, 'description')).toBeFocused()
      await keyboard.press('ArrowUp')
      await expect(cell(1, 'description')).toBeFocused()
      await cell(2, 'description').hover()
      const handle = page.getByRole('button', { name: arabic('lines.handle', { line: 2 }) })
      const table = await boxOf(page.locator('table:has(tr[data-line])'))
      expect((await boxOf(handle)).x).toBeGreaterThan((await boxOf(cell(2, 'description'))).x)
      expect((await boxOf(handle)).x).toBeGreaterThan(table.x + table.width / 2)
      await handle.hover()
      await handle.dragTo(cell(1, 'description'), { targetPosition: { x: 20, y: 2 } })
      await expect(cell(1, 'description')).toHaveValue('Second')
      await expect(cell(2, 'description')).toHaveValue('First (1)')
    })

    await test.step('the left arrow leads to the next day', async () => {
      const issued = page.getByLabel(arabic('field.issue-date'), { exact: true })
      await issued.fill('2026-01-15')
      await issued.press('ArrowDown')
      const calendar = page.getByRole('dialog', { name: arabic('calendar.label') })
      const shown = calendar.locator('td button:focus')
      await expect(shown).toHaveText('15')
      expect(await violationsOf(page)).toEqual([])
      const { x } = await boxOf(shown)
      await keyboard.press('ArrowLeft')
      await expect(shown).toHaveText('16')
      expect((await boxOf(shown)).x).toBeLessThan(x)
      await keyboard.press('ArrowRight')
      await keyboard.press('ArrowRight')
      await expect(shown).toHaveText('14')
      expect((await boxOf(calendar)).right).toBeCloseTo((await boxOf(issued)).right, -1)
      await keyboard.press('Escape')
    })

    await test.step('a sentence keeps the order of a number in it', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\u2068.+\u2069/)
    })

    await test.step('the list of documents', async () => {
      const places = page.getByRole('navigation', { name: arabic('region.places') })
      await places.getByRole('button', { name: arabic('place.invoices') }).click()
      const head = page.getByRole('grid').getByRole('columnheader').getByRole('button')
      await head.first().focus()
      const { x } = await boxOf(head.first())
      await keyboard.press('ArrowLeft')
      await expect(head.nth(1)).toBeFocused()
      expect((await boxOf(head.nth(1))).x).toBeLessThan(x)
      await keyboard.press('ArrowRight')
      await expect(head.first()).toBeFocused()
      // the brackets of a pseudo-language separate a name from the text that contains it
      const violations = (await violationsOf(page)).filter(({ id }) => id !== 'label-content-name-mismatch')
      expect(violations).toEqual([])
      for (const width of [960, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const faults = await layoutFaults(page)
        expect(faults.filter(fault => /window scrolls|out of sight|covered/.test(fault))).toEqual([])
      }
    })
  })

  test('an address reads in its own direction, and begins where its name does', async ({ app }) => {
    const { page } = app
    await app.writeInvoice()
    await app.openParty('From')
    await page.getByLabel(text('party.from.name'), { exact: true }).fill('Muster')
    await page.getByLabel(text('party.address'), { exact: true }).fill('Lange Str. 1\n10115 Berlin')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(app.saved).toBeVisible()
    await mirror(app)
    const address = page.locator('[data-party="seller"] address')
    const [name, street, city] = await Promise.all([
      boxOf(address.locator('strong bdi')),
      boxOf(address.getByText('Lange Str. 1')),
      boxOf(address.getByText('10115 Berlin')),
    ])
    expect(city.y).toBe(street.y)
    expect(city.x).toBeGreaterThanOrEqual(street.right)
    expect(city.right).toBeCloseTo(name.right, 0)
  })
})

test('the arrow keys choose among tabs in the order that is shown', { tag: '@extended' }, async ({
  app,
  service,
}) => {
  const { page } = app
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await app.writeInvoice()
  await mirror(app)
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  const [preview, delivered] = [
    page.getByRole('tab', { name: arabic('delivered.tab.preview') }),
    page.getByRole('tab', { name: arabic('delivered.tab') }),
  ]
  await expect(delivered).toHaveAttribute('aria-selected', 'true')
  expect((await boxOf(delivered)).x).toBeLessThan((await boxOf(preview)).x)
  await delivered.focus()
  await page.keyboard.press('ArrowRight')
  await expect(preview).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(delivered).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
})
