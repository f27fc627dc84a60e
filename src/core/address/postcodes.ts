import { boundedCache } from '../caches.ts'

/**
 * Formats of postcodes as published by the postal authorities, each with the countries that use it (ISO 3166-1
 * alpha-2). `#` is a digit, `@` a letter, `&` a capital letter, `-` an optional hyphen or space; everything else is
 * regular expression syntax.
 */
const countriesByForm: Readonly<Record<string, string>> = {
  '###': 'FO IS LS MG OM PG',
  '####':
    'AF AL AM AT AU BD BE BG BH CC CH CV CX CY DK GE GL GW HM HT HU LI LR LU MD MK MZ NE NF NO NZ PH PY SI SJ TN VE ZA',
  '#####':
    'AX BA BL BT CR CU DE DO DZ EE EG EH ES ET FI FR GF GP GT HN HR ID IQ IT JO KE KR KW LK LT MA MC ME MF MM MQ MV MX MY NA NC NI NP PE PF PK PM PS RE RS SD SM SN TH TR TZ UA UY VA WF XK YT ZM',
  '######': 'BY CN CO EC KG KZ NG RO RU SG TJ TM UZ',
  '##### ?#?': 'KH MN VN',
  '#####(-####)?': 'AS FM GU MH MP PR PW SA US VI',
  '###-##': 'CZ GR SE SK',
  '###-###': 'IN',
  '####-&&': 'NL',
  '##-###': 'PL',
  '####-###': 'PT',
  '###-####': 'JP CL',
  '#####-###': 'BR',
  '#####-#####': 'IR',
  '#####(##)?': 'IL',
  '####(-####)?': 'LB',
  '###(-?##)?(-?#)?': 'TW',
  '###(@@)?(##)?#?': 'MU',
  '@#@-#@#': 'CA',
  '@##-@@##': 'IE',
  '@@@-##(##)?': 'MT',
  '@@?#(#|@)?-#@@': 'GB GG IM JE GI',
  '@####(@@@)?': 'AR',
  'AD###': 'AD',
  'AI-2640': 'AI',
  'AZ-####': 'AZ',
  'BB#####': 'BB',
  '@@-####': 'BN',
  '@@-(##|@@)': 'BM',
  'KY#-####': 'KY',
  'LV-####': 'LV',
  'VC####': 'VC',
  'VG####': 'VG',
  '@###': 'SZ',
  '@@@@-1ZZ': 'AC FK GS IO PN SH TA TC',
}

/** Shorter or older formats that are used too, tried after the usual one. */
const furtherForms: Readonly<Record<string, readonly string[]>> = {
  AR: ['####'],
  BH: ['###'],
  CL: ['#######'],
  EC: ['@####@'],
  FR: ['##-###'],
  IE: ['D#@-@@@@', '@##-(#|@)(#|@)(#|@)(#|@)', 'D#W-(#|@)(#|@)(#|@)(#|@)'],
  LV: ['####'],
  NL: ['####@@', '####'],
  RS: ['######'],
  PT: ['####'],
}

/** Letters before a postcode that name the country, in addition to its code of ISO 3166-1. */
const countryMarks: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  EE: 'EST',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  GR: 'EL',
  HU: 'H',
  IT: 'I',
  JP: '〒',
  LI: 'FL',
  LU: 'L',
  MT: 'M',
  NO: 'N',
  PT: 'P',
  RS: 'SRB',
  SE: 'S',
  SI: 'SLO',
}

/** Formats used without a country: common in many countries and never a house number. */
const commonForms = ['####-&&', '#####', '######', '###-##', '##-###', '####-###', '####']

const formsByCountry = new Map<string, string[]>()
for (const [form, countries] of Object.entries(countriesByForm))
  for (const country of countries.split(' ')) formsByCountry.set(country, [form])
for (const [country, forms] of Object.entries(furtherForms)) formsByCountry.get(country)?.push(...forms)

/**
 * Whether addresses of the country have a postcode. Ireland counts as having none, because Eircodes are often left out.
 */
export const hasPostcodes = (country: string): boolean => formsByCountry.has(country) && country !== 'IE'

/**
 * Expressions with the groups `code` for the postcode, `rest` for the text beside it, and `street` for a street before
 * it.
 */
export interface PostcodeExpressions {
  /** at the beginning of a line */
  first: RegExp
  /** at its end */
  last: RegExp
  /** between the street and the city in one line */
  inside: RegExp
}

const expressions = boundedCache<PostcodeExpressions[]>(300)

/** Expressions for each postcode format of a country, the usual one first; common formats without a country. */
export const postcodeExpressions = (country: string): PostcodeExpressions[] =>
  expressions(country, () =>
    (country === '' ? commonForms : (formsByCountry.get(country) ?? [])).map(form =>
      expressionsOf(form, country),
    ),
  )

/**
 * The letters that name the country are not part of the code. A space after them is accepted only at the beginning of a
 * line, because elsewhere they may name a staircase.
 */
function expressionsOf(form: string, country: string): PostcodeExpressions {
  const code = `(?<code>${form.replaceAll(/[#@&-]/g, sign => signs[sign] ?? sign)})`
  const marks =
    country === '' ? [] : [country, ...(countryMarks[country] === undefined ? [] : [countryMarks[country]])]
  const marked = (between: string) =>
    marks.length === 0 ? code : `(?:(?:${marks.join('|')})${between})?${code}`
  return {
    first: new RegExp(`^${marked('\\s?[-\\u2013]?\\s?')}(?![\\p{L}\\p{N}])[\\s,;]*(?<rest>.*)$`, 'u'),
    last: new RegExp(`^(?<rest>(?:.*?[\\s,;(\\u2013-])?)${marked('[-\\u2013]?')}\\)?$`, 'u'),
    inside: new RegExp(`^(?<street>.+?)[\\s\\u2013-]+${marked('[-\\u2013]?')}\\s+(?<rest>\\P{Nd}+)$`, 'u'),
  }
}

const signs: Readonly<Record<string, string>> = {
  '#': '\\p{Nd}',
  '@': '[A-Za-z]',
  '&': '[A-Z]',
  '-': '[-\\u2013\\s]?',
}
