import { formatAddress } from 'localized-address-format'
import { boundedCache } from '../caches.ts'
import { usualOrder } from '../text/address-lines.ts'

/** Order of city, region and postcode in addresses of a country, as localized-address-format prints them. */
export interface AddressOrder {
  /** the postcode precedes the city */
  isPostcodeFirst: boolean
  /** the city precedes the street */
  isCityFirst: boolean
  /** city and region are in one line */
  isRegionBesideCity: boolean
  /** region and postcode are in one line, below the city */
  isRegionBesidePostcode: boolean
  /** the region has a line below city and postcode */
  isRegionLast: boolean
}

/** Private-use characters that stand for the parts. */
const [street, city, region, postcode] = ['\ue001', '\ue002', '\ue003', '\ue004'] as const

const orders = boundedCache<AddressOrder>(300)

/** @param country ISO 3166-1 alpha-2; an unknown one gets the most common order */
export const orderOf = (country: string): AddressOrder =>
  orders(country, () => {
    const lines = formatAddress(
      {
        addressLines: [street],
        locality: city,
        administrativeArea: region,
        postalCode: postcode,
        postalCountry: country === '' ? usualOrder : country,
      },
      'latin',
    )
    const text = lines.join('\n')
    const lineOf = (mark: string) => lines.find(line => line.includes(mark)) ?? ''
    const isAfter = (one: string, other: string) =>
      text.includes(other) && text.indexOf(one) > text.indexOf(other)
    return {
      // the package formats Hungarian envelopes, where the postcode is below the street
      isPostcodeFirst: country === 'HU' || isAfter(city, postcode) || isAfter(region, postcode),
      isCityFirst: isAfter(street, city),
      isRegionBesideCity: lineOf(city).includes(region),
      isRegionBesidePostcode: lineOf(postcode).includes(region) && !lineOf(postcode).includes(city),
      isRegionLast: lines.at(-1) === region,
    }
  })
