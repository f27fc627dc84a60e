import { isMod97 } from './check-digits.ts'

/**
 * Whether a text is written like a Leitweg-ID (KoSIT, format specification 2.0.2) and its check digits are wrong: two to
 * twelve digits of the authority, which begin with the number of a federal state or 99, an optional part of up to 30 letters
 * and digits, and two check digits. References of another form are none.
 */
export function isMistypedLeitwegId(text: string): boolean {
  const id = text.trim().toUpperCase()
  const isWrittenLikeOne = /^(0[1-9]|1[0-6]|99)(\d{0,10})(-[A-Z0-9]{1,30})?-\d{2}$/.test(id)
  return isWrittenLikeOne && !isMod97(id.replaceAll('-', ''))
}
