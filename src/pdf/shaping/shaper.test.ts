import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Direction, FontStyle, Word } from '#render/shaper.ts'
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

  test('what the face of the language lacks comes from its neighbours', () => {
    expect(facesOf(shaper.shape('请求', inLanguage('ja')))).toEqual(['chinese-regular', 'japanese-regular'])
  })

  test.each([
    ['medium', 'hebrew-regular'],
    ['semibold', 'hebrew-bold'],
    ['black', 'hebrew-bold'],
  ] as const)('%s helps itself to %s', (weight, face) => {
    expect(facesOf(shaper.shape('שלום', { ...sans, weight }))).toEqual([face])
  })

  test('a word of several scripts changes the face within it, and figures stay those of the document', () => {
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

  test('Arabic letters join, and stand on paper from the left to the right', () => {
    const word = shaper.shape('محمد', sans, 'rtl')
    const texts = word.runs.flatMap(run => [...run.texts])
    expect(texts).toEqual(['د', 'م', 'ح', 'م'])
    const [glyphs] = word.runs.map(run => run.glyphs)
    for (const [index, text] of texts.entries()) expect(glyphs?.[index]).not.toEqual(lone(text))
  })

  test('the vowel i of Devanagari stands before the consonant that it is spoken after, and reads back after it', () => {
    const [run] = shaper.shape('कि', sans).runs
    const face = faceOf('devanagari-regular')
    expect(run?.texts).toEqual(['कि'])
    expect(run?.glyphs[0]).toHaveProperty('parts.1.glyph', face.glyphOf(0x915))
  })

  test('consonants of Devanagari join to one shape', () => {
    expect(shaper.shape('क्ष', sans).runs[0]?.texts).toEqual(['क्ष'])
    expect(shaper.shape('क्ष', sans).width).toBeLessThan(shaper.shape('कष', sans).width)
  })

  /** Returns the heights of marks above the baseline by code point. */
  const marks = (text: string, direction: Direction) =>
    shaper.shape(text, sans, direction).runs.flatMap(run => run.glyphs)

  test('the tone of Thai stands above the circle of the vowel am, not below it', () => {
    const [, vowel] = marks('น้ำ', 'ltr')
    const face = faceOf('thai-regular')
    // circle, tone, letter: the font has a raised tone for use above another mark
    expect(vowel).toMatchObject({
      parts: [{ glyph: face.glyphOf(0x0e4d) }, { y: 0 }, { glyph: face.glyphOf(0x0e32) }],
    })
    expect(textOf(shaper.shape('น้ำ', sans))).toBe('น้ำ')
  })

  test('a vowel below does not keep the tone of Thai from making way for a tall letter', () => {
    const toneOf = (text: string) => JSON.stringify(marks(text, 'ltr').at(-1)).match(/"glyph":\d+/)?.[0]
    expect(toneOf('ปู่')).toBe(toneOf('ป่'))
    expect(toneOf('ปู่')).not.toBe(toneOf('ก่'))
  })

  test('an Arabic vowel stands on the doubling sign, in whatever order they were typed', () => {
    const height = (text: string) => {
      const parts = marks(text, 'rtl').flatMap(glyph => (typeof glyph === 'number' ? [] : glyph.parts))
      return Math.max(...parts.map(({ y }) => y))
    }
    expect(marks('م\u0651\u064e', 'rtl')).toEqual(marks('م\u064e\u0651', 'rtl'))
    expect(height('م\u0651\u064e')).toBeGreaterThan(height('م\u064e'))
  })

  test('a joiner is not drawn, keeps letters apart and reads back', () => {
    const apart = shaper.shape('می\u200cشود', sans, 'rtl')
    expect(apart.missing).toBeNull()
    expect(readBack(apart, 'rtl')).toBe('می\u200cشود')
    const texts = (text: string) => shaper.shape(text, { ...sans, family: 'serif' }).runs[0]?.texts
    expect(texts('auflage')).toContain('fl')
    expect(texts('auf\u200clage')).not.toContain('fl')
  })

  test('a joiner beside a letter gives it the form that it has in a word', () => {
    const drawn = (text: string) =>
      marks(text, 'rtl').filter(glyph => typeof glyph === 'number' || glyph.advance > 0)
    expect(drawn('\u200dحمد')).not.toEqual(drawn('حمد'))
    expect(drawn('\u200dح\u200d')).toEqual([drawn('محم')[1]])
  })

  test('brackets between words that run to the left are turned round, and read back as written', () => {
    const [run] = shaper.shape('(א)', sans, 'rtl').runs
    expect(run?.glyphs).toEqual([faceOf('sans-regular').glyphOf(0x28)])
    expect([...(run?.texts ?? '')]).toEqual([')'])
    expect(readBack(shaper.shape('(א)', sans, 'rtl'), 'rtl')).toBe('(א)')
  })

  test('a letter that a face lacks is put together from its parts, where it has them', () => {
    const word = shaper.shape('ḵ', { ...sans, family: 'serif' })
    expect(facesOf(word)).toEqual(['serif-regular'])
    expect(textOf(word).normalize('NFC')).toBe('ḵ')
  })

  test('ideographs stand in squares', () => {
    const word = shaper.shape('東京都渋谷区、「カ」', inLanguage('ja'))
    expect(word.width).toBeCloseTo(10, 6)
  })
})

describe('what no face has', () => {
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

  test('a letter stays legible when only its mark is missing', () => {
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
  fc.string({ unit: 'binary', maxLength: 32 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...'aV1- (»אשָּׁמحَّलाक्षिर्यกนู่้ำัป東カが한가\u200c\u200d\u0301\u0323\u202e\u{1f468}\ud83d'),
    maxLength: 60,
  }),
)

describe.each(['ltr', 'rtl'] as const)('%s', direction => {
  test('whatever is shaped has a width, and reads back', () => {
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
