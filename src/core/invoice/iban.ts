import { isMod97 } from '../identifiers/check-digits.ts'

/** An IBAN has at most 34 characters; the rest allows for spaces. */
const maxLength = 100

/** Checks the format and the check digits of an IBAN (ISO 13616, ISO 7064 mod 97-10). */
export function isIban(text: string): boolean {
  if (text.length > maxLength) return false
  const iban = normalizeIban(text)
  return hasIbanFormat(iban) && hasCheckDigits(iban)
}

/** Whether the third and fourth character are the check digits of the rest. */
const hasCheckDigits = (code: string): boolean => isMod97(code.slice(4) + code.slice(0, 4))

/** A creditor reference (ISO 11649) in its exchange format; `undefined` for other texts. */
export function readCreditorReference(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const reference = normalizeIban(text)
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && hasCheckDigits(reference) ? reference : undefined
}

/** Whether a text without spaces, in upper case, has the format of an IBAN; its check digits may be wrong. */
export const hasIbanFormat = (iban: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)

/**
 * Whether a text is probably intended as an IBAN but is invalid: a country code with two check digits, or letters where
 * digits belong and more digits follow. Account numbers of other formats cannot be checked.
 */
export function isMistypedIban(text: string): boolean {
  const written = withoutSeparators(text)
  return /^[A-Z]{2}(\d{2}|[\dOIL]{2}([A-Z]*\d){8})/.test(written) && !isIban(written)
}

/**
 * An IBAN in its exchange format; the text may contain spaces, hyphens, or "IBAN:" before it. `undefined` for other
 * texts.
 */
export function readIban(text: string): string | undefined {
  const iban = withoutSeparators(text)
  return isIban(iban) ? iban : undefined
}

const withoutSeparators = (text: string): string =>
  normalizeIban(text)
    .replaceAll(/[-\u2010-\u2013]/g, '')
    .replace(/^IBAN:?/, '')

/** Removes spaces and converts to upper case. */
export const normalizeIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()
