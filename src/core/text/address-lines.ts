import { formatAddress } from 'localized-address-format'

export interface PostalAddress {
  /** as printed; blank lines are omitted */
  address?: readonly string[] | undefined
  street?: string | undefined
  street_2?: string | undefined
  postcode?: string | undefined
  city?: string | undefined
  region?: string | undefined
  /** ISO 3166-1 alpha-2 */
  country?: string | undefined
}

/** Country whose address order is the most common one: street, then postcode and city. */
export const usualOrder = 'DE'

/**
 * The printed lines of an address, without name and country: the written lines, otherwise the parts in the order of the
 * country. Every part is printed, even if addresses of the country usually lack it.
 */
export function addressLinesOf(party: PostalAddress): string[] {
  const written = (party.address ?? []).filter(line => line.trim() !== '')
  if (written.length > 0) return written
  const parts = partNames.map(name => ({ name, text: party[name]?.trim() ?? '', mark: marks[name] }))
  const filled = parts.filter(({ text }) => text !== '')
  const markOf = (name: PartName) => (filled.some(part => part.name === name) ? marks[name] : '')
  const lines = (locality: string, administrativeArea: string) =>
    formatAddress({
      addressLines: [markOf('street'), markOf('street_2')].filter(mark => mark !== ''),
      locality,
      administrativeArea,
      postalCode: markOf('postcode'),
      postalCountry: party.country ?? usualOrder,
    })
  const isIn = (all: readonly string[]) => (mark: string) => all.some(line => line.includes(mark))
  const usual = lines(markOf('city'), markOf('region'))
  // some countries have no city line, so the city is printed with the region
  const inRegion = [markOf('region'), markOf('city')].filter(mark => mark !== '').join(' ')
  const placed = isIn(usual)(markOf('city')) ? usual : lines('', inRegion)
  const missing = filled.filter(({ mark }) => !isIn(placed)(mark)).map(({ mark }) => mark)
  const texts = new Map(filled.map(({ mark, text }) => [mark, text]))
  return [...placed, ...(missing.length > 0 ? [missing.join(' ')] : [])].map(line => fillLine(line, texts))
}

/**
 * Inserts a space between region and city, which follow each other directly in the formats of China, Taiwan and
 * Mozambique, except between Han characters.
 */
function fillLine(line: string, texts: ReadonlyMap<string, string>): string {
  let [filled, isAfterPart] = ['', false]
  for (const character of line) {
    const part = texts.get(character)
    const isJoined = isAfterPart && part !== undefined
    if (isJoined && !endsInHan.test(filled) && !beginsWithHan.test(part)) filled += ' '
    filled += part ?? character
    isAfterPart = part !== undefined
  }
  return filled
}

const endsInHan = /\p{Script=Han}$/u
const beginsWithHan = /^\p{Script=Han}/u

const partNames = ['street', 'street_2', 'postcode', 'city', 'region'] as const
type PartName = (typeof partNames)[number]

/** Private-use characters that stand for the parts, to see which of them a country's format contains. */
const marks: Readonly<Record<PartName, string>> = {
  street: '\ue001',
  street_2: '\ue002',
  postcode: '\ue003',
  city: '\ue004',
  region: '\ue005',
}
