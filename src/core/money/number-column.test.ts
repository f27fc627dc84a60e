import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalSignOf, readNumberCell } from './number-column.ts'

const read = (text: string, sign: '.' | ',' | null = null, max?: number) => {
  const cell = readNumberCell(text, { sign, max })
  return cell.ok ? cell.value : cell.problem
}

describe('the decimal sign of a column', () => {
  test.each<[string[], '.' | ',' | null]>([
    [['1.250', '2,50', '12.500,00'], ','],
    [['1,250', '2.50'], '.'],
    [['1.250.000'], ','],
    [['1,25,000'], '.'],
    [["1'250.50"], '.'],
    [['1 250,500'], ','],
    [['0.125', '1.250'], '.'],
    [['1234,567'], ','],
    [['1.250', '12.000', '5'], null],
    [['2,50', '2.50', '1.250'], null],
    [['', 'on request'], null],
  ])('of %j is %j', (cells, sign) => expect(decimalSignOf(cells)).toBe(sign))
})

describe('a cell', () => {
  test('that may be a thousand times as much follows its column', () => {
    expect(read('1.250', ',')).toBe('1250')
    expect(read('1.250', '.')).toBe('1.250')
    expect(read('-1.250', ',')).toBe('-1250')
    expect(read('12.000')).toBe('ambiguous')
    expect(read('1,250')).toBe('ambiguous')
    expect(read('8,125', null, 100)).toBe('8.125')
    expect(read('8,125', '.', 100)).toBe('8125')
  })

  test('that shows its sign is read by itself', () => {
    expect(read('2,50', '.')).toBe('2.50')
    expect(read('12.500,00')).toBe('12500.00')
    expect(read('1,25,000.00')).toBe('125000.00')
    expect(read("1'250.50")).toBe('1250.50')
    expect(read('1’250')).toBe('1250')
    expect(read('1\u202f250,5')).toBe('1250.5')
    expect(read('1\u00a0250')).toBe('1250')
    expect(read('.5')).toBe('0.5')
    expect(read('5')).toBe('5')
  })

  test('may be negative', () => {
    for (const text of ['-12.50', '\u221212.50', '(12.50)', '12.50-', '€ -12.50', '-€12.50', '(€12.50)'])
      expect(read(text), text).toBe('-12.50')
    expect(read('(-12.50)')).toBe('not_a_number')
  })

  test('may have a dash for no cents, which is no sign', () => {
    for (const text of ['12.-', '12,-', '12.--', '12,–', '12.—', 'CHF 12.-', '12,- €', '12.-CHF', '12,-kr.'])
      expect(read(text), text).toMatch(/^12$/)
    expect(read('1.250,-')).toBe('1250')
    expect(read("CHF 1'250.--")).toBe('1250')
    expect(read('-12.-')).toBe('-12')
    expect(read('(12,-)')).toBe('-12')
    expect(decimalSignOf(['1.250,-', '980,-'])).toBe(',')
  })

  test('names its currencies', () => {
    const currencies = (text: string) => {
      const cell = readNumberCell(text, { sign: null })
      return cell.ok && cell.currencies
    }
    for (const text of ['EUR 9,99', '9,99 EUR', '€9.99', '9,99 €', 'eur 9.99', '9,99€'])
      expect(currencies(text), text).toEqual(['EUR'])
    expect(currencies('9,99 CHF')).toEqual(['CHF'])
    expect(currencies('Fr. 9.99')).toEqual(['CHF'])
    expect(currencies("CHF 1'250.50")).toEqual(['CHF'])
    expect(currencies('£12.00')).toEqual(['GBP'])
    expect(currencies('12,00 zł')).toEqual(['PLN'])
    expect(currencies('99 kr.')).toContain('SEK')
    expect(currencies('￥99')).toEqual(['CNY', 'JPY'])
    expect(currencies('US$ 12.00')).toEqual(['USD'])
    expect(currencies('$12 CAD')).toEqual(['CAD'])
    expect(currencies('12.00')).toBeNull()
  })

  test('with another word, two currencies or misplaced groups is no number', () => {
    for (const text of [
      '',
      '-',
      '5 pcs',
      '$5 EUR',
      '1.2.3',
      '1 25',
      '12,34.5.6',
      '1e3',
      '=1+2',
      '12:30',
      '5 %€',
      'ab',
    ])
      expect(read(text), text).toBe('not_a_number')
    expect(read('1'.repeat(201))).toBe('not_a_number')
  })

  test('with a percent sign says so', () => {
    expect(readNumberCell('19 %', { sign: null })).toMatchObject({ value: '19', isPercent: true })
    expect(readNumberCell('19', { sign: null })).toMatchObject({ isPercent: false })
  })
})

test('numbers that one locale wrote are read back, or called ambiguous', () => {
  const locales = ['en', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'pl-PL', 'pt-BR', 'sv-SE']
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 4 }),
      (locale, units, digits) => {
        const format = new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
        const values = units.map(each => each / 10 ** digits)
        const cells = values.map(value => format.format(value))
        const sign = decimalSignOf(cells)
        for (const [index, cell] of cells.entries()) {
          const found = read(cell, sign)
          if (found !== 'ambiguous')
            expect(Number(found), `${cell} of ${cells.join(' | ')}`).toBe(values[index])
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('hostile cells take no time', () => {
  const started = performance.now()
  for (const text of [
    ' '.repeat(200),
    '1 '.repeat(100),
    "1'".repeat(100),
    ','.repeat(200),
    '-'.repeat(200),
    '€'.repeat(200),
  ])
    read(text)
  expect(performance.now() - started).toBeLessThan(500)
})
