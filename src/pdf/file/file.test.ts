/** @module-tag extended */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { runs } from '#core/testing/runs.ts'
import { parseTemplate } from '#render/template/parse-template.ts'
import { layOutInvoice } from '../document/lay-out-invoice.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { paint } from '../painting/paint.ts'
import { accessibilityProblems } from '../testing/accessibility-problems.ts'
import { archiveProblems } from '../testing/archive-problems.ts'
import {
  bareInvoice,
  sampleInvoice,
  templateNamed,
  templateNames,
  withDescription,
} from '../testing/invoices.ts'
import { pageDigests } from '../testing/page-digests.ts'
import {
  catalogOf,
  copiesOf,
  dataAt,
  dictionaryAt,
  isDictionary,
  type PdfObjects,
  pagesOf,
  readObjects,
} from '../testing/pdf-objects.ts'
import { checkStructure, taggedTextOf } from '../testing/pdf-tools.ts'
import { jpegs } from '../testing/sample-jpegs.ts'
import { outlineOfTree, structureProblems } from '../testing/structure-problems.ts'

const render = async (invoice: RenderableInvoice, name = 'minimal', watermark: 'TEST' | null = 'TEST') =>
  (await renderInvoice(invoice, templateNamed(name), { watermark })).bytes

async function read(...rendering: Parameters<typeof render>): Promise<PdfObjects> {
  return readObjects(await render(...rendering))
}

function problemsOf(file: PdfObjects): string[] {
  return [...structureProblems(file), ...archiveProblems(file), ...accessibilityProblems(file)]
}

describe.each(templateNames)('%s', name => {
  test.each(['bare', 'full', 'long', 'sections'] as const)('the %s sample says what it is', async sample => {
    expect(problemsOf(await read(sampleInvoice(sample), name))).toEqual([])
  })

  test('a clean one as well', async () => {
    expect(problemsOf(await read(sampleInvoice('full'), name, null))).toEqual([])
  })
})

describe('the structure', () => {
  test('is the document from its title to its totals', async () => {
    const file = await read(bareInvoice())
    const outline = outlineOfTree(file).join('\n')
    expect(outline).toMatch(/^Document\n P\n H1\n/)
    expect(outline).toContain(' Table\n  THead\n   TR\n    TH\n')
    expect(outline).toContain('  TBody\n   TR\n    TD\n')
    expect(outline).toContain(' L\n  LI\n   Lbl\n   LBody')
  })

  test('has one table, however many pages it takes, and one row where one is parted', async () => {
    const description = Array.from({ length: 90 }, (_, index) => `Line ${index + 1}`).join('\n')
    const file = await read(withDescription(description))
    expect(problemsOf(file)).toEqual([])
    const types = outlineOfTree(file).map(line => line.trim())
    expect(types.filter(type => type === 'Table')).toHaveLength(1)
    expect(types.filter(type => type === 'TR')).toHaveLength(2)
  })

  test('parts words where their lines part, and no word that its lines part', async () => {
    const notes = `Thank you for the good work together. All artwork stays available.\nSecond line ${'x'.repeat(90)}`
    const invoice = { ...withDescription('Brand identity\nWord mark, symbol'), notes }
    for (const name of templateNames) {
      const tagged = taggedTextOf(await render(invoice, name))
      expect(tagged).toContain('"Brand identity Word mark, symbol"')
      expect(tagged).toContain(`"${notes.replace('\n', ' ')}"`)
    }
  })

  test('marks words in another language', async () => {
    const invoice = { ...bareInvoice(), locale: 'de-DE', buyer: { name: 'שלום' } }
    const file = await read(invoice)
    const languages = Object.values(file.objects).flatMap(object =>
      isDictionary(object) && '/S' in object && '/Lang' in object ? [object['/Lang']] : [],
    )
    expect(catalogOf(file)['/Lang']).toBe('u:de-DE')
    expect(languages).toEqual(['u:he'])
  })

  test('has one order where a page cuts columns', async () => {
    const { blocks, ...minimal } = templateNamed('minimal')
    const text = (content: string) => ({ type: 'text', text: content, style: 'body', space: 4 })
    const column = { share: 1, blocks: [text('{notes}'), text('{payment_terms}')] }
    const others = blocks.filter(({ type }) => type === 'items' || type === 'columns')
    const template = parseTemplate({
      ...minimal,
      blocks: [{ type: 'columns', columns: [column, column] }, ...others],
    })
    const words = 'Thank you for the good work together. All artwork stays available. '
    const invoice = { ...sampleInvoice('full'), notes: words.repeat(40), payment_terms: words.repeat(20) }
    const { bytes, pageCount } = await renderInvoice(invoice, template, { watermark: 'TEST' })
    expect(pageCount).toBeGreaterThan(1)
    expect(structureProblems(readObjects(bytes))).toEqual([])
  })

  test('has one order where pages cut totals below a subtotal', async () => {
    const minimal = templateNamed('minimal')
    const items = minimal.blocks.filter(({ type }) => type === 'items')
    const sums = { style: 'wide', padding: 0 }
    const template = parseTemplate({
      ...minimal,
      type: { ...minimal.type, wide: { ...minimal.type.body, size: 60 } },
      blocks: [...items, { type: 'totals', width: 100, ...sums, payable: sums }],
    })
    const { bytes, pageCount } = await renderInvoice(sampleInvoice('full'), template, { watermark: 'TEST' })
    expect(pageCount).toBeGreaterThan(2)
    expect(structureProblems(readObjects(bytes))).toEqual([])
  })

  test('provides right-to-left words in reading order, over every line of their paragraph', async () => {
    const notes = `${'תודה רבה לכם '.repeat(12)}Studio 17`
    const file = await read({ ...withDescription('עיצוב לוגו (3)'), notes, buyer: { name: 'Studio' } })
    expect(problemsOf(file)).toEqual([])
    const actualTexts = Object.values(file.objects).flatMap(object =>
      isDictionary(object) && '/ActualText' in object ? [object['/ActualText']] : [],
    )
    expect(actualTexts).toEqual(['u:עיצוב לוגו (3)', `u:${notes}`])
  })

  test('gives a logo the name of who sends it', async () => {
    const logo = `data:image/jpeg;base64,${jpegs.baseline}`
    const file = await read({ ...bareInvoice(), seller: { name: 'Studio' }, logo })
    expect(problemsOf(file)).toEqual([])
    const figure = Object.values(file.objects).find(
      object => isDictionary(object) && object['/S'] === '/Figure',
    )
    expect(figure).toMatchObject({ '/Alt': 'u:Studio' })
  })
})

describe('some pages without tags and compression', () => {
  const { list, logo, date } = layOutInvoice(sampleInvoice('long'), templateNamed('bold'), {
    watermark: 'TEST',
  })
  const whole = paint(list, logo, date)
  const second = paint(list, logo, date, { pages: [1], compress: false, tagged: false })

  test('look like those of the whole', () => {
    checkStructure(second)
    expect(pageDigests(second, 1, 1)).toEqual(pageDigests(whole, 2, 2))
  })

  test('are painted by the same operators', () => {
    const [part, all] = [readObjects(second), readObjects(whole)]
    expect(catalogOf(part)['/StructTreeRoot']).toBeUndefined()
    expect(pagesOf(part)).toHaveLength(1)
    // font names and glyph ids depend on the file
    const operatorsOf = (file: PdfObjects, page: number) =>
      dataAt(file, dictionaryAt(file, pagesOf(file)[page])['/Contents'])
        .toString('latin1')
        .replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, '()')
        .split('\n')
        .filter(line => !/BDC$|^EMC$/.test(line))
        .map(line => line.replace(/^\/F\d+/, '/F'))
    expect(operatorsOf(part, 0)).toEqual(operatorsOf(all, 1))
  })
})

test.each(['', '<b>&"\u0000\ud800', '№ 7 — ⅞', 'x'.repeat(60)])(
  'an invoice with the number %j',
  async number => {
    const bytes = await render({ ...bareInvoice(), invoice_number: number })
    checkStructure(bytes)
    expect(problemsOf(readObjects(bytes))).toEqual([])
  },
)

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('W', ' ', '-', '\n', '寿', '\u0301', 'ש', 'ب', '('), maxLength: 900 }),
)
const decimal = fc.option(fc.integer({ min: -9999, max: 9999 }).map(number => `${number}` as Decimal))
const invoices: fc.Arbitrary<RenderableInvoice> = fc.record(
  {
    template: fc.constant('minimal'),
    invoice_number: text,
    items: fc.array(
      fc.record(
        { description: text, quantity: decimal, unit_price: decimal, unit: text },
        { requiredKeys: ['description', 'quantity', 'unit_price'] },
      ),
      { maxLength: 40 },
    ),
    locale: fc.constantFrom('en', 'de-DE', 'ja', 'he', 'nonsense'),
    seller: fc.record({ name: text, address: fc.array(text, { maxLength: 5 }) }, { requiredKeys: [] }),
    notes: text,
    payment_terms: text,
  },
  { requiredKeys: ['template', 'invoice_number', 'items'] },
)

test('a file declares its type whatever the invoice contains', async () => {
  await fc.assert(
    fc.asyncProperty(invoices, fc.constantFrom(...templateNames), async (invoice, name) => {
      expect(problemsOf(await read(invoice, name))).toEqual([])
    }),
    { numRuns: runs(15, 6) },
  )
})

describe('the checks find', () => {
  type Mutable = Record<string, unknown>
  const firstOf = (file: PdfObjects, type: string): Mutable =>
    Object.values(file.objects).find(object => isDictionary(object) && object['/S'] === type) as Mutable
  const firstPage = (file: PdfObjects): Mutable =>
    Object.values(file.objects).find(object => isDictionary(object) && object['/Type'] === '/Page') as Mutable
  const catalog = (file: PdfObjects): Mutable => catalogOf(file) as Mutable
  const firstFont = (file: PdfObjects): Mutable =>
    Object.values(file.objects).find(
      object => isDictionary(object) && object['/Subtype'] === '/Type0',
    ) as Mutable
  const contentOf = (file: PdfObjects): { data: string } =>
    file.objects[String(firstPage(file)['/Contents'])] as unknown as { data: string }
  const rewrite = (file: PdfObjects, from: string, to: string): void => {
    const stream = contentOf(file)
    const content = Buffer.from(stream.data, 'base64').toString('latin1')
    expect(content).toContain(from)
    stream.data = Buffer.from(content.replace(from, to), 'latin1').toString('base64')
  }

  const violations: [string, (file: PdfObjects) => void, string][] = [
    [
      'content that the tree does not reach',
      file => {
        firstOf(file, '/TD')['/K'] = []
      },
      'order of reading',
    ],
    [
      'content that is reached twice',
      file => {
        firstOf(file, '/H1')['/K'] = 0
      },
      'order of reading',
    ],
    ['a mark that was never made', file => rewrite(file, '/MCID 3', '/MCID 99'), 'differ'],
    [
      'paint that is nothing',
      file => rewrite(file, 'EMC\nBT', 'EMC\n0 0 1 1 re f\nBT'),
      'said to be nothing',
    ],
    ['a mark without an end', file => rewrite(file, 'EMC', ''), 'end where they should'],
    [
      'a wrong parent',
      file => {
        firstOf(file, '/TD')['/P'] = '1 0 R'
      },
      'names another parent',
    ],
    [
      'a parent tree that leads elsewhere',
      file => {
        firstPage(file)['/StructParents'] = 7
      },
      'leads elsewhere',
    ],
    [
      'a row without a cell',
      file => {
        firstOf(file, '/TR')['/K'] = []
      },
      'differ in cells',
    ],
    [
      'a cell outside of a row',
      file => {
        firstOf(file, '/P')['/S'] = '/TD'
      },
      'stands in',
    ],
    [
      'a header cell of nothing',
      file => {
        delete firstOf(file, '/TH')['/A']
      },
      'no scope',
    ],
    [
      'an action',
      file => {
        catalog(file)['/OpenAction'] = [null, '/Fit']
      },
      '/OpenAction',
    ],
    [
      'a script',
      file => {
        catalog(file)['/Names'] = { '/JavaScript': { '/JS': 'u:1' } }
      },
      '/JS',
    ],
    [
      'a link that is not https',
      file => {
        firstPage(file)['/Annots'] = [{ '/URI': 'u:http://example.com' }]
      },
      'links',
    ],
    [
      'an attachment',
      file => {
        catalog(file)['/AF'] = [{ '/Type': '/Filespec' }]
      },
      '/Filespec',
    ],
    [
      'a font that is not there',
      file => {
        firstFont(file)['/Subtype'] = '/Type1'
      },
      'not embedded',
    ],
    [
      'a font that cannot be read back',
      file => {
        delete firstFont(file)['/ToUnicode']
      },
      'read back',
    ],
    [
      'no output intent',
      file => {
        delete catalog(file)['/OutputIntents']
      },
      'colours mean',
    ],
    [
      'another title',
      file => {
        ;(dictionaryAt(file, file.trailer['/Info']) as Mutable)['/Title'] = 'u:x'
      },
      'metadata says',
    ],
    [
      'no language',
      file => {
        delete catalog(file)['/Lang']
      },
      'language',
    ],
  ]
  const soundFile = copiesOf(() => read(bareInvoice()))

  test.each(violations)('%s', async (_, plant, words) => {
    const file = await soundFile()
    expect(problemsOf(file)).toEqual([])
    plant(file)
    expect(problemsOf(file).join('\n')).toContain(words)
  })
})
