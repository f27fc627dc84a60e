import { expect, test } from 'vitest'
import type { Region } from '#core/fields/region.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { sampleInvoice, templateNamed } from '../testing/invoices.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

const full = sampleInvoice('full')
const seller = { ...full.seller, phone: '+31 20 555 0100', registration_id: '00000000' }
const regionsOf = (invoice: RenderableInvoice, template: string, field: string | null = null) => {
  const pages = { first: 0, last: 9, field }
  const { list } = layOutInvoice(invoice, templateNamed(template), { watermark: 'TEST', pages })
  return list
}
/** not wider than a space */
const gapBetween = (left: Region, right: Region): number => {
  const gap = right.x - left.x - left.width
  expect(gap).toBeGreaterThanOrEqual(0)
  return gap
}
const named = (regions: readonly Region[], path: string) => regions.filter(region => region.path === path)

test('adjacent fields in one line have separate regions', () => {
  const { regions } = regionsOf({ ...full, seller }, 'classic')
  const of = (name: string) => named(regions, `seller.${name}`)[0] ?? never()
  const [phone, email, website] = [of('phone'), of('email'), of('website')]
  expect([email.y, website.y]).toEqual([phone.y, phone.y])
  expect(gapBetween(phone, email)).toBeLessThan(4)
  expect(gapBetween(email, website)).toBeLessThan(4)
  // the region of a number includes its label
  const [tax, registration] = [
    named(regions, 'seller.tax_id')[0] ?? never(),
    named(regions, 'seller.registration_id')[0] ?? never(),
  ]
  expect(gapBetween(tax, registration)).toBeLessThan(4)
  expect(registration?.width).toBeGreaterThan(50)
})

test('a field continued on the next line covers no other field', () => {
  const name =
    'Gesellschaft für angewandte Typografie, Buchgestaltung und Druckvorstufe mit beschränkter Haftung'
  const { regions } = regionsOf({ ...full, seller: { ...seller, name } }, 'letterhead')
  const address = named(regions, 'buyer.name')[0] ?? never()
  const above = regions.filter(
    ({ page, x, y, path }) =>
      page === 0 && x < address.x + 200 && y < address.y && y > address.y - 30 && path.startsWith('seller.'),
  )
  expect(above.map(({ path }) => path)).toEqual([
    'seller.name',
    'seller.name',
    'seller.address[0]',
    'seller.address[0]',
  ])
  for (const [index, one] of above.entries())
    for (const other of above.slice(index + 1)) {
      const isBeside = one.x + one.width <= other.x + 0.1 || other.x + other.width <= one.x + 0.1
      expect(isBeside || one.y + one.height <= other.y + 0.1).toBe(true)
    }
})

test('on a right-to-left page the first field is on the right', () => {
  const hebrew = sampleInvoice('hebrew')
  const { regions } = regionsOf(
    { ...hebrew, seller: { ...hebrew.seller, ...seller, name: 'דפוס' } },
    'classic',
  )
  const [phone, email] = [named(regions, 'seller.phone')[0], named(regions, 'seller.email')[0]]
  expect(phone?.y).toBe(email?.y)
  expect((phone?.x ?? 0) + (phone?.width ?? 0)).not.toBeCloseTo(email?.x ?? 0, 0)
  const [tax, registration] = [
    named(regions, 'seller.tax_id')[0],
    named(regions, 'seller.registration_id')[0],
  ]
  expect(tax?.x).toBeGreaterThan(registration?.x ?? 0)
})

test('the page of the second field in a line is found', () => {
  expect(regionsOf({ ...full, seller }, 'classic', 'seller.website').fieldPage).toBe(0)
})

function never(): never {
  throw new Error('This field is nowhere on the page')
}
