/**
 * Whether a number of digits and capital letters, which stand for 10 to 35, ends in its check digits (ISO 7064 mod
 * 97-10).
 */
export function isMod97(text: string): boolean {
  const digits = [...text].map(character => Number.parseInt(character, 36)).join('')
  return (
    /^\d+$/.test(digits) &&
    digits.match(/\d{1,7}/g)?.reduce((rest, part) => `${Number(rest + part) % 97}`, '') === '1'
  )
}

/** Whether the last digit of a number is its check digit (ISO 7812, Luhn), as in a SIREN. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d+$/.test(digits) && sum % 10 === 0
}

/** Whether the last two of the ten digits of a Belgian enterprise number are its check digits (97 minus the rest mod 97). */
export const isEnterpriseNumber = (digits: string): boolean =>
  /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))

const norwegianWeights = [3, 2, 7, 6, 5, 4, 3, 2, 1]

/** Whether the last of the nine digits of a Norwegian organisation number is its check digit (mod 11). */
export const isNorwegianNumber = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  norwegianWeights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0
