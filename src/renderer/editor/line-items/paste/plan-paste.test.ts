import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { itemFields } from '#core/fields/item-fields.ts'
import { en } from '#languages/en/index.ts'
import { languages, loadTexts } from '#languages/languages.ts'
import { setTexts, t } from '../../../i18n/translate.ts'
import { meaningOfTitle } from './column-names.ts'
import { kindOfWord } from './kind-words.ts'
import {
  cellsInPlace,
  columnProblems,
  fieldsInPlace,
  isWholeLineAmbiguous,
  itemsOf,
  planPaste,
} from './plan-paste.ts'

const rowsOf = (text: string) => text.split('\n').map(line => line.split('|').map(cell => cell.trim()))
const usual = ['description', 'quantity', 'unit_price'] as const
const plan = (text: string, locale = 'en-US') => planPaste(rowsOf(text), locale)

describe('a header row', () => {
  test('with unit and VAT is recognised and does not become a line', () => {
    const rows = rowsOf(
      'Description|Qty|Unit|Price|VAT\nConsulting|3|h|95|19%\nTravel|1|flat|40|0%\nCards|500|pcs|0.12|19',
    )
    const found = planPaste(rows, 'en-US')
    expect(found).toEqual({
      hasHeader: true,
      columns: ['description', 'quantity', 'unit', 'unit_price', 'tax_rate'],
      isCertain: true,
    })
    expect(itemsOf(rows.slice(1), found.columns, 'en-US')[0]).toEqual({
      description: 'Consulting',
      quantity: '3',
      unit: 'h',
      unit_price: '95',
      tax_rate: '19',
    })
  })

  test('in other languages and orders', () => {
    expect(
      plan('Pos.|Menge|Einheit|Bezeichnung|Einzelpreis (EUR)|Gesamt\n1|2|Std|Beratung|80,00|160,00', 'de'),
    ).toEqual({
      hasHeader: true,
      columns: ['position', 'quantity', 'unit', 'description', 'unit_price', 'amount'],
      isCertain: true,
    })
    expect(plan('品目|数量|単価|金額\nデザイン|2|5000|10000', 'ja').columns).toEqual([
      'description',
      'quantity',
      'unit_price',
      'amount',
    ])
    expect(meaningOfTitle('Tax %')).toBe('tax_rate')
    expect(meaningOfTitle('%')).toBe('tax_rate')
    expect(meaningOfTitle('Colour')).toBeUndefined()
  })

  test.each(languages.map(({ code }) => code))('a plain decimal is no thousands in %s', locale => {
    const columns = ['description', 'quantity', 'unit_price', 'amount'] as const
    const rows = [['Drum', '2.125', '1.250', '2.656']]
    expect(itemsOf(rows, columns, locale)).toMatchObject([{ quantity: '2.125', unit_price: '1.250' }])
    expect(cellsInPlace([['1.250', '19%']], ['unit_price', 'tax_rate'], locale)).toEqual([['1.250', '19']])
    expect(columnProblems(rows, columns, locale).amountsAgree).toBe(true)
  })

  test('with an unknown title leaves its column open', () => {
    expect(plan('Item|Colour|Price\nChair|red|80')).toMatchObject({
      columns: ['description', null, 'unit_price'],
      isCertain: false,
    })
  })

  test('with a second text column joins both texts', () => {
    const rows = rowsOf('Item|Description|Price\nLogo|three drafts|900')
    const { columns, isCertain } = planPaste(rows, 'en-US')
    expect(isCertain).toBe(true)
    expect(itemsOf(rows.slice(1), columns, 'en-US')[0]?.description).toBe('Logo\nthree drafts')
  })

  test('titles a single price of a line "Amount"', () => {
    expect(plan('Task|Amount\nLogo|900').columns).toEqual(['description', 'unit_price'])
  })
})

describe('without a header row', () => {
  test('units, prices and tax rates are recognised by content', () => {
    expect(plan('Consulting on site|3|h|95|19%\nTravel|1|km|0.30|19%')).toEqual({
      hasHeader: false,
      columns: ['description', 'quantity', 'unit', 'unit_price', 'tax_rate'],
      isCertain: true,
    })
  })

  test('an amount that is not quantity × price is ambiguous', () => {
    expect(plan('Logo|2|10|20\nIcons|3|5|15')).toMatchObject({ isCertain: true })
    expect(plan('Logo|2|10|25')).toMatchObject({ isCertain: false })
  })

  test('a column of dates is neither description nor certain, unless it is the only text', () => {
    expect(plan('2026-01-05|Consulting|3|95\n2026-01-06|Travel|1|40')).toEqual({
      hasHeader: false,
      columns: [null, 'description', 'quantity', 'unit_price'],
      isCertain: false,
    })
    expect(plan('05.01.2026|Beratung vor Ort|3|95', 'de').columns[0]).toBeNull()
    expect(plan('5/1/26|3|95')).toMatchObject({ columns: ['description', 'quantity', 'unit_price'] })
  })

  test('too many text or number columns are ambiguous', () => {
    expect(plan('Logo|red colour of the year|large paper|5')).toMatchObject({ isCertain: false })
    expect(plan('Logo|1|2|3|4')).toMatchObject({ isCertain: false })
  })
})

describe('in place, from the focused cell', () => {
  const inPlace = (text: string, start: number) => fieldsInPlace(rowsOf(text), usual, start, 'en-US')

  test('fills the visible columns if all cells fit', () => {
    expect(inPlace('Logo|1|900', 0)).toEqual(usual)
    expect(inPlace('1|900\n2|', 1)).toEqual(['quantity', 'unit_price'])
    expect(inPlace('about 5', 1)).toEqual(['quantity'])
  })

  test('is ambiguous if the content of a whole line means something else', () => {
    const isAmbiguous = (text: string) => isWholeLineAmbiguous(inPlace(text, 0) ?? [], plan(text))
    expect(isAmbiguous('Logo|900')).toBe(true)
    expect(isAmbiguous('Logo|1|900')).toBe(false)
    expect(isWholeLineAmbiguous(inPlace('900|19', 1) ?? [], plan('900|19'))).toBe(false)
  })

  test('drops no cell and puts no text into a number column', () => {
    expect(inPlace('Logo|1|900|19', 0)).toBeUndefined()
    expect(inPlace('Logo|1|h', 0)).toBeUndefined()
    expect(inPlace('1|900', 2)).toBeUndefined()
  })
})

test('a certain plan keeps every cell, except counted positions and calculated amounts', () => {
  const cell = fc.constantFrom('', 'Logo', 'Icons, 24 px', 'h', '1', '2', '9.50', '19%', '7%', 'Price', 'Qty')
  const table = fc
    .integer({ min: 1, max: 6 })
    .chain(width =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    )
  fc.assert(
    fc.property(table, rows => {
      const { hasHeader, columns, isCertain } = planPaste(rows, 'en-US')
      fc.pre(isCertain)
      const data = (hasHeader ? rows.slice(1) : rows).filter(row => row.some(text => text !== ''))
      const items = itemsOf(data, columns, 'en-US')
      expect(items).toHaveLength(data.length)
      for (const [index, row] of data.entries())
        for (const [at, text] of row.entries()) {
          const meaning = columns[at]
          if (text === '' || meaning === 'position' || meaning === 'amount') continue
          expect(items[index]?.[meaning ?? 'description']).toContain(
            text.replace('%', '').replace('9.50', '9.5'),
          )
        }
    }),
    { numRuns: 2000 },
  )
})

describe('a column of kinds', () => {
  const rows = rowsOf(
    'Art|Bezeichnung|Menge|Preis|Betrag\nÜberschrift|Entwurf|||\nPosition|Logo|2|900|1800\nZwischensumme||||1800\nOptional|Druck|1|50|50',
  )

  test('makes headings, subtotals and optional lines', () => {
    const { columns, isCertain } = planPaste(rows, 'de-DE')
    expect(isCertain).toBe(true)
    expect(itemsOf(rows.slice(1), columns, 'de-DE')).toEqual([
      { kind: 'heading', description: 'Entwurf', quantity: '', unit_price: '' },
      { description: 'Logo', quantity: '2', unit_price: '900' },
      { kind: 'subtotal', description: '', quantity: '', unit_price: '' },
      { kind: 'optional', description: 'Druck', quantity: '1', unit_price: '50' },
    ])
  })

  test('is asked about if a heading has a price', () => {
    expect(plan('Type|Item|Price\nHeading|Design|900\nItem|Logo|80').isCertain).toBe(false)
  })

  test('with other words is another column', () => {
    expect(plan('Type|Item|Price\nService|Design|900\nMaterial|Paper|80').columns[0]).toBeNull()
    expect(plan('Type|Item|Price\nItem|Design|900').columns[0]).toBeNull()
  })
})

describe.each(languages)('in $name', language => {
  test('the titles and the kinds of lines that the window shows are those of a pasted table', async () => {
    setTexts(language, await loadTexts(language, ['messages', 'page']))
    onTestFinished(() => setTexts(en))
    const titles = Object.entries(itemFields).map(([name, { label }]) => [name, meaningOfTitle(t(label))])
    expect(titles.filter(([name, meaning]) => name !== meaning)).toEqual([])
    expect(meaningOfTitle(t('lines.amount'))).toBe('amount')
    const kinds = ['heading', 'text', 'subtotal'] as const
    expect(kinds.map(kind => kindOfWord(t(`lines.placeholder.${kind}`)))).toEqual(kinds)
    expect(kindOfWord(t('lines.optional'))).toBe('optional')
  })
})
