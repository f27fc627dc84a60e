/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { wrap } from '#render/text/wrap.ts'
import { createShaper } from '../shaping/shaper.ts'
import { invoiceFrom, sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { checkStructure, squeezed, textOf } from '../testing/pdf-tools.ts'
import { hyphenate } from './hyphenate.ts'
import { renderInvoice } from './render-invoice.ts'

/** Controls that the extraction program adds. */
const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

async function readBack(invoice: RenderableInvoice, template: string): Promise<string> {
  const { bytes, warnings } = await renderInvoice(invoice, templateNamed(template), { watermark: 'TEST' })
  expect(warnings).toEqual([])
  checkStructure(bytes)
  const text = textOf(bytes).join('\n')
  // some templates print names in capitals
  return squeezed(text.replaceAll(bidiMarks, '')).toLowerCase()
}

/** Returns the texts of an invoice that every template prints. */
function writtenLines({ seller, buyer, items, notes, payment_terms }: RenderableInvoice): string[] {
  const parties = [seller, buyer].flatMap(party => [party?.name, ...(party?.address ?? [])])
  const texts = [...parties, ...items.map(item => item.description), notes, payment_terms]
  return texts.flatMap(text => text?.split('\n') ?? [])
}

const mixed = {
  template: 'minimal',
  invoice_number: '2026-0042',
  seller: { name: 'Παράδειγμα ΑΕ', address: ['Οδός Δοκιμής 1', '105 57 Αθήνα'] },
  buyer: { name: 'משה כהן (סטודיו)', address: ['רחוב הדוגמה 12', 'תל אביב 6100001'] },
  items: [
    { description: 'Beratung für משה כהן, 3 Stunden', quantity: 1, unit_price: 10 },
    {
      description: 'ترجمة العقد (12 صفحة) بتاريخ 21/11/2026\nالعربية إلى Deutsch',
      quantity: 1,
      unit_price: 10,
    },
    { description: 'บริการออกแบบเว็บไซต์และพัฒนาระบบต่างๆ พร้อมทั้งการอบรม', quantity: 1, unit_price: 10 },
    { description: 'डिज़ाइन सेवा और वेबसाइट विकास (हिन्दी)', quantity: 1, unit_price: 10 },
    { description: 'Thiết kế trang web và bảo trì hệ thống', quantity: 1, unit_price: 10 },
    { description: 'Разработка сайта и поддержка', quantity: 1, unit_price: 10 },
    { description: 'ウェブサイトの制作、運用', quantity: 1, unit_price: 10 },
    { description: '웹사이트 디자인과 개발', quantity: 1, unit_price: 10 },
    { description: '网站设计与开发服务', quantity: 1, unit_price: 10 },
  ],
  notes: 'שאלות? billing@example.com או +972 50 000 0000.',
  payment_terms: 'Πληρωτέο σε 30 ημέρες',
}

describe.each(templateNames)('%s', template => {
  test.each(['hebrew', 'arabic', 'japanese', 'chinese'] as const)(
    'every field of the %s sample is read back in its order',
    async sample => {
      const invoice = sampleInvoice(sample)
      const text = await readBack(invoice, template)
      for (const line of writtenLines(invoice)) expect(text).toContain(squeezed(line).toLowerCase())
    },
  )

  test('a German invoice may contain all scripts', async () => {
    const invoice = invoiceFrom({ ...mixed, locale: 'de-DE' })
    const text = await readBack(invoice, template)
    for (const line of writtenLines(invoice)) expect(text).toContain(squeezed(line).toLowerCase())
  })
})

test.each([
  ['hebrew', ['21בנוב׳2026', 'סה״כלתשלום', '5,271.37']],
  ['arabic', ['21نوفمبر2026', 'المبلغالمستحق', '5,357.69', 'ر.س.']],
  ['japanese', ['2026年11月21日', 'ご請求金額', '¥351,780']],
  ['chinese', ['2026年11月21日', '应付金额', '¥34,130.80']],
] as const)('dates, sums and labels of the %s sample are in its language', async (sample, shown) => {
  const text = await readBack(sampleInvoice(sample), 'minimal')
  for (const part of shown) expect(text).toContain(part.toLowerCase())
})

test('a broken Arabic word keeps its contextual forms', () => {
  const shaper = createShaper()
  const font = { family: 'sans', weight: 'regular', figures: 'proportional', language: 'ar' } as const
  const style = { font, size: 10, leading: 15, baseline: 10, tracking: 0, uppercase: false, color: '#000000' }
  const lines = wrap('\u0634\u0643\u0644'.repeat(20), 60, style, { shaper, hyphenate })
  expect(lines.length).toBeGreaterThan(3)
  const read = lines.flatMap(({ words }) => words.map(({ text }) => text))
  expect(read.join('')).toBe('\u0634\u0643\u0644'.repeat(20))
  const [first] = lines[0]?.words ?? []
  const alone = shaper.shape(first?.text ?? '', font, 'rtl')
  expect(first?.runs[0]?.glyphs.slice(-2)).toEqual(alone.runs[0]?.glyphs.slice(-2))
  expect(first?.width).not.toBe(alone.width)
  expect(first?.runs.flatMap(({ texts }) => texts).join('')).not.toContain('\u200d')
})
