import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { logicalLines } from '../testing/visual-lines.ts'

const lines = (text: string, characters: number) => logicalLines(text, 'ltr', characters)

describe('scripts without spaces', () => {
  test.each([
    ['Japanese anywhere between two characters', 'お茶を飲みます', 4, ['お茶を飲', 'みます']],
    ['but no line begins with a full stop', 'お茶を飲む。はい', 5, ['お茶を飲', 'む。はい']],
    ['nor with a closing bracket', '東京（都）です', 4, ['東京', '（都）で', 'す']],
    ['nor with a small letter or a long vowel', 'サーバーとファン', 3, ['サー', 'バーと', 'ファン']],
    ['and none ends with an opening bracket', '価格は「高い」', 4, ['価格は', '「高い」']],
    ['nor parts a sign of money from its number', '合計¥120です', 4, ['合計', '¥120', 'です']],
    ['nor a number from its percent', '税率は100%です', 6, ['税率は', '100%です']],
    ['Latin words within it stay whole', '本社ABCDEFの製品', 7, ['本社', 'ABCDEFの', '製品']],
    ['Chinese the same way', '云服务（年度），共三项', 6, ['云服务（年', '度），共三项']],
    ['two dots of six stay together', 'はい……です', 3, ['は', 'い……', 'です']],
    ['Thai between words', 'บริการออกแบบเว็บไซต์และพัฒนาระบบ', 14, ['บริการออกแบบ', 'เว็บไซต์และ', 'พัฒนาระบบ']],
    ['Thai keeps its sign of repetition', 'ระบบต่างๆ', 7, ['ระบบ', 'ต่างๆ']],
    [
      'Korean between words, as it is written with spaces',
      '웹사이트 디자인과 개발',
      8,
      ['웹사이트', '디자인과 개발'],
    ],
    ['and inside a word only where nothing else fits', '웹사이트디자인', 4, ['웹사이트', '디자인']],
    ['Devanagari never within a syllable', 'हिन्दीहिन्दी', 6, ['हिन्दी', 'हिन्दी']],
  ])('%s', (_, text, width, expected) => {
    expect(lines(text, width)).toEqual(expected)
  })

  test('no line starts or ends with a forbidden character, unless nothing else fits', () => {
    const unit = fc.constantFrom(...'東京のあ、。」「（）ーっ茶飲ABกขค่า12')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), written => {
        const wrapped = lines(written, 40)
        expect(wrapped.join('')).toBe(written)
        for (const line of wrapped.slice(1)) expect(line).not.toMatch(/^[、。」）ーっ่า]/)
        for (const line of wrapped.slice(0, -1)) expect(line).not.toMatch(/[「（]$/)
      }),
    )
  })

  test('a hundred thousand characters take linear time', () => {
    expect(lines('日本語、'.repeat(25_000), 100)).toHaveLength(1000)
    expect(lines('บริการ'.repeat(15_000), 96).length).toBeGreaterThan(900)
  })
})
