/** @module-tag extended */

import readCode from 'jsqr'
import { describe, expect, test } from 'vitest'
import { paymentCodeOf } from '#core/invoice/payment-code.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { quietModules } from '#render/blocks/payment-code.ts'
import type { Code, Operation, Placed } from '#render/model/display-list.ts'
import { invoiceFrom, sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { pictureOf } from '../testing/pdf-tools.ts'
import { encodeQrCode } from './encode-qr-code.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { renderInvoice } from './render-invoice.ts'

const millimetre = 72 / 25.4
const dotsPerInch = 200
const full = sampleInvoice('full')
const codesOf = (name: string, invoice: RenderableInvoice) =>
  layOutInvoice(invoice, templateNamed(name), { watermark: null }).list.pages.flatMap(({ placed }) =>
    placed.flatMap(({ y, box }) =>
      box.operations.flatMap(each =>
        each.kind === 'code' ? [{ code: each, top: y + each.top, placed }] : [],
      ),
    ),
  )

/** Scans the lower right of the first page with its watermark, at a low resolution. */
async function scan(name: string, invoice: RenderableInvoice): Promise<string | undefined> {
  const { bytes } = await renderInvoice(invoice, templateNamed(name), { watermark: 'TEST' })
  const [{ code, top } = missing()] = codesOf(name, invoice)
  const [x, y] = [code.x - 30, top - 30].map(points => `${Math.round((points / 72) * dotsPerInch)}`)
  const side = `${Math.round(((code.width + 60) / 72) * dotsPerInch)}`
  const picture = pictureOf(bytes, '-r', `${dotsPerInch}`, '-x', `${x}`, '-y', `${y}`, '-W', side, '-H', side)
  const { width, height, rgb } = picture
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  return readCode(rgba, width, height)?.data
}

describe.each(templateNames)('%s', name => {
  test('contains a code that scans as the payment', async () => {
    const payload = paymentCodeOf(full, totalsOf(full).payable)
    expect(payload).toContain('EUR2489.03')
    const read = await scan(name, full)
    expect(read).toBe(payload)
  })

  test('draws it at least 25 mm wide, with nothing in its quiet zone', () => {
    const [{ code, top, placed } = missing()] = codesOf(name, full)
    expect(code.width).toBeGreaterThanOrEqual(25 * millimetre)
    expect(code.height).toBe(code.width)
    const quiet = quietOf(code)
    const isIn = ({ x, width }: Operation, above: number, below: number) =>
      x < code.x + code.width + quiet &&
      code.x - quiet < x + width &&
      above < top + code.height + quiet &&
      top - quiet < below
    const near = placed.flatMap(({ y, box }) =>
      box.operations.filter(each => each !== code && isIn(each, inkTop(each, y), bottomOf(each, y))),
    )
    expect(near).toEqual([])
  })

  test('reserves no space for a missing code', () => {
    const { bic: _, iban: __, ...seller } = full.seller ?? {}
    expect(codesOf(name, { ...full, seller })).toEqual([])
    expect(codesOf(name, { ...full, currency: 'CHF' })).toEqual([])
    expect(codesOf(name, { ...full, prepaid_amount: '1000000' as Decimal })).toEqual([])
  })

  test.each([
    ['en-GB', 'Scan to pay', /^QR code that fills in a bank transfer of €2,489\.03 to Studio Kestrel$/],
    ['zh-CN', '扫码付款', /^向Studio Kestrel转账€2,489\.03的二维码$/],
    ['zh-TW', '掃描付款', /^向Studio Kestrel轉帳€2,489\.03的QR碼$/],
    ['de-DE', 'Zum Bezahlen scannen', /^QR-Code für eine Überweisung von 2\.489,03\s€ an Studio Kestrel$/],
  ])('says in %s what it is', (locale, caption, alt) => {
    const [{ code, placed } = missing()] = codesOf(name, { ...full, locale })
    expect(code.alt).toMatch(alt)
    const texts = placed.flatMap(({ box }) =>
      box.operations.map(each => (each.kind === 'text' ? each.words.map(word => word.text).join('') : '')),
    )
    expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain(caption)
  })
})

test('a code of the longest texts can be scanned', async () => {
  const seller = { name: 'Ø'.repeat(70), iban: 'MT84MALT011000012345MTLCAST001S', bic: 'MALTMTMT' }
  const invoice = invoiceFrom({
    template: 'minimal',
    invoice_number: '№'.repeat(64),
    items: full.items,
    seller,
  })
  const read = await scan('minimal', invoice)
  expect(read).toBe(paymentCodeOf(invoice, totalsOf(invoice).payable))
})

test('the rectangles cover exactly the dark modules', () => {
  const [{ code } = missing()] = codesOf('minimal', full)
  const modules = encodeQrCode(paymentCodeOf(full, totalsOf(full).payable) ?? '')
  expect(code.module).toBeCloseTo(code.width / modules.size)
  const dark = new Set<string>()
  for (const [x = 0, y = 0, width = 0, height = 0] of code.rectangles)
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const key = `${x + column},${y + row}`
        expect(dark.has(key)).toBe(false)
        dark.add(key)
      }
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1) expect(dark.has(`${x},${y}`)).toBe(modules.isDark(x, y))
})

function quietOf(code: Code): number {
  const modules = encodeQrCode(paymentCodeOf(full, totalsOf(full).payable) ?? '')
  return (quietModules * code.width) / modules.size - 0.01
}

/** The line box is higher than its letters. */
const inkTop = (operation: Operation, y: Placed['y']): number =>
  y + operation.top + (operation.kind === 'text' ? (operation.style.leading - operation.style.size) / 2 : 0)
const bottomOf = (operation: Operation, y: Placed['y']): number =>
  y + operation.top + (operation.kind === 'text' ? operation.style.leading : operation.height)

function missing(): never {
  throw new Error('There is no code')
}
