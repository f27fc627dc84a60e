import { describe, expect, test } from 'vitest'
import { contrastOf, legibleContrast } from '#core/contrast.ts'
import type { Renderable } from '#core/renderable.ts'
import type { Page, Rectangle, TextLine } from '#render/display-list.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { renderInvoice } from './render-invoice.ts'
import { bareInvoice, sampleInvoice, templateNamed, templateNames } from './testing/invoices.ts'

const layOut = (name: string, invoice: Renderable) =>
  layOutInvoice(invoice, templateNamed(name), { mark: 'TEST' })
const withItems = (count: number, invoice = sampleInvoice('full')): Renderable => ({
  ...invoice,
  items: Array.from({ length: count }, (_, index) => invoice.items[index % invoice.items.length] ?? never()),
})

interface Set {
  text: TextLine
  top: number
  ground: string
}

/** Each line of text with the colour that it stands on. */
function textsOf({ placed }: Page): Set[] {
  const grounds: { rectangle: Rectangle; top: number }[] = []
  const texts: Set[] = []
  for (const { y, box } of placed) {
    for (const operation of box.operations) {
      const top = y + operation.top
      if (operation.kind === 'rectangle') grounds.push({ rectangle: operation, top })
      if (operation.kind !== 'text' || operation.words.length === 0) continue
      const middle = { x: operation.x + operation.width / 2, y: top + operation.style.leading / 2 }
      const below = grounds.findLast(
        ({ rectangle: { x, width, height }, top: above }) =>
          x <= middle.x && middle.x <= x + width && above <= middle.y && middle.y <= above + height,
      )
      texts.push({ text: operation, top, ground: below?.rectangle.color ?? '#ffffff' })
    }
  }
  return texts
}

const accents = [undefined, '#e8a200', '#ffff99', '#0a0a0a', '#ff0000', '#7f7f7f', '#00c4cc'] as const

describe.each(templateNames)('%s', name => {
  test.each(accents)('is legible in %s', accent => {
    const invoice = { ...withItems(8), tax_note: 'Reverse charge', ...(accent && { accent_color: accent }) }
    for (const page of layOut(name, invoice).list.pages)
      for (const { text, ground } of textsOf(page))
        expect(
          contrastOf(text.style.color, ground),
          `${text.words.map(word => word.text).join('')} in ${text.style.color} on ${ground}`,
        ).toBeGreaterThanOrEqual(legibleContrast)
  })

  test('takes an accent: something in it changes, and nothing else but colours does', () => {
    const shapes = (accent_color?: string) =>
      layOut(name, { ...withItems(3), ...(accent_color && { accent_color }) }).list.pages.flatMap(
        ({ placed }) =>
          placed.flatMap(({ y, box }) =>
            box.operations.map(({ kind, x, top, width }) => [kind, x, y + top, width].join()),
          ),
      )
    const colors = (accent_color?: string) =>
      new Set(
        layOut(name, { ...withItems(3), ...(accent_color && { accent_color }) }).list.pages.flatMap(page =>
          textsOf(page).map(({ text }) => text.style.color),
        ),
      )
    expect(shapes('#8a1c4a')).toEqual(shapes())
    expect(colors('#8a1c4a')).not.toEqual(colors())
  })

  test('a pale accent is told, and a strong one is not', () => {
    const codes = (accent_color: string) =>
      layOut(name, { ...bareInvoice(), accent_color }).warnings.map(({ path, code, severity }) => [
        path,
        code,
        severity,
      ])
    expect(codes('#e8a200')).toEqual([['accent_color', 'accent_darkened', 'info']])
    expect(codes('#8a1c4a')).toEqual([])
  })

  test.each(['sans', 'serif'] as const)('is set in %s alone where the document asks for it', typeface => {
    const pages = layOut(name, { ...withItems(3), typeface }).list.pages
    const families = new Set(pages.flatMap(textsOf).map(({ text }) => text.style.font.family))
    expect([...families]).toEqual([typeface])
  })

  test('comes on A4 and on Letter, whatever its own paper is', () => {
    const sizeOn = (paper: 'A4' | 'Letter') => {
      const { width, height } = layOut(name, { ...withItems(30), paper }).list
      return [Math.round(width), Math.round(height)]
    }
    expect([sizeOn('A4'), sizeOn('Letter')]).toEqual([
      [595, 842],
      [612, 792],
    ])
  })

  test.each([1, 8, 30, 300])('keeps %d lines on the sheet, bare and full, without a warning', async count => {
    for (const invoice of [withItems(count, bareInvoice()), withItems(count)])
      for (const paper of ['A4', 'Letter'] as const) {
        const { list, warnings } = layOut(name, { ...invoice, paper })
        expect(warnings).toEqual([])
        const { right, left } = templateNamed(name).page.margins
        for (const { text, top } of list.pages.flatMap(textsOf)) {
          expect(text.x).toBeGreaterThanOrEqual(left - 0.1)
          expect(text.x + text.width).toBeLessThanOrEqual(list.width - right + 0.1)
          expect(top).toBeGreaterThan(0)
          expect(top + text.style.leading).toBeLessThan(list.height)
        }
      }
  })

  test('sets figures that stand above each other in figures of one width', () => {
    const cells = layOut(name, withItems(8))
      .list.pages.flatMap(textsOf)
      .filter(({ text }) => text.role === 'table-cell' && /\.(quantity|unit_price)$/.test(text.path ?? ''))
    expect(cells.length).toBeGreaterThan(8)
    expect(cells.every(({ text }) => text.style.font.figures === 'tabular')).toBe(true)
  })

  test('puts a full invoice of five lines on one page, and a bare one too', async () => {
    expect((await renderInvoice(sampleInvoice('full'), templateNamed(name), { mark: null })).pageCount).toBe(
      1,
    )
    expect((await renderInvoice(bareInvoice(), templateNamed(name), { mark: null })).pageCount).toBe(1)
  })

  test.each([
    ['short', 'Thank you.', 1],
    ['long', Array.from({ length: 40 }, () => 'A line of notes that is not short.').join('\n'), 40],
  ])('shows %s notes once, in lines that are not broken without need', (_, notes, count) => {
    const lines = layOut(name, { ...sampleInvoice('full'), notes })
      .list.pages.flatMap(textsOf)
      .filter(({ text }) => text.path === 'notes')
    expect(lines.length).toBe(count)
  })

  test.each(['bare', 'full'] as const)('says on each page of a long %s invoice which one it is', kind => {
    const invoice = { ...withItems(60, sampleInvoice(kind)), invoice_number: 'X-4711' }
    const { list } = layOut(name, invoice)
    expect(list.pageCount).toBeGreaterThan(1)
    for (const page of list.pages) {
      const words = textsOf(page).map(({ text }) => text.words.map(word => word.text).join(''))
      expect(words.some(text => text.includes('X-4711'))).toBe(true)
    }
  })

  test.each(['de-DE', 'fr-FR', 'pl-PL'])('sets an account in figures as large as others, in %s', locale => {
    const full = sampleInvoice('full')
    const seller = { ...full.seller, iban: 'DE89370400440532013000' }
    const lines = layOut(name, { ...full, locale, seller }).list.pages.flatMap(textsOf)
    const sizeOf = (path: string) =>
      lines.filter(({ text }) => text.path === path).map(({ text }) => text.style.size)
    const [account = 0, ...more] = sizeOf('seller.iban')
    expect(more).toEqual([])
    expect(account).toBeGreaterThan((sizeOf('seller.bic')[0] ?? never()) * 0.89)
  })

  test('names its accent, so that a business can put its own in that place', () => {
    const { accent, palette } = templateNamed(name)
    expect(typeof palette[accent ?? '']).toBe('string')
  })
})

test('the letterhead puts the address into the window of a DIN 5008 form B, and marks the folds', () => {
  const [page = never()] = layOut('letterhead', sampleInvoice('full')).list.pages
  const millimetres = (points: number) => (points / 72) * 25.4
  const address = textsOf(page).filter(({ text }) => /^buyer\.(name|address|country)/.test(text.path ?? ''))
  expect(address.length).toBe(5)
  for (const { text, top } of address) {
    expect(millimetres(text.x)).toBeGreaterThanOrEqual(20)
    expect(millimetres(text.x + text.width)).toBeLessThanOrEqual(105)
    expect(millimetres(top)).toBeGreaterThanOrEqual(62.6)
    expect(millimetres(top + text.style.leading)).toBeLessThanOrEqual(90.1)
  }
  const marks = page.placed[0]?.box.operations.map(({ top, x }) => [millimetres(top), millimetres(x) < 10])
  expect(marks).toEqual([
    [expect.closeTo(105, 1), true],
    [expect.closeTo(210, 1), true],
  ])
})

test('compact needs a third fewer pages than any other for a long list', () => {
  const pagesOf = (name: string) => layOut(name, withItems(300)).list.pages.length
  for (const name of templateNames.filter(other => other !== 'compact'))
    expect(pagesOf('compact') * 1.5).toBeLessThan(pagesOf(name))
})

function never(): never {
  throw new Error('There is none')
}
