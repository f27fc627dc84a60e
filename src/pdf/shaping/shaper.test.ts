import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import type { Direction, FontStyle, Word } from '#render/model/shaper.ts'
import { faceOf } from '../font/face.ts'
import { fallbackFacesFor } from '../font/fallback-faces.ts'
import { createShaper } from './shaper.ts'

const shaper = createShaper()
const sans: FontStyle = { family: 'sans', weight: 'regular', figures: 'proportional' }
const inLanguage = (language: string): FontStyle => ({ ...sans, language })

const facesOf = (word: Word) => word.runs.map(({ face }) => face)
const textOf = (word: Word) => word.runs.flatMap(({ texts }) => [...texts]).join('')
const readBack = (word: Word, direction: Direction) => {
  const texts = word.runs.flatMap(run => [...run.texts])
  return (direction === 'ltr' ? texts : texts.toReversed()).join('')
}

describe('the face of each script', () => {
  test.each([
    ['Überweisung', 'sans-regular'],
    ['Москва', 'sans-regular'],
    ['שלום', 'hebrew-regular'],
    ['فاتورة', 'arabic-regular'],
    ['हिन्दी', 'devanagari-regular'],
    ['บาท', 'thai-regular'],
    ['한국어', 'korean-regular'],
    ['カタカナ', 'chinese-regular'],
    ['、', 'chinese-regular'],
  ])('%s is drawn by %s', (text, face) => {
    const word = shaper.shape(text, sans)
    expect(facesOf(word)).toEqual([face])
    expect(word.missing).toBeNull()
  })

  test.each([
    ['ja-JP', 'japanese-regular'],
    ['zh-CN', 'chinese-regular'],
    ['ko', 'korean-regular'],
    ['de', 'chinese-regular'],
  ])('an ideograph in a document in %s is drawn by %s', (language, face) => {
    expect(facesOf(shaper.shape('直', inLanguage(language)))).toEqual([face])
  })

  test('characters missing in the face of the language use other East Asian faces', () => {
    expect(facesOf(shaper.shape('请求', inLanguage('ja')))).toEqual(['chinese-regular', 'japanese-regular'])
  })

  test.each([
    ['medium', 'hebrew-regular'],
    ['semibold', 'hebrew-bold'],
    ['black', 'hebrew-bold'],
  ] as const)('%s helps itself to %s', (weight, face) => {
    expect(facesOf(shaper.shape('שלום', { ...sans, weight }))).toEqual([face])
  })

  test('a word of several scripts uses several faces, and digits keep the document face', () => {
    expect(facesOf(shaper.shape('第2回A', sans))).toEqual([
      'chinese-regular',
      'sans-regular',
      'chinese-regular',
      'sans-regular',
    ])
  })

  test.each(['ñ', 'ქ', '\u{1f363}', '\u0007'])('%j opens no face of another script', character => {
    expect(fallbackFacesFor(character, 'regular', ['chinese', 'japanese', 'korean'])).toEqual([])
  })
})

describe('shaping', () => {
  const lone = (letter: string) => shaper.shape(letter, sans, 'rtl').runs[0]?.glyphs[0]

  test('Arabic letters join, with glyphs in visual order', () => {
    const word = shaper.shape('محمد', sans, 'rtl')
    const texts = word.runs.flatMap(run => [...run.texts])
    expect(texts).toEqual(['د', 'م', 'ح', 'م'])
    const [glyphs] = word.runs.map(run => run.glyphs)
    for (const [index, text] of texts.entries()) expect(glyphs?.[index]).not.toEqual(lone(text))
  })

  test('the Devanagari vowel i is drawn before its consonant and extracted after it', () => {
    const [run] = shaper.shape('कि', sans).runs
    const face = faceOf('devanagari-regular')
    expect(run?.texts).toEqual(['कि'])
    expect(run?.glyphs[0]).toHaveProperty('parts.1.glyph', face.glyphOf(0x915))
  })

  test('Devanagari consonants form conjuncts', () => {
    expect(shaper.shape('क्ष', sans).runs[0]?.texts).toEqual(['क्ष'])
    expect(shaper.shape('क्ष', sans).width).toBeLessThan(shaper.shape('कष', sans).width)
  })

  /** Returns the heights of marks above the baseline by code point. */
  const marks = (text: string, direction: Direction) =>
    shaper.shape(text, sans, direction).runs.flatMap(run => run.glyphs)

  test('a Thai tone mark is above the circle of sara am', () => {
    const [, vowel] = marks('น้ำ', 'ltr')
    const face = faceOf('thai-regular')
    // circle, tone, letter: the font has a raised tone for use above another mark
    expect(vowel).toMatchObject({
      parts: [{ glyph: face.glyphOf(0x0e4d) }, { y: 0 }, { glyph: face.glyphOf(0x0e32) }],
    })
    expect(textOf(shaper.shape('น้ำ', sans))).toBe('น้ำ')
  })

  test('a Thai tone mark avoids a tall letter, also with a vowel below', () => {
    const toneOf = (text: string) => JSON.stringify(marks(text, 'ltr').at(-1)).match(/"glyph":\d+/)?.[0]
    expect(toneOf('ปู่')).toBe(toneOf('ป่'))
    expect(toneOf('ปู่')).not.toBe(toneOf('ก่'))
  })

  test('an Arabic vowel is above the shadda, whatever their order in the text', () => {
    const height = (text: string) => {
      const parts = marks(text, 'rtl').flatMap(glyph => (typeof glyph === 'number' ? [] : glyph.parts))
      return Math.max(...parts.map(({ y }) => y))
    }
    expect(marks('م\u0651\u064e', 'rtl')).toEqual(marks('م\u064e\u0651', 'rtl'))
    expect(height('م\u0651\u064e')).toBeGreaterThan(height('م\u064e'))
  })

  test('a zero-width non-joiner is invisible, separates letters and is extracted', () => {
    const separated = shaper.shape('می\u200cشود', sans, 'rtl')
    expect(separated.missing).toBeNull()
    expect(readBack(separated, 'rtl')).toBe('می\u200cشود')
    const texts = (text: string) => shaper.shape(text, { ...sans, family: 'serif' }).runs[0]?.texts
    expect(texts('auflage')).toContain('fl')
    expect(texts('auf\u200clage')).not.toContain('fl')
  })

  test('a zero-width joiner selects the contextual form of a letter', () => {
    const drawn = (text: string) =>
      marks(text, 'rtl').filter(glyph => typeof glyph === 'number' || glyph.advance > 0)
    expect(drawn('\u200dحمد')).not.toEqual(drawn('حمد'))
    expect(drawn('\u200dح\u200d')).toEqual([drawn('محم')[1]])
  })

  test('brackets in right-to-left text are mirrored and extracted as written', () => {
    const [run] = shaper.shape('(א)', sans, 'rtl').runs
    expect(run?.glyphs).toEqual([faceOf('sans-regular').glyphOf(0x28)])
    expect([...(run?.texts ?? '')]).toEqual([')'])
    expect(readBack(shaper.shape('(א)', sans, 'rtl'), 'rtl')).toBe('(א)')
  })

  test('a missing precomposed letter is composed of base and mark', () => {
    const word = shaper.shape('ḵ', { ...sans, family: 'serif' })
    expect(facesOf(word)).toEqual(['serif-regular'])
    expect(textOf(word).normalize('NFC')).toBe('ḵ')
  })

  test('ideographs have a width of one em', () => {
    const word = shaper.shape('東京都渋谷区、「カ」', inLanguage('ja'))
    expect(word.width).toBeCloseTo(10, 6)
  })
})

describe('characters without a glyph', () => {
  test.each([
    ['a family of emoji', '👩‍👩‍👧‍👦'],
    ['a flag', '🇩🇪'],
    ['a letter of a script without a face', 'ქ'],
    ['half of a character', '\ud800'],
    ['a control character', '\u0007'],
    ['a noncharacter', '\ufffe'],
  ])('%s is one box, reported once', (_, text) => {
    const word = shaper.shape(text, sans)
    expect(word.runs.flatMap(run => run.glyphs)).toEqual([0])
    expect(word.missing).toEqual([text])
  })

  test('a letter is drawn although its mark has no glyph', () => {
    const word = shaper.shape('1\u20e3', sans)
    expect(word.runs.map(run => [...run.texts])).toEqual([['1'], ['\u20e3']])
    expect(word.missing).toEqual(['\u20e3'])
  })

  test.each([
    ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069\u061c'],
    ['variation selectors', '\ufe0f\ufe0e\u{e0100}'],
    ['joiners of nothing', '\u200d\u200c'],
    ['a soft hyphen', '\u00ad'],
    ['a byte order mark', '\ufeff'],
  ])('%s are not seen and not reported', (_, text) => {
    expect(shaper.shape(`a${text}b`, sans)).toMatchObject({ missing: null })
    expect(shaper.shape(text, sans)).toMatchObject({ runs: [], width: 0, missing: null })
    expect(shaper.shape(`a${text}b`, sans).width).toBeCloseTo(shaper.shape('ab', sans).width, 6)
  })
})

/** Letters and marks of every supported script, and other characters. */
const anyText = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 32 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...'aV1- (»אשָּׁמحَّलाक्षिर्यกนู่้ำัป東カが한가\u200c\u200d\u0301\u0323\u202e\u{1f468}\ud83d'),
    maxLength: 60,
  }),
)

describe.each(['ltr', 'rtl'] as const)('%s', direction => {
  test('random text has a width and is extracted as written', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('tabular', 'proportional'), (text, figures) => {
        const word = createShaper().shape(text, { ...sans, figures }, direction)
        expect(Number.isFinite(word.width)).toBe(true)
        expect(word.width).toBeGreaterThanOrEqual(0)
        for (const { glyphs, texts, adjustments } of word.runs) {
          expect(texts).toHaveLength(glyphs.length)
          if (adjustments) expect(adjustments).toHaveLength(glyphs.length)
        }
        expect(word.glyphCount).toBe(word.runs.flatMap(run => run.glyphs).length)
        const seen = (all: string) =>
          all.replaceAll(/\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cs}\ufffd]/gu, '')
        expect(seen(readBack(word, direction)).normalize('NFC')).toBe(seen(text).normalize('NFC'))
      }),
      { numRuns: 400 },
    )
  })
})

test('sixty-four marks on one letter are shaped', () => {
  for (const letter of ['e', 'ש', 'م', 'क', 'ก', '한']) {
    const word = shaper.shape((letter + '\u0301\u0323\u064e\u0e48\u093f'.repeat(13)).slice(0, 64), sans)
    expect(Number.isFinite(word.width)).toBe(true)
  }
})
