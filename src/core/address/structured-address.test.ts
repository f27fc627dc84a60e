import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lostWords, samplePostcodes, without, wordsOf } from '../testing/address-words.ts'
import { runs } from '../testing/runs.ts'
import { addressLinesOf, type PostalAddress } from '../text/address-lines.ts'
import { countryCodes } from '../text/country-codes.ts'
import { structuredAddress } from './structured-address.ts'

/** Returns `street / further / postcode / city / region`, without missing parts. */
function read(country: string | undefined, address: string[], parts: PostalAddress = {}): string {
  const { street, further, postcode, city, region } = structuredAddress({ ...parts, country, address })
  return [street, ...further, postcode, city, region].filter(text => text !== undefined).join(' / ')
}

describe('reads lines by the form of the country', () => {
  test.each([
    ['DE', ['Musterstr. 1', '10115 Berlin'], 'Musterstr. 1 / 10115 / Berlin'],
    ['DE', ['c/o Sample', 'Musterstr. 1', 'D-10115 Berlin'], 'Musterstr. 1 / c/o Sample / 10115 / Berlin'],
    ['DE', ['Abteilung 4', 'Hausweg 1', '10115 Berlin'], 'Hausweg 1 / Abteilung 4 / 10115 / Berlin'],
    ['DE', ['Musterstr. 1, 10115 Berlin'], 'Musterstr. 1 / 10115 / Berlin'],
    ['DE', ['Musterstr. 1 10115 Berlin'], 'Musterstr. 1 / 10115 / Berlin'],
    ['DE', ['Postfach 12 34', '10115 Berlin'], 'Postfach 12 34 / 10115 / Berlin'],
    ['AT', ['Musterweg 1/2/3', 'Hof', 'A-1010 Wien'], 'Musterweg 1/2/3 / Hof / 1010 / Wien'],
    ['CH', ['Musterstrasse 1', 'CH - 8001 Zürich'], 'Musterstrasse 1 / 8001 / Zürich'],
    ['LI', ['Musterstrasse 1', 'FL-9490 Vaduz'], 'Musterstrasse 1 / 9490 / Vaduz'],
    ['LU', ['12, rue X', 'L-1234 Luxembourg'], '12, rue X / 1234 / Luxembourg'],
    ['BE', ['Modelstraat 2 bus 3', 'B-9000 Gent'], 'Modelstraat 2 bus 3 / 9000 / Gent'],
    ['NL', ['Modelgracht 1', '1015 CN Amsterdam'], 'Modelgracht 1 / 1015 CN / Amsterdam'],
    ['NL', ['Modelgracht 1', '3732 De Bilt'], 'Modelgracht 1 / 3732 / De Bilt'],
    [
      'FR',
      ['Bâtiment B', '12 rue X', 'BP 123', 'F-75008 PARIS CEDEX 08'],
      '12 rue X / Bâtiment B / BP 123 / 75008 / PARIS CEDEX 08',
    ],
    ['FR', ['12, rue X, 75002 Paris 2e'], '12, rue X / 75002 / Paris 2e'],
    ['IT', ['Via X 1', '20121 Milano (MI)'], 'Via X 1 / 20121 / Milano / MI'],
    ['IT', ['Via X 1, int. 5, 20121 Milano MI'], 'Via X 1, int. 5 / 20121 / Milano / MI'],
    ['ES', ['Calle X 1, 2º B', '28001 Madrid (Madrid)'], 'Calle X 1, 2º B / 28001 / Madrid / Madrid'],
    ['PT', ['Rua X 1', '1000-001 Lisboa'], 'Rua X 1 / 1000-001 / Lisboa'],
    ['GR', ['Ερμού 1', '105 63 Αθήνα'], 'Ερμού 1 / 105 63 / Αθήνα'],
    ['PL', ['ul. Testowa 1 m. 2', 'PL-00-001 Warszawa'], 'ul. Testowa 1 m. 2 / 00-001 / Warszawa'],
    ['CZ', ['Testovací 1', '110 00 Praha 1'], 'Testovací 1 / 110 00 / Praha 1'],
    ['HU', ['1011 Budapest', 'Fő utca 1.'], 'Fő utca 1. / 1011 / Budapest'],
    ['HU', ['Budapest', 'Fő utca 1.', '1011'], 'Fő utca 1. / 1011 / Budapest'],
    ['RO', ['Str. X 1', '010101 București'], 'Str. X 1 / 010101 / București'],
    ['LV', ['Brīvības iela 1', 'Rīga, LV-1010'], 'Brīvības iela 1 / LV-1010 / Rīga'],
    ['DK', ['Testvej 1, 2. th', 'DK-2100 København Ø'], 'Testvej 1, 2. th / 2100 / København Ø'],
    ['NO', ['Storgata 1', '0155 Oslo'], 'Storgata 1 / 0155 / Oslo'],
    ['SE', ['Box 123', 'SE-111 22 Stockholm'], 'Box 123 / 111 22 / Stockholm'],
    ['FI', ['Testikatu 1 A 2', 'FI-00100 Helsinki'], 'Testikatu 1 A 2 / 00100 / Helsinki'],
    ['IS', ['Laugavegur 1', '101 Reykjavík'], 'Laugavegur 1 / 101 / Reykjavík'],
    ['GB', ['10 High Street', 'London', 'SW1A 2AA'], '10 High Street / SW1A 2AA / London'],
    ['GB', ['10 High Street, London SW1A 2AA'], '10 High Street / SW1A 2AA / London'],
    [
      'GB',
      ['Flat 2', '1 High Street', 'St Albans', 'Hertfordshire', 'AL1 1AA'],
      '1 High Street / Flat 2 / AL1 1AA / St Albans / Hertfordshire',
    ],
    ['GG', ['1 High Road', 'St Peter Port', 'Guernsey', 'GY1 1AA'], '1 High Road / GY1 1AA / St Peter Port'],
    ['IE', ['1 Main Street', 'Dublin 2', 'D02 X285'], '1 Main Street / D02 X285 / Dublin 2'],
    ['IE', ['1 Main Street, Naas, Co. Kildare'], '1 Main Street / Naas / Co. Kildare'],
    [
      'US',
      ['1 Main St', 'Suite 400', 'Springfield, IL 62704'],
      '1 Main St / Suite 400 / 62704 / Springfield / IL',
    ],
    ['US', ['1 Main St, New York NY 10001-1234'], '1 Main St / 10001-1234 / New York / NY'],
    ['CA', ['1 Rue X', 'Montréal (Québec) H3Z 2Y7'], '1 Rue X / H3Z 2Y7 / Montréal / Québec'],
    ['AU', ['1 George St', 'Sydney NSW 2000'], '1 George St / 2000 / Sydney / NSW'],
    [
      'BR',
      ['Rua X, 1', 'Centro', 'São Paulo - SP', '01310-100'],
      'Rua X, 1 / Centro / 01310-100 / São Paulo / SP',
    ],
    ['MX', ['Calle 1', '06000 Ciudad, CDMX'], 'Calle 1 / 06000 / Ciudad / CDMX'],
    ['IN', ['1 MG Road', 'Mumbai - 400001, Maharashtra'], '1 MG Road / 400001 / Mumbai / Maharashtra'],
    ['AU', ['1 George St, Sydney, NSW, 2000'], '1 George St / 2000 / Sydney / NSW'],
    ['PL', ['00-001 Warszawa, ul. Testowa 1'], 'ul. Testowa 1 / 00-001 / Warszawa'],
    ['BG', ['ul. Primer 1', 'Sofia 1000'], 'ul. Primer 1 / 1000 / Sofia'],
    ['IN', ['1 MG Road', 'New Delhi 110 001', 'Delhi'], '1 MG Road / 110 001 / New Delhi / Delhi'],
    ['ID', ['Jl. X 1', 'Semarang', 'Central Java 50131'], 'Jl. X 1 / 50131 / Semarang / Central Java'],
    ['TR', ['Test Cad. 1', '34000 Şişli/İstanbul'], 'Test Cad. 1 / 34000 / Şişli / İstanbul'],
    ['RU', ['125009, г. Москва, ул. Тверская, д. 1'], 'ул. Тверская, д. 1 / 125009 / г. Москва'],
    ['US', ['1 Main St, Springfield, IL, 62704, USA'], '1 Main St / 62704 / Springfield / IL'],
    ['DE', ['Musterstr. 1, 10115 Berlin, Germany'], 'Musterstr. 1 / 10115 / Berlin'],
    ['DE', ['Musterstr. 1', '10115', 'Berlin'], 'Musterstr. 1 / 10115 / Berlin'],
    ['DE', ['Musterstr. 1', 'Berlin', '10115'], 'Musterstr. 1 / 10115 / Berlin'],
    ['DE', ['Musterstr. 1', '10115 Berlin', 'Tel. 030 000'], 'Musterstr. 1 / Tel. 030 000 / 10115 / Berlin'],
    ['LU', ['1, rue X', 'L-1234', 'Luxembourg'], '1, rue X / 1234 / Luxembourg'],
    ['LU', ['1, rue X, L-1234 Luxembourg, Luxembourg'], '1, rue X / 1234 / Luxembourg'],
    ['IL', ['1 Herzl St', 'Tel Aviv 6100000'], '1 Herzl St / 6100000 / Tel Aviv'],
    ['AE', ['P.O. Box 123, Dubai'], 'P.O. Box 123 / Dubai'],
    ['HK', ['1 Example Road', 'Central', 'Hong Kong'], '1 Example Road / Central'],
    ['SG', ['1 Example Street', 'Singapore 018956'], '1 Example Street / 018956 / Singapore'],
    ['JP', ['〒100-0001', '東京都千代田区千代田1-1'], '千代田1-1 / 100-0001 / 千代田区 / 東京都'],
    ['CN', ['100000', '北京市东城区长安街1号'], '东城区长安街1号 / 100000 / 北京市'],
    ['KR', ['서울특별시 강남구', '테헤란로 1', '06236'], '테헤란로 1 / 06236 / 강남구 / 서울특별시'],
    ['TW', ['110', '台北市信義區信義路五段7號'], '信義區信義路五段7號 / 110 / 台北市'],
  ])('%s: %j', (country, lines, expected) => {
    expect(read(country, lines)).toBe(expected)
  })
})

test.each([
  ['DE', 'Deutschland'],
  ['DE', 'GERMANY'],
  ['DE', 'Allemagne'],
  ['GB', 'UK'],
  ['US', 'U.S.A.'],
  ['NL', 'The Netherlands'],
  ['CZ', 'Česká republika'],
  ['GR', 'Ελλάδα'],
])('the name of the country below the city is left out: %s, %s', (country, name) => {
  const [line, postcode] = country === 'GB' ? ['London SW1A 2AA', 'SW1A 2AA'] : ['', '']
  const lines = ['1 Example Street', line || addressLinesOf({ ...cityOf(country), country })[0] || '', name]
  const { further, city, ...others } = structuredAddress({ address: lines, country })
  expect({ further, city }).toEqual({ further: [], city: country === 'GB' ? 'London' : 'Exampletown' })
  if (postcode !== '') expect(others.postcode).toBe(postcode)
  expect(structuredAddress({ address: lines }).country).toBe(country)
})

const cityOf = (country: string) => ({ city: 'Exampletown', postcode: samplePostcodes[country] })

test('the name of another country is not left out', () => {
  expect(read('FR', ['1 rue X', '75002 Paris', 'Germany'])).toBe('1 rue X / Germany / 75002 / Paris')
})

test('a country that is neither stated nor named is that of the VAT number', () => {
  expect(structuredAddress({ address: ['1 Sample Street', '1010 Wien'] }, 'AT')).toMatchObject({
    country: 'AT',
    postcode: '1010',
  })
})

test('lines without a city stay lines and are named', () => {
  for (const [country, lines] of [
    ['DE', ['Musterstr. 1', 'Berlin']],
    ['GB', ['10 High Street', 'SW1A 2AA']],
    ['US', ['1 Main St Springfield IL 62704']],
    ['DE', ['10115']],
  ] as const) {
    const { street, further, isUnread, city } = structuredAddress({ country, address: lines })
    expect([street, ...further]).toEqual(lines)
    expect([isUnread, city]).toEqual([true, undefined])
  }
  expect(structuredAddress({ country: 'DE', street: 'Musterstr. 1' }).isUnread).toBe(false)
})

describe('parts beside lines', () => {
  const lines = ['Example House', '1 High Street', '10115 Berlin']

  test('replace the parts that were read, and the other lines are kept', () => {
    expect(read('DE', lines, { street: 'Example House' })).toBe(
      'Example House / 1 High Street / 10115 / Berlin',
    )
    expect(read('DE', lines, { city: 'Potsdam' })).toBe(
      '1 High Street / Example House / Berlin / 10115 / Potsdam',
    )
    expect(read('DE', lines, { street_2: 'Floor 2' })).toBe(
      '1 High Street / Floor 2 / Example House / 10115 / Berlin',
    )
    expect(read('DE', lines, { postcode: ' ', city: '\t' })).toBe(
      '1 High Street / Example House / 10115 / Berlin',
    )
  })

  test('complete lines that cannot be read', () => {
    expect(
      structuredAddress({
        country: 'DE',
        address: ['Musterstr. 1', 'Berlin'],
        postcode: '10115',
        city: 'BERLIN',
      }),
    ).toEqual({
      street: 'Musterstr. 1',
      further: [],
      postcode: '10115',
      city: 'BERLIN',
      region: undefined,
      country: 'DE',
      isUnread: false,
    })
  })

  test('are the address without lines', () => {
    expect(
      read('DE', [' '], { street: 'Musterstr. 1', street_2: 'Hof', postcode: '1', city: 'X', region: 'Y' }),
    ).toBe('Musterstr. 1 / Hof / 1 / X / Y')
  })
})

describe('nothing printed is lost', () => {
  const expectSameWords = (address: PostalAddress, country: string) => {
    const printed = addressLinesOf({ ...address, country })
      .filter(line => line.trim() !== '')
      .map(line => line.replace(/^(?:FO|HT)(?=\d)/, '$& '))
    const { street, further, postcode, city, region } = structuredAddress({ ...address, country })
    const [page, parts] = [wordsOf(printed), wordsOf([street, ...further, postcode, city, region])]
    expect(lostWords(without(page, parts), printed, country)).toEqual([])
    return without(parts, page)
  }

  const countries = fc.constantFrom(...countryCodes)

  const piece = fc.oneof(
    fc.constantFrom(',', ', ', ' ', ' - ', '/', '(', ')', '、', '; '),
    fc.constantFrom(
      '10115',
      '1015 CN',
      'SW1A 2AA',
      '111 22',
      '00-001',
      '62704-1234',
      '100-0001',
      '1010',
      'D-1',
      'LV-1010',
    ),
    fc.constantFrom(
      'Berlin',
      'London',
      'Musterstr. 1',
      'Suite 4',
      'Co. Kildare',
      'IL',
      'MI',
      'c/o Sample',
      '1',
      'Germany',
    ),
    fc.constantFrom(
      '東京都',
      '千代田区',
      '서울특별시',
      '강남구',
      '北京市',
      'Москва',
      'القاهرة',
      '١٢٣٤٥',
      'Αθήνα',
      'é\u0301',
    ),
    fc.string({ maxLength: 6, unit: 'grapheme' }),
  )
  const line = fc.array(piece, { minLength: 1, maxLength: 5 }).map(pieces => pieces.join(' '))
  const lines = fc.array(line, { minLength: 1, maxLength: 8 })

  test('of any lines in any country, and nothing is added', () => {
    fc.assert(
      fc.property(lines, countries, (address, country) => {
        expect(expectSameWords({ address }, country)).toEqual([])
      }),
      { numRuns: runs(50_000, 300) },
    )
  })

  test('of lines beside parts, which add only what they contain', () => {
    const part = fc.option(fc.oneof(line, piece), { nil: undefined })
    const parts = fc.record({ street: part, street_2: part, postcode: part, city: part, region: part })
    fc.assert(
      fc.property(lines, parts, countries, (address, given, country) => {
        const page = wordsOf(address)
        const { street, further, postcode, city, region } = structuredAddress({ ...given, address, country })
        const found = new Set(wordsOf([street, ...further, postcode, city, region]))
        const lost = page.filter(word => !found.has(word))
        expect(lostWords(lost, address, country)).toEqual([])
      }),
      { numRuns: runs(20_000, 150) },
    )
  })

  test.each([...countryCodes])(
    'of an address of %s in its usual form, and the parts are the same',
    country => {
      const name = fc.stringMatching(/^[A-Z][a-z]{4,9}$/)
      fc.assert(
        fc.property(name, name, fc.integer({ min: 1, max: 99 }), (street, town, number) => {
          const parts = {
            street: `${number} ${street} Street`,
            city: town,
            postcode: samplePostcodes[country],
          }
          const address = addressLinesOf({ ...parts, country })
          expect(expectSameWords({ address }, country)).toEqual([])
          const read = structuredAddress({ address, country })
          if (parts.postcode !== undefined && !unusual.has(country))
            expect(read).toMatchObject({ ...parts, further: [], isUnread: false })
        }),
        { numRuns: runs(50, 3) },
      )
    },
  )
})

/** Their usual format has the name of the country instead of the city. */
const unusual = new Set(['GI', 'SG'])
