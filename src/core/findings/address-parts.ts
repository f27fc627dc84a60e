import { structuredAddress } from '../address/structured-address.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import type { PostalAddress } from '../text/address-lines.ts'
import { type Finding, warning } from './finding.ts'

/**
 * Warns about written address lines that contradict the parts of the same address: another postcode, or lines without
 * the city, which is then not printed. Streets and cities are not compared, because each has several valid spellings.
 */
export function addressPartFindings({ seller, buyer }: RenderableInvoice): Finding[] {
  return Object.entries({ seller, buyer }).flatMap(([party, address = {}]) => {
    const written = otherPostcodeIn(address)
    const { city = '' } = address
    return [
      ...(written === undefined
        ? []
        : [
            warning(`${party}.postcode`, 'postcode_differs', {
              code: 'postcode.differs',
              params: { written, postcode: address.postcode?.trim() ?? '' },
            }),
          ]),
      ...(isCityOmitted(address)
        ? [
            warning(`${party}.address`, 'city_not_printed', {
              code: 'address.city_not_printed',
              params: { city: city.trim() },
            }),
          ]
        : []),
    ]
  })
}

/** Written lines replace the parts on the page. */
function isCityOmitted({ address = [], city = '', country }: PostalAddress): boolean {
  const [lines, name] = [squeezed(address.join(' ')), squeezed(city)]
  if (lines === '' || name === '' || lines.includes(name)) return false
  return structuredAddress({ address, country }).city === undefined
}

/**
 * The postcode in the written lines, if no line contains that of the parts: a group with the same pattern of letters
 * and digits, on a line with nothing but the city ("12345 City", "City, ST 12345").
 */
function otherPostcodeIn({ address = [], postcode = '', city = '' }: PostalAddress): string | undefined {
  const [code, name] = [squeezed(postcode), city.trim().toLowerCase()]
  if (code.length < shortestPostcode || !/\d/.test(code) || name === '') return undefined
  const lines = address.map(line => line.trim().toLowerCase())
  if (lines.some(line => squeezed(line).includes(code))) return undefined
  const shape = shapeOf(postcode)
  return lines.map(line => postcodeBeside(line, name, shape)).find(found => found !== undefined)
}

function postcodeBeside(line: string, city: string, shape: string): string | undefined {
  const position = line.indexOf(city)
  if (position === -1) return undefined
  const [before, after] = [line.slice(0, position), line.slice(position + city.length)]
  const first = after === '' ? new RegExp(`^(?:[a-z]{1,3}-)?(${shape})\\s+$`).exec(before) : null
  const isCityFirst = before.trim() === '' || before.trim().endsWith(',')
  const last = isCityFirst ? new RegExp(`^[\\s,]+(?:[a-z]{2}[\\s,]+)?(${shape})$`).exec(after) : null
  return (first ?? last)?.[1]?.toUpperCase()
}

/** Shorter postcodes are easily mistaken for house numbers. */
const shortestPostcode = 4

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * A regular expression for lower-case text with the same pattern of letters and digits, and optional spaces and
 * hyphens.
 */
const shapeOf = (postcode: string) =>
  [...postcode.trim().toLowerCase()]
    .map(character => {
      if (/\d/.test(character)) return '\\d'
      return /[a-z]/.test(character) ? '[a-z]' : '[\\s-]?'
    })
    .join('')
