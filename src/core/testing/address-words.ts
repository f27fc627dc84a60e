import { isCountryName } from '../address/country-names.ts'

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}\p{N}]+/gu

/** Words of an address, and single characters of scripts that do not separate words. */
export const wordsOf = (texts: readonly (string | undefined)[]): string[] =>
  texts
    // separates a country code from its postcode, such as FO100
    .map(text => text?.replace(/(?<!\p{L})(?:FO|HT)(?=\d)/gu, '$& '))
    .join('\n')
    .normalize('NFKC')
    .toLowerCase()
    .match(word)
    ?.toSorted() ?? []

/** Removes each of the other words once. */
export function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...words]
  for (const each of others) {
    const index = left.indexOf(each)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** Printed words that the parts lack, except the name of the country and its letters before a postcode. */
export function lostWords(lost: readonly string[], printed: readonly string[], country: string): string[] {
  const names = printed.flatMap(line => line.split(',')).filter(line => isCountryName(line, country))
  return without(lost, wordsOf(names)).filter(
    each => !/^[a-z]{1,3}$/u.test(each) && !isCountryName(each, country),
  )
}

/** A valid postcode for each country with a known format. */
export const samplePostcodes: Readonly<Record<string, string>> = {
  ...{
    AD: 'AD500',
    AR: 'C1425',
    AT: '1010',
    AU: '2000',
    BA: '71000',
    BE: '1000',
    BG: '1000',
    BR: '01310-100',
  },
  ...{ BY: '220050', CA: 'M5V 2T6', CH: '8001', CL: '8320000', CO: '110111', CY: '1010', CZ: '110 00' },
  ...{ DE: '10115', DK: '2100', DZ: '16000', EE: '10111', EG: '11511', ES: '28001', FI: '00100', FO: '100' },
  ...{ FR: '75002', GB: 'SW1A 2AA', GE: '0105', GG: 'GY1 1AA', GI: 'GX11 1AA', GR: '105 63', HR: '10000' },
  ...{ HU: '1011', ID: '50131', IE: 'D02 X285', IL: '6100000', IM: 'IM1 1AA', IN: '110 001', IS: '101' },
  ...{ IT: '20121', JE: 'JE1 1AA', KE: '00100', KZ: '010000', LI: '9490', LT: '01103', LU: '1234' },
  ...{ LV: 'LV-1010', MA: '20000', MC: '98000', MD: '2001', ME: '81000', MK: '1000', MT: 'VLT 1234' },
  ...{
    MX: '06000',
    MY: '50000',
    NL: '1015 CN',
    NO: '0155',
    NZ: '1010',
    PE: '15001',
    PH: '1000',
    PK: '44000',
  },
  ...{
    PL: '00-001',
    PT: '1000-001',
    RO: '010101',
    RS: '11000',
    RU: '125009',
    SA: '12345-6789',
    SE: '111 22',
  },
  ...{
    SG: '018956',
    SI: '1000',
    SK: '811 01',
    SM: '47890',
    TH: '10200',
    TN: '1000',
    TR: '34000',
    UA: '01001',
  },
  ...{ US: '62704-1234', UY: '11000', UZ: '100000', VA: '00120', VN: '100000', XK: '10000', ZA: '2196' },
}
