import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { runs } from '#core/testing/runs.ts'
import { layOut } from '#render/index.ts'
import type { FontStyle, Shaper } from '#render/model/shaper.ts'
import { resolveStyles } from '#render/model/text-style.ts'
import { brandTemplate } from '#render/template/brand.ts'
import { minimumLinesIn } from '#render/text/minimum-lines.ts'
import { createTypesetter } from '#render/text/typesetter.ts'
import { encodeQrCode } from '../document/encode-qr-code.ts'
import { hyphenate } from '../document/hyphenate.ts'
import { layOutInvoice } from '../document/lay-out-invoice.ts'
import { bareInvoice, manyItems, templateNamed } from '../testing/invoices.ts'
import { checkJoinedLetters } from './limited-shaper.ts'
import { createShaper } from './shaper.ts'

const shaper = createShaper()
const bold = templateNamed('bold')

function invoiceWith(count: number, description: (index: number) => string): RenderableInvoice {
  const invoice = manyItems(count)
  return {
    ...invoice,
    items: invoice.items.map((item, index) => ({ ...item, description: description(index) })),
  }
}

describe('a document far above the page limit is refused before shaping', () => {
  function counting(): { shaper: Shaper; count: { units: number } } {
    const count = { units: 0 }
    const shape: Shaper['shape'] = (text, font, direction) => {
      count.units += text.length
      return shaper.shape(text, font, direction)
    }
    return { shaper: { ...shaper, shape }, count }
  }

  test.each([
    ['Latin', 10_000, 'lorem ipsum dolor sit amet '.repeat(70)],
    ['Russian', 10_000, 'счёт за оказанные услуги '.repeat(75)],
    ['Chinese', 10_000, '产品和服务'.repeat(380)],
    ['line breaks', 10_000, 'y\n'.repeat(1000)],
  ])('%s', (_, count, text) => {
    const { shaper: counted, count: shaped } = counting()
    const invoice = invoiceWith(count, index => `${index} ${text}`)
    const tools = { watermark: null, shaper: counted, hyphenate, logo: null, encode: encodeQrCode }
    expect(() => layOut(invoice, bold, tools)).toThrow('document.too_many_pages')
    // positions, quantities and prices determine the widths of the columns
    expect(shaped.units / text.length).toBeLessThan(count / 10)
  })

  test.each(['sans', 'serif'] as const)('the minimum kerned width holds for all pairs of %s', family => {
    const letters = Array.from({ length: 0x7e - 0x20 }, (_, at) => String.fromCharCode(0x21 + at))
    for (const weight of ['regular', 'bold', 'black'] as const) {
      const font: FontStyle = { family, weight, figures: 'tabular' }
      const widthOf = (text: string) => shaper.shape(text, font).width
      const min = Math.min(
        ...letters.flatMap(a =>
          letters.map(b => 1 + (widthOf(a + b) - widthOf(a) - widthOf(b)) / ((widthOf(a) + widthOf(b)) / 2)),
        ),
      )
      expect(min).toBeGreaterThan(0.55)
    }
  })

  test('no text takes fewer lines than the lower bound', () => {
    const typesetter = createTypesetter(shaper, hyphenate, 'en')
    const styles = [...resolveStyles(brandTemplate(bold, bareInvoice()).template, shaper, 'en').values()]
    const text = fc.oneof(
      fc.lorem({ maxCount: 60 }),
      fc.string({ unit: fc.constantFrom(...'/,.\'"AVTofi-\n 漢あ한жβé'), maxLength: 300 }),
      fc.string({ unit: anyCodePoint, maxLength: 200 }),
    )
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...styles),
        fc.integer({ min: 5, max: 400 }),
        (written, style, width) => {
          const min = minimumLinesIn(style, typesetter)(written, width)
          expect(min).toBeLessThanOrEqual(typesetter.lines(written, style, width).length)
        },
      ),
      { numRuns: runs(500, 150) },
    )
  })
})

describe('a document with too many different joined words', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x628 + at)).filter(each =>
    /\p{L}/u.test(each),
  )
  const numberInLetters = (value: number): string =>
    [...value.toString(20)].map(digit => letters[Number.parseInt(digit, 20)] ?? '').join('')
  const ofManyWords = invoiceWith(4000, index =>
    Array.from({ length: 100 }, (_, word) => numberInLetters(160_000 + index * 100 + word)).join(' '),
  )

  test('is refused before shaping', () => {
    expect(() => checkJoinedLetters(ofManyWords.items)).toThrow('document.too_many_words')
    expect(() => layOutInvoice(ofManyWords, bold, { watermark: 'TEST' })).toThrow('document.too_many_words')
  })

  test('is not refused for repeated words, or for dictionary words on ten thousand lines', () => {
    const again = invoiceWith(10_000, () => 'فاتورة '.repeat(20))
    expect(() => checkJoinedLetters(again.items)).not.toThrow()
    const dictionary = invoiceWith(10_000, index =>
      Array.from({ length: 12 }, (_, word) =>
        numberInLetters(8000 + ((index * 31 + word * 17) % 30_000)),
      ).join(' '),
    )
    expect(() => checkJoinedLetters(dictionary.items)).not.toThrow()
  })
})
