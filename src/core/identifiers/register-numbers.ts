import {
  isAustralianNumber,
  isBelgianNumber,
  isLuxembourgNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './check-digits.ts'
import { isFrench } from './siren.ts'

/** A number with the register that issued it, as a code of ISO 6523 (ICD). */
export interface RegisterNumber {
  scheme: string
  id: string
}

interface Register {
  scheme: string
  /** checks a number without separators, in upper case */
  hasForm(plain: string): boolean
  /** text that may be written before or after the number */
  affix?: RegExp
}

const digits =
  (...counts: number[]) =>
  (plain: string): boolean =>
    counts.includes(plain.length) && /^\d+$/.test(plain)

/** Business registers by country, with the format and check digits that ISO 6523 and the Peppol network require. */
const registers: Readonly<Record<string, readonly Register[]>> = {
  AU: [{ scheme: '0151', hasForm: isAustralianNumber, affix: /^ABN/ }],
  BE: [{ scheme: '0208', hasForm: isBelgianNumber, affix: /^BE/ }],
  CH: [
    {
      scheme: '0183',
      hasForm: plain => /^CHE\d{9}$/.test(plain),
      affix: /(?<=^CHE\d{9})(?:MWST|TVA|IVA|HR)$/,
    },
  ],
  CZ: [{ scheme: '0154', hasForm: digits(8) }],
  DK: [{ scheme: '0184', hasForm: digits(8), affix: /^(?:CVR|DK)/ }],
  EE: [{ scheme: '0191', hasForm: digits(8) }],
  FI: [{ scheme: '0212', hasForm: digits(8) }],
  // SIREN and SIRET
  FR: [
    { scheme: '0002', hasForm: digits(9) },
    { scheme: '0009', hasForm: digits(14) },
  ],
  IS: [{ scheme: '0196', hasForm: digits(10) }],
  JP: [{ scheme: '0188', hasForm: digits(13) }],
  LT: [{ scheme: '0200', hasForm: digits(7, 9) }],
  LU: [{ scheme: '0240', hasForm: isLuxembourgNumber }],
  LV: [{ scheme: '0218', hasForm: digits(11) }],
  // KvK and OIN
  NL: [
    { scheme: '0106', hasForm: digits(8), affix: /^KVK/ },
    { scheme: '0190', hasForm: digits(20) },
  ],
  NO: [{ scheme: '0192', hasForm: isNorwegianNumber, affix: /^NO|MVA$/g }],
  SE: [{ scheme: '0007', hasForm: isSwedishNumber }],
  SG: [{ scheme: '0195', hasForm: plain => /^(?:\d{8,9}|[RST]\d{2}[A-Z]{2}\d{4})[A-Z]$/.test(plain) }],
}

/** Removes separators: spaces, dots, slashes, hyphens and colons. */
const withoutSeparators = (text: string): string =>
  text.replaceAll(/[\s./:\u2010-\u2013-]/g, '').toUpperCase()

/**
 * The register number in a text, in its exchange format.
 * @returns `undefined` if no register of the country has numbers of this format, or if check digits are wrong
 */
export function registerNumberOf(country: string | undefined, text: string): RegisterNumber | undefined {
  const name = isFrench(country) ? 'FR' : (country ?? '')
  const own = Object.hasOwn(registers, name) ? registers[name] : undefined
  const plain = withoutSeparators(text)
  for (const { scheme, hasForm, affix } of own ?? []) {
    const id = affix === undefined ? plain : plain.replace(affix, '')
    if (hasForm(id)) return { scheme, id }
  }
  return undefined
}

/** The VAT number of a Norwegian business. The suffix `MVA` may be missing if the prefix `NO` is written. */
export function norwegianVatId(text: string): string | undefined {
  const [, prefix, number = '', suffix] = /^(NO)?(\d{9})(MVA)?$/.exec(withoutSeparators(text)) ?? []
  return (prefix ?? suffix) !== undefined && isNorwegianNumber(number) ? `NO${number}MVA` : undefined
}
