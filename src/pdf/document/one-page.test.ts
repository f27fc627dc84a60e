import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { layOut } from '#render/index.ts'
import type { DisplayList } from '#render/model/display-list.ts'
import { createLayoutCache } from '#render/model/layout-cache.ts'
import { parseTemplate } from '#render/template/parse-template.ts'
import type { Template } from '#render/template/template.ts'
import { createShaper } from '../shaping/shaper.ts'
import { fullInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { encodeQrCode } from './encode-qr-code.ts'
import { hyphenate } from './hyphenate.ts'

const tools = {
  watermark: null,
  shaper: createShaper(),
  hyphenate,
  logo: null,
  encode: encodeQrCode,
} as const

const positionsOf = ({ pages }: DisplayList) =>
  pages.map(({ placed }) =>
    placed.map(({ y, box }) => [
      y,
      box.height,
      ...box.operations.map(({ x, top, width }) => [x, top, width]),
    ]),
  )

/** Returns the page of a field and the top of its first line. */
function placeOf(path: string, { pages }: DisplayList): { page: number; top: number } {
  for (const [page, { placed }] of pages.entries())
    for (const { y, box } of placed)
      for (const each of box.operations)
        if (each.kind === 'text' && each.path === path) return { page, top: y + each.top }
  throw new Error(`${path} is nowhere`)
}

describe('closer spacing', () => {
  test('is used only if it saves a page', () => {
    const rowHeight = (lines: number) => {
      const { pages, pageCount } = layOut(fullInvoice(lines), templateNamed('minimal'), tools)
      const rows = (pages[0]?.placed ?? []).filter(({ box }) =>
        box.operations.some(each => each.kind === 'text' && each.role === 'table-cell'),
      )
      return { pageCount, height: rows[1]?.box.height ?? 0 }
    }
    const [few, some, many] = [rowHeight(4), rowHeight(12), rowHeight(30)]
    expect([few.pageCount, some.pageCount, many.pageCount]).toEqual([1, 1, 2])
    expect(some.height).toBeLessThan(few.height)
    expect(many.height).toBe(few.height)
  })

  test.each(templateNames)('%s: depends on the invoice only, not on earlier layouts', name => {
    const cache = createLayoutCache()
    for (const lines of [5, 9, 10, 14, 30, 14, 10, 9, 12, 5]) {
      const invoice = fullInvoice(lines)
      const again = layOut(invoice, templateNamed(name), { ...tools, cache })
      expect(positionsOf(again)).toEqual(positionsOf(layOut(invoice, templateNamed(name), tools)))
    }
  })

  test('is not tried for a long document', () => {
    const layoutsOf = (lines: number) => {
      let count = 0
      const encode: typeof encodeQrCode = text => {
        count += 1
        return encodeQrCode(text)
      }
      layOut(fullInvoice(lines), templateNamed('minimal'), { ...tools, encode })
      return count
    }
    const once = layoutsOf(3)
    expect(layoutsOf(12)).toBeGreaterThan(once)
    expect(layoutsOf(20)).toBe(once)
    expect(layoutsOf(300)).toBe(once)
  })
})

describe('beside the totals', () => {
  const words = 'Payment is due on the day that is printed above, in full and without deduction.'
  const withTerms = (times: number): RenderableInvoice => ({
    ...fullInvoice(3),
    payment_terms: Array.from({ length: times }, () => words).join(' '),
  })

  test.each(templateNames)('%s: details higher than half a page move below, and none is lost', name => {
    const beside = layOut(withTerms(1), templateNamed(name), tools)
    const below = layOut(withTerms(24), templateNamed(name), tools)
    const isBelow = (list: DisplayList) => {
      const [account, deposit] = [placeOf('seller.iban', list), placeOf('prepaid_amount', list)]
      return account.page > deposit.page || account.top > deposit.top
    }
    expect([beside, below].map(isBelow)).toEqual([false, true])
    const terms = below.pages.flatMap(({ placed }) =>
      placed.flatMap(({ box }) =>
        box.operations.flatMap(each =>
          each.kind === 'text' && each.path === 'payment_terms' ? each.words.map(({ text }) => text) : [],
        ),
      ),
    )
    expect(terms.join('').replaceAll(/\s+/g, ' ').trim()).toBe(withTerms(24).payment_terms)
  })

  test('an empty column gives its width to the others if the template has widen', () => {
    const widthsOf = (widen: boolean) => {
      const list = layOut(
        { ...fullInvoice(1), currency: 'USD', notes: `${words} ${words}` },
        minimal(widen),
        tools,
      )
      const lines = list.pages.flatMap(({ placed }) =>
        placed.flatMap(({ box }) =>
          box.operations.filter(each => each.kind === 'text' && each.path === 'notes'),
        ),
      )
      return Math.max(...lines.map(({ width }) => width))
    }
    expect(widthsOf(true)).toBeGreaterThan(widthsOf(false) + 50)
  })

  /** The minimal template, with or without a widened column of notes. */
  function minimal(widen: boolean): Template {
    const text = JSON.stringify(templateNamed('minimal'))
    if (!text.includes('"widen":true')) throw new Error('Minimal widens no column')
    return parseTemplate(JSON.parse(text.replace('"widen":true', `"widen":${widen}`)))
  }
})
