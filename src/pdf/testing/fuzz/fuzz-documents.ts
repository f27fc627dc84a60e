import fc from 'fast-check'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { isPriced } from '#core/line-kind.ts'
import type { Template } from '#render/template/template.ts'
import { anyInvoice, anyText } from '#render/testing/arbitrary-invoice.ts'
import { anyTemplate } from '#render/testing/arbitrary-template.ts'
import { templateNamed, templateNames } from '../invoices.ts'
import { pngFile } from '../png-file.ts'
import { jpegs } from '../sample-jpegs.ts'
import { hostileFamilies } from './hostile-families.ts'

/** A document as it may arrive: the text of a file, a draft, or a validated invoice. */
export type FuzzDocument = { template: Template } & (
  | { kind: 'file'; text: string }
  | { kind: 'draft'; draft: unknown }
  | { kind: 'invoice'; invoice: RenderableInvoice }
)

const hostileNumber = fc.constantFrom(
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '١٢',
  '1,000',
  '1.000,5',
  '999999999999999',
  '1000000000000000',
  '-1e14',
  '0.00000000000000000001',
  '9'.repeat(3000),
)
const hostileText = fc.oneof(
  anyText,
  hostileNumber,
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    '{seller.name}',
    '\u202e',
    'x'.repeat(2000),
    '寿'.repeat(2001),
  ),
)
const pngUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
const wholePng = pngFile({ type: 6 })
const logo = fc.oneof(
  fc.constantFrom(
    pngUrl(wholePng),
    pngUrl(pngFile({ interlace: 1, bits: 16 })),
    `data:image/jpeg;base64,${jpegs.quarters}`,
    `data:image/png;base64,${jpegs.quartersCmyk}`,
    'data:image/png;base64,',
    'data:,',
    'https://example.com/logo.png',
    pngUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ),
  fc.nat(wholePng.length).map(length => pngUrl(wholePng.subarray(0, length))),
  fc
    .tuple(fc.nat(wholePng.length - 1), fc.nat(255))
    .map(([at, byte]) => pngUrl(wholePng.with(at, byte) as Buffer)),
)

/** Any replacement for a value. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  hostileNumber,
  logo,
)

/** Text of one family, with or without spaces. */
const familyText = fc.constantFrom(...Object.values(hostileFamilies)).chain(({ units }) => {
  // a function, because a family may have as many units as there are characters
  const unit = fc.nat(units.length - 1).map(at => units[at] ?? '')
  const orSpace = fc.nat(units.length).map(at => units[at] ?? ' ')
  return fc.oneof(
    fc.string({ unit, minLength: 1, maxLength: 150 }),
    fc.string({ unit: orSpace, minLength: 1, maxLength: 80 }),
  )
})

const invoices = fc
  .tuple(anyInvoice(8), fc.option(logo, { freq: 2 }), fc.option(fc.tuple(familyText, fc.nat(4))))
  .map(([invoice, url, hostile]): RenderableInvoice => {
    const strange = hostile === null ? invoice : withText(invoice, ...hostile)
    return url === null ? strange : { ...strange, logo: url }
  })

function withText(invoice: RenderableInvoice, text: string, place: number): RenderableInvoice {
  const [first, ...others] = invoice.items
  if (place === 0) return { ...invoice, notes: text }
  if (place === 1) return { ...invoice, seller: { ...invoice.seller, name: text, address: [text] } }
  return first ? { ...invoice, items: [{ ...first, description: text }, ...others] } : invoice
}

/** Changes that replace or delete a value, or add an unknown one. */
const anyMutations = fc.array(fc.record({ at: fc.nat(), value: fc.option(anyValue, { nil: undefined }) }), {
  maxLength: 2,
})

type Group = Record<string, unknown>

function groupsOf(value: unknown): Group[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Group, ...Object.values(value).flatMap(groupsOf)]
}

function mutated(invoice: RenderableInvoice, mutations: { at: number; value: unknown }[]): unknown {
  const copy: unknown = structuredClone(invoice)
  for (const { at, value } of mutations) {
    const groups = groupsOf(copy)
    const group = groups[at % groups.length]
    const keys = [...Object.keys(group ?? {}), 'tax_rate', 'extra']
    const key = keys[(at >> 8) % keys.length]
    if (!group || key === undefined) continue
    if (value === undefined) delete group[key]
    else group[key] = value
  }
  return copy
}

/** Makes most required fields valid, so that not every file is refused. */
function plain(invoice: RenderableInvoice): RenderableInvoice {
  const { items } = invoice
  const valid = items.filter(item => !isPriced(item) || (item.quantity !== null && item.unit_price !== null))
  return {
    ...invoice,
    invoice_number: '2026-0042',
    issue_date: '2026-11-21',
    items: valid.length > 0 ? valid : [{ description: 'One line', quantity: null, unit_price: null }],
  }
}

const template = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...templateNames).map(templateNamed) },
  { weight: 1, arbitrary: anyTemplate },
)

export const fuzzDocuments: fc.Arbitrary<FuzzDocument> = fc.oneof(
  fc.record({ kind: fc.constant('invoice' as const), template, invoice: invoices }),
  fc
    .record({ template, invoice: invoices, mutations: anyMutations })
    .map(({ invoice, mutations, ...rest }): FuzzDocument => {
      const text = JSON.stringify(mutated(plain(invoice), mutations)) ?? ''
      return { ...rest, kind: 'file', text }
    }),
  fc
    .record({ template, invoice: invoices, typed: fc.array(hostileText, { minLength: 1, maxLength: 4 }) })
    .map(({ invoice, typed, ...rest }): FuzzDocument => {
      const word = (index: number) => typed[index % typed.length] ?? ''
      const items = invoice.items.map((item, index) => ({
        ...item,
        quantity: (isPriced(item) ? item.quantity : null) ?? word(index),
        unit_price: word(index + 1),
        tax_rate: word(index + 2),
      }))
      const draft = {
        ...invoice,
        items,
        currency: word(0),
        locale: word(1),
        discount_amount: word(2),
        notes: word(3),
      }
      return { ...rest, kind: 'draft', draft }
    }),
)
