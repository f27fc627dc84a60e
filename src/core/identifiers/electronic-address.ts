import { isSiren } from './check-digits.ts'
import { registerNumberOf } from './register-numbers.ts'
import { isFrench } from './siren.ts'

/** Data of a party from which its electronic address can be derived. */
export interface KnownParty {
  country?: string | undefined
  tax_id?: string | undefined
  registration_id?: string | undefined
  /** one address, or several separated by commas */
  email?: string | undefined
}

export interface DerivedAddress {
  /** code of the EAS list */
  scheme: string
  id: string
  source: 'email' | 'tax_id' | 'registration_id'
}

/** Whether recipients of a format need an address in a network, which an e-mail address is not. */
const isOfNetwork = (format: string): boolean => format === 'peppol' || format.startsWith('france')

/** Kinds of addresses that the Peppol network does not route (May 2026), such as e-mail. */
export const kindsOutsidePeppol: ReadonlySet<string> = new Set(
  'AN AQ AS AU EM 0037 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217 0219 0220'.split(
    ' ',
  ),
)

/** Whether recipients of a format can have an address of this kind. */
export const isDeliverable = (format: string, scheme = ''): boolean =>
  !isOfNetwork(format) || !kindsOutsidePeppol.has(scheme.trim())

/** Kinds of addresses that are VAT numbers, by VAT prefix. */
const vatKinds: Readonly<Record<string, string>> = {
  AT: '9914',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
}

/**
 * The electronic address derived from other data of a party; `undefined` if it is not certain, for example with wrong
 * check digits.
 * @param format of the e-invoice
 */
export function electronicAddressOf(party: KnownParty, format: string): DerivedAddress | undefined {
  const ofNumber = addressOfNumber(party)
  return isOfNetwork(format) ? ofNumber : (addressOfEmail(party) ?? ofNumber)
}

function addressOfEmail({ email = '' }: KnownParty): DerivedAddress | undefined {
  const [first = ''] = email.split(',')
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(first.trim())
    ? { scheme: 'EM', id: first.trim(), source: 'email' }
    : undefined
}

const plain = (text = '') => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

function addressOfNumber(party: KnownParty): DerivedAddress | undefined {
  const vat = plain(party.tax_id)
  const country = party.country?.trim() || (/^[A-Z]{2}(?=.*\d)/.exec(vat)?.[0] ?? '')
  const register = /^[\d\s.]+$/.test(party.registration_id ?? '') ? plain(party.registration_id) : ''
  const ofRegister = registerAddress(country, register)
  if (ofRegister) return { ...ofRegister, source: 'registration_id' }
  const ofVat = vatAddressIn(country, vat)
  return ofVat && { ...ofVat, source: 'tax_id' }
}

/** The VAT number as an address, if it belongs to this country. */
const vatAddressIn = (country: string, vat: string): Address | undefined =>
  vat.startsWith(country) || country === 'GR' ? vatAddress(vat) : undefined

type Address = Omit<DerivedAddress, 'source'>

/** Format of a Leitweg-ID; check digits are not verified. */
const leitwegId = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/i

/** Recognises the kind of an electronic address by its format and the party's country. */
export function addressOfForm(country = '', text: string): Address | undefined {
  const id = text.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(id)) return { scheme: 'EM', id }
  if (country === 'DE' && leitwegId.test(id)) return { scheme: '0204', id }
  const number = plain(id)
  if (country === 'FI' && /^0037\d{8}[A-Z0-9]{0,5}$/.test(number)) return { scheme: '0216', id: number }
  return (
    registerAddress(country, number) ??
    // not for France, where a SIREN has a kind of its own
    (isFrench(country) ? undefined : registerNumberOf(country, id)) ??
    (country === '' ? undefined : vatAddressIn(country, number))
  )
}

/** Registers whose numbers are network addresses. */
const networkRegisters = ['0208', '0192', '0007', '0106']

/** The address that is the party's number in the national business register. */
function registerAddress(country: string, digits: string): Address | undefined {
  const siren = digits.slice(0, 9)
  if (isFrench(country) && [9, 14].includes(digits.length) && isSiren(siren))
    return { scheme: '0225', id: siren }
  const own = registerNumberOf(country, digits)
  return own && networkRegisters.includes(own.scheme) ? own : undefined
}

function vatAddress(vat: string): Address | undefined {
  const [prefix, rest] = [vat.slice(0, 2), vat.slice(2)]
  // in these countries the VAT number contains the register number
  const digits: Readonly<Record<string, string | undefined>> = {
    FR: /^[A-Z0-9]{2}(\d{9})$/.exec(rest)?.[1],
    BE: rest,
    NO: /^(\d{9})(MVA)?$/.exec(rest)?.[1],
    SE: /^(\d{10})01$/.exec(rest)?.[1],
  }
  if (prefix in digits) return registerAddress(prefix, digits[prefix] ?? '')
  const scheme = vatKinds[prefix]
  return scheme !== undefined && /^[A-Z0-9]*\d[A-Z0-9]*$/.test(rest) && rest.length > 5
    ? { scheme, id: vat }
    : undefined
}
