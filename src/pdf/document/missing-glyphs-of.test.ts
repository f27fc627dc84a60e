import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { runs } from '#core/testing/runs.ts'
import { faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { createFaceFallback, isMissing, splitByFace } from '../font/split-by-face.ts'
import { loadTemplates } from '../templates.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { missingGlyphsOf } from './missing-glyphs-of.ts'

const templates = loadTemplates()

const some = fc.constantFrom(
  ...[
    'Tea',
    'தமிழ்',
    'ქართული',
    'Հայերեն',
    '🍣',
    '👩‍👩‍👧',
    '❤\ufe0f',
    '寿司',
    'é',
    'e\u0301',
    'שלום\u200f',
    'क\u200dष',
  ],
  ...[
    'a\u200bb',
    '\u2060',
    'x\u0338',
    '★',
    '1\ufe0f\u20e3',
    '한글',
    '\u202eab',
    'ไทย',
    'a\u00adb',
    '𝒜',
    '\ue000',
    ' ',
  ],
)
const word = fc.array(some, { minLength: 1, maxLength: 2 }).map(parts => parts.join(' '))
const decimal = fc.constantFrom('0', '1', '-3', '12.5')
const optional = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.record(fields, { requiredKeys: [] })
const address = { name: word, street: word, city: word, region: word }

const invoices = fc.record(
  {
    template: fc.constantFrom(...templates.keys()),
    invoice_number: word,
    items: fc.array(
      fc.record(
        {
          description: word,
          unit: word,
          charge_reason: word,
          charge_amount: decimal,
          quantity: decimal,
          unit_price: decimal,
        },
        { requiredKeys: ['description', 'quantity', 'unit_price'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    locale: fc.constantFrom('en', 'ja-JP', 'zh-TW', 'ar-AE'),
    type: fc.constantFrom('invoice', 'credit_note', 'quote', 'corrected'),
    seller: optional({
      ...address,
      ...{ address: fc.array(word, { maxLength: 2 }), tax_id: word, iban: word },
      account_holder: word,
    }),
    buyer: optional({ ...address, reference: word, tax_id: word }),
    delivery_address: optional(address),
    preceding_invoice: optional({ number: word }),
    charges: fc.array(fc.record({ reason: word, amount: decimal }), { maxLength: 2 }),
    ...{ notes: word, tax_note: word, payment_terms: word, payment_reference: word, purchase_order: word },
  },
  { requiredKeys: ['template', 'invoice_number', 'items'] },
) as fc.Arbitrary<RenderableInvoice>

/** The first segment of each path, because the layout names only one field of a line with several. */
const partsOf = (issues: readonly { path: string; code: string }[]) =>
  [
    ...new Set(
      issues.flatMap(({ path, code }) =>
        code === 'missing_glyph' ? [/^(items\[\d+\]|\w+)/.exec(path)?.[0]] : [],
      ),
    ),
  ].sort()

test('without a layout the same parts of an invoice have missing glyphs as in the layout of each template', () => {
  let withMissing = 0
  fc.assert(
    fc.property(invoices, invoice => {
      const template = templates.get(invoice.template)
      if (!template) throw new Error('no such template')
      const expected = partsOf(layOutInvoice(invoice, template, { watermark: null }).warnings)
      expect(partsOf(missingGlyphsOf(invoice))).toEqual(expected)
      if (expected.length > 0) withMissing += 1
    }),
    { numRuns: runs(3000, 25) },
  )
  expect(withMissing).toBeGreaterThan(0)
})

test('names the field and the characters that it cannot draw', () => {
  const item = { description: 'Tea 🍣', quantity: '1', unit_price: '1' }
  const found = missingGlyphsOf({
    ...{ template: 'minimal', invoice_number: '1', items: [item] },
    ...{ buyer: { name: 'ქართ', city: 'தமிழ்' }, seller: { name: 'Zoë & Мир' } },
  } as RenderableInvoice)
  expect(found.map(({ path, code, message }) => [path, code, 'params' in message && message.params])).toEqual(
    [
      ['items[0].description', 'missing_glyph', { characters: ['“🍣” (U+1F363)'], others: 0 }],
      [
        'buyer.name',
        'missing_glyph',
        { characters: ['“ქ” (U+10E5)', '“ა” (U+10D0)', '“რ” (U+10E0)'], others: 1 },
      ],
      [
        'buyer.city',
        'missing_glyph',
        { characters: ['“த” (U+0BA4)', '“மி” (U+0BAE U+0BBF)', '“ழ்” (U+0BB4 U+0BCD)'], others: 0 },
      ],
    ],
  )
})

test('reports nothing for fields that are not printed', () => {
  const items = [{ description: 'Tea', quantity: '1', unit_price: '1' }]
  const seller = { electronic_address: { scheme: '0088', id: '🍣' } }
  const found = missingGlyphsOf({
    ...{ template: 'minimal', invoice_number: '1', items, seller, type: 'quote' },
    ...{ payment_reference: '🍣', preceding_invoice: { number: '🍣' } },
  } as unknown as RenderableInvoice)
  expect(found).toEqual([])
})

test('all weights of a face cover the same characters', { tags: 'extended' }, () => {
  const ids: readonly (readonly [FaceId, ...FaceId[]])[] = [
    ...(['sans', 'serif'] as const).map(
      family =>
        [
          `${family}-regular`,
          `${family}-medium`,
          `${family}-semibold`,
          `${family}-bold`,
          `${family}-black`,
        ] as const,
    ),
    ...(
      [
        'hebrew',
        'arabic',
        'devanagari',
        'thai',
        'chinese',
        'chineseTraditional',
        'japanese',
        'korean',
      ] as const
    ).map(family => [`${family}-regular`, `${family}-bold`] as const),
  ]
  for (const [regular, ...others] of ids) {
    const { glyphOf } = faceOf(regular)
    for (const other of others) {
      const { glyphOf: otherGlyphOf } = faceOf(other)
      let differing = 0
      for (let point = 0; point < 0x30000; point += 1)
        if ((glyphOf(point) === 0) !== (otherGlyphOf(point) === 0)) differing += 1
      expect([other, differing]).toEqual([other, 0])
    }
  }
})

test('texts of Latin letters need no look-up', () => {
  const points = Array.from({ length: 0x180 }, (_, point) => point).filter(
    point => point >= 0xa0 || (point >= 0x20 && point < 0x7f),
  )
  const text = String.fromCodePoint(...points)
  expect(splitByFace(text, createFaceFallback('sans', 'regular', undefined)).filter(isMissing)).toEqual([])
})

test('the guide lists the scripts that can be printed', () => {
  const guide = readFileSync(new URL('../../../docs/api-guide.md', import.meta.url), 'utf8')
  const [, list = ''] = /letters of these scripts: ([^.]+)\./.exec(guide) ?? []
  const scripts = list.split(',').map(name => name.trim())
  const fallback = createFaceFallback('sans', 'regular', undefined)
  // one of sixteen East Asian letters
  const points = Array.from({ length: 0x2fa20 }, (_, point) => point).filter(
    point => point < 0x3400 || point % 16 === 0,
  )
  const letters = points
    .map(point => String.fromCodePoint(point))
    .filter(letter => /^(?=\p{L})[^\p{Script=Common}\p{Script=Inherited}]$/u.test(letter))
  const printed = letters.filter(letter => !splitByFace(letter, fallback).some(isMissing))
  for (const script of scripts) {
    const isOfScript = (letter: string) => new RegExp(`^\\p{Script=${script}}$`, 'u').test(letter)
    const share = printed.filter(isOfScript).length / letters.filter(isOfScript).length
    expect([script, share > 0.2]).toEqual([script, true])
  }
  const listed = new RegExp(`^[${scripts.map(script => `\\p{Script=${script}}`).join('')}]$`, 'u')
  expect(printed.filter(letter => !listed.test(letter))).toEqual([])
})
