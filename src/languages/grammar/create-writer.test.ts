import { describe, expect, expectTypeOf, test } from 'vitest'
import { createWriter } from './create-writer.ts'
import type { InnerMessage } from './entry.ts'
import { findIssues } from './find-issues.ts'
import type { ParamsOf, PlainCodeOf, Translation } from './parameter-types.ts'

const english = {
  plain: 'Nothing was sent.',
  braces: 'Put {{{name}}} between {{ and }}.',
  named: 'Delete {number}',
  amount: 'At most {max:number} lines, as in {year:digits}.',
  owed: '{sum:decimal} EUR',
  lists: '{all:and}; {some:or}; {each:list}',
  nested: 'It failed. {reason:message}',
  month: 'In {month:month}, {since:yearMonth}',
  day: 'Issued on {date:date}.',
  home: '{seller:country}, {buyer:@country}',
  sizes: '{mega:megabytes} MB, {mebi:mebibytes} MiB',
  rows: { plural: 'count', 0: 'No rows.', one: 'One row.', other: '{count:number} rows.' },
  kind: {
    select: 'kind',
    invoice: 'This invoice is paid.',
    credit_note: { plural: 'count', one: 'A credit note.', other: '{count:digits} credit notes.' },
  },
  near: { select: 'near', null: '{name} is unknown.', other: '{name} is unknown. Is it {near}?' },
  flag: { select: 'isLive', true: 'Live', false: 'Test' },
  days: { select: 'days', null: 'open', other: '{days:digits} days' },
  empty: { select: 'who', '': 'nobody', other: 'for {who}' },
  same: { select: 'other', '{name}': '{name} is used.', other: '{name} is used, written as {other}.' },
  enter: 'Enter {field:@field}.',
  first: '{field:capital:@field} is missing.',
  fields: 'Enter {fields:and:@field}.',
  label: '{field:capital:bare:@owned}',
  inside: '{known.names:list} and {known.others:digits} more of {size.width:digits}',
  made: ({ texts }: { texts: string[] }, write: (message: InnerMessage) => string): string =>
    texts.map(code => write({ code })).join('\n'),
  '@country': { NL: 'the {value:country}', other: '{value:country}' },
  '@owned': { name: 'the name of the theme', other: '{value}' },
  '@field': { number: 'an invoice number', null: 'a value', other: 'the field {value}' },
} as const

const write = createWriter({ locale: 'en-GB', texts: english })

describe('a writer', () => {
  test.each<[keyof typeof english, object, string]>([
    ['plain', {}, 'Nothing was sent.'],
    ['braces', { name: 'page' }, 'Put {page} between { and }.'],
    ['named', { number: '{number}' }, 'Delete {number}'],
    ['amount', { max: 10000, year: 2026 }, 'At most 10,000 lines, as in 2026.'],
    ['owed', { sum: '1234567890123.10' }, '1,234,567,890,123.10 EUR'],
    ['owed', { sum: '-0.125' }, '-0.125 EUR'],
    ['owed', { sum: 'a few' }, 'a few EUR'],
    [
      'lists',
      { all: ['a', 'b', 'c'], some: ['a', 'b'], each: ['a', 'b', 'c'] },
      'a, b and c; a or b; a, b, c',
    ],
    ['lists', { all: [], some: ['a'], each: [] }, '; a; '],
    ['nested', { reason: { code: 'named', params: { number: '7' } } }, 'It failed. Delete 7'],
    ['month', { month: 3, since: '2026-11' }, 'In March, November 2026'],
    ['day', { date: '2026-11-05' }, 'Issued on 2026-11-05.'],
    ['home', { seller: 'DE', buyer: 'NL' }, 'Germany, the Netherlands'],
    ['home', { seller: 'Utopia', buyer: 'XQ' }, 'Utopia, XQ'],
    ['sizes', { mega: 2_999_999, mebi: 1_572_864 }, '2 MB, 1.5 MiB'],
    ['rows', { count: 0 }, 'No rows.'],
    ['rows', { count: 1 }, 'One row.'],
    ['rows', { count: 1000 }, '1,000 rows.'],
    ['kind', { kind: 'invoice', count: 2 }, 'This invoice is paid.'],
    ['kind', { kind: 'credit_note', count: 2 }, '2 credit notes.'],
    ['near', { name: 'colour', near: null }, 'colour is unknown.'],
    ['near', { name: 'colour', near: 'color' }, 'colour is unknown. Is it color?'],
    ['near', { name: 'colour', near: 'null' }, 'colour is unknown. Is it null?'],
    ['flag', { isLive: false }, 'Test'],
    ['days', { days: null }, 'open'],
    ['days', { days: 3000 }, '3000 days'],
    ['empty', { who: '' }, 'nobody'],
    ['empty', { who: 'other' }, 'for other'],
    ['same', { name: 'A-1', other: 'A-1' }, 'A-1 is used.'],
    ['same', { name: 'A-1', other: 'a-1' }, 'A-1 is used, written as a-1.'],
    ['same', { name: 'A-1', other: '{name}' }, 'A-1 is used, written as {name}.'],
    ['empty', { who: 'select' }, 'for select'],
    ['enter', { field: 'number' }, 'Enter an invoice number.'],
    ['enter', { field: null }, 'Enter a value.'],
    ['enter', { field: 'toString' }, 'Enter the field toString.'],
    ['first', { field: 'number' }, 'An invoice number is missing.'],
    ['fields', { fields: ['number', null] }, 'Enter an invoice number and a value.'],
    ['label', { field: 'name' }, 'Name of the theme'],
    ['inside', { known: { names: ['a', 'b'], others: 3 }, size: { width: 4 } }, 'a, b and 3 more of 4'],
    ['made', { texts: ['plain', 'plain'] }, 'Nothing was sent.\nNothing was sent.'],
    // stored by another version
    ['named', {}, 'Delete {number}'],
    ['rows', {}, '{count} rows.'],
  ])('writes %s with %j', (code, params, text) => {
    expect(write({ code, params })).toBe(text)
  })

  test('has numbers of another region', () => {
    const inGermany = createWriter({ locale: 'en-GB', numberLocale: 'en-DE', texts: english })
    expect(inGermany({ code: 'rows', params: { count: 1000 } })).toBe('1.000 rows.')
    expect(inGermany({ code: 'owed', params: { sum: '1234.50' } })).toBe('1.234,50 EUR')
    const inPortugal = createWriter({ locale: 'pt-PT', texts: english })
    expect(inPortugal({ code: 'owed', params: { sum: '1234.50' } })).toBe('1\u00a0234,50 EUR')
  })

  test('has the dates of the surface', () => {
    const inWindow = createWriter({ locale: 'en-GB', formatDate: date => `day ${date}`, texts: english })
    expect(inWindow({ code: 'day', params: { date: '2026-11-05' } })).toBe('Issued on day 2026-11-05.')
  })

  test('shows the code of a message that no table has', () => {
    for (const code of ['of.a_newer_version', 'toString', '__proto__']) expect(write({ code })).toBe(code)
  })

  test('has the plural forms, numbers and lists of its language, and English for what is missing', () => {
    const missing: string[] = []
    const polish = {
      amount: 'Najwyżej {max:number} wierszy, jak w {year:digits}.',
      rows: {
        plural: 'count',
        one: '{count:digits} wiersz',
        few: '{count:digits} wiersze',
        many: '{count:digits} wierszy',
        other: '{count:digits} wiersza',
      },
      enter: 'Podaj {field:@field.accusative}.',
      nested: 'Błąd. {reason:message}',
      '@field.accusative': { number: 'numer faktury', other: 'wartość' },
    } satisfies Translation<typeof english>
    const inPolish = createWriter({
      locale: 'pl',
      texts: polish,
      fallback: write,
      onMissing: code => missing.push(code),
    })
    const rows = [1, 3, 5, 22, 25].map(count => inPolish({ code: 'rows', params: { count } }))
    expect(rows).toEqual(['1 wiersz', '3 wiersze', '5 wierszy', '22 wiersze', '25 wierszy'])
    expect(inPolish({ code: 'amount', params: { max: 10000, year: 2026 } })).toBe(
      'Najwyżej 10\u00a0000 wierszy, jak w 2026.',
    )
    expect(inPolish({ code: 'enter', params: { field: 'number' } })).toBe('Podaj numer faktury.')
    expect(inPolish({ code: 'nested', params: { reason: { code: 'plain' } } })).toBe(
      'Błąd. Nothing was sent.',
    )
    expect(missing).toEqual(['plain'])
    expect(findIssues(polish, english, 'pl')).toEqual([])
  })

  describe('from right to left', () => {
    // with brackets for isolates
    const inArabic = (text: string, params = {}) => {
      const texts = {
        text,
        '@extension': { other: '.{value}' },
        '@kind': { quote: 'عرض' },
        '@country': { other: '{value:country}' },
      }
      const write = createWriter({ locale: 'ar', numberLocale: 'ar-u-nu-latn', direction: 'rtl', texts })
      return write({ code: 'text', params })
        .replaceAll(/[\u2066\u2068]/g, '⟨')
        .replaceAll('\u2069', '⟩')
    }

    test.each<[string, object, string]>([
      ['حذف {number}', { number: '+49 (30) 1' }, 'حذف ⟨+49 (30) 1⟩'],
      ['{max:number}، {year:digits}', { max: -5, year: 2026 }, '⟨\u200e-5⟩، ⟨2026⟩'],
      ['من ملفات PDF: {count:number}', { count: 1 }, 'من ملفات PDF: ⟨1⟩'],
      ['{all:and}', { all: ['A-1', 'B'] }, '⟨A-1⟩ و⟨B⟩'],
      ['الضريبة {rate}%', { rate: '7.7' }, 'الضريبة ⟨7.7%⟩'],
      ['{kind:@kind}', { kind: 'quote' }, 'عرض'],
      ['{country:@country}', { country: 'US' }, 'الولايات المتحدة'],
      ['ينتهي بـ {all:or:@extension}', { all: ['pdf', 'png'] }, 'ينتهي بـ ⟨.⟨pdf⟩⟩ أو ⟨.⟨png⟩⟩'],
    ])('keeps the order of the values in %s', (text, params, written) => {
      expect(inArabic(text, params)).toBe(written)
    })

    test.each([
      ['يبدأ بـ svc_live_ أو svc_test_.', 'يبدأ بـ ⟨svc_live_⟩ أو ⟨svc_test_⟩.'],
      ['svc_test_… أو PDF…', '⟨svc_test_…⟩ أو PDF…'],
      ['لون بالصيغة #rrggbb، مثل #1d3fbb.', 'لون بالصيغة ⟨#rrggbb⟩، مثل ⟨#1d3fbb⟩.'],
      ['ينتهي بـ .pdf أو .ods.', 'ينتهي بـ ⟨.pdf⟩ أو ⟨.ods⟩.'],
      ['تاريخ مثل 2026-12-31', 'تاريخ مثل ⟨2026-12-31⟩'],
      ['يبدأ بـ https://، لا بـ 25% و12%:', 'يبدأ بـ ⟨https://⟩، لا بـ ⟨25%⟩ و⟨12%⟩:'],
      ['{{YY}} و{{MM}}، أو {{"from": 1}}.', '⟨{YY}⟩ و⟨{MM}⟩، أو ⟨{"from": 1}⟩.'],
      ['ضعه بين {{ و }}.', 'ضعه بين ⟨{⟩ و ⟨}⟩.'],
      // nothing turns around
      ['مثل 1,250.00 أو 21/11/2026 (BT-132).', 'مثل 1,250.00 أو 21/11/2026 (BT-132).'],
      ['الكمية × السعر · «Factur-X» # ?', 'الكمية × السعر · «Factur-X» # ?'],
      ['{{YYYY}}-1', '{YYYY}-1'],
    ])('keeps the order of the codes in %s', (text, written) => {
      expect(inArabic(text)).toBe(written)
    })

    test('lists facts in the order of the sentence', () => {
      const facts = '\u2068A-1\u2069 · \u20682\u2069'
      expect(inArabic('التالي: {facts}', { facts })).toBe('التالي: \u2067⟨A-1⟩ · ⟨2⟩⟩')
    })

    test('leaves brackets beside a value to their pair', () => {
      expect(inArabic('حقل {{{name}}}', { name: 'a' })).toBe('حقل {⟨a⟩}')
    })
  })
})

describe('parameters', () => {
  type Params<Code extends keyof typeof english> = ParamsOf<typeof english, Code>

  test('have the types that the English entry gives them', () => {
    expectTypeOf<PlainCodeOf<typeof english>>().toEqualTypeOf<'plain'>()
    expectTypeOf<Params<'named'>>().toEqualTypeOf<{ number: string }>()
    expectTypeOf<Params<'braces'>>().toEqualTypeOf<{ name: string }>()
    expectTypeOf<Params<'amount'>>().toEqualTypeOf<{ max: number; year: number }>()
    expectTypeOf<Params<'lists'>['all']>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<Params<'nested'>>().toEqualTypeOf<{ reason: InnerMessage }>()
    expectTypeOf<Params<'rows'>>().toEqualTypeOf<{ count: number }>()
    expectTypeOf<Params<'kind'>>().toEqualTypeOf<{ kind: 'invoice' | 'credit_note'; count: number }>()
    expectTypeOf<Params<'near'>>().toEqualTypeOf<{ near: string | null; name: string }>()
    expectTypeOf<Params<'flag'>>().toEqualTypeOf<{ isLive: boolean }>()
    expectTypeOf<Params<'days'>>().toEqualTypeOf<{ days: number | null }>()
    expectTypeOf<Params<'same'>>().toEqualTypeOf<{ other: string; name: string }>()
    expectTypeOf<Params<'empty'>>().toEqualTypeOf<{ who: string }>()
    expectTypeOf<Params<'first'>>().toEqualTypeOf<{ field: string | null }>()
    expectTypeOf<Params<'fields'>>().toEqualTypeOf<{ fields: readonly (string | null)[] }>()
    expectTypeOf<Params<'inside'>>().toEqualTypeOf<{
      known: { names: readonly string[]; others: number }
      size: { width: number }
    }>()
    expectTypeOf<Params<'made'>>().toEqualTypeOf<{ texts: string[] }>()
  })

  test('that are missing, unknown or of another type do not compile, nor do codes that do not exist', () => {
    // @ts-expect-error a parameter is missing
    const missing: Params<'amount'> = { max: 1 }
    // @ts-expect-error a parameter is unknown
    const unknown: Params<'named'> = { number: '7', other: '8' }
    // @ts-expect-error a parameter has another type
    const mistyped: Params<'rows'> = { count: '7' }
    // @ts-expect-error a value has no case
    const noCase: Params<'kind'> = { kind: 'quote', count: 1 }
    // @ts-expect-error there is no such code
    const noCode = { tidy: 'x' } satisfies Translation<typeof english>
    expect([missing, unknown, mistyped, noCase, noCode]).toHaveLength(5)
  })
})
