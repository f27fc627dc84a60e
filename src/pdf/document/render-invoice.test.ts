/** @module-tag extended */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { documentLanguages as languages } from '#core/text/locale.ts'
import {
  bareInvoice,
  fullInvoice,
  invoiceFrom,
  manyItems,
  sampleInvoice,
  templateNamed,
  templateNames,
  withDescription,
} from '../testing/invoices.ts'
import { checkStructure, flat, objectsOf, squeezed, textOf } from '../testing/pdf-tools.ts'
import { renderInvoice } from './render-invoice.ts'

const render = (invoice = bareInvoice(), name = 'minimal', watermark: 'TEST' | null = 'TEST') =>
  renderInvoice(invoice, templateNamed(name), { watermark })

const textsOf = async (...rendering: Parameters<typeof render>) => textOf((await render(...rendering)).bytes)

/** Returns every text in an invoice. */
function writtenTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(writtenTexts) : []
}

describe.each(templateNames)('%s', name => {
  test.each(['bare', 'full', 'long', 'sections'] as const)('the %s sample is a valid file', async sample => {
    checkStructure((await render(sampleInvoice(sample), name)).bytes)
  })

  test('the number, lines and total of a minimal request can be extracted; one page has no number', async () => {
    const text = (await textsOf(bareInvoice(), name)).join('\n')
    for (const shown of [
      'Invoice',
      '2026-0042',
      'Icon set (24 px, 60 glyphs)',
      '9.50',
      '570.00',
      '€2,467.50',
    ]) {
      expect(flat(text)).toContain(shown)
    }
    expect(text).not.toMatch(/Bill to|From|Issued|Subtotal|VAT|Payment|Notes|undefined|null/)
    expect(text).not.toContain('Page')
  })

  test('every text of a full invoice can be extracted', async () => {
    const invoice = sampleInvoice('full')
    const text = (await textsOf(invoice, name)).join('\n')
    const { seller, buyer, notes, payment_terms, purchase_order, items } = invoice
    const { country: _, ...sellerTexts } = seller ?? {}
    const { country: __, ...buyerTexts } = buyer ?? {}
    const descriptions = items.flatMap(({ description = '' }) => description.split('\n'))
    for (const written of writtenTexts([
      sellerTexts,
      buyerTexts,
      notes,
      payment_terms,
      purchase_order,
      descriptions,
    ])) {
      expect(squeezed(text).replaceAll('-', '')).toContain(squeezed(written).replaceAll('-', ''))
    }
    for (const shown of [
      '21 Nov 2026',
      '21 Dec 2026',
      'Netherlands',
      'Ireland',
      'Discount 5%',
      'Amount due',
    ]) {
      expect(flat(text)).toContain(shown)
    }
  })

  test('the watermark is on each page, and on none if it is not requested; several pages have numbers', async () => {
    const marked = await textsOf(fullInvoice(60), name)
    const clean = await textsOf(fullInvoice(60), name, null)
    expect(marked.length).toBeGreaterThan(1)
    expect(marked.every(page => /\bTEST\b/.test(page))).toBe(true)
    expect(clean.join('')).not.toContain('TEST')
    for (const [index, page] of marked.entries())
      expect(page).toContain(`Page ${index + 1} of ${marked.length}`)
  })

  test('an empty draft has one page', async () => {
    const empty = { template: name, invoice_number: '', items: [] }
    const begun = { ...empty, items: [{ description: 'Begun', quantity: null, unit_price: null }] }
    for (const draft of [empty, begun]) {
      const { bytes, pageCount } = await render(draft, name)
      expect(pageCount).toBe(1)
      checkStructure(bytes)
    }
  })
})

describe('the same input gives the same bytes', () => {
  test('twice in one process, with other invoices in between', async () => {
    const first = await render(sampleInvoice('full'))
    await render(sampleInvoice('long'), 'bold')
    const second = await render(sampleInvoice('full'))
    expect(Buffer.from(second.bytes).equals(first.bytes)).toBe(true)
  })

  test('in another process', async () => {
    const { bytes } = await render(sampleInvoice('full'))
    const script = `
      import { renderInvoice } from ${JSON.stringify(new URL('./render-invoice.ts', import.meta.url).href)}
      import { sampleInvoice, templateNamed } from ${JSON.stringify(new URL('../testing/invoices.ts', import.meta.url).href)}
      import { createHash } from 'node:crypto'
      const { bytes } = await renderInvoice(sampleInvoice('full'), templateNamed('minimal'), { watermark: 'TEST' })
      process.stdout.write(createHash('sha256').update(bytes).digest('hex'))`
    const other = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(other).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('and another number another identifier', async () => {
    const idOf = ({ bytes }: { bytes: Uint8Array }) =>
      /\/ID \[<(\w+)>/.exec(Buffer.from(bytes).toString('latin1'))?.[1]
    const [one, two] = [await render(), await render({ ...bareInvoice(), invoice_number: '2026-0043' })]
    expect(idOf(one)).toMatch(/^[0-9a-f]{32}$/)
    expect(idOf(one)).not.toBe(idOf(two))
  })
})

describe('the file', () => {
  test('contains invoice number, language and producer, and no actions', async () => {
    const objects = objectsOf((await render({ ...bareInvoice(), locale: 'de-DE' })).bytes)
    expect(objects).toContain('u:Rechnung 2026-0042')
    expect(objects).toContain('"/Lang": "u:de-DE"')
    expect(objects).toContain('u:Billwright')
    expect(objects).not.toMatch(/JavaScript|OpenAction|"\/AA"|"\/URI"|Launch/)
  })

  test('has the paper size of its template', async () => {
    const { page, ...template } = templateNamed('minimal')
    const letter = { ...template, page: { ...page, size: 'Letter' as const } }
    const { bytes } = await renderInvoice(sampleInvoice('long'), letter, { watermark: 'TEST' })
    checkStructure(bytes)
    const objects = objectsOf(bytes).replaceAll(/\s+/g, ' ')
    expect(objects).toContain('"/MediaBox": [ 0, 0, 612, 792 ]')
  })

  test('embeds only the glyphs it uses', async () => {
    const { bytes } = await render()
    expect(bytes.length).toBeLessThan(40_000)
  })
})

describe('languages', () => {
  test.each(languages)('%s: the labels are in this language', async language => {
    const bytes = (await render({ ...sampleInvoice('full'), locale: language })).bytes
    checkStructure(bytes)
    const text = textOf(bytes).join('')
    if (language !== 'en') expect(text).not.toMatch(/Amount due|Bill to|Unit price/)
  })

  test('German amounts and dates use the German format', async () => {
    const text = await textsOf({ ...sampleInvoice('full'), locale: 'de-DE' })
    expect(flat(text.join(''))).toContain('1.800,00')
    expect(flat(text.join(''))).toContain('21.11.2026')
    expect(text.join('')).toContain('Zu zahlen')
  })

  test('a language without labels uses English labels and its own number format', async () => {
    const text = (await textsOf({ ...bareInvoice(), locale: 'xx-XX' })).join('')
    expect(text).toContain('Unit price')
  })

  test.each(['fa-IR', 'en-u-nu-arab', 'hi-IN-u-nu-deva', 'ko-KR', 'th-TH-u-ca-buddhist', 'constructor'])(
    '%s: no figure, date or country is a box',
    async locale => {
      for (const currency of ['EUR', 'EGP', 'JPY', 'KWD', 'CNY', 'INR']) {
        const { warnings, bytes } = await render({ ...sampleInvoice('full'), locale, currency })
        expect(warnings).toEqual([])
        if (currency !== 'EUR') continue
        const text = flat(textOf(bytes).join(''))
        for (const shown of ['2026', 'Netherlands', '1,800.00']) expect(text).toContain(shown)
      }
    },
  )
})

describe('characters', () => {
  const scripts = 'Ελληνικά Кириллица Việt Nam ßéçñłőğ ½ № “quoted” – — … €£¥₹'
  test('Latin, Greek, Cyrillic and Vietnamese can be extracted', async () => {
    const { bytes, warnings } = await render(withDescription(scripts))
    expect(warnings).toEqual([])
    const text = textOf(bytes).join('')
    expect(squeezed(text)).toContain(squeezed(scripts))
  })

  test('a decomposed letter equals the precomposed one', async () => {
    const text = (await textsOf(withDescription('Cafe\u0301 Nguye\u0302\u0303n'))).join('')
    expect(text).toContain('Café Nguyễn')
  })

  test('ligatures are extracted as their letters', async () => {
    const invoice = { ...bareInvoice(), buyer: { name: 'Office affairs fjord' } }
    const text = (await textsOf(invoice, 'bold')).join('')
    expect(flat(text)).toContain('Office affairs fjord')
  })

  test('a character without a glyph is a box, with a warning that names it and its field', async () => {
    const { warnings, bytes } = await render({
      ...withDescription('Sushi 寿司 ជ 🍣'),
      buyer: { name: 'ქართ' },
    })
    checkStructure(bytes)
    const paths = new Set(warnings.map(({ path }) => path))
    expect(paths).toEqual(new Set(['items[0].description', 'buyer.name']))
    expect(warnings.at(-1)).toEqual({
      path: 'items[0].description',
      code: 'missing_glyph',
      severity: 'warning',
      message: {
        code: 'glyph.missing',
        params: { characters: ['“ជ” (U+1787)', '“🍣” (U+1F363)'], others: 0 },
      },
    })
  })

  test.each([
    ['a lone surrogate', 'A\ud800B', 1],
    ['a control character', 'A\u0007B', 1],
    ['a C1 control', 'A\u0090B', 1],
    ['bidi overrides, which are invisible', 'A\u202eB\u2066C\u2069', 0],
    ['a tab', 'A\tB', 0],
    ['a family of emoji', '👩‍👩‍👧‍👦', 1],
    ['a thousand marks on one letter', `e${'\u0301'.repeat(1000)}`, 0],
  ])('%s does no harm', async (_, description, boxes) => {
    const { bytes, warnings } = await render(withDescription(description))
    checkStructure(bytes)
    expect(warnings.length).toBe(boxes)
  })

  test('a hundred thousand letters without a space are wrapped without loss', async () => {
    const { bytes, pageCount } = await render(withDescription('x'.repeat(100_000)))
    expect(pageCount).toBeGreaterThan(10)
    const text = textOf(bytes).join('')
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(100_000)
  })
})

describe('size', () => {
  test('seventy thousand different characters without glyphs are boxes', async () => {
    const points = Array.from(
      { length: 70_000 },
      (_, index) => 0x20000 + (index % 40_000) + (index < 40_000 ? 0 : 0x10000),
    )
    const { bytes, warnings } = await render(
      withDescription(points.map(point => String.fromCodePoint(point)).join('')),
    )
    checkStructure(bytes)
    expect(warnings).toHaveLength(1)
  })

  test('ten thousand items are printed once each and in order', async () => {
    const { bytes, pageCount } = await render(manyItems(10_000), 'bold')
    const text = textOf(bytes).join('\n')
    expect(pageCount).toBeGreaterThan(200)
    const found = [...text.matchAll(/Line (\d+)/g)].map(([, number]) => Number(number))
    expect(found).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1))
  })

  test('the largest amounts stay in their columns', async () => {
    const items = [{ description: 'Everything', quantity: '1', unit_price: '999999999999.12345678' }]
    const { regions } = await render(invoiceFrom({ ...bareInvoice(), items }))
    for (const { x, width } of regions) expect(x + width).toBeLessThanOrEqual(595.28 - 59)
  })
})

describe.each(templateNames)('%s: a number is never broken over two lines', name => {
  const max = '999999999999999.00'
  const precise = '0.12345678901234567891'
  const first = { description: 'Everything', quantity: '1', unit_price: max, tax_rate: '19' }
  const second = {
    ...first,
    quantity: precise,
    unit_price: precise,
    unit: 'pieces',
    discount_percent: '12.5',
  }

  test.each([
    [
      'the largest amount',
      [first],
      ['€999,999,999,999,999.00', '€840,336,134,453,780.67', '€159,663,865,546,218.33'],
    ],
    ['twenty decimals', [second], [precise]],
  ])('%s', async (_, items, numbers) => {
    const invoice = invoiceFrom({ ...bareInvoice(), items, prices_include_tax: true })
    const text = (await textsOf(invoice, name)).join('\n')
    for (const number of numbers) expect(text).toContain(number)
  })
})

describe.each(templateNames)('%s: an item of more lines than a page holds', name => {
  test.each([60, 400])('%i lines start on the first page and are printed once each', async count => {
    const written = Array.from({ length: count }, (_, index) => `Line ${index + 1} of it`)
    const pages = await textsOf(withDescription(written.join('\n')), name)
    expect(pages[0]).toContain('Line 1 of it')
    expect(pages.join('\n').match(/Line \d+ of it/g)).toEqual(written)
    for (const page of pages) if (page.includes('of it')) expect(page).toMatch(/Description/i)
  })
})

describe('regions', () => {
  test('every printed field has a region on its page', async () => {
    const { regions } = await render(sampleInvoice('full'))
    const paths = new Set(regions.map(({ path }) => path))
    for (const path of [
      'invoice_number',
      'issue_date',
      'due_date',
      'seller.name',
      'seller.address[0]',
      'seller.iban',
      'buyer.name',
      'buyer.reference',
      'items[0].description',
      'items[0].quantity',
      'items[0].unit_price',
      'items[4].tax_rate',
      'items[1].discount_percent',
      'discount_percent',
      'prepaid_amount',
      'notes',
      'logo',
    ]) {
      expect(paths).toContain(path)
    }
    for (const { page, x, y, width, height } of regions) {
      expect(page).toBe(0)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(841.89)
      expect(width * height).toBeGreaterThan(0)
    }
  })
})
