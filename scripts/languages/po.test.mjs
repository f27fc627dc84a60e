import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../src/core/testing/runs.ts'
import { isNames } from '../../src/languages/grammar/entry.ts'
import { formsOf, parseContext, stepsText } from './forms.mjs'
import { categoriesOf, pluralHeader } from './plural-forms.mjs'
import { fromPo, notExchangeable, toPo } from './po.mjs'

const english = {
  plain: 'Nothing was sent.',
  lines: { plural: 'count', 0: 'No lines', one: '{count:number} line', other: '{count:number} lines' },
  kind: {
    select: 'kind',
    invoice: 'This invoice is paid.',
    credit_note: { plural: 'count', one: 'A credit note.', other: '{count:digits} credit notes.' },
  },
  titled: 'This {kind:@kind} was submitted.',
  rows: {
    plural: 'count',
    one: 'One row.',
    other: { select: 'isCut', true: 'At least {count:digits} rows.', false: '{count:digits} rows.' },
  },
  made: () => 'by a function',
  who: { select: 'name', '': '', other: 'for {name}' },
  '@kind': { invoice: 'invoice', credit_note: 'credit note', null: '', other: '{value}' },
}

const polish = {
  plain: 'Niczego nie wysłano.',
  lines: {
    plural: 'count',
    0: 'Brak pozycji',
    one: '{count:number} pozycja',
    few: '{count:number} pozycje',
    many: '{count:number} pozycji',
    other: '{count:number} pozycji',
  },
  // another structure than in English
  titled: {
    select: 'kind',
    invoice: 'Ta faktura została przesłana.',
    credit_note: 'Ta korekta została przesłana.',
    other: 'Przesłano: {kind}.',
  },
  who: { select: 'name', '': '', other: 'dla {name}' },
  '@kind': { invoice: 'faktura', credit_note: 'korekta', null: '', other: '{value}' },
  '@kind.accusative': { invoice: 'fakturę', credit_note: 'korektę', null: '', other: '{value}' },
}

describe('plural forms', () => {
  test.each([
    ['en', 'nplurals=2; plural=(n != 1);'],
    ['fr', 'nplurals=2; plural=(n > 1);'],
    ['ja', 'nplurals=1; plural=(0);'],
  ])('of %s', (locale, header) => {
    expect(pluralHeader(locale)).toBe(header)
  })

  test('include the form of fractions, which no whole number has', () => {
    expect(categoriesOf('pl')).toEqual(['one', 'few', 'many', 'other'])
    expect(pluralHeader('pl')).toMatch(/^nplurals=4; /)
  })

  test.each(['de', 'es', 'it', 'nl', 'pt-PT', 'pt-BR', 'ar', 'he', 'ru', 'cs', 'zh'])(
    'are known for %s',
    locale => {
      expect(pluralHeader(locale)).toMatch(/^nplurals=\d; plural=\(.+\);$/)
    },
  )
})

describe('a PO file', () => {
  const po = toPo({ locale: 'pl', texts: polish }, english, code => ({
    places: code === 'lines' ? ['src/renderer/lines.tsx'] : [],
    lines: code === 'lines' ? ['Button, at most 20 letters'] : [],
  }))

  test('has code and form as context, and parameters and places as comments', () => {
    expect(po).toContain(
      [
        '#: src/renderer/lines.tsx',
        '#. Parameters: {count}: number',
        '#. Button, at most 20 letters',
        'msgctxt "lines[count]"',
        'msgid "{count:number} line"',
        'msgid_plural "{count:number} lines"',
        'msgstr[0] "{count:number} pozycja"',
      ].join('\n'),
    )
    expect(po).toContain('msgctxt "titled[kind=invoice]"\nmsgid "This {kind:@kind} was submitted."')
    expect(po).toContain('msgctxt "@kind.accusative[=invoice]"\nmsgid "invoice"\nmsgstr "fakturę"')
  })

  test('exports untranslated entries without a text, and no functions', () => {
    expect(po).toContain('msgctxt "kind[kind=invoice]"\nmsgid "This invoice is paid."\nmsgstr ""')
    expect(po).toContain(
      'msgctxt "rows[count:few][isCut=true]"\nmsgid "At least {count:digits} rows."\nmsgstr ""',
    )
    expect(po).not.toContain('made')
    // empty in English
    expect(po).not.toContain('[=null]')
    expect(notExchangeable(english)).toEqual(['made'])
  })

  test('becomes the same texts again', () => {
    const { locale, texts, problems, untranslated } = fromPo(po, english)
    expect({ locale, texts, problems }).toEqual({ locale: 'pl', texts: polish, problems: [] })
    expect(untranslated).toBe(9)
    expect(toPo({ locale, texts }, english)).toBe(toPo({ locale: 'pl', texts: polish }, english))
  })

  test('is refused where plural forms are missing, the English text changed, or a text is unknown', () => {
    const refused = (search, replacement) => fromPo(po.replace(search, replacement), english)
    expect(refused('msgstr[2] "{count:number} pozycji"', 'msgstr[2] ""').problems).toEqual([
      'lines[count] has no plural form many',
    ])
    expect(refused('msgid "Nothing was sent."', 'msgid "Nothing was kept."').problems).toEqual([
      'plain translates an English text that was changed since',
    ])
    expect(refused('msgctxt "plain"', 'msgctxt "gone"').problems).toEqual([
      'gone has no English text any more',
    ])
    expect(refused('msgctxt "plain"', 'msgctxt "plain["').problems).toEqual([
      'plain[ is no context of this program',
    ])
    expect(refused('msgctxt "plain"', 'msgctxt "made"').problems).toEqual([
      'made is a function, which cannot be exchanged',
    ])
    expect(refused(/"Language: pl\\n"\n/, '').problems).toEqual(['The header Language is missing.'])
  })

  test('has no translation where its entry is marked as fuzzy', () => {
    const { texts, problems } = fromPo(po.replace('msgctxt "plain"', '#, fuzzy\nmsgctxt "plain"'), english)
    expect(problems).toEqual([])
    expect(texts).not.toHaveProperty('plain')
  })
})

describe('any texts', () => {
  const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
  const text = fc.string({ minLength: 1, unit: fc.oneof(letter, fc.constantFrom(...'\n\t"\\{}')) })
  const name = fc.string({ minLength: 1, unit: fc.constantFrom(...'abz[]=%. -_') })
  const codeName = fc.stringMatching(/^[a-z][a-z.-]{0,8}$/)
  const locale = fc.constantFrom('de', 'fr', 'pl', 'ja', 'ar')
  const formsIn = (language, form) =>
    fc.record({
      plural: fc.constant('count'),
      ...Object.fromEntries(categoriesOf(language).map(category => [category, form])),
    })
  const cases = inner =>
    fc
      .tuple(
        name,
        fc.dictionary(
          name.filter(each => each !== 'select' && each !== 'plural'),
          inner,
          { minKeys: 1 },
        ),
      )
      .map(([select, forms]) => ({ ...forms, select }))
  const entryIn = language => {
    const leaf = fc.oneof(text, formsIn(language, text))
    return fc.oneof(leaf, cases(leaf), cases(cases(leaf)), formsIn(language, cases(leaf)))
  }
  const codeOf = fc.oneof(
    codeName,
    codeName.map(code => `@${code.replaceAll('.', '')}`),
  )
  const formedEntry = (code, language) =>
    isNames(code) ? fc.dictionary(name, text, { minKeys: 1 }) : entryIn(language)
  /** English entries, each with a translation in its own structure, or without one */
  const pairs = locale.chain(language =>
    fc.record({
      language: fc.constant(language),
      entries: fc.uniqueArray(
        codeOf.chain(code =>
          fc.record({
            code: fc.constant(code),
            source: formedEntry(code, 'en'),
            own: fc.option(formedEntry(code, language)),
          }),
        ),
        { selector: ({ code }) => code, maxLength: 6 },
      ),
    }),
  )

  test('become a PO file that becomes them again', () => {
    fc.assert(
      fc.property(pairs, ({ language, entries }) => {
        const source = Object.fromEntries(entries.map(({ code, source: entry }) => [code, entry]))
        const texts = Object.fromEntries(
          entries.filter(({ own }) => own !== null).map(({ code, own }) => [code, own]),
        )
        const read = fromPo(toPo({ locale: language, texts }, source), source)
        expect(read.problems).toEqual([])
        expect(read.texts).toEqual(texts)
        // cases are sorted as in English
        const po = toPo(read, source)
        expect(toPo(fromPo(po, source), source)).toBe(po)
      }),
      { numRuns: runs(300, 40) },
    )
  })

  test('have contexts that lead to their forms', () => {
    fc.assert(
      fc.property(codeName, entryIn('pl'), (code, entry) => {
        for (const { steps } of formsOf(code, entry))
          expect(parseContext(`${code}${stepsText(steps)}`)).toEqual({ code, steps })
      }),
    )
  })
})
