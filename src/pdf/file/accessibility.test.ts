/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { accessibilityProblems } from '../testing/accessibility-problems.ts'
import { archiveProblems } from '../testing/archive-problems.ts'
import {
  bareInvoice,
  sampleInvoice,
  templateNamed,
  templateNames,
  withDescription,
} from '../testing/invoices.ts'
import {
  catalogOf,
  copiesOf,
  dataAt,
  dictionaryAt,
  isDictionary,
  isStream,
  type PdfObjects,
  pagesOf,
  readObjects,
  type Value,
} from '../testing/pdf-objects.ts'
import { jpegs } from '../testing/sample-jpegs.ts'
import { structureProblems } from '../testing/structure-problems.ts'

async function read(invoice: RenderableInvoice, template = 'minimal'): Promise<PdfObjects> {
  return readObjects((await renderInvoice(invoice, templateNamed(template), { watermark: 'TEST' })).bytes)
}

const problemsOf = (file: PdfObjects): string[] => [
  ...accessibilityProblems(file),
  ...structureProblems(file),
  ...archiveProblems(file),
]

describe('a file is accessible (PDF/UA-1)', () => {
  test.each(['arabic', 'chinese', 'hebrew', 'japanese'] as const)('the %s sample', async sample => {
    for (const template of templateNames) {
      const file = await read(sampleInvoice(sample), template)
      expect(problemsOf(file)).toEqual([])
    }
  })

  test.each(templateNames)('an invoice without items or words in %s', async template => {
    const file = await read({ template, invoice_number: '', items: [] }, template)
    expect(problemsOf(file)).toEqual([])
  })

  const logo = `data:image/jpeg;base64,${jpegs.baseline}`
  test.each(['', ' ', '\u00a0'])('a logo with the seller name %j', async name => {
    const file = await read({ ...bareInvoice(), logo, seller: { name } })
    expect(problemsOf(file)).toEqual([])
  })

  test.each([
    ['zero', 'a\u0000b'],
    ['a byte order mark', '\ufeffa\ufeff'],
    ['no character', 'a\ufffeb\uffff'],
    ['a lone surrogate', 'a\ud800b'],
    ['private use', 'a\ue000b\u{f0000}'],
    ['a character of no face', 'a\u{1f600}\u{13000}b'],
    ['marks upon marks', 'a\u0301\u0302\u0303\u20dd'],
    ['a letter and its mark beside Arabic', 'W\u0301\u0628'],
    ['joined letters', 'ffi fl \u0644\u0627 \u0915\u094d\u0937\u093f \u0e01\u0e33 \u05e9\u05b8\u05c1'],
  ])('a description with %s', async (_, description) => {
    const file = await read(withDescription(description))
    expect(problemsOf(file)).toEqual([])
  })
})

describe('the language of words', () => {
  const spansOf = (file: PdfObjects) =>
    dataAt(file, dictionaryAt(file, pagesOf(file)[0])['/Contents'])
      .toString('latin1')
      .match(/\/Span<<[^>]*>>BDC\n(?:[^E]|E(?!MC))*/g) ?? []
  const elementLanguages = (file: PdfObjects) =>
    Object.values(file.objects).flatMap(object =>
      isDictionary(object) && '/S' in object && '/Lang' in object ? [object['/Lang']] : [],
    )

  test.each([
    ['English with a Japanese name', 'en', 'Translation for 株式会社サンプル in Kyoto', ['ja'], []],
    ['English with a Greek word', 'en', 'Logo for Ελλάδα and Thailand ประเทศไทย', ['el', 'th'], []],
    ['Japanese with an English word', 'en', '株式会社サンプルのためのロゴとデザイン Logo', ['en'], ['u:ja']],
    ['Japanese in Japanese', 'ja', '株式会社サンプル', [], []],
    ['ideographs in Korean', 'ko', '株式會社', [], []],
    ['Arabic script in Persian', 'fa', 'طراحی', [], []],
    ['Cyrillic, which many share', 'en', 'Москва', [], []],
  ])('%s', async (_, locale, description, spans, elements) => {
    const file = await read({ ...withDescription(description), locale, seller: {}, buyer: {} })
    expect(problemsOf(file)).toEqual([])
    expect(spansOf(file).map(span => /\/Lang\((.*?)\)/.exec(span)?.[1])).toEqual(spans)
    expect(elementLanguages(file).filter(language => language !== 'u:en')).toEqual(elements)
  })

  test.each(templateNames)(
    '%s: a right-to-left description names its language in any column',
    async template => {
      const file = await read(withDescription('שלום עולם'), template)
      expect(elementLanguages(file).filter(language => language === 'u:he')).toHaveLength(1)
    },
  )
})

describe('the checks find', () => {
  type Mutable = Record<string, unknown>
  const elementOf = (file: PdfObjects, type: string): Mutable =>
    Object.values(file.objects).find(object => isDictionary(object) && object['/S'] === type) as Mutable
  const dataOf = (file: PdfObjects, value: Value | undefined): { data: string } =>
    file.objects[String(value)] as unknown as { data: string }
  function rewrite(stream: { data: string }, from: string | RegExp, to: string): void {
    const content = Buffer.from(stream.data, 'base64').toString('latin1')
    const changed = content.replace(from, to)
    expect(changed).not.toBe(content)
    stream.data = Buffer.from(changed, 'latin1').toString('base64')
  }
  const content = (file: PdfObjects) => dataOf(file, dictionaryAt(file, pagesOf(file)[0])['/Contents'])
  const metadata = (file: PdfObjects) => dataOf(file, catalogOf(file)['/Metadata'])
  const toUnicode = (file: PdfObjects) => {
    const font = Object.values(file.objects).find(
      object => isDictionary(object) && object['/Subtype'] === '/Type0',
    ) as Mutable
    return dataOf(file, font['/ToUnicode'] as Value)
  }
  const form = (file: PdfObjects) =>
    Object.values(file.objects).find(
      object => isStream(object) && object.dict['/Subtype'] === '/Form',
    ) as unknown as { data: string }

  const violations: [string, (file: PdfObjects) => void, string][] = [
    ['no identification', file => rewrite(metadata(file), 'pdfuaid:part="1"', ''), '06-002'],
    ['another part', file => rewrite(metadata(file), 'pdfuaid:part="1"', 'pdfuaid:part="2"'), '06-002'],
    [
      'a schema without a description',
      file => rewrite(metadata(file), /<pdfaExtension:schemas[\s\S]*schemas>/, ''),
      'extension schema lacks',
    ],
    ['an empty title', file => rewrite(metadata(file), /(x-default">)[^<]*/, '$1 '), '06-003'],
    [
      'a title that is not displayed',
      file => {
        ;(catalogOf(file) as Mutable)['/ViewerPreferences'] = {}
      },
      '07-001',
    ],
    [
      'suspects',
      file => {
        ;(catalogOf(file) as Mutable)['/MarkInfo'] = { '/Marked': true, '/Suspects': true }
      },
      '01-007',
    ],
    [
      'what is no language',
      file => {
        ;(catalogOf(file) as Mutable)['/Lang'] = 'u:de_DE'
      },
      '11-001',
    ],
    [
      'what is no language in the content',
      file => rewrite(content(file), /\/P<<(\/MCID \d+)>>BDC/, '/P<<$1/Lang(no language)>>BDC'),
      '11-001',
    ],
    [
      'a type of its own',
      file => {
        elementOf(file, '/P')['/S'] = '/Sidenote'
      },
      '02-001',
    ],
    [
      'a heading that skips a level',
      file => {
        elementOf(file, '/H1')['/S'] = '/H2'
      },
      '14-003',
    ],
    [
      'a head without a body',
      file => {
        const table = elementOf(file, '/Table')
        table['/K'] = (table['/K'] as Value[]).slice(0, 1)
      },
      '09-004',
    ],
    [
      'a list of paragraphs',
      file => {
        elementOf(file, '/LI')['/S'] = '/P'
      },
      '09-004',
    ],
    [
      'a figure that says nothing',
      file => {
        elementOf(file, '/Figure')['/Alt'] = 'u: '
      },
      '13-004',
    ],
    [
      'a figure without a place',
      file => {
        elementOf(file, '/Figure')['/A'] = {}
      },
      'bounding box',
    ],
    [
      'a header cell without a scope',
      file => {
        delete elementOf(file, '/TH')['/A']
      },
      '15-003',
    ],
    [
      'an artifact in tagged content',
      file => rewrite(content(file), /(\/P<<\/MCID \d+>>BDC\n)/, '$1/Artifact BMC\nEMC\n'),
      '01-003',
    ],
    [
      'tagged content in an artifact',
      file => rewrite(content(file), /(\/Artifact<<[^>]*>>BDC\n)/, '$1/Span<</Lang(de)>>BDC\nEMC\n'),
      '01-004',
    ],
    ['a code without text', file => rewrite(toUnicode(file), /<0001><[0-9A-F]*>\n/, ''), '10-001'],
    ['a code for nothing', file => rewrite(toUnicode(file), /<0001><[0-9A-F]*>/, '<0001><FEFF>'), '31-028'],
    ['a glyph that is missing', file => rewrite(content(file), /\[\(../, '[(\u0000\u0000'), '31-030'],
    [
      'content that is numbered in a form',
      file => rewrite(form(file), /^/, '/P<</MCID 0>>BDC\nEMC\n'),
      '30-002',
    ],
    [
      'an annotation',
      file => {
        ;(dictionaryAt(file, pagesOf(file)[0]) as Mutable)['/Annots'] = []
      },
      '28-002',
    ],
    [
      'pages that are tabbed otherwise',
      file => {
        ;(dictionaryAt(file, pagesOf(file)[0]) as Mutable)['/Tabs'] = '/R'
      },
      '28-007',
    ],
  ]
  const soundFile = copiesOf(() =>
    read({ ...bareInvoice(), logo: `data:image/jpeg;base64,${jpegs.baseline}` }),
  )

  test.each(violations)('%s', async (_, plant, words) => {
    const file = await soundFile()
    expect(accessibilityProblems(file)).toEqual([])
    plant(file)
    expect(accessibilityProblems(file).join('\n')).toContain(words)
  })
})
