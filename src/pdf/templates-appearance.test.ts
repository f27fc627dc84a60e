/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import { contrastRatio, legibleContrast, paperContrast } from '#core/contrast.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { runs } from '#core/testing/runs.ts'
import type { Page, Rectangle, TextLine } from '#render/model/display-list.ts'
import { layOutInvoice } from './document/lay-out-invoice.ts'
import { renderInvoice } from './document/render-invoice.ts'
import { bareInvoice, fullInvoice, sampleInvoice, templateNamed, templateNames } from './testing/invoices.ts'

const layOut = (name: string, invoice: RenderableInvoice) =>
  layOutInvoice(invoice, templateNamed(name), { watermark: 'TEST' })
const withItems = (count: number, invoice = sampleInvoice('full')): RenderableInvoice => ({
  ...invoice,
  items: Array.from({ length: count }, (_, index) => invoice.items[index % invoice.items.length] ?? never()),
})

interface Set {
  text: TextLine
  top: number
  ground: string
}

/** Returns each line of text with its background colour. */
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

/** Returns the payment code of a page with its box. */
function codeOf({ placed }: Page) {
  for (const { box } of placed) {
    const code = box.operations.find(each => each.kind === 'code')
    if (code) return { box, code }
  }
  return never()
}

const accents = [undefined, '#e8a200', '#ffff99', '#0a0a0a', '#ff0000', '#7f7f7f', '#767676', '#00c4cc'] as const

describe.each(templateNames)('%s', name => {
  test.each(accents)('is legible in %s, also under the watermark', accent => {
    const invoice = { ...withItems(8), tax_note: 'Reverse charge', ...(accent && { accent_color: accent }) }
    for (const page of layOut(name, invoice).list.pages)
      for (const { text, ground } of textsOf(page))
        expect(
          paperContrast(text.style.color, ground),
          `${text.words.map(word => word.text).join('')} in ${text.style.color} on ${ground}`,
        ).toBeGreaterThanOrEqual(legibleContrast)
  })

  test('an accent changes colours and nothing else', () => {
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

  test('warns about a pale accent only', () => {
    const codes = (accent_color: string) =>
      layOut(name, { ...bareInvoice(), accent_color }).warnings.map(({ path, code, severity }) => [
        path,
        code,
        severity,
      ])
    expect(codes('#e8a200')).toEqual([['accent_color', 'accent_darkened', 'info']])
    expect(codes('#8a1c4a')).toEqual([])
  })

  test.each(['sans', 'serif'] as const)('uses only %s if the document requests it', typeface => {
    const pages = layOut(name, { ...withItems(3), typeface }).list.pages
    const families = new Set(pages.flatMap(textsOf).map(({ text }) => text.style.font.family))
    expect([...families]).toEqual([typeface])
  })

  test('supports A4 and Letter', () => {
    const sizeOn = (paper: 'A4' | 'Letter') => {
      const { width, height } = layOut(name, { ...withItems(30), paper }).list
      return [Math.round(width), Math.round(height)]
    }
    expect([sizeOn('A4'), sizeOn('Letter')]).toEqual([
      [595, 842],
      [612, 792],
    ])
  })

  test.each([1, 8, 30, 300])(
    'keeps %d lines on the page, minimal and full, without a warning',
    async count => {
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
    },
  )

  test('uses tabular figures in columns', () => {
    const cells = layOut(name, withItems(8))
      .list.pages.flatMap(textsOf)
      .filter(({ text }) => text.role === 'table-cell' && /\.(quantity|unit_price)$/.test(text.path ?? ''))
    expect(cells.length).toBeGreaterThan(8)
    expect(cells.every(({ text }) => text.style.font.figures === 'tabular')).toBe(true)
  })

  test.each([
    ['A4', 10],
    ['Letter', 9],
  ] as const)('puts a full invoice on one page of %s up to %d lines', (paper, max) => {
    for (let lines = 1; lines <= max; lines += 1)
      expect(layOut(name, { ...fullInvoice(lines), paper }).list.pageCount, `${lines} lines`).toBe(1)
  })

  test('prints no text below 7 points, and no grey below 7.5', () => {
    for (const typeface of [undefined, 'sans', 'serif'] as const)
      for (const locale of ['en-GB', 'de-DE', 'ja-JP']) {
        const invoice = {
          ...fullInvoice(12),
          locale,
          tax_note: 'Reverse charge',
          ...(typeface && { typeface }),
        }
        for (const page of layOut(name, invoice).list.pages)
          for (const { text, ground } of textsOf(page)) {
            const words = text.words.map(word => word.text).join('')
            expect(text.style.size, words).toBeGreaterThanOrEqual(7)
            // lighter colours count as grey
            const isGrey = contrastRatio(text.style.color, ground) < 7
            if (isGrey) expect(text.style.size, words).toBeGreaterThanOrEqual(7.5 - 0.001)
          }
      }
  })

  test('has no page with a single row below a repeated head, for any number of rows', () => {
    // in the short run each number occurs in a third of the templates
    const first = 8 + runs(0, templateNames.indexOf(name) % 3)
    for (let lines = first; lines <= 60; lines += runs(1, 3)) {
      const [, ...later] = layOut(name, fullInvoice(lines)).list.pages
      for (const page of later) {
        const rows = page.placed.filter(({ box }) =>
          box.operations.some(each => each.kind === 'text' && each.role === 'table-cell'),
        )
        expect(rows.length, `${lines} lines`).not.toBe(1)
      }
    }
  })

  test.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar', 'he', 'ja', 'zh'])(
    'breaks no caption of a payment code so that one character stands alone, in %s',
    locale => {
      for (const typeface of ['sans', 'serif'] as const) {
        const [page = never()] = layOut(name, { ...fullInvoice(3), locale, typeface }).list.pages
        const { box, code } = codeOf(page)
        const captions = box.operations.flatMap(each =>
          each.kind === 'text' &&
          each.path === null &&
          each.role === 'paragraph' &&
          each.top > code.top + code.height - each.style.leading &&
          each.x < code.x + code.width &&
          each.x + each.width > code.x
            ? [
                each.words
                  .map(word => word.text)
                  .join('')
                  .trim(),
              ]
            : [],
        )
        expect(captions.length).toBeGreaterThan(0)
        for (const line of captions) expect([...line].length).toBeGreaterThan(1)
      }
    },
  )

  test('places payment details and code beside the totals, with first lines on one baseline', () => {
    const [page = never()] = layOut(name, fullInvoice(3)).list.pages
    const { box, code } = codeOf(page)
    const lines = box.operations.filter(each => each.kind === 'text')
    const totals = lines.filter(({ x }) => x > code.x + 120)
    const payment = lines.filter(({ x }) => x < code.x + 120)
    const firstBaseline = (some: TextLine[]) =>
      Math.min(...some.map(({ top, style }) => top + style.baseline))
    expect(payment.some(({ path }) => path === 'seller.iban')).toBe(true)
    expect(firstBaseline(totals)).toBeCloseTo(firstBaseline(payment), 3)
  })

  test('fits a full and a minimal invoice of five lines on one page', async () => {
    expect(
      (await renderInvoice(sampleInvoice('full'), templateNamed(name), { watermark: null })).pageCount,
    ).toBe(1)
    expect((await renderInvoice(bareInvoice(), templateNamed(name), { watermark: null })).pageCount).toBe(1)
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

  test.each(['bare', 'full'] as const)('numbers the pages of a long %s invoice', kind => {
    const invoice = { ...withItems(60, sampleInvoice(kind)), invoice_number: 'X-4711' }
    const { list } = layOut(name, invoice)
    expect(list.pageCount).toBeGreaterThan(1)
    for (const page of list.pages) {
      const words = textsOf(page).map(({ text }) => text.words.map(word => word.text).join(''))
      expect(words.some(text => text.includes('X-4711'))).toBe(true)
    }
  })

  test.each(['de-DE', 'fr-FR', 'pl-PL'])('prints an account number in the normal size, in %s', locale => {
    const full = sampleInvoice('full')
    const seller = { ...full.seller, iban: 'DE89370400440532013000' }
    const lines = layOut(name, { ...full, locale, seller }).list.pages.flatMap(textsOf)
    const sizeOf = (path: string) =>
      lines.filter(({ text }) => text.path === path).map(({ text }) => text.style.size)
    const [account = 0, ...more] = sizeOf('seller.iban')
    expect(more).toEqual([])
    expect(account).toBeGreaterThan((sizeOf('seller.bic')[0] ?? never()) * 0.89)
  })

  test('defines an accent colour that documents can replace', () => {
    const { accent, palette } = templateNamed(name)
    expect(typeof palette[accent ?? '']).toBe('string')
  })
})

const millimetres = (points: number) => (points / 72) * 25.4

function expectInWindow(page: Page, lines: number): void {
  const address = textsOf(page).filter(({ text }) => /^buyer\.(name|address|country)/.test(text.path ?? ''))
  expect(address.length).toBe(lines)
  for (const { text, top } of address) {
    expect(millimetres(text.x)).toBeGreaterThanOrEqual(20)
    expect(millimetres(text.x + text.width)).toBeLessThanOrEqual(105)
    expect(millimetres(top)).toBeGreaterThanOrEqual(62.6)
    expect(millimetres(top + text.style.leading)).toBeLessThanOrEqual(90.1)
    expect(text.style.size).toBeGreaterThanOrEqual(7)
  }
}

test('the letterhead has the address in the window of DIN 5008 form B, and fold marks', () => {
  const [page = never()] = layOut('letterhead', sampleInvoice('full')).list.pages
  expectInWindow(page, 5)
  const marks = page.placed[0]?.box.operations.map(({ top, x }) => [millimetres(top), millimetres(x) < 10])
  expect(marks).toEqual([
    [expect.closeTo(105, 1), true],
    [expect.closeTo(210, 1), true],
  ])
})

test('twelve lines of a full invoice fit one A4 page in at least four templates', () => {
  const fitting = templateNames.filter(name => layOut(name, fullInvoice(12)).list.pageCount === 1)
  expect(fitting.length).toBeGreaterThanOrEqual(4)
})

test.each([
  [
    'a long name',
    {
      name: 'Arbeitsgemeinschaft für interdisziplinäre Umwelt- und Infrastrukturberatung Nord GmbH & Co. KG',
    },
  ],
  ['the longest name', { name: 'Gesellschaft für Typografie '.repeat(70) }],
  [
    'a long address',
    {
      address: Array.from(
        { length: 8 },
        (_, line) => `Hinterhaus ${line}, 4. Obergeschoss links, Musterstraße 1234`,
      ),
    },
  ],
])('the letterhead keeps the recipient in the window with a sender of %s', (_, sender) => {
  const full = fullInvoice(3)
  const [page = never()] = layOut('letterhead', { ...full, seller: { ...full.seller, ...sender } }).list.pages
  expectInWindow(page, 5)
})

test('the letterhead shrinks a recipient of many lines to fit the window', () => {
  const address = Array.from({ length: 6 }, (_, line) => `Line ${line + 1} of a long address`)
  const invoice = { ...fullInvoice(3), buyer: { name: 'Northwind Traders', address, country: 'IE' } }
  const [page = never()] = layOut('letterhead', invoice).list.pages
  expectInWindow(page, 8)
})

test.each(['bold', 'modern'])('%s places payment details below totals that are too wide', name => {
  const [item = never()] = fullInvoice(1).items
  const items = [{ ...item, unit_price: '99999999999999' as Decimal }]
  const lines = layOut(name, { ...fullInvoice(1), items }).list.pages.flatMap(textsOf)
  const topOf = (path: string) => lines.find(({ text }) => text.path === path)?.top ?? never()
  expect(topOf('seller.iban')).toBeGreaterThan(topOf('prepaid_amount'))
  expect(topOf('payment_terms')).toBeGreaterThan(topOf('seller.iban'))
})

test('compact needs at least 30 % fewer pages than any other template for a long list', () => {
  const pagesOf = (name: string) => layOut(name, withItems(300)).list.pages.length
  for (const name of templateNames.filter(other => other !== 'compact'))
    expect(pagesOf('compact')).toBeLessThanOrEqual(pagesOf(name) * 0.7)
})

function never(): never {
  throw new Error('There is none')
}
