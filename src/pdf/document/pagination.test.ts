import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { summedEntries } from '#core/line-kind.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { formatMoney } from '#core/money/format.ts'
import { runs } from '#core/testing/runs.ts'
import { bindFields } from '#render/bind/bind-fields.ts'
import { createLayoutContext } from '#render/create-layout-context.ts'
import { layOut } from '#render/index.ts'
import { layOutPages } from '#render/lay-out-pages.ts'
import type { Box, DisplayList, PixelSize, Placed } from '#render/model/display-list.ts'
import { createLayoutCache } from '#render/model/layout-cache.ts'
import type { Segment } from '#render/pages/segments.ts'
import { brandTemplate } from '#render/template/brand.ts'
import type { Template } from '#render/template/template.ts'
import { anyInvoice } from '#render/testing/arbitrary-invoice.ts'
import { anyTemplate } from '#render/testing/arbitrary-template.ts'
import { layoutProblems } from '#render/testing/layout-problems.ts'
import { pageProblems } from '#render/testing/page-problems.ts'
import { missingFields } from '#render/testing/shown-fields.ts'
import { createShaper } from '../shaping/shaper.ts'
import { sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { checkStructure, flat, textOf as textOfFile } from '../testing/pdf-tools.ts'
import { encodeQrCode } from './encode-qr-code.ts'
import { hyphenate } from './hyphenate.ts'
import { renderInvoice } from './render-invoice.ts'

const shaper = createShaper()

/** Returns all violations in the pages of an invoice. */
function faultsOf(invoice: RenderableInvoice, template: Template, logo: PixelSize | null): string[] {
  const bound = bindFields(invoice)
  const { template: branded } = brandTemplate(template, invoice)
  const tools = { logo, shaper, hyphenate, encode: encodeQrCode }
  const { context, segments, bodies } = layOutPages(branded, bound, tools, createLayoutCache())
  const list = layOut(invoice, template, { watermark: 'TEST', shaper, hyphenate, logo, encode: encodeQrCode })
  return [
    ...pageProblems(segments, bodies, context.frame),
    ...layoutProblems(list, template, context.frame),
    ...missingFields(list, template, invoice),
    ...wronglyCarried(segments, invoice),
  ]
}

/** Checks that the subtotal carried forward equals the sum of all summed lines. */
function wronglyCarried(segments: readonly Segment[], invoice: RenderableInvoice): string[] {
  const carried = segments.find(each => each.kind === 'totals')?.carriedForward
  const { lines: all } = totalsOf(invoice)
  const lines = summedEntries(invoice.items).flatMap(([index]) => all[index] ?? [])
  const sum = lines.reduce((total, line) => total.plus(line), new Big(0))
  const expected = formatMoney(sum.toFixed(), invoice.currency ?? 'EUR', invoice.locale ?? 'en')
  const shown = carried ? textOf(carried) : ''
  const printed = squeezed(expected).replace('-', '\u2212')
  return squeezed(shown).includes(printed) ? [] : [`carries “${shown}”, not “${expected}”`]
}

const textOf = (box: Box): string =>
  box.operations
    .map(each => (each.kind === 'text' ? each.words.map(word => word.text).join('') : ''))
    .join('')
const squeezed = (text: string): string => text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

const logos = fc.constantFrom(
  null,
  { width: 300, height: 100 },
  { width: 10, height: 4000 },
  { width: 4000, height: 1 },
)

/** Shrinking a whole invoice takes minutes; the seed reproduces it. */
const settings = { endOnFailure: true } as const

test.each(templateNames)('%s follows every layout rule for random invoices', name => {
  fc.assert(
    fc.property(anyInvoice(40), logos, (invoice, logo) => {
      expect(faultsOf(invoice, templateNamed(name), logo)).toEqual([])
    }),
    { ...settings, numRuns: runs(20, 4) },
  )
})

test('hundreds of items, in any of the templates', () => {
  fc.assert(
    fc.property(anyInvoice(400), logos, fc.constantFrom(...templateNames), (invoice, logo, name) => {
      expect(faultsOf(invoice, templateNamed(name), logo)).toEqual([])
    }),
    { ...settings, numRuns: runs(8, 2) },
  )
})

test('random valid templates follow every layout rule', () => {
  fc.assert(
    fc.property(anyInvoice(20), logos, anyTemplate, (invoice, logo, template) => {
      expect(faultsOf(invoice, template, logo)).toEqual([])
    }),
    { ...settings, numRuns: runs(60, 12) },
  )
})

describe('the oracle detects', () => {
  const template = templateNamed('minimal')
  const invoice = sampleInvoice('long')
  const tools = { watermark: null, shaper, hyphenate, logo: null, encode: encodeQrCode } as const
  const { frame } = createLayoutContext(brandTemplate(template, invoice).template, bindFields(invoice), tools)
  const list = layOut(invoice, template, tools)
  const [first, ...others] = list.pages

  const planted = (change: (placed: Placed[]) => Placed[]): DisplayList => ({
    ...list,
    pages: first ? [{ ...first, placed: change(first.placed) }, ...others] : [],
  })

  test('nothing in a correct layout', () => {
    expect(layoutProblems(list, template, frame)).toEqual([])
    expect(missingFields(list, template, invoice)).toEqual([])
  })
  test('nothing if two centred columns show one long field over several pages', () => {
    const long = { ...template.type.title, size: 90 } as Template['type'][string]
    const centred = {
      type: 'party',
      of: 'seller',
      align: 'center',
      space: 0,
      name_style: 'body',
      style: 'long',
      details: false,
    } as const
    const columns = [1, 1].map(share => ({ share, blocks: [centred] }))
    const twice = {
      type: 'columns',
      space: 0,
      gap: 24,
      close_up: false,
      widen: false,
      valign: 'top',
      columns,
    } as const
    const rest = template.blocks.filter(({ type }) => type === 'items' || type === 'totals')
    const wide = { ...template, type: { ...template.type, long }, blocks: [twice, ...rest] }
    const address = ['sodales justo nisl varius diam mauris fermentum tempor praesent libero sed metus orci']
    const sent = { ...invoice, seller: { name: 'Studio', address } }
    expect(missingFields(layOut(sent, wide, tools), wide, sent)).toEqual([])
  })
  test('overlapping text', () => {
    const shifted = planted(([one, two, ...rest]) => (one && two ? [one, { ...two, y: one.y }, ...rest] : []))
    expect(layoutProblems(shifted, template, frame).join()).toMatch(/lies on/)
  })
  test('text below the body, in the margin and off the sheet', () => {
    const shifted = (by: { x: number; y: number }) =>
      planted(placed =>
        placed.map(({ y, box }) => ({
          y: y + by.y,
          box: { ...box, operations: box.operations.map(each => ({ ...each, x: each.x + by.x })) },
        })),
      )
    expect(layoutProblems(shifted({ x: 0, y: 70 }), template, frame).join()).toMatch(/below the body/)
    expect(layoutProblems(shifted({ x: 20, y: 0 }), template, frame).join()).toMatch(/in the margin/)
    expect(layoutProblems(shifted({ x: 200, y: 0 }), template, frame).join()).toMatch(/leaves the sheet/)
  })
  test('a wrong page count and a missing field', () => {
    const longer = { ...list, pages: [...list.pages, ...others] }
    expect(layoutProblems(longer, template, frame).join()).toMatch(/the footer says/)
    const changed = invoice.items.map(item => ({ ...item, description: `${item.description}!` }))
    expect(missingFields(list, template, { ...invoice, items: changed })).toHaveLength(invoice.items.length)
    expect(missingFields(list, template, { ...invoice, notes: 'Never written' }).join()).toMatch(/^notes is/)
  })
})

test.each(templateNames)(
  '%s: the file that a reader opens has the same pages, rows and numbers',
  async name => {
    const items = Array.from({ length: 130 }, (_, index) => ({
      description: `Row ${index + 1}.${index % 9 === 0 ? ' And more to say about it.'.repeat(9) : ''}`,
      quantity: '2' as Decimal,
      unit_price: '7.50' as Decimal,
    }))
    const { bytes, pageCount } = await renderInvoice(
      { ...sampleInvoice('full'), items },
      templateNamed(name),
      { watermark: 'TEST' },
    )
    checkStructure(bytes)
    const pages = textOfFile(bytes)
    expect(pages).toHaveLength(pageCount)
    const rows = pages.map(page => [...page.matchAll(/Row (\d+)\./g)].map(([, row]) => Number(row)))
    expect(rows.flat()).toEqual(items.map((_, index) => index + 1))
    for (const [index, page] of pages.entries()) {
      expect(flat(page)).toContain(`Page ${index + 1} of ${pageCount}`)
      expect(/Description/i.test(page)).toBe((rows[index] ?? []).length > 0)
    }
    for (const [index, page] of pages.entries()) {
      const hasTotals = page.includes('Amount due')
      if (hasTotals) expect((rows[index] ?? []).length > 0 || page.includes('Carried forward')).toBe(true)
    }
  },
)
