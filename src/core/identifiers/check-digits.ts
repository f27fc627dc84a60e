/**
 * Check digits of company numbers. Each function expects the number without spaces and returns `false` for another
 * length or other characters.
 */

const digitsOf = (text: string): number[] => [...text].map(Number)

/** Sum of each digit multiplied by its weight. */
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0)

/** Digit sum in which every second digit from the right is doubled (ISO/IEC 7812-1). */
function luhnSum(text: string): number {
  const doubled = (digit: number) => (digit > 4 ? 2 * digit - 9 : 2 * digit)
  return digitsOf(text)
    .toReversed()
    .reduce((sum, digit, index) => sum + (index % 2 === 1 ? doubled(digit) : digit), 0)
}

/** Whether the last digit is the GS1 check digit, as in a GLN of thirteen digits; the network accepts any length. */
export const hasGs1CheckDigit = (text: string): boolean =>
  /^\d+$/.test(text) &&
  digitsOf(text)
    .toReversed()
    .reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) %
    10 ===
    0

/** Norwegian organisation number: nine digits, mod 11. */
export function isNorwegianNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || Number(text) === 0) return false
  const digits = digitsOf(text)
  return (11 - (weighted(digits.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === digits[8]
}

/** Swedish organisation number: ten digits, Luhn. */
export const isSwedishNumber = (text: string): boolean => /^\d{10}$/.test(text) && luhnSum(text) % 10 === 0

/** Whether the last two of ten digits are the check digits of Belgian numbers, mod 97. */
export const hasBelgianCheckDigits = (text: string): boolean =>
  /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))

/** Belgian enterprise number, which begins with 0 or 1. */
export const isBelgianNumber = (text: string): boolean => /^[01]/.test(text) && hasBelgianCheckDigits(text)

/** Australian business number: eleven digits, mod 89. */
export function isAustralianNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const [first = 0, ...others] = digitsOf(text)
  return weighted([first - 1, ...others], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
}

/** Italian VAT number: eleven digits, Luhn. */
export const isItalianVatNumber = (text: string): boolean => /^\d{11}$/.test(text) && luhnSum(text) % 10 === 0

/**
 * Format of the Italian tax code: eleven digits, or sixteen characters for a person, whose check character is not
 * verified.
 */
export const isItalianTaxCode = (text: string): boolean =>
  /^\d{11}$/.test(text) || /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z0-9]{3}\d[A-Z]$/i.test(text)

/** Greek tax number: nine digits, powers of 2, mod 11. */
export function isGreekNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const digits = digitsOf(text)
  return (weighted(digits.slice(0, 8), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digits[8]
}

/** Digits of a Luxembourg VAT number, without LU: eight digits, mod 89. */
export const isLuxembourgVatNumber = (text: string): boolean =>
  /^\d{8}$/.test(text) && Number(text.slice(0, 6)) % 89 === Number(text.slice(6))

/** Number in the Luxembourg register of legal persons (matricule): eleven digits, of which two are the legal form, mod 11. */
export function isLuxembourgNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || Number(text.slice(4, 6)) < 20) return false
  const digits = digitsOf(text)
  const rest = weighted(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
  const usual = rest === 0 ? 0 : 11 - rest
  // a limited company may have the next digit
  const isCompany = text.slice(4, 6) === '24'
  return digits[10] === usual || (isCompany && digits[10] === (rest === 1 ? 0 : usual + 1))
}

/** SIREN of a French business: nine digits, Luhn. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0

/** Whether a text ends in its check digits (ISO 7064 mod 97-10); capital letters count as 10 to 35. */
export function isMod97(text: string): boolean {
  let rest = 0
  for (let index = 0; index < text.length; index += 1) {
    // `parseInt` takes three times as long
    const code = text.charCodeAt(index)
    const digit = code <= 0x39 ? code - 0x30 : code - 0x37
    if (digit < 0 || digit > 35 || (code > 0x39 && digit < 10)) return false
    rest = (rest * (digit > 9 ? 100 : 10) + digit) % 97
  }
  return rest === 1
}

/**
 * Whether a text has the format of a Leitweg-ID (KoSIT, format specification 2.0.2) and wrong check digits. The format:
 * two to twelve digits of the authority that begin with a federal state or 99, an optional part of up to 30 letters and
 * digits, and two check digits.
 */
export function isMistypedLeitwegId(text: string): boolean {
  const id = text.trim().toUpperCase()
  const isWrittenLikeOne = /^(0[1-9]|1[0-6]|99)(\d{0,10})(-[A-Z0-9]{1,30})?-\d{2}$/.test(id)
  return isWrittenLikeOne && !isMod97(id.replaceAll('-', ''))
}
