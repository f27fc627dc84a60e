import { type AddressOrder, orderOf } from './address-order.ts'
import type { AddressReading } from './address-reading.ts'
import { isCountryName } from './country-names.ts'
import { readEastAsian } from './east-asian.ts'
import { hasPostcodes, type PostcodeExpressions, postcodeExpressions } from './postcodes.ts'
import { endsInStreetWord, hasStreetWord, isBesideStreet } from './street-line.ts'

/** A line, or a part of one between commas. */
interface Segment {
  text: string
  line: number
}

/** A postcode with the text beside it and the segments before and after it. */
interface Found {
  before: Segment[]
  after: Segment[]
  postcode: string
  rest: string
  line: number
  isFirst: boolean
}

interface Locality {
  before: Segment[]
  after: Segment[]
  city: string | undefined
  region?: string | undefined
}

/**
 * Reads address lines by the format of the country: finds the postcode by its format, and city and region beside it.
 * @param lines without blank lines and the name of the country
 * @param country ISO 3166-1 alpha-2; '' if it is unknown
 */
export function readAddressLines(lines: readonly string[], country: string): AddressReading {
  const whole = lines.map((text, line) => ({ text, line }))
  const unread = { lines: [...lines] }
  const eastAsian = readEastAsian(lines, country)
  if (eastAsian !== undefined) return eastAsian
  const order = orderOf(country)
  const found = findPostcode(whole, country, order)
  if (found === undefined)
    return hasPostcodes(country) || country === '' ? unread : withoutPostcode(whole, country, order)
  const { city, region, before, after } = localityOf(found, country, order)
  if (city === undefined) return unread
  return { lines: joined([...before, ...after]), postcode: found.postcode, city, region }
}

/** Joins the segments of each line again. */
function joined(segments: readonly Segment[]): string[] {
  const texts = Map.groupBy(segments, ({ line }) => line)
  return [...texts.values()].map(own => own.map(({ text }) => text).join(', '))
}

const separator = /\s*[,，、;|]\s*/u

const partsOf = (text: string): string[] => text.split(separator).filter(part => part !== '')

const segmentsOf = (lines: readonly Segment[]): Segment[] =>
  lines.flatMap(({ text, line }) => partsOf(text).map(part => ({ text: part, line })))

const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text)

function findPostcode(whole: readonly Segment[], country: string, order: AddressOrder): Found | undefined {
  const segments = segmentsOf(whole)
  for (const expression of postcodeExpressions(country)) {
    const [usual, other] =
      order.isPostcodeFirst || country === '' ? (['first', 'last'] as const) : (['last', 'first'] as const)
    const found =
      find(whole, expression, usual) ??
      find(segments, expression, usual) ??
      find(whole, expression, other, isPlainCity) ??
      find(segments, expression, other, isPlainCity) ??
      (order.isPostcodeFirst ? findInside(whole, expression) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/** On the unusual side of the city, a house number could be taken for a postcode, so the rest must look like a city. */
const isPlainCity = (rest: string, index: number): boolean =>
  index > 0 && rest !== '' && !hasDigit(rest) && !hasStreetWord(rest)

/** The last segment that begins or ends with a postcode. */
function find(
  segments: readonly Segment[],
  expression: PostcodeExpressions,
  side: 'first' | 'last',
  isRight: (rest: string, index: number) => boolean = () => true,
): Found | undefined {
  for (let index = segments.length - 1; index >= 0; index--) {
    const { text, line } = segments[index] as Segment
    const { code, rest = '' } = expression[side].exec(text)?.groups ?? {}
    const beside = withoutEdges(rest)
    if (code === undefined || !isRight(beside, index)) continue
    return {
      before: segments.slice(0, index),
      after: segments.slice(index + 1),
      postcode: code,
      rest: beside,
      line,
      isFirst: side === 'first',
    }
  }
  return undefined
}

function findInside(segments: readonly Segment[], { inside }: PostcodeExpressions): Found | undefined {
  const index = segments.length - 1
  const last = segments[index]
  const { street, code, rest } = inside.exec(last?.text ?? '')?.groups ?? {}
  if (last === undefined || street === undefined || code === undefined || rest === undefined) return undefined
  if (!hasDigit(street) && !hasStreetWord(street)) return undefined
  const { line } = last
  const before = [...segments.slice(0, index), { text: withoutEdges(street), line }]
  return { before, after: [], postcode: code, rest: withoutEdges(rest), line, isFirst: true }
}

const withoutEdges = (text: string): string =>
  text.replace(/^[\s,;\u2013-]+/u, '').replace(/[\s,;(\u2013-]+$/u, '')

function localityOf(found: Found, country: string, order: AddressOrder): Locality {
  if (found.rest === '') return cityBesidePostcode(found, country, order)
  const locality = found.isFirst
    ? afterPostcode(found, country, order)
    : beforePostcode(found, country, order)
  const [last, ...others] = locality.after
  const isRegion = order.isRegionLast && last !== undefined && others.length === 0 && !hasDigit(last.text)
  return isRegion && locality.region === undefined ? { ...locality, after: [], region: last.text } : locality
}

/** `10115 Berlin`, `20121 Milano MI`, `28001 Madrid, Madrid`, `1010 Wien, Musterweg 1` */
function afterPostcode({ before, after, rest, line }: Found, country: string, order: AddressOrder): Locality {
  const [first = '', ...others] = partsOf(rest)
  const [second] = others
  const isRegion =
    order.isRegionBesideCity && others.length === 1 && second !== undefined && !hasDigit(second)
  const { city, region } = isRegion ? { city: first, region: second } : cityAndRegion(first, country, order)
  const further = isRegion ? [] : others.map(text => ({ text, line }))
  return { before, after: [...further, ...after], city: hasLetter(city) ? city : undefined, region }
}

/** `Springfield, IL 62704`, `London SW1A 2AA`, `1 Main St, Springfield IL 62704` */
function beforePostcode(
  { before, after, rest, line }: Found,
  country: string,
  order: AddressOrder,
): Locality {
  const parts = partsOf(rest)
  const last = parts.pop() ?? ''
  const above = parts.at(-1)
  const isRegion =
    above !== undefined &&
    (isCounty(last, country) ||
      (order.isRegionBesideCity && (/^\p{Lu}{2,3}$/u.test(last) || !hasDigit(above))))
  if (isRegion) parts.pop()
  const { city, region } = isRegion ? { city: above, region: last } : cityAndRegion(last, country, order)
  const all = [...before, ...parts.map(text => ({ text, line }))]
  const upper = all.at(-1)
  // `Semarang` above `Central Java 50131`
  if (order.isRegionBesidePostcode && region === undefined && upper !== undefined && all.length > 1)
    if (isCity(upper.text, country))
      return { before: all.slice(0, -1), after, city: upper.text, region: city }
  return { before: all, after, city: isCity(city, country) ? city : undefined, region }
}

/** City and region in one text without a comma. */
function cityAndRegion(
  text: string,
  country: string,
  order: AddressOrder,
): { city: string; region?: string | undefined } {
  if (!order.isRegionBesideCity) return { city: text }
  const expression = regionExpressions[country] ?? /^(?<city>.+?)\s*\((?<region>[^()]+)\)$/u
  const { city, region } = expression.exec(text)?.groups ?? {}
  return city === undefined ? { city: text } : { city, region }
}

/** Formats of a region that follows the city without a comma. */
const regionExpressions: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['AU', 'CA', 'IT', 'US', 'VI', 'AS', 'MP', 'PW', 'FM', 'MH'].map(country => [
      country,
      /^(?<city>.*\p{L}.*?)\s+\(?(?<region>\p{Lu}{2,3}|(?<=\()[^()]+(?=\)))\)?$/u,
    ]),
  ),
  BR: /^(?<city>.+?)\s*[-\u2013/]\s*(?<region>\p{Lu}{2})$/u,
  TR: /^(?<city>.+?)\s*\/\s*(?<region>[^/]+)$/u,
}

/** A postcode on its own line: the city is on the line below or above it. */
function cityBesidePostcode(
  { before, after, isFirst }: Found,
  country: string,
  order: AddressOrder,
): Locality {
  const [below] = after
  if (
    (before.length === 0 || (isFirst && order.isPostcodeFirst)) &&
    below !== undefined &&
    isCity(below.text, country)
  )
    return { before, after: after.slice(1), city: below.text }
  const [top] = before
  if (order.isCityFirst && before.length > 1 && top !== undefined && isCity(top.text, country))
    return { before: before.slice(1), after, city: top.text }
  const end = cityAtEnd(before, country, order)
  if (end.city === undefined || end.region !== undefined) return { ...end, after }
  return { ...end, after, ...cityAndRegion(end.city, country, order) }
}

/** The city is the last segment, or the one above its county or the code of its state. */
function cityAtEnd(
  segments: readonly Segment[],
  country: string,
  order: AddressOrder,
): Pick<Locality, 'before' | 'city' | 'region'> {
  const isSeparate = segments.length > 1 && isCity(segments.at(-1)?.text, country)
  const all = isSeparate ? [...segments] : segmentsOf(segments)
  const [above, last] = [all.at(-2), all.at(-1)]
  if (
    above === undefined ||
    last === undefined ||
    !isCity(last.text, country) ||
    (!isSeparate && hasStreetWord(last.text))
  )
    return { before: all, city: undefined }
  const isRegion = (text: string) =>
    isCounty(text, country) || (order.isRegionBesideCity && /^\p{Lu}{2,3}$/u.test(text))
  if (all.length > 2 && isCity(above.text, country)) {
    // the name of a crown dependency is below the city
    if (isCountryName(last.text, country)) return { before: all.slice(0, -2), city: above.text }
    if (isRegion(last.text)) return { before: all.slice(0, -2), city: above.text, region: last.text }
  }
  const [city, region, ...others] = partsOf(last.text)
  return region !== undefined && others.length === 0 && isRegion(region)
    ? { before: all.slice(0, -1), city, region }
    : { before: all.slice(0, -1), city: last.text }
}

function withoutPostcode(whole: readonly Segment[], country: string, order: AddressOrder): AddressReading {
  const last = whole.at(-1)?.text ?? ''
  const isInLine = hasDigit(last) && !isCity(last, country)
  const { before, city, region } = cityAtEnd(isInLine ? segmentsOf(whole) : whole, country, order)
  return city === undefined
    ? { lines: whole.map(({ text }) => text) }
    : { lines: joined(before), city, region }
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/**
 * Whether a text may be a city: no digits, and no street, department or building. In Ireland `Dublin 2` is accepted,
 * too.
 */
function isCity(text: string | undefined, country: string): boolean {
  if (text === undefined || !hasLetter(text) || endsInStreetWord(text) || isBesideStreet(text)) return false
  return !hasDigit(text) || (country === 'IE' && /^[\p{L}\s.'-]+ \p{Nd}{1,2}[Ww]?$/u.test(text))
}

const britishCounties =
  /^(?:(?:(?:north|south|east|west|mid)\s)?(?:\p{L}+shire|sussex|glamorgan)|west midlands|greater (?:manchester|london)|kent|surrey|essex|norfolk|suffolk|devon|cornwall|dorset|somerset|cumbria|rutland|middlesex|merseyside|cleveland|avon|humberside|tyne (?:and|&) wear|northumberland|isle of wight|gwynedd|powys|dyfed|clwyd|gwent|anglesey|fife|highland|(?:co\.?|county)\s.+)$/iu
const counties: Readonly<Record<string, RegExp>> = {
  GB: britishCounties,
  IE: /^(?:co\.?|county)\s.+$/iu,
  RU: /(?:область|обл\.?|край|республика|oblast|krai)/iu,
  UA: /(?:область|обл\.?|oblast)/iu,
}

const isCounty = (text: string, country: string): boolean => counties[country]?.test(text) ?? false
