import { boundedCache } from '../caches.ts'
import type { PostalAddress } from '../text/address-lines.ts'
import type { AddressReading } from './address-reading.ts'
import { countryNamed, isCountryName } from './country-names.ts'
import { readAddressLines } from './read-address-lines.ts'
import { streetIndex } from './street-line.ts'

/** An address split into parts that together contain every printed word. */
export interface StructuredAddress {
  street?: string | undefined
  /** all lines that contain neither street, postcode, city nor region */
  further: readonly string[]
  postcode?: string | undefined
  city?: string | undefined
  region?: string | undefined
  /** ISO 3166-1 alpha-2 */
  country?: string | undefined
  /** there are written lines, but no city was found in them or given as a part */
  isUnread: boolean
}

const partNames = ['street', 'street_2', 'postcode', 'city', 'region'] as const
type PartName = (typeof partNames)[number]

/**
 * The parts of an address as e-invoices state them. Written lines are read by the format of the country; a given part
 * overrides what the lines contain. Words of the lines that no part contains stay in `further`, so that nothing printed
 * is lost.
 * @param elsewhere country that other data implies, such as a VAT number
 */
export function structuredAddress(address: PostalAddress, elsewhere?: string): StructuredAddress {
  const given = givenParts(address)
  const written = writtenLines(address)
  if (written.length === 0)
    return {
      ...pick(given),
      further: given.street_2 === undefined ? [] : [given.street_2],
      country: address.country || elsewhere,
      isUnread: false,
    }
  const stated = address.country || undefined
  return readings(JSON.stringify([written, given, stated, elsewhere]), () => {
    const { lines, country } = withoutCountry(written, stated, elsewhere)
    const { lines: addressLines, ...locality } = readAddressLines(lines, formOf(country))
    return { ...merged(addressLines, locality, given), country }
  })
}

/** Cached, because the address of a sender is read for each of its invoices. */
const readings = boundedCache<StructuredAddress>(200)

/** The country of `structuredAddress`; the lines are read only if the address has no country. */
export function addressCountryOf(address: PostalAddress, elsewhere?: string): string | undefined {
  const stated = address.country || undefined
  const written = stated === undefined ? writtenLines(address) : []
  return written.length === 0 ? (stated ?? elsewhere) : withoutCountry(written, undefined, elsewhere).country
}

const writtenLines = ({ address = [] }: PostalAddress): string[] =>
  address.map(line => line.trim().replaceAll(/\s+/gu, ' ')).filter(line => line !== '')

/** Given parts that only repeat the lines, so they are removed when the lines change. */
export function repeatedParts(address: PostalAddress): PartName[] {
  const { address: lines, country } = address
  if (!lines?.some(line => line.trim() !== '')) return []
  const { street, further, postcode, city, region } = structuredAddress({ address: lines, country })
  const read = { street, street_2: further.join(', '), postcode, city, region }
  return partNames.filter(name => read[name] !== undefined && address[name]?.trim() === read[name])
}

/** Northern Ireland has its own code in VAT numbers only. */
const formOf = (country = ''): string => (country === 'XI' ? 'GB' : country)

const pick = ({ street, postcode, city, region }: Partial<Record<PartName, string>>) => ({
  street,
  postcode,
  city,
  region,
})

function givenParts(address: PostalAddress): Partial<Record<PartName, string>> {
  const given: Partial<Record<PartName, string>> = {}
  for (const name of partNames) {
    const text = address[name]?.trim() ?? ''
    if (text !== '') given[name] = text
  }
  return given
}

/**
 * Removes the name of the country: the last line, or its last part after a comma. The name stays if it is also the only
 * name of the city.
 */
function withoutCountry(lines: string[], stated: string | undefined, elsewhere: string | undefined) {
  const above = lines.slice(0, -1)
  const { beginning = '', end = '' } =
    /^(?:(?<beginning>.*\S)\s*[,;]\s*)?(?<end>[^,;]*)$/u.exec(lines.at(-1) ?? '')?.groups ?? {}
  const others = beginning === '' ? above : [...above, beginning]
  const named = others.length === 0 ? undefined : (stated ?? countryNamed(end))
  const country = stated ?? named ?? elsewhere
  if (named === undefined || !isCountryName(end, named)) return { lines, country }
  const isRead = (read: readonly string[]) => readAddressLines(read, formOf(country)).city !== undefined
  return { lines: !isRead(others) && isRead(lines) ? lines : others, country }
}

/**
 * Merges lines and given parts: a line is dropped if the given parts contain all its words. A value that a given part
 * overrides is kept in `further` if its text differs.
 */
function merged(
  lines: readonly string[],
  locality: Omit<AddressReading, 'lines'>,
  given: Partial<Record<PartName, string>>,
): Omit<StructuredAddress, 'country'> {
  const known = new Set(Object.values(given).flatMap(wordsOf))
  const isNew = (text: string) => {
    if (known.size === 0) return true
    const words = wordsOf(text)
    return words.length === 0 || words.some(word => !known.has(word))
  }
  const addressLines = lines.filter(isNew)
  const street = given.street === undefined ? streetIndex(addressLines) : -1
  const replaced = (['postcode', 'city', 'region'] as const).flatMap(name => {
    const text = given[name] === undefined ? undefined : locality[name]
    return text === undefined || !isNew(text) ? [] : [text]
  })
  const city = given.city ?? locality.city
  return {
    street: given.street ?? addressLines[street],
    further: [
      ...(given.street_2 === undefined ? [] : [given.street_2]),
      ...addressLines.filter((_, index) => index !== street),
      ...replaced,
    ],
    postcode: given.postcode ?? locality.postcode,
    city,
    region: given.region ?? locality.region,
    isUnread: city === undefined,
  }
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
    .filter(word => word !== '')
